import CCairo
import Geometry

/// The blurred coverage of a shape, where it can be seen.
struct ShadowMask {
  /// The left edge on the shadow's grid, in pixels.
  let x: Int
  /// The top edge on the shadow's grid, in pixels.
  let y: Int
  /// The blurred shape without the pixels that only repeat others.
  private let mask: CoverageMask
  /// The pixel of `mask` that each column shows; nil is an empty one.
  private let columns: [Int?]
  /// The row of `mask` that each row shows; nil is an empty one.
  private let rows: [Int?]

  /// Makes the mask; nil where nothing of it can be seen.
  init?(of shape: Shape, on grid: ShadowGrid, blur: BoxBlur) {
    let bounds = grid.pixels(shape.bounds)
    let reach = Double(blur.reach)
    guard
      let seen = bounds.insetBy(dx: -reach - 1, dy: -reach - 1).intersection(grid.visible)
    else { return nil }
    let left = Int(seen.minX.rounded(.down))
    let top = Int(seen.minY.rounded(.down))
    let width = Int(seen.maxX.rounded(.up)) - left
    let height = Int(seen.maxY.rounded(.up)) - top
    (x, y) = (left, top)
    let across: Stretch
    let down: Stretch
    switch shape {
    case .rect, .roundedRect:
      // All rows between the corners are alike, and so are all columns: a small box is blurred
      // and its middle repeated.
      let corner = shape.cornerReach * grid.scale
      across = Stretch(from: bounds.minX, to: bounds.maxX, corner: corner, reach: blur.reach)
      down = Stretch(from: bounds.minY, to: bounds.maxY, corner: corner, reach: blur.reach)
    case .ellipse, .path:
      across = Stretch(covering: left..<(left + width), reach: blur.reach)
      down = Stretch(covering: top..<(top + height), reach: blur.reach)
    }
    guard var small = shape.coverage(on: grid, across: across, down: down) else { return nil }
    blur.apply(to: &small)
    mask = small
    columns = (left..<(left + width)).map(across.source)
    rows = (top..<(top + height)).map(down.source)
  }

  /// Calls `body` with the mask as a Cairo surface.
  func withSurface(_ body: (OpaquePointer) -> Void) {
    guard
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_A8, Int32(columns.count), Int32(rows.count)),
      let bytes = cairo_image_surface_get_data(surface)
    else { return }
    cairo_surface_flush(surface)
    expand(into: bytes, stride: Int(cairo_image_surface_get_stride(surface)))
    cairo_surface_mark_dirty(surface)
    body(surface)
    cairo_surface_destroy(surface)
  }

  /// Writes the rows of the whole mask, copies of those of the small one.
  private func expand(into bytes: UnsafeMutablePointer<UInt8>, stride: Int) {
    mask.coverage.withUnsafeBufferPointer { source in
      var previous: (source: Int, line: UnsafeMutablePointer<UInt8>)?
      for (y, row) in rows.enumerated() {
        guard let row else { continue }
        let line = bytes + y * stride
        if let previous, previous.source == row {
          line.update(from: previous.line, count: columns.count)
        } else {
          for (x, column) in columns.enumerated() {
            if let column { line[x] = source[row * mask.width + column] }
          }
        }
        previous = (row, line)
      }
    }
  }
}

/// One axis of a small mask whose middle pixel stands for many.
struct Stretch {
  /// The grid's coordinate of the small mask's first pixel.
  let start: Int
  /// How many pixels the small mask has.
  let count: Int
  /// The pixel that is repeated, and how many times more than once.
  private let middle: Int
  let removed: Int

  /// A box from `lower` to `upper` with corners of a length, and room for the blur around it.
  ///
  /// Whole pixels are taken out, so that both edges keep their place within a pixel.
  init(from lower: Double, to upper: Double, corner: Double, reach: Int) {
    start = Int(lower.rounded(.down)) - reach - 1
    let end = Int(upper.rounded(.up)) + reach + 1
    let margin = 2 * reach + 2 + Int(corner.rounded(.up))
    removed = max(0, end - start - 2 * margin - 1)
    count = end - start - removed
    middle = margin
  }

  /// Every pixel of a range, and those around it that blur into it.
  init(covering range: Range<Int>, reach: Int) {
    start = range.lowerBound - reach
    count = range.count + 2 * reach
    (middle, removed) = (0, 0)
  }

  /// The small mask's pixel that stands for one of the grid; nil outside of the mask.
  func source(_ pixel: Int) -> Int? {
    var index = pixel - start
    if index > middle { index = max(middle, index - removed) }
    return index >= 0 && index < count ? index : nil
  }
}

extension Shape {
  /// How far from its corners a box differs from a rectangle, in points.
  fileprivate var cornerReach: Double {
    guard case .roundedRect(let rect, let radius, let continuous) = self else { return 0 }
    return min(max(0, radius) * (continuous ? 1.53 : 1), min(rect.width, rect.height) / 2)
  }

  /// The shape without what the stretches take out, drawn on the grid; nil for want of memory.
  fileprivate func coverage(
    on grid: ShadowGrid, across: Stretch, down: Stretch
  ) -> CoverageMask? {
    guard across.count < 16_384, down.count < 16_384 else { return nil }
    let surface = cairo_image_surface_create(
      CAIRO_FORMAT_A8, Int32(across.count), Int32(down.count))
    defer { cairo_surface_destroy(surface) }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
      let context = cairo_create(surface)
    else { return nil }
    defer { cairo_destroy(context) }
    cairo_translate(
      context, grid.origin.x - Double(across.start), grid.origin.y - Double(down.start))
    cairo_scale(context, grid.scale, grid.scale)
    let removed = Size(
      width: Double(across.removed) / grid.scale, height: Double(down.removed) / grid.scale)
    ShapePen(context: context).add(shrunk(by: removed))
    cairo_set_source_rgba(context, 0, 0, 0, 1)
    cairo_fill(context)
    cairo_surface_flush(surface)
    guard let bytes = cairo_image_surface_get_data(surface) else { return nil }
    let stride = Int(cairo_image_surface_get_stride(surface))
    var mask = CoverageMask(width: across.count, height: down.count, coverage: [])
    mask.coverage.reserveCapacity(across.count * down.count)
    for row in 0..<down.count {
      mask.coverage += UnsafeBufferPointer(start: bytes + row * stride, count: across.count)
    }
    return mask
  }

  /// A box made narrower and lower from its right and bottom; other shapes stay as they are.
  private func shrunk(by size: Size) -> Shape {
    func smaller(_ rect: Rect) -> Rect {
      Rect(
        x: rect.minX, y: rect.minY, width: rect.width - size.width,
        height: rect.height - size.height)
    }
    switch self {
    case .rect(let rect): return .rect(smaller(rect))
    case .roundedRect(let rect, let radius, let continuous):
      return .roundedRect(
        smaller(rect), radius: min(radius, rect.width / 2, rect.height / 2),
        continuous: continuous)
    case .ellipse, .path: return self
    }
  }
}
