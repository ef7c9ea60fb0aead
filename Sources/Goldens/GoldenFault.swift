public import Files
public import PNGCodec

/// Why a golden that is there cannot be used, or one cannot be written.
public enum GoldenFault: Error, Sendable, Hashable {
  /// The file system does not let us.
  case file(FileError)
  /// It is no PNG that can be read; Git LFS pointers, conflict markers and empty files are named here too.
  case png(PNGError)
  /// It is a PNG without our record.
  case noRecord
  /// Its record is broken, and how.
  case record(String)
  /// Two goldens would be one file.
  case collision(path: String)
}

extension GoldenFault: CustomStringConvertible {
  /// What is wrong, without a full stop.
  public var description: String {
    switch self {
    case .file(let error): error.description
    case .png(let error): error.description
    case .noRecord: "it is a picture, but not one of ours: it holds no record"
    case .record(let problem): "its record cannot be used: \(problem)"
    case .collision(let path): "two goldens would be the same file, \(path)"
    }
  }
}
