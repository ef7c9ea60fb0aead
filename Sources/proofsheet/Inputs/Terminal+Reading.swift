import StyleFile

extension Terminal {
  /// What `read` makes of a style file; if it fails, that is said, and there is nothing.
  mutating func reading<Output>(_ read: () throws -> Output) -> Output? {
    do {
      return try read()
    } catch let error as StyleFileError {
      report([error.diagnostic])
    } catch {
      self.error("\(error)")
    }
    return nil
  }
}
