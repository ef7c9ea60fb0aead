import CDeflate

/// The sole owner of libdeflate's decompressor.
struct Inflater: ~Copyable {
  private let raw: OpaquePointer

  init() throws(PNGError) {
    guard let raw = libdeflate_alloc_decompressor() else { throw .outOfMemory }
    self.raw = raw
  }

  deinit { libdeflate_free_decompressor(raw) }

  /// Whether `packed` is a zlib stream that fills `unpacked` exactly.
  borrowing func unpack(_ packed: UnsafeRawBufferPointer, into unpacked: UnsafeMutableRawBufferPointer) -> Bool {
    libdeflate_zlib_decompress(
      raw, packed.baseAddress, packed.count, unpacked.baseAddress, unpacked.count, nil) == LIBDEFLATE_SUCCESS
  }

  /// What a zlib stream of unknown size holds, if that is no more than `limit` bytes; nothing if it is, or is broken.
  borrowing func unpack(_ packed: UnsafeRawBufferPointer, limit: Int) -> [UInt8]? {
    var capacity = min(limit, max(4096, packed.count * 8))
    while true {
      var result = LIBDEFLATE_BAD_DATA
      let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        result = libdeflate_zlib_decompress(
          raw, packed.baseAddress, packed.count, buffer.baseAddress, capacity, &count)
        if result != LIBDEFLATE_SUCCESS { count = 0 }
      }
      if result == LIBDEFLATE_SUCCESS { return bytes }
      guard result == LIBDEFLATE_INSUFFICIENT_SPACE, capacity < limit else { return nil }
      capacity = min(limit, capacity * 4)
    }
  }
}
