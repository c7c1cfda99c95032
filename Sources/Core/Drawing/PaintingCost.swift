import Geometry

/// The amount of work for painting a list, counted before anything is painted.
///
/// The unit is a pixel filled with one colour, about a nanosecond. A scene of a few kilobytes can
/// ask for thousands of layers over a whole canvas, so excessive work is refused rather than
/// begun.
struct PaintingCost {
  /// The maximum work for one picture: a thousand layers over the screen of a large phone, a few
  /// seconds.
  static let limit = 4e9
  /// The maximum number of pixels that the canvas and the groups with their own opacity may hold
  /// at once: 280 MB, which leaves room for the scene's images in half a gigabyte.
  static let heldLimit = 70e6

  /// The cost of clearing and encoding a pixel, in addition to painting.
  static let encodedPixel = 3.0

  /// The visible pixels.
  private let visible: Rect
  /// Whether shapes, text and pictures become pixels; in documents only shadows do, and pictures
  /// are embedded.
  private var isRaster: Bool
  /// The total work.
  private(set) var total = 0.0
  /// The maximum number of pixels in groups that are open at the same time.
  private(set) var groupPixels = 0.0
  /// The pixels of the pictures that a document holds until it is written.
  private(set) var embeddedPixels = 0.0
  private var openPixels = 0.0
  /// Whether what is counted is painted to learn where it is opaque.
  private var isSilhouette = false

  /// Counts the work for a list.
  ///
  /// - Parameters:
  ///   - size: The size of the canvas in points.
  ///   - scale: The number of pixels per point.
  init(_ list: DisplayList, size: Size, scale: Double, isRaster: Bool = true) {
    visible = Rect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
    self.isRaster = isRaster
    add(list, AffineTransform(scaleX: scale, y: scale), clip: visible)
  }

  /// Whether the work is too much for a picture.
  var isTooMuch: Bool {
    total > Self.limit || groupPixels + visible.width * visible.height > Self.heldLimit
  }

  /// Whether the work for a document's layers, all held at once, is too much.
  static func isTooMuch(_ layers: [PaintingCost]) -> Bool {
    layers.reduce(0) { $0 + $1.total } > limit
      || layers.reduce(0) { $0 + $1.embeddedPixels } > heldLimit
  }

  private mutating func add(_ list: DisplayList, _ transform: AffineTransform, clip: Rect) {
    for item in list.items { add(item, transform, clip: clip) }
  }

  private mutating func add(
    _ item: DisplayList.Item, _ transform: AffineTransform, clip: Rect
  ) {
    /// Returns the number of pixels of a rectangle that are painted.
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
    case .text(_, let rect, _, _): total += isPlain * area(rect)
    case .shadow(let shape, let shadow):
      total += shadowWork(shape, shadow, area: area)
    case .shadowed(let list, let shadow): add(list, above: shadow, transform, clip: clip)
    case .image(let image, let tiles, _):
      // An image that is reduced is averaged pixel by pixel.
      for tile in tiles {
        let pixels = tile.source.width * tile.source.height * image.scale * image.scale
        guard !isRaster else {
          total += 8 * area(tile.destination) + pixels
          continue
        }
        let box = transform.boundingBox(of: tile.destination)
        let embedded = min(pixels, box.width * box.height)
        total += 8 * embedded + pixels
        embeddedPixels += embedded
      }
    case .backdrop(let shape, let backdrop):
      // The pixels around the shape are also averaged; for a document they are painted first.
      let reach = 3 * max(0, backdrop.radius)
      total += 12 * area(shape.bounds.insetBy(dx: -reach, dy: -reach))
    case .masked(let list, let mask):
      // Both are painted on separate pixels, and those of the list are drawn through those of the
      // mask.
      held(clip) {
        $0.add(list, transform, clip: clip)
        $0.held(clip) { $0.add(mask, transform, clip: clip) }
      }
    case .group(let group, let list): add(group, list, transform, clip: clip)
    }
  }

  /// Counts a list, what is painted again to learn where it is opaque, and the blur of that. Within
  /// such a silhouette everything is painted once, so that the work for shadows within shadows
  /// does not double at each level.
  private mutating func add(
    _ list: DisplayList, above shadow: Shadow, _ transform: AffineTransform, clip: Rect
  ) {
    if !isSilhouette { add(list, transform, clip: clip) }
    guard let box = list.bounds else { return }
    let reach = shadow.bounds(around: box).union(box)
    guard let needed = transform.boundingBox(of: reach).intersection(clip) else { return }
    let margin = transform.boundingBox(of: shadow.bounds(around: .zero))
    let room = max(margin.width, margin.height)
    let source = needed.insetBy(dx: -room, dy: -room)
    guard let seen = transform.boundingBox(of: box).intersection(source) else { return }
    let (outerRaster, outerSilhouette) = (isRaster, isSilhouette)
    (isRaster, isSilhouette) = (true, true)
    held(seen) {
      $0.total += 24 * seen.width * seen.height
      $0.add(list, transform, clip: seen)
    }
    (isRaster, isSilhouette) = (outerRaster, outerSilhouette)
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

  /// Counts what is painted on separate pixels within a rectangle: they are cleared, painted, and
  /// painted again onto those below.
  private mutating func held(_ clip: Rect, _ count: (inout PaintingCost) -> Void) {
    let pixels = isRaster ? clip.width * clip.height : 0
    total += 3 * pixels
    openPixels += pixels
    groupPixels = max(groupPixels, openPixels)
    count(&self)
    openPixels -= pixels
  }
}
