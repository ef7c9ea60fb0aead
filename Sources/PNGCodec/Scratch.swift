/// Memory that is kept from one picture to the next, since touching new memory costs more than unpacking into it.
struct Scratch: ~Copyable {
  private var memory = UnsafeMutableRawBufferPointer(start: nil, count: 0)

  /// At least `count` bytes, whose contents are whatever they were; valid until the next call.
  mutating func bytes(_ count: Int) -> UnsafeMutableRawBufferPointer {
    if memory.count < count {
      memory.deallocate()
      memory = .allocate(byteCount: count, alignment: 64)
    }
    return UnsafeMutableRawBufferPointer(rebasing: memory[..<count])
  }

  deinit { memory.deallocate() }
}
