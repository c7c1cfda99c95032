import CCairo
import Geometry
import Typesetting

/// The visible part of a shape's blurred coverage.
struct ShadowMask {
  /// The pixels of the shadow's grid that it covers.
  let bounds: PixelRect
  /// The blurred shape without pixels that merely repeat others.
  private let mask: CoverageMask
  /// The pixel of `mask` that each column shows; nil for an empty column.
  private let columns: [Int?]
  /// The row of `mask` that each row shows; nil for an empty row.
  private let rows: [Int?]

  /// Makes the mask; nil if none of it is visible.
  init?(of shape: PaintedShape, on grid: ShadowGrid, blur: BoxBlur, cache: ShadowCache) {
    let box = grid.pixels(shape.bounds)
    guard let bounds = Self.seen(box, on: grid, reach: blur.reach) else { return nil }
    let (left, top, width, height) = (bounds.x, bounds.y, bounds.width, bounds.height)
    self.bounds = bounds
    let (across, down) = Self.stretches(
      of: shape, in: box, on: grid, seen: bounds, reach: blur.reach)
    // Only in the coordinates of the small mask, so that a cached mask equals the one that would
    // be made.
    let moved = shape.shrunk(
      by: Size(
        width: Double(across.removed) / grid.scale, height: Double(down.removed) / grid.scale)
    ).offsetBy(
      dx: (grid.origin.x - Double(across.start)) / grid.scale,
      dy: (grid.origin.y - Double(down.start)) / grid.scale)
    let key = ShadowCache.Key(
      shape: moved, scale: grid.scale, width: across.count, height: down.count, blur: blur.width)
    let made = cache.mask(key) {
      guard var mask = moved.coverage(scale: key.scale, width: key.width, height: key.height) else {
        return nil
      }
      blur.apply(to: &mask)
      return mask
    }
    guard let small = made else { return nil }
    mask = small
    columns = (left..<(left + width)).map(across.source)
    rows = (top..<(top + height)).map(down.source)
  }

  /// Returns the two axes of the small mask that is blurred.
  private static func stretches(
    of shape: PaintedShape, in box: Rect, on grid: ShadowGrid, seen: PixelRect, reach: Int
  ) -> (across: Stretch, down: Stretch) {
    switch shape {
    case .rect, .roundedRect:
      // All rows between the corners are alike, and so are all columns: a small box is blurred
      // and its middle repeated.
      let corner = shape.cornerReach * grid.scale
      return (
        Stretch(from: box.minX, to: box.maxX, corner: corner, reach: reach),
        Stretch(from: box.minY, to: box.maxY, corner: corner, reach: reach)
      )
    case .ellipse, .path:
      return (
        Stretch(covering: seen.x..<(seen.x + seen.width), reach: reach),
        Stretch(covering: seen.y..<(seen.y + seen.height), reach: reach)
      )
    }
  }

  /// Returns the visible part of a shape's shadow; nil for none.
  private static func seen(_ box: Rect, on grid: ShadowGrid, reach: Int) -> PixelRect? {
    let room = Double(reach) + 1
    guard let seen = box.insetBy(dx: -room, dy: -room).intersection(grid.visible) else {
      return nil
    }
    let (left, top) = (Int(seen.minX.rounded(.down)), Int(seen.minY.rounded(.down)))
    return PixelRect(
      x: left, y: top, width: Int(seen.maxX.rounded(.up)) - left,
      height: Int(seen.maxY.rounded(.up)) - top)
  }

  /// Returns how many pixels would be blurred for a shape's shadow.
  static func pixelCount(of shape: PaintedShape, on grid: ShadowGrid) -> Int {
    let reach = BoxBlur(sigma: grid.sigma).reach
    let box = grid.pixels(shape.bounds)
    guard let seen = seen(box, on: grid, reach: reach) else { return 0 }
    let (across, down) = stretches(of: shape, in: box, on: grid, seen: seen, reach: reach)
    return across.count * down.count
  }

  /// Calls `body` with a part of the mask as a Cairo surface.
  func withSurface(of part: PixelRect, _ body: (OpaquePointer) -> Void) {
    guard
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_A8, Int32(part.width), Int32(part.height)),
      let bytes = cairo_image_surface_get_data(surface)
    else { return }
    cairo_surface_flush(surface)
    expand(part, into: bytes, stride: Int(cairo_image_surface_get_stride(surface)))
    cairo_surface_mark_dirty(surface)
    body(surface)
    cairo_surface_destroy(surface)
  }

  /// Returns a part of the mask in a colour.
  func picture(of part: PixelRect, in color: Color) -> ImageBuffer {
    var levels = [UInt8](repeating: 0, count: part.width * part.height)
    levels.withUnsafeMutableBufferPointer { bytes in
      if let base = bytes.baseAddress { expand(part, into: base, stride: part.width) }
    }
    return CoverageMask(width: part.width, height: part.height, coverage: levels)
      .picture(in: color)
  }

  /// Writes the rows of a part of the whole mask, copied from those of the small one.
  private func expand(
    _ part: PixelRect, into bytes: UnsafeMutablePointer<UInt8>, stride: Int
  ) {
    let columns = columns[(part.x - bounds.x)..<(part.x - bounds.x + part.width)]
    let rows = rows[(part.y - bounds.y)..<(part.y - bounds.y + part.height)]
    let runs = Self.runs(of: columns)
    mask.coverage.withUnsafeBufferPointer { source in
      var previous: (source: Int, line: UnsafeMutablePointer<UInt8>)?
      for (y, row) in rows.enumerated() {
        guard let row else { continue }
        let line = bytes + y * stride
        if let previous, previous.source == row {
          line.update(from: previous.line, count: columns.count)
        } else {
          for run in runs { run.write(source.baseAddress! + row * mask.width, into: line) }
        }
        previous = (row, line)
      }
    }
  }
}

