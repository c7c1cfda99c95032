import CCairo
import Geometry
import Typesetting

extension Painter {
  /// Draws the blurred shadow of a shape.
  ///
  /// - Parameter core: A rectangle that is painted over right away, where nothing needs to be
  ///   drawn.
  func draw(_ shadow: Shadow, of shape: PaintedShape, opacity: Double, below core: Rect?) {
    let strength = shadow.color.alpha * min(1, shadow.opacity) * opacity
    guard strength > 0, let shape = shape.offsetBy(dx: shadow.dx, dy: shadow.dy).drawable else {
      return
    }
    let color = shadow.color.multipliedAlpha(by: min(1, shadow.opacity))
    let grid = self.grid(of: shadow, around: shape)
    let blur = BoxBlur(sigma: grid.sigma)
    if blur.width <= 1 {
      pen.add(shape)
      set(color, opacity: opacity)
      cairo_fill(context)
      return
    }
    // Spread over so wide an area, the shadow is fainter than half a level everywhere.
    let area = shape.bounds.width * shape.bounds.height * grid.scale * grid.scale
    if strength * area / (2 * Double.pi * grid.sigma * grid.sigma) < 1.0 / 510 { return }
    guard let mask = ShadowMask(of: shape, on: grid, blur: blur, cache: shadows) else { return }
    cairo_save(context)
    defer { cairo_restore(context) }
    grid.enter(context)
    set(color, opacity: opacity)
    for part in mask.bounds.parts(around: core.flatMap(grid.pixelsInside)) {
      let (x, y) = (Double(part.x), Double(part.y))
      if isRaster {
        mask.withSurface(of: part) { cairo_mask_surface(context, $0, x, y) }
      } else {
        // Cairo 1.16 writes masks into an SVG without their scale; pictures keep it.
        let picture = mask.picture(of: part, in: color.multipliedAlpha(by: opacity))
        withSurface(of: picture) { surface in
          cairo_set_source_surface(context, surface, x, y)
          cairo_paint(context)
        }
      }
    }
  }

  /// The maximum number of pixels to blur for one shadow, a few hundredths of a second's work.
  private static let mostBlurred = 2_000_000

  /// Returns the pixel grid on which a shadow is blurred, made coarser if there would be too many
  /// pixels, as long as the blur leaves no detail to lose.
  private func grid(of shadow: Shadow, around shape: PaintedShape) -> ShadowGrid {
    var grid = ShadowGrid(painter: self, radius: shadow.radius)
    while grid.sigma >= ShadowGrid.finest,
      ShadowMask.pixelCount(of: shape, on: grid) > Self.mostBlurred
    {
      grid = ShadowGrid(painter: self, radius: shadow.radius, halvings: grid.halvings + 1)
    }
    return grid
  }
}

/// The pixel grid on which a shadow is blurred: the device's own if possible, a coarser one for a
/// wide blur, which has no detail to lose.
struct ShadowGrid {
  /// The number of pixels per unit of user space.
  let scale: Double
  /// The position of user space's origin.
  let origin: Point
  /// The standard deviation of the blur in pixels.
  let sigma: Double
  /// The visible part of the canvas, in pixels.
  let visible: Rect
  /// The widest blur on the device's own pixels: a coarser mask must be enlarged when it is
  /// drawn, which costs more than the blur up to about this point.
  static let widest = 96.0
  /// The narrowest blur without detail that half as many pixels would lose.
  static let finest = 8.0

  /// How often the size of the pixels was doubled.
  let halvings: Int

  /// Whether the pixels are the device's.
  private let isDevice: Bool

  /// Chooses the grid for a blur, whose pixel size is doubled from the device's at least the
  /// given number of times.
  init(painter: Painter, radius: Double, halvings wanted: Int = 0) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(painter.context, &matrix)
    let isUpright =
      matrix.xy == 0 && matrix.yx == 0 && matrix.xx == matrix.yy && matrix.xx > 0
    let determinant = abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx)
    var scale = determinant.squareRoot() * (painter.isRaster ? 1 : painter.scale)
    // A radius that is not a number blurs nothing.
    var sigma = radius > 0 ? min(radius * scale, 1e9) : 0
    var halvings = 0
    while sigma > Self.widest || halvings < wanted {
      sigma /= 2
      scale /= 2
      halvings += 1
    }
    self.halvings = halvings
    isDevice = isUpright && painter.isRaster && halvings == 0
    (self.scale, self.sigma) = (scale, sigma)
    origin = isDevice ? Point(x: matrix.x0, y: matrix.y0) : .zero
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(painter.context, &left, &top, &right, &bottom)
    visible = Rect(
      x: left * scale + origin.x, y: top * scale + origin.y,
      width: (right - left) * scale, height: (bottom - top) * scale)
  }

  /// Converts a rectangle from user space to pixels.
  func pixels(_ rect: Rect) -> Rect {
    Rect(
      x: rect.minX * scale + origin.x, y: rect.minY * scale + origin.y,
      width: rect.width * scale, height: rect.height * scale)
  }

  /// Returns the pixels that lie entirely inside a rectangle of user space; nil if there are
  /// none, or the grid is not the device's.
  func pixelsInside(_ rect: Rect) -> PixelRect? {
    guard isDevice, rect.isFinite else { return nil }
    let inner = pixels(rect).insetBy(dx: 1, dy: 1)
    guard !inner.isEmpty, let seen = inner.intersection(visible) else { return nil }
    let (left, top) = (Int(seen.minX.rounded(.up)), Int(seen.minY.rounded(.up)))
    let (right, bottom) = (Int(seen.maxX.rounded(.down)), Int(seen.maxY.rounded(.down)))
    guard right > left, bottom > top else { return nil }
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Makes the context's user space the pixels of this grid.
  func enter(_ context: OpaquePointer) {
    if isDevice {
      cairo_identity_matrix(context)
    } else {
      cairo_scale(context, 1 / scale, 1 / scale)
    }
  }
}
