internal import CPango

/// Names a content in a way that nobody can forge.
enum ContentDigest {
  /// The SHA-256 of bytes, as 64 hexadecimal digits in lower case; computed by GLib, which Pango brings along.
  static func sha256(_ bytes: [UInt8]) -> String {
    guard let digits = g_compute_checksum_for_data(G_CHECKSUM_SHA256, bytes, gsize(bytes.count)) else {
      preconditionFailure("GLib knows SHA-256.")
    }
    defer { g_free(digits) }
    return String(cString: digits)
  }
}
