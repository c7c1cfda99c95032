/// The memory of one canvas, kept for the next: fresh pages cost more than drawing on them.
///
/// Belongs to one worker; used by one canvas at a time.
package final class PixelMemory {
  private var buffer = UnsafeMutableRawBufferPointer(start: nil, count: 0)

  /// Makes an owner that holds nothing yet.
  package init() {}

  deinit { buffer.deallocate() }

  /// At least `count` bytes, as large as a page is aligned to; what they hold is undefined.
  func bytes(_ count: Int) -> UnsafeMutableRawBufferPointer {
    if buffer.count < count {
      buffer.deallocate()
      buffer = .allocate(byteCount: count, alignment: 4096)
    }
    return UnsafeMutableRawBufferPointer(rebasing: buffer[..<count])
  }
}
