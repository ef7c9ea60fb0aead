import Drawing

/// Text on one line that ends with an ellipsis where it has no room, as UIKit's labels do.
enum FittingText {
  /// The text, or the longest beginning of it that with an ellipsis is at most `width` points wide; at least its first
  /// character, and never more than the text.
  static func layOut(
    _ text: String, _ style: TextStyle, width: Double, with book: FontBook
  ) throws(DrawingError) -> TextLayout {
    let whole = try book.layOut(text, style)
    guard whole.width > width else { return whole }
    var (fits, tooLong) = (1, text.count)
    while fits + 1 < tooLong {
      let middle = (fits + tooLong) / 2
      if try shortened(text, to: middle, style, book).width <= width { fits = middle } else { tooLong = middle }
    }
    let short = try shortened(text, to: fits, style, book)
    return short.width < whole.width ? short : whole
  }

  private static func shortened(
    _ text: String, to count: Int, _ style: TextStyle, _ book: FontBook
  ) throws(DrawingError) -> TextLayout {
    let beginning = text.prefix(count).reversed().drop { $0 == " " }.reversed()
    return try book.layOut(String(beginning) + "…", style)
  }
}
