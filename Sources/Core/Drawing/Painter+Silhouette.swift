import CCairo
import Geometry
import Typesetting

extension Painter {
  /// Draws items above the shadow that they cast together.
  func draw(_ list: DisplayList, above shadow: Shadow) {
    guard let silhouette = Silhouette(of: list, casting: shadow, painter: self) else {
      return draw(list)
    }
    silhouette.drawShadow(on: self)
    // The items within a silhouette are painted once, however many shadows are around them.
    if isSilhouette, silhouette.isOnDevicePixels {
      silhouette.draw(on: self)
    } else {
      draw(list)
    }
  }
}

/// The alpha of items painted together, as far as their shadow is visible.
private struct Silhouette: ~Copyable {
  /// The maximum number of pixels of a mask whose blur leaves no detail to lose.
  private static let mostBlurred = 2_000_000.0

  private let surface: OpaquePointer
  /// The pixels of the surface in the plane of all pixels.
  private let part: PixelRect
  /// The number of pixels per device unit.
  private let density: Double
  private let blur: BoxBlur
  private let color: Color
  /// The shadow's offset in pixels.
  private let offset: Point

  /// Paints the items; nil if no shadow of them is visible.
  init?(of list: DisplayList, casting shadow: Shadow, painter: Painter) {
    let color = shadow.color.multipliedAlpha(by: min(1, shadow.opacity))
    guard color.alpha > 0, [shadow.dx, shadow.dy].allSatisfy({ abs($0) < 1e6 }),
      let box = list.bounds?.drawable
    else { return nil }
    let sigma = shadow.radius > 0 ? min(shadow.radius * painter.deviceScale, 1e6) : 0
    var density = painter.isRaster ? 1 : painter.scale
    var place = Place(of: box, shadow, painter, density: density, sigma: sigma)
    // Coarser pixels show a wide blur as well.
    while let large = place, sigma * density >= 2 * ShadowGrid.finest,
      sigma * density > ShadowGrid.widest || large.pixelCount > Self.mostBlurred
    {
      density /= 2
      place = Place(of: box, shadow, painter, density: density, sigma: sigma)
    }
    guard let place, let part = place.part,
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_A8, Int32(part.width), Int32(part.height)),
      let context = cairo_create(surface)
    else { return nil }
    defer { cairo_destroy(context) }
    var matrix = cairo_matrix_t()
    cairo_get_matrix(painter.context, &matrix)
    cairo_translate(context, -Double(part.x), -Double(part.y))
    cairo_scale(context, density, density)
    cairo_transform(context, &matrix)
    var inner = Painter(
      context: context, scale: painter.scale, text: painter.text, shadows: painter.shadows)
    inner.isSilhouette = true
    inner.draw(list)
    cairo_surface_flush(surface)
    (self.surface, self.part, self.density, self.color) = (surface, part, density, color)
    (blur, offset) = (BoxBlur(sigma: sigma * density), place.offset)
  }

  deinit { cairo_surface_destroy(surface) }

  /// Whether the pixels are those of the painter that asked for them.
  var isOnDevicePixels: Bool { density == 1 }

  /// Draws what was painted, in black.
  func draw(on painter: Painter) {
    cairo_save(painter.context)
    cairo_identity_matrix(painter.context)
    painter.set(.black, opacity: 1)
    cairo_mask_surface(painter.context, surface, Double(part.x), Double(part.y))
    cairo_restore(painter.context)
  }

  /// Draws the blurred alpha in the shadow's colour.
  func drawShadow(on painter: Painter) {
    let reach = blur.reach
    var mask = CoverageMask(
      width: part.width + 2 * reach, height: part.height + 2 * reach, coverage: [])
    mask.coverage = [UInt8](repeating: 0, count: mask.width * mask.height)
    guard let bytes = cairo_image_surface_get_data(surface) else { return }
    let stride = Int(cairo_image_surface_get_stride(surface))
    mask.coverage.withUnsafeMutableBufferPointer { target in
      for row in 0..<part.height {
        let line = UnsafeMutableBufferPointer(
          rebasing: target[((row + reach) * mask.width + reach)...].prefix(part.width))
        _ = line.update(from: UnsafeBufferPointer(start: bytes + row * stride, count: part.width))
      }
    }
    blur.apply(to: &mask)
    cairo_save(painter.context)
    cairo_identity_matrix(painter.context)
    cairo_scale(painter.context, 1 / density, 1 / density)
    // Masks in an SVG lose their scale, so the shadow is a picture in its colour.
    painter.withSurface(of: mask.picture(in: color)) { picture in
      cairo_set_source_surface(
        painter.context, picture, Double(part.x - reach) + offset.x,
        Double(part.y - reach) + offset.y)
      cairo_paint(painter.context)
    }
    cairo_restore(painter.context)
  }

  /// The pixels that are needed, at a number of pixels per device unit.
  private struct Place {
    let offset: Point
    let rect: Rect?

    init?(
      of box: Rect, _ shadow: Shadow, _ painter: Painter, density: Double, sigma: Double
    ) {
      var matrix = cairo_matrix_t()
      cairo_get_matrix(painter.context, &matrix)
      offset = Point(
        x: (matrix.xx * shadow.dx + matrix.xy * shadow.dy) * density,
        y: (matrix.yx * shadow.dx + matrix.yy * shadow.dy) * density)
      var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
      cairo_clip_extents(painter.context, &left, &top, &right, &bottom)
      func pixels(_ rect: Rect) -> Rect {
        let box = painter.deviceBox(of: rect)
        return Rect(
          x: box.minX * density, y: box.minY * density, width: box.width * density,
          height: box.height * density)
      }
      let visible = pixels(Rect(x: left, y: top, width: right - left, height: bottom - top))
      let reach = Double(BoxBlur(sigma: sigma * density).reach) + 1
      var needed = visible.offsetBy(dx: -offset.x, dy: -offset.y).insetBy(dx: -reach, dy: -reach)
      if painter.isSilhouette { needed = needed.union(visible) }
      rect = pixels(box).insetBy(dx: -1, dy: -1).intersection(needed)
    }

    var pixelCount: Double { rect.map { $0.width * $0.height } ?? 0 }

    /// The whole pixels; nil for none, or more than a surface can hold.
    var part: PixelRect? {
      guard let rect, rect.isFinite, abs(rect.minX) < 1e8, abs(rect.minY) < 1e8,
        rect.width < 16_384, rect.height < 16_384
      else { return nil }
      let (left, top) = (Int(rect.minX.rounded(.down)), Int(rect.minY.rounded(.down)))
      return PixelRect(
        x: left, y: top, width: Int(rect.maxX.rounded(.up)) - left,
        height: Int(rect.maxY.rounded(.up)) - top)
    }
  }
}

extension CoverageMask {
  /// Returns the mask in a colour.
  func picture(in color: Color) -> ImageBuffer {
    let words = (0...255).map { color.multipliedAlpha(by: Double($0) / 255).premultipliedWord }
    return ImageBuffer(
      width: width, height: height, pixels: coverage.map { words[Int($0)] }, isOpaque: false)
  }
}