extension ShadowMask {
  /// Adjacent columns that show either adjacent pixels of the small mask or the same pixel
  /// repeatedly.
  private struct Run {
    var start: Int
    var count: Int
    /// The first pixel of the small mask.
    var source: Int
    var repeats: Bool

    /// Writes the run's pixels for one line of the small mask.
    func write(_ pixels: UnsafePointer<UInt8>, into line: UnsafeMutablePointer<UInt8>) {
      if repeats {
        (line + start).update(repeating: pixels[source], count: count)
      } else {
        (line + start).update(from: pixels + source, count: count)
      }
    }
  }

  /// Returns the runs of some columns, the same for every line; empty columns belong to none.
  private static func runs(of columns: ArraySlice<Int?>) -> [Run] {
    columns.withUnsafeBufferPointer { columns in
      var runs: [Run] = []
      var x = 0
      while x < columns.count {
        guard let column = columns[x] else {
          x += 1
          continue
        }
        var end = x + 1
        while end < columns.count, columns[end] == column { end += 1 }
        let repeats = end - x > 1
        if !repeats {
          while end < columns.count, columns[end] == column + end - x { end += 1 }
        }
        runs.append(Run(start: x, count: end - x, source: column, repeats: repeats))
        x = end
      }
      return runs
    }
  }
}

extension PixelRect {
  /// Returns the rectangle without the part in `hole`: the rectangle itself, or up to four parts
  /// around the hole.
  func parts(around hole: PixelRect?) -> [PixelRect] {
    guard let hole else { return [self] }
    let left = max(x, min(hole.x, x + width)),
      right = max(left, min(hole.x + hole.width, x + width))
    let top = max(y, min(hole.y, y + height)),
      bottom = max(top, min(hole.y + hole.height, y + height))
    return [
      PixelRect(x: x, y: y, width: width, height: top - y),
      PixelRect(x: x, y: top, width: left - x, height: bottom - top),
      PixelRect(x: right, y: top, width: x + width - right, height: bottom - top),
      PixelRect(x: x, y: bottom, width: width, height: y + height - bottom),
    ].filter { $0.width > 0 && $0.height > 0 }
  }
}

/// One axis of a small mask, with a middle pixel that stands for many.
struct Stretch {
  /// The grid coordinate of the small mask's first pixel.
  let start: Int
  /// The number of pixels in the small mask.
  let count: Int
  /// The pixel that repeats, and how many more times it occurs.
  private let middle: Int
  let removed: Int

  /// Makes the axis of a box from `lower` to `upper` with corners of a given length, and room for
  /// the blur around it.
  ///
  /// Whole pixels are removed, so that both edges keep their position within a pixel.
  init(from lower: Double, to upper: Double, corner: Double, reach: Int) {
    start = Int(lower.rounded(.down)) - reach - 1
    let end = Int(upper.rounded(.up)) + reach + 1
    let margin = 2 * reach + 2 + Int(corner.rounded(.up))
    removed = max(0, end - start - 2 * margin - 1)
    count = end - start - removed
    middle = margin
  }

  /// Makes an axis with every pixel of a range, and those around it that blur into it.
  init(covering range: Range<Int>, reach: Int) {
    start = range.lowerBound - reach
    count = range.count + 2 * reach
    (middle, removed) = (0, 0)
  }

  /// Returns the small mask's pixel for a pixel of the grid; nil outside the mask.
  func source(_ pixel: Int) -> Int? {
    var index = pixel - start
    if index > middle { index = max(middle, index - removed) }
    return index >= 0 && index < count ? index : nil
  }
}

extension PaintedShape {
  /// How far from its corners a box differs from a rectangle, in points.
  fileprivate var cornerReach: Double {
    guard case .roundedRect(let rect, let radius, let continuous) = self else { return 0 }
    return min(max(0, radius) * (continuous ? 1.53 : 1), min(rect.width, rect.height) / 2)
  }

  /// Returns the shape in the pixels of a mask; nil if memory runs out.
  fileprivate func coverage(scale: Double, width: Int, height: Int) -> CoverageMask? {
    guard width < 16_384, height < 16_384 else { return nil }
    let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height))
    defer { cairo_surface_destroy(surface) }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
      let context = cairo_create(surface)
    else { return nil }
    defer { cairo_destroy(context) }
    cairo_scale(context, scale, scale)
    ShapePen(context: context).add(self)
    cairo_set_source_rgba(context, 0, 0, 0, 1)
    cairo_fill(context)
    cairo_surface_flush(surface)
    guard let bytes = cairo_image_surface_get_data(surface) else { return nil }
    let stride = Int(cairo_image_surface_get_stride(surface))
    var mask = CoverageMask(width: width, height: height, coverage: [])
    mask.coverage.reserveCapacity(width * height)
    for row in 0..<height {
      mask.coverage += UnsafeBufferPointer(start: bytes + row * stride, count: width)
    }
    return mask
  }

  /// Returns a box reduced at its right and bottom; other shapes stay as they are.
  fileprivate func shrunk(by size: Size) -> PaintedShape {
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
