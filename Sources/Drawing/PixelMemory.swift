import Glibc

/// What one canvas leaves to the next: its pixels' memory, since fresh pages cost more than drawing on
/// them, and the shadows that it blurred.
///
/// Belongs to one worker; used by one canvas at a time.
package final class PixelMemory {
  /// The size of a huge page on x86-64 and of most on ARM.
  private static let hugePage = 2 << 20

  /// The blurred shadows.
  let shadows = ShadowCache()

  private var buffer = UnsafeMutableRawBufferPointer(start: nil, count: 0)

  /// Makes an owner that holds nothing yet.
  package init() {}

  deinit { buffer.deallocate() }

  /// At least `count` bytes, as large as a page is aligned to; what they hold is undefined.
  func bytes(_ count: Int) -> UnsafeMutableRawBufferPointer {
    if buffer.count < count {
      buffer.deallocate()
      let page = count < Self.hugePage ? 4096 : Self.hugePage
      buffer = .allocate(byteCount: (count + page - 1) / page * page, alignment: page)
      // A thousand faults less for a screen's pixels; where there are no huge pages, nothing.
      if page == Self.hugePage { madvise(buffer.baseAddress, buffer.count, MADV_HUGEPAGE) }
    }
    return UnsafeMutableRawBufferPointer(rebasing: buffer[..<count])
  }
}
