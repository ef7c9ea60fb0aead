import CDeflate

/// The sole owner of libdeflate's compressor of one level.
struct Deflater: ~Copyable {
  private let raw: OpaquePointer

  /// A compressor of `level`, 1 (fastest) to 12 (smallest).
  init(level: Int) throws(PNGError) {
    guard let raw = libdeflate_alloc_compressor(Int32(level)) else { throw .outOfMemory }
    self.raw = raw
  }

  deinit { libdeflate_free_compressor(raw) }

  /// How many bytes a zlib stream of `count` bytes may need.
  borrowing func bound(_ count: Int) -> Int { libdeflate_zlib_compress_bound(raw, count) }

  /// Packs into a zlib stream; says how many bytes it has. `packed` must have ``bound(_:)`` bytes.
  borrowing func pack(_ bytes: UnsafeRawBufferPointer, into packed: UnsafeMutableRawBufferPointer) -> Int {
    let count = libdeflate_zlib_compress(raw, bytes.baseAddress, bytes.count, packed.baseAddress, packed.count)
    precondition(count > 0, "A compressor that is given enough room succeeds.")
    return count
  }
}
