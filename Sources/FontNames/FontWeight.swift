/// CSS font weights, 100 to 900, and what platforms call the same; section 15 of BRStyle's behaviour.
public enum FontWeight {
  /// The CSS weight of a platform's weight, -1...1: the nearest hundred, 500 for 0.
  public static func css(platform weight: Double) -> Int {
    Int(((weight + 1) / 2 * 8).rounded(.toNearestOrAwayFromZero)) * 100 + 100
  }

  /// A platform's weight, -1...1, of a CSS weight, which must not be negative.
  public static func platform(css weight: Int) -> Double {
    precondition(weight >= 0, "A CSS weight is not negative; relative weights have no value of their own.")
    return Double(weight - 100) / 400 - 1
  }

  /// The member of a font's family that has a CSS weight, by PostScript names.
  ///
  /// Only those count that agree with the font in slant and width. Of these it is the first at the weight; else the
  /// heaviest below it, else the lightest above. Equal weights go by name. Without any, it is the font itself.
  public static func member(of font: String, among family: [String], weight: Int) -> String {
    let own = FontName(font)
    if own.weight == weight { return font }
    let members = family.map { FontName($0) }
      .filter { $0.isSlanted == own.isSlanted && $0.isCondensed == own.isCondensed }
      .sorted { ($0.weight, $0.postScript) < ($1.weight, $1.postScript) }
    return choice(of: weight, among: members, by: \.weight)?.postScript ?? font
  }

  /// The first of those that rise in weight that has a CSS weight; else the heaviest below it, else the lightest above.
  public static func choice<Member>(of weight: Int, among rising: [Member], by weightOf: (Member) -> Int) -> Member? {
    rising.first { weightOf($0) == weight } ?? rising.last { weightOf($0) < weight } ?? rising.first
  }
}
