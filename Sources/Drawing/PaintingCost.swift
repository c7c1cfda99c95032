import Geometry

/// How much work painting a list is, counted before anything is painted.
///
/// The unit is a pixel filled with one colour, about a nanosecond. A scene of a few kilobytes can ask
/// for thousands of layers over a whole canvas: what is too much is refused rather than begun.
struct PaintingCost {
  /// The most work for one picture: a thousand layers over the screen of a large phone, a few
  /// seconds.
  static let limit = 4e9
  /// The most pixels that a canvas and the groups with an opacity of their own may hold at once:
  /// 280 MB, which leaves room for the scene's images in half a gigabyte.
  static let heldLimit = 70e6

  /// What clearing a pixel and encoding it takes beside painting.
  static let encodedPixel = 3.0

  /// The pixels that can be seen.
  private let visible: Rect
  /// Whether shapes, text and pictures become pixels; in documents only shadows do.
  private let isRaster: Bool
  /// The work.
  private(set) var total = 0.0
  /// The pixels of the groups that are open at once, at their most.
  private(set) var groupPixels = 0.0
  private var openPixels = 0.0

  /// Counts a list's work.
  ///
  /// - Parameters:
  ///   - size: the canvas in points.
  ///   - scale: pixels in a point.
  init(_ list: DisplayList, size: Size, scale: Double, isRaster: Bool = true) {
    visible = Rect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
    self.isRaster = isRaster
    add(list, AffineTransform(scaleX: scale, y: scale), clip: visible)
  }

  /// Whether a picture may take so much work.
  var isTooMuch: Bool {
    total > Self.limit || groupPixels + visible.width * visible.height > Self.heldLimit
  }

  private mutating func add(_ list: DisplayList, _ transform: AffineTransform, clip: Rect) {
    for item in list.items { add(item, transform, clip: clip) }
  }

  private mutating func add(
    _ item: DisplayList.Item, _ transform: AffineTransform, clip: Rect
  ) {
    /// The pixels of a rectangle that are painted.
    func area(_ rect: Rect) -> Double {
      guard let seen = transform.boundingBox(of: rect).intersection(clip) else { return 0 }
      return seen.width * seen.height
    }
    let isPlain = isRaster ? 1.0 : 0
    switch item {
    case .fill(let shape, .color): total += isPlain * area(shape.bounds)
    case .fill(let shape, .linearGradient): total += isPlain * 8 * area(shape.bounds)
    case .border(let shape, _, _): total += isPlain * area(shape.bounds)
    case .stroke(let shape, let stroke):
      total += isPlain * area(shape.bounds.insetBy(dx: -stroke.width, dy: -stroke.width))
    case .text(_, let rect, _): total += isPlain * area(rect)
    case .shadow(let shape, let shadow):
      total += shadowWork(shape, shadow, area: area)
    case .image(let image, let tiles, _):
      // An image that is made smaller is averaged pixel by pixel.
      for tile in tiles {
        let pixels = tile.source.width * tile.source.height * image.scale * image.scale
        total += isPlain * (8 * area(tile.destination) + pixels)
      }
    case .backdrop(let shape, let backdrop):
      // The pixels around the shape are averaged as well; a document has them painted first.
      let reach = 3 * max(0, backdrop.radius)
      total += 12 * area(shape.bounds.insetBy(dx: -reach, dy: -reach))
    case .masked(let list, let mask):
      // Both are painted on pixels of their own, and those of the one go through the other's.
      held(clip) {
        $0.add(list, transform, clip: clip)
        $0.held(clip) { $0.add(mask, transform, clip: clip) }
      }
    case .group(let group, let list): add(group, list, transform, clip: clip)
    }
  }

  private func shadowWork(_ shape: PaintedShape, _ shadow: Shadow, area: (Rect) -> Double) -> Double
  {
    let reach = 3 * max(0, shadow.radius)
    let painted = area(
      shape.bounds.offsetBy(dx: shadow.dx, dy: shadow.dy).insetBy(dx: -reach, dy: -reach))
    switch shape {
    // The middle of a box's shadow repeats.
    case .rect, .roundedRect: return 4 * painted
    case .ellipse, .path: return 24 * painted
    }
  }

  private mutating func add(
    _ group: DisplayList.Group, _ list: DisplayList, _ transform: AffineTransform, clip: Rect
  ) {
    let inner = group.transform.concatenating(transform)
    var clip = clip
    if let shape = group.clip {
      guard let seen = inner.boundingBox(of: shape.bounds).intersection(clip) else { return }
      clip = seen
    }
    guard isRaster, group.opacity > 0, group.opacity < 1 else {
      return add(list, inner, clip: clip)
    }
    held(clip) { $0.add(list, inner, clip: clip) }
  }

  /// Counts what is painted on pixels of its own, within a rectangle: they are cleared, painted, and
  /// painted once more onto those below.
  private mutating func held(_ clip: Rect, _ count: (inout PaintingCost) -> Void) {
    let pixels = isRaster ? clip.width * clip.height : 0
    total += 3 * pixels
    openPixels += pixels
    groupPixels = max(groupPixels, openPixels)
    count(&self)
    openPixels -= pixels
  }
}
