/// The blurred masks of shapes, kept for the next picture: a list of cards casts one shadow many
/// times, and blurring it is most of the work.
///
/// Belongs to one worker. A mask has the same bytes whether it was kept or made again.
final class ShadowCache {
  /// Everything that a blurred shape depends on, in pixels of its own mask.
  struct Key: Hashable {
    var shape: PaintedShape
    var scale: Double
    var width: Int
    var height: Int
    var blur: Int
  }

  /// The maximum number of pixels kept.
  private static let capacity = 8_000_000

  /// The number of pixels in all masks that were blurred, for tests that count work.
  private(set) var blurredPixels = 0

  private var masks: [Key: CoverageMask] = [:]
  private var pixels = 0

  /// Returns the mask of a key, making it if it was not kept; nil if it cannot be made.
  func mask(_ key: Key, make: () -> CoverageMask?) -> CoverageMask? {
    if let known = masks[key] { return known }
    guard let made = make() else { return nil }
    let size = made.width * made.height
    blurredPixels += size
    if pixels + size > Self.capacity {
      masks.removeAll(keepingCapacity: true)
      pixels = 0
    }
    guard size <= Self.capacity else { return made }
    masks[key] = made
    pixels += size
    return made
  }
}
