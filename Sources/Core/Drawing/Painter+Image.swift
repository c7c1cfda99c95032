import CCairo
import Geometry
import Typesetting

extension Painter {
  /// Draws a part of an image into a rectangle, or its tint through the image's alpha.
  func draw(_ image: ImageBuffer, _ tile: ImageTile, tint: Color?, opacity: Double) {
    guard let destination = tile.destination.drawable, !destination.isEmpty,
      let part = PixelRect(tile.source, of: image)
    else { return }
    let target = deviceSize(of: destination.size)
    // Pixels that are discarded must be averaged; those that are invented are interpolated.
    let columns = min(part.width, max(1, Int(target.width.rounded(.up))))
    let rows = min(part.height, max(1, Int(target.height.rounded(.up))))
    var scaled = AreaFilter.scale(image, part: part, width: columns, height: rows)
    // Cairo writes a mask without shades of grey into a PDF as the picture itself.
    let stencil = isRaster ? tint : nil
    if let tint, !isRaster { scaled = scaled.stencil(in: tint) }
    withSurface(of: scaled) { surface in
      cairo_save(context)
      defer { cairo_restore(context) }
      cairo_rectangle(
        context, destination.minX, destination.minY, destination.width, destination.height)
      cairo_clip(context)
      cairo_translate(context, destination.minX, destination.minY)
      cairo_scale(
        context, destination.width / Double(columns), destination.height / Double(rows))
      let pattern = cairo_pattern_create_for_surface(surface)
      defer { cairo_pattern_destroy(pattern) }
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
      if let stencil {
        set(stencil, opacity: opacity)
        cairo_mask(context, pattern)
      } else {
        cairo_set_source(context, pattern)
        cairo_paint_with_alpha(context, opacity)
      }
    }
  }

  /// Returns the size in device pixels, or in the pixels of an embedded picture, for a size in
  /// user space.
  private func deviceSize(of size: Size) -> Size {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    let factor = isRaster ? 1 : scale
    let horizontal = (matrix.xx * matrix.xx + matrix.yx * matrix.yx).squareRoot()
    let vertical = (matrix.xy * matrix.xy + matrix.yy * matrix.yy).squareRoot()
    // An excess of a thousandth of a pixel is a rounding error, not an extra pixel.
    return Size(
      width: min(1e6, size.width * horizontal * factor - 1e-3),
      height: min(1e6, size.height * vertical * factor - 1e-3))
  }

  /// Calls `body` with a read-only surface over an image's pixels.
  func withSurface(of image: ImageBuffer, _ body: (OpaquePointer) -> Void) {
    withSurface(
      of: image.pixels, width: image.width, height: image.height, isOpaque: image.isOpaque, body)
  }

  /// Calls `body` with a read-only surface over pixels.
  func withSurface(
    of pixels: [UInt32], width: Int, height: Int, isOpaque: Bool, _ body: (OpaquePointer) -> Void
  ) {
    guard !pixels.isEmpty else { return }
    pixels.withUnsafeBytes { bytes in
      let pixels = UnsafeMutableRawPointer(mutating: bytes.baseAddress)
      guard
        let surface = cairo_image_surface_create_for_data(
          pixels?.assumingMemoryBound(to: UInt8.self),
          isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, Int32(width), Int32(height),
          Int32(width * 4))
      else { return }
      body(surface)
      // A PDF still refers to the surface; finishing it makes it copy the pixels before they go.
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
  }
}

extension ImageBuffer {
  /// Returns the image's alpha in a colour.
  fileprivate func stencil(in color: Color) -> ImageBuffer {
    let coverage = isOpaque ? pixels.map { _ in 255 } : pixels.map { UInt8($0 >> 24) }
    return CoverageMask(width: width, height: height, coverage: coverage).picture(in: color)
  }
}
