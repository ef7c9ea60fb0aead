/// Why a PNG could not be read or written.
public enum PNGError: Error, Sendable, Hashable {
  /// There is not one byte.
  case empty
  /// It does not begin as a PNG does.
  case notPNG(Lookalike?)
  /// It ends inside a chunk.
  case truncated
  /// A chunk's contents do not agree with its checksum.
  case wrongCRC(chunk: String)
  /// A chunk that must be there is not.
  case missing(chunk: String)
  /// A chunk stands where it must not, or is there twice.
  case misplaced(chunk: String)
  /// A chunk's length or contents make no sense.
  case invalidChunk(String)
  /// Something that is no chunk stands where one must begin.
  case garbage
  /// A chunk that we do not know says that nobody can do without it.
  case unknownCriticalChunk(String)
  /// Colour type and bit depth do not go together.
  case invalidFormat(colorType: UInt8, bitDepth: UInt8)
  /// Compression, filter or interlace method is none that PNG knows.
  case unknownMethod
  /// Width or height is 0.
  case noPixels
  /// It is larger than the reader was told to read, in pixels.
  case tooLarge(width: Int, height: Int)
  /// A pixel has a colour that the palette lacks.
  case paletteIndex
  /// The compressed pixels cannot be unpacked, or are too few or too many.
  case pixels
  /// A text chunk cannot be unpacked, is not UTF-8, or is too large.
  case text(keyword: String)
  /// libpng refused it, in libpng's words.
  case libpng(String)
  /// A C library got no memory.
  case outOfMemory

  /// What a file that is no PNG looks like.
  public enum Lookalike: Sendable, Hashable {
    /// The pointer that Git LFS leaves where it did not fetch the file.
    case lfsPointer
    /// A text in which Git marked a conflict.
    case conflictMarkers
    /// A PNG whose line ends were converted as if it were a text.
    case convertedLineEnds
    /// Another picture format, by its name.
    case picture(format: String)
  }
}

extension PNGError: CustomStringConvertible {
  /// What is wrong, to follow "cannot be read: "; no full stop.
  public var description: String {
    switch self {
    case .empty: "it is empty"
    case .notPNG(let lookalike): lookalike?.description ?? "it is not a PNG"
    case .truncated: "it is truncated: it ends inside a chunk"
    case .wrongCRC(let chunk): "it is damaged: the checksum (CRC) of its \(chunk) chunk is wrong"
    case .missing("IEND"): "it is truncated: its IEND chunk is missing"
    case .missing(let chunk): "its \(chunk) chunk is missing"
    case .misplaced(let chunk): "a chunk \(chunk) stands where none may be"
    case .invalidChunk(let chunk): "its \(chunk) chunk makes no sense"
    case .garbage: "it is damaged: no chunk begins where one must"
    case .unknownCriticalChunk(let chunk): "it needs a chunk that is unknown: \(chunk)"
    case .invalidFormat(let type, let depth): "colour type \(type) with \(depth) bits is no PNG format"
    case .unknownMethod: "its compression, filter or interlace method is unknown"
    case .noPixels: "it has no pixels: its width or height is 0"
    case .tooLarge(let width, let height): "it is too large: \(width)x\(height) pixels"
    case .paletteIndex: "a pixel has a colour that is not in its palette"
    case .pixels: "it is damaged: its pixels cannot be unpacked"
    case .text(let keyword): "its text \"\(keyword)\" cannot be unpacked"
    case .libpng(let words): "libpng says: \(words)"
    case .outOfMemory: "there is not enough memory for it"
    }
  }
}

extension PNGError.Lookalike: CustomStringConvertible {
  /// What it is, and what mends it where that is known.
  public var description: String {
    switch self {
    case .lfsPointer: "it is a Git LFS pointer, not a picture: run git lfs pull"
    case .conflictMarkers: "it is text with Git's conflict markers, not a picture"
    case .convertedLineEnds: "it is a PNG whose line ends were converted as if it were text"
    case .picture(let format): "it is a \(format), not a PNG"
    }
  }
}
