import Raster
import Styling

/// The JSON Schema (draft 2020-12) of style files, with which editors complete and check while one types.
///
/// It knows values and keys, not classes: what only a style's meaning tells is left to lint.
public enum StyleSchema {
  /// The schema.
  public static var json: JSONValue {
    .object([
      "$schema": .string("https://json-schema.org/draft/2020-12/schema"),
      "title": .string("BRStyle style file"),
      "description": .string("One style, or a set of styles by control state and by class and containers."),
      "type": .string("object"),
      "if": .object([
        "anyOf": .array(Section.allCases.map { .object(["required": .array([.string($0.rawValue)])]) }),
        "not": .object(["required": .array([.string("default")])]),
      ]),
      "then": reference("style"),
      "else": reference("set"),
      "$defs": .object([
        "set": set, "style": style, "color": color, "font": font, "shadow": shadow,
      ]),
    ])
  }

  // MARK: Sets and styles

  private static var set: JSONValue {
    .object([
      "description": .string("Styles by their keys; each lies over default."),
      "properties": .object([
        "default": .object([
          "description": .string("The style that all others lie over; it lies over the built-in one."),
          "$ref": .string("#/$defs/style"),
        ])
      ]),
      "patternProperties": .object([keyPattern: reference("style")]),
      "propertyNames": .object([
        "description": .string(
          "default, controls-STATES, bar-controls-STATES, or CONTAINER/CLASS-STATES; several with commas between")
      ]),
      "additionalProperties": .boolean(false),
    ])
  }

  private static var style: JSONValue {
    let sections = Section.allCases.map { section in
      let settings = Setting.of(section).map { ($0.rawValue, schema(of: $0)) }
      let described = JSONValue.object([
        "type": .string("object"),
        "description": .string(words(for: section)),
        "properties": .object(Dictionary(uniqueKeysWithValues: settings)),
        "additionalProperties": .boolean(false),
      ])
      return (section.rawValue, described)
    }
    return .object([
      "description": .string("What is not said is inherited; null says nothing for certain."),
      "type": .string("object"),
      "properties": .object(Dictionary(uniqueKeysWithValues: sections)),
      "additionalProperties": .boolean(false),
    ])
  }

  private static func words(for section: Section) -> String {
    switch section {
    case .colors: "Twelve colours."
    case .controls: "Five colours and two shadows of controls."
    case .fonts: "Eleven fonts."
    }
  }

  private static func schema(of setting: Setting) -> JSONValue {
    let kind =
      switch setting.kind {
      case .color: "color"
      case .font: "font"
      case .shadow: "shadow"
      }
    return .object([
      "$ref": .string("#/$defs/\(kind)"),
      "description": .string(setting.purpose),
      "default": DictionaryForm.json(of: ResolvedStyle.builtIn[setting]),
    ])
  }

  // MARK: Values

  private static var color: JSONValue {
    .object([
      "type": .array([.string("string"), .string("null")]),
      "format": .string("color-hex"),
      "pattern": .string(#"^\s*#?([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})\s*$"#),
    ])
  }

  private static var font: JSONValue {
    .object([
      "type": .array([.string("object"), .string("null")]),
      "properties": .object([
        "name": .object([
          "description": .string("The PostScript name; without it, it is the system font."),
          "type": .array([.string("string"), .string("null")]), "minLength": .number(1),
        ]),
        "size": .object([
          "description": .string("In points."), "type": .string("number"), "exclusiveMinimum": .number(0),
        ]),
      ]),
      "required": .array([.string("size")]),
      "additionalProperties": .boolean(false),
    ])
  }

  private static var shadow: JSONValue {
    var ink = ["$ref": JSONValue.string("#/$defs/color"), "type": .string("string")]
    ink["description"] = .string("The shadow's colour.")
    return .object([
      "type": .array([.string("object"), .string("null")]),
      "properties": .object([
        "color": .object(ink),
        "offset": .object([
          "description": .string("Right and down, in points."), "type": .string("array"),
          "items": .object(["type": .string("number")]), "minItems": .number(2), "maxItems": .number(2),
        ]),
        "blurRadius": .object([
          "description": .string("In points."), "type": .string("number"), "minimum": .number(0),
        ]),
      ]),
      "required": .array([.string("color")]),
      "additionalProperties": .boolean(false),
    ])
  }

  // MARK: Keys

  /// Keys by the grammar: parts with commas between, none of them `default` or the name of a section.
  private static var keyPattern: String {
    let name = ControlState.knownNames.map(anyCase).joined(separator: "|")
    let states = #"\s*(\#(name))\s*(\|\s*(\#(name))\s*)*"#
    let special = "(bar-)?controls-\(states)"
    let selector =
      #"(?!(bar-)?controls-|default\s*(,|$))([^\s/,][^/,]*/\s*)*([^\s/,-][^/,-]*|[^\s/,][^/,]*-\#(states))"#
    let part = #"\s*(\#(special)|\#(selector))\s*"#
    return #"^(?!(colors|controls|fonts)$)\#(part)(,\#(part))*$"#
  }

  /// `[Nn][Oo]`
  private static func anyCase(_ name: String) -> String {
    name.map { "[\($0.uppercased())\($0)]" }.joined()
  }

  private static func reference(_ name: String) -> JSONValue { .object(["$ref": .string("#/$defs/\(name)")]) }
}

extension Setting {
  /// What it is for, as a sentence.
  fileprivate var purpose: String {
    switch self {
    case .primaryColor: "The colour of the brand."
    case .secondaryColor: "The second colour of the brand."
    case .backgroundColor: "What everything stands on."
    case .separatorColor: "Lines between things."
    case .heroColor: "Hero text."
    case .headlineColor: "Headlines."
    case .secondaryHeadlineColor: "Secondary headlines."
    case .textColor: "Running text."
    case .captionColor: "Captions."
    case .formColor: "Text in forms."
    case .placeholderColor: "Placeholders in forms."
    case .navigationColor: "The ground of bars."
    case .actionFont: "Titles of controls."
    case .formFont: "Text in forms."
    case .navigationFont: "Titles of navigation bars."
    case .heroFont: "Hero text."
    case .headlineFont: "Headlines."
    case .secondaryHeadlineFont: "Secondary headlines."
    case .textFont: "Running text."
    case .captionFont: "Captions."
    case .listFont: "Titles of list cells."
    case .listSecondaryFont: "Second lines of list cells."
    case .listCaptionFont: "Captions of list cells."
    case .actionColor: "Titles of controls and what they draw."
    case .borderColor: "Outlines of controls."
    case .fillColor: "Inside the outline."
    case .glossColor: "The light edge below the outline."
    case .shadowColor: "The inner shadow of a pressed control."
    case .shadow: "The shadow that a control casts."
    case .textShadow: "The shadow of titles."
    }
  }
}
