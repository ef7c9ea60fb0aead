import Diagnostics
import StyleFile
import Styling

/// Reads a style file from text.
func load(_ text: String) throws -> StyleFile.Loaded {
  try StyleFile.load(Array(text.utf8), file: "s.json")
}

/// The rules that a text breaks, each with its line and column: `1:8 color-value`.
func mistakes(in text: String) throws -> [String] {
  try load(text).diagnostics.map { "\($0.location?.line ?? 0):\($0.location?.column ?? 0) \($0.rule)" }
}
