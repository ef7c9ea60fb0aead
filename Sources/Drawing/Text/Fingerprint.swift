/// FNV-1a over text, 64 bits: names a content in records. Not for anything that an adversary could gain by.
struct Fingerprint {
  private var state: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ text: String) {
    for byte in text.utf8 {
      state ^= UInt64(byte)
      state = state &* 0x0000_0100_0000_01b3
    }
  }

  /// Sixteen hexadecimal digits.
  var hex: String {
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
