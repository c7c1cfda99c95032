import Glibc

/// What one canvas passes on to the next: the memory of its pixels, because fresh pages cost more
/// than drawing on them, and the shadows that it blurred.
///
/// Belongs to one worker and is used by one canvas at a time.
package final class PixelMemory {
  /// The size of a huge page on x86-64 and of most on ARM.
  private static let hugePage = 2 << 20

  /// The blurred shadows.
  let shadows = ShadowCache()

  private var buffer = UnsafeMutableRawBufferPointer(start: nil, count: 0)

  /// Makes an object that holds no memory yet.
  package init() {}

  deinit { buffer.deallocate() }

  /// Returns at least `count` bytes, aligned to a page of suitable size; their contents are
  /// undefined.
  func bytes(_ count: Int) -> UnsafeMutableRawBufferPointer {
    if buffer.count < count {
      buffer.deallocate()
      let page = count < Self.hugePage ? 4096 : Self.hugePage
      buffer = .allocate(byteCount: (count + page - 1) / page * page, alignment: page)
      // Saves a thousand page faults for a screen's pixels; does nothing where there are no huge
      // pages.
      if page == Self.hugePage { madvise(buffer.baseAddress, buffer.count, MADV_HUGEPAGE) }
    }
    return UnsafeMutableRawBufferPointer(rebasing: buffer[..<count])
  }
}
