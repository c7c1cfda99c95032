import CCairo
import Geometry
import Typesetting

extension Painter {
  /// Draws what has been painted behind a shape, blurred, inside the shape.
  ///
  /// In a group with its own opacity only what that group has painted is behind the shape, as in
  /// UIKit, where an effect in a translucent view has nothing to blur.
  func draw(_ backdrop: Backdrop, in shape: PaintedShape, opacity: Double) {
    // Whatever is behind it, an effect is opaque.
    if isSilhouette {
      set(.black, opacity: opacity)
      return pen.fill(shape)
    }
    let picture: Backdrops.Picture?
    if isRaster {
      picture = blurred(backdrop, behind: shape)
      backdrops?.append(picture)
    } else {
      picture = backdrops?.take()
    }
    guard let picture else { return }
    cairo_save(context)
    defer { cairo_restore(context) }
    pen.add(shape)
    cairo_clip(context)
    cairo_identity_matrix(context)
    cairo_translate(context, picture.place.minX, picture.place.minY)
    // The place is in device units: pixels on a canvas, points on a page.
    cairo_scale(
      context, picture.place.width / Double(picture.image.width),
      picture.place.height / Double(picture.image.height))
    withSurface(of: picture.image) { surface in
      let pattern = cairo_pattern_create_for_surface(surface)
      defer { cairo_pattern_destroy(pattern) }
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
      cairo_set_source(context, pattern)
      cairo_paint_with_alpha(context, opacity)
    }
  }

  /// Returns the pixels behind a shape's bounds as seen through an effect, in device units; nil
  /// if none of the shape is visible.
  private func blurred(_ backdrop: Backdrop, behind shape: PaintedShape) -> Backdrops.Picture? {
    guard let bounds = shape.drawable?.bounds, !bounds.isEmpty,
      let surface = cairo_get_group_target(context),
      cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE
    else { return nil }
    cairo_surface_flush(surface)
    let (width, height) = (
      Int(cairo_image_surface_get_width(surface)), Int(cairo_image_surface_get_height(surface))
    )
    guard cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32,
      Int(cairo_image_surface_get_stride(surface)) == width * 4,
      let bytes = cairo_image_surface_get_data(surface)
    else { return nil }
    var (left, top) = (0.0, 0.0)
    cairo_surface_get_device_offset(surface, &left, &top)
    let box = deviceBox(of: bounds).offsetBy(dx: left, dy: top)
    let canvas = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
    guard let seen = box.intersection(canvas), !seen.isEmpty else { return nil }
    let (x, y) = (Int(seen.minX.rounded(.down)), Int(seen.minY.rounded(.down)))
    let sigma = min(max(0, backdrop.radius * deviceScale), 300)
    // What is beyond the shape's edge blurs into it.
    let reach = Int(3 * sigma)
    let part = PixelRect(
      x: x - reach, y: y - reach, width: Int(seen.maxX.rounded(.up)) - x + 2 * reach,
      height: Int(seen.maxY.rounded(.up)) - y + 2 * reach)
    let blurred = bytes.withMemoryRebound(to: UInt32.self, capacity: width * height) { words in
      BlurredPixels(
        of: UnsafeBufferPointer(start: words, count: width * height), width: width,
        height: height, part: part, sigma: sigma)
    }
    let place = Rect(
      x: Double(part.x) - left, y: Double(part.y) - top,
      width: Double(blurred.columns * blurred.cell), height: Double(blurred.rows * blurred.cell))
    return Backdrops.Picture(image: blurred.image(saturation: backdrop.saturation), place: place)
  }

  /// The number of device units per unit of user space.
  var deviceScale: Double {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    return abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx).squareRoot()
  }

  /// Returns the smallest rectangle around a rectangle of user space, in device units.
  func deviceBox(of rect: Rect) -> Rect {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    return AffineTransform(
      a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0
    ).boundingBox(of: rect)
  }
}
