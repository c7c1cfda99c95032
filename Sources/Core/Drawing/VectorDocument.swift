import CCairo
package import Geometry
package import Typesetting

/// Writes display lists as PDF and SVG, which stay sharp at every size.
///
/// Text in a PDF remains text. The same list gives the same bytes on every run.
package enum VectorDocument {
  /// The two formats.
  package enum Format: Hashable, Sendable {
    case pdf
    case svg
  }

  /// The number of pixels per point for shadows and scaled pictures, which must be embedded as
  /// pixels.
  static let embeddedScale = 3.0

  /// Writes a single page.
  ///
  /// - Parameters:
  ///   - list: The contents of the page.
  ///   - size: The size of the page in points: a PDF's point is 1/72 inch, an SVG's is the pixel
  ///     of style sheets.
  ///   - background: The page's colour; nothing is drawn for a transparent one.
  ///   - title: The document's title, in a PDF.
  /// - Throws: `unsuitableSize` before anything is allocated.
  package static func write(
    _ list: DisplayList, as format: Format, size: Size, background: Color, title: String? = nil,
    text: any TextDrawing
  ) throws(CanvasError) -> [UInt8] {
    try write(
      layers: [(list, text)], as: format, size: size, background: background, title: title)
  }

  /// Returns the cost of writing a list, in nanoseconds of one processor.
  package static func work(of list: DisplayList, size: Size) -> Double {
    PaintingCost(list, size: size, scale: embeddedScale, isRaster: false).total
  }

  /// Writes a single page of several lists, each in front of the previous ones and with its own
  /// text drawing.
  package static func write(
    layers: [(list: DisplayList, text: any TextDrawing)], as format: Format, size: Size,
    background: Color, title: String? = nil
  ) throws(CanvasError) -> [UInt8] {
    _ = try Canvas.pixelSize(of: size, scale: 1)
    let costs = layers.map {
      PaintingCost($0.list, size: size, scale: embeddedScale, isRaster: false)
    }
    if PaintingCost.isTooMuch(costs) { throw .tooMuch }
    let output = ByteSink()
    let sink = Unmanaged.passUnretained(output).toOpaque()
    let surface =
      switch format {
      case .pdf: cairo_pdf_surface_create_for_stream(appendBytes, sink, size.width, size.height)
      case .svg: cairo_svg_surface_create_for_stream(appendBytes, sink, size.width, size.height)
      }
    guard let surface, let context = cairo_create(surface) else {
      throw .failed(reason: "out of memory")
    }
    if format == .svg { cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX) }
    defer {
      cairo_destroy(context)
      cairo_surface_destroy(surface)
    }
    if format == .pdf {
      // The only thing in the file that would differ from run to run.
      cairo_pdf_surface_set_metadata(
        surface, CAIRO_PDF_METADATA_CREATE_DATE, "2001-01-01T00:00:00Z")
      if let title { cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title) }
    }
    if background.alpha > 0, let text = layers.first?.text {
      let page = PaintedShape.rect(Rect(origin: .zero, size: size))
      painter(context, text).draw(DisplayList([.fill(page, .color(background))]))
    }
    let backdrops = try backdrops(of: layers, size: size, background: background)
    for layer in layers {
      var painter = painter(context, layer.text)
      painter.backdrops = backdrops
      painter.draw(layer.list)
    }
    cairo_show_page(context)
    try Canvas.check(cairo_status(context))
    cairo_surface_finish(surface)
    try Canvas.check(cairo_surface_status(surface))
    return format == .svg ? SVGNames.settled(output.bytes) : output.bytes
  }

  /// Returns the pixels behind visual effects, from a canvas with one pixel per point; nil if
  /// there are none.
  private static func backdrops(
    of layers: [(list: DisplayList, text: any TextDrawing)], size: Size, background: Color
  ) throws(CanvasError) -> Backdrops? {
    guard layers.contains(where: { $0.list.hasBackdrop }) else { return nil }
    let backdrops = Backdrops()
    let canvas = try Canvas(size: size, scale: 1, background: background)
    for layer in layers {
      try canvas.draw(layer.list, text: layer.text, backdrops: backdrops)
    }
    return backdrops
  }

  private static func painter(_ context: OpaquePointer, _ text: any TextDrawing) -> Painter {
    Painter(context: context, scale: embeddedScale, isRaster: false, text: text)
  }

  private static let appendBytes: cairo_write_func_t = { sink, bytes, count in
    guard let sink, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
    Unmanaged<ByteSink>.fromOpaque(sink).takeUnretainedValue()
      .append(UnsafeBufferPointer(start: bytes, count: Int(count)))
    return CAIRO_STATUS_SUCCESS
  }
}

/// Collects what Cairo writes.
private final class ByteSink {
  private(set) var bytes: [UInt8] = []

  func append(_ more: UnsafeBufferPointer<UInt8>) { bytes.append(contentsOf: more) }
}
