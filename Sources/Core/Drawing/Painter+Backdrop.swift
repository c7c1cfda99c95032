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
    cairo_save(context)
    defer { cairo_restore(context) }
    guard isRaster else {
      if let picture = backdrops?.take() { draw(picture, in: shape, opacity: opacity) }
      return
    }
    guard let seen = blurred(backdrop, behind: shape) else { return backdrops?.append(nil) ?? () }
    backdrops?.append(Backdrops.Picture(image: seen.cells, place: seen.place))
    // Cairo would interpolate each stretch of pixels between two edges by itself.
    let inner = seen.inner
    let pixels = seen.cells.enlarged(
      by: seen.cell, x: inner.x, y: inner.y, width: inner.width, height: inner.height)
    pen.add(shape)
    cairo_clip(context)
    cairo_identity_matrix(context)
    withSurface(
      of: pixels, width: inner.width, height: inner.height, isOpaque: seen.cells.isOpaque
    ) { surface in
      cairo_set_source_surface(
        context, surface, seen.place.minX + Double(inner.x), seen.place.minY + Double(inner.y))
      cairo_paint_with_alpha(context, opacity)
      // The source is not known beyond these pixels.
      cairo_set_source_rgba(context, 0, 0, 0, 0)
    }
  }

  /// Draws the pixels of an effect in a document, whose units are points.
  private func draw(_ picture: Backdrops.Picture, in shape: PaintedShape, opacity: Double) {
    pen.add(shape)
    cairo_clip(context)
    cairo_identity_matrix(context)
    cairo_translate(context, picture.place.minX, picture.place.minY)
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

  /// The pixels behind a shape as seen through an effect.
  private struct Seen {
    /// Blurred cells, which reach beyond the shape's bounds.
    let cells: ImageBuffer
    /// The width and height of a cell in device units.
    let cell: Int
    /// The rectangle that the cells fill, in device units.
    let place: Rect
    /// The pixels within the shape's bounds, from the first cell's corner.
    let inner: PixelRect
  }

  /// Returns the pixels behind a shape's bounds as seen through an effect; nil if none of the shape is
  /// visible.
  private func blurred(_ backdrop: Backdrop, behind shape: PaintedShape) -> Seen? {
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
    let inner = PixelRect(
      x: reach, y: reach, width: Int(seen.maxX.rounded(.up)) - x,
      height: Int(seen.maxY.rounded(.up)) - y)
    let part = PixelRect(
      x: x - reach, y: y - reach, width: inner.width + 2 * reach,
      height: inner.height + 2 * reach)
    var blurred = bytes.withMemoryRebound(to: UInt32.self, capacity: width * height) { words in
      BlurredPixels(
        of: UnsafeBufferPointer(start: words, count: width * height), width: width,
        height: height, part: part, sigma: sigma)
    }
    let place = Rect(
      x: Double(part.x) - left, y: Double(part.y) - top,
      width: Double(blurred.columns * blurred.cell), height: Double(blurred.rows * blurred.cell))
    return Seen(
      cells: blurred.image(saturation: backdrop.saturation), cell: blurred.cell, place: place,
      inner: inner)
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
