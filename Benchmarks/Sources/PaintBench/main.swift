import CCairo
import Drawing
import Geometry
import Typesetting

/// The least time of several runs, in milliseconds: what the work costs when nothing disturbs it.
func leastMilliseconds(runs: Int, _ body: () throws -> Void) rethrows -> Double {
  let clock = ContinuousClock()
  var least = Duration.seconds(1_000_000)
  for _ in 0..<runs { least = min(least, try clock.measure(body)) }
  return Double(least.components.attoseconds) * 1e-15 + Double(least.components.seconds) * 1e3
}

extension Double {
  /// Three decimals.
  var brief: String {
    let thousandths = Int((self * 1_000).rounded())
    let fraction = String(thousandths % 1_000 + 1_000).dropFirst()
    return "\(thousandths / 1_000).\(fraction)"
  }
}

/// How many bytes Cairo's own writer makes of a surface.
func sizeByCairo(_ surface: OpaquePointer?) -> Int {
  var count = 0
  withUnsafeMutablePointer(to: &count) { pointer in
    _ = cairo_surface_write_to_png_stream(
      surface,
      { counter, _, length in
        counter?.assumingMemoryBound(to: Int.self).pointee += Int(length)
        return CAIRO_STATUS_SUCCESS
      }, pointer)
  }
  return count
}

/// Measures one drawing at one scale and prints a line of JSON.
func measure(_ drawing: BenchDrawing, scale: Double, _ text: Typesetter) throws {
  let memory = PixelMemory()
  var canvas = try Canvas(
    size: drawing.size, scale: scale, background: drawing.background, memory: memory)
  let painting = try leastMilliseconds(runs: 15) {
    canvas = try Canvas(
      size: drawing.size, scale: scale, background: drawing.background, memory: memory)
    try canvas.draw(drawing.list, text: text)
  }
  var bytes = 0
  let encoding = try leastMilliseconds(runs: 7) { bytes = try canvas.png().count }

  let (width, height) = (canvas.pixelWidth, canvas.pixelHeight)
  let pixels = UnsafeMutablePointer<UInt8>.allocate(capacity: width * height * 4)
  defer { pixels.deallocate() }
  let floor = leastMilliseconds(runs: 15) {
    let surface = cairo_image_surface_create_for_data(
      pixels, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(width * 4))
    guard let context = cairo_create(surface) else { return }
    cairo_scale(context, scale, scale)
    setSource(context, drawing.background)
    cairo_paint(context)
    drawing.byHand(context)
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }
  // Cairo's writer gets the very pixels that ours got, opaque as they are.
  var words = canvas.image().pixels
  var cairoBytes = 0
  let writer = words.withUnsafeMutableBytes { buffer in
    let surface = cairo_image_surface_create_for_data(
      buffer.baseAddress?.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_RGB24, Int32(width),
      Int32(height), Int32(width * 4))
    defer { cairo_surface_destroy(surface) }
    return leastMilliseconds(runs: 3) { cairoBytes = sizeByCairo(surface) }
  }
  print(
    "{\"drawing\": \"\(drawing.name)\", \"scale\": \(Int(scale)), "
      + "\"painting ms\": \(painting.brief), \"by hand ms\": \(floor.brief), "
      + "\"painting to floor\": \((painting / floor).brief), "
      + "\"png ms\": \(encoding.brief), \"cairo png ms\": \(writer.brief), "
      + "\"png to cairo\": \((encoding / writer).brief), "
      + "\"bytes\": \(bytes), \"cairo bytes\": \(cairoBytes), "
      + "\"bytes to cairo\": \((Double(bytes) / Double(cairoBytes)).brief)}")
}

let library = try FontLibrary()
let typesetter = Typesetter(library: library)
guard let pango = makePangoContext() else { preconditionFailure("Pango is out of memory.") }
for make in [BenchDrawing.loginCard, BenchDrawing.photograph, BenchDrawing.textPage] {
  let drawing = make(pango)
  for scale in [1.0, 2, 3] { try measure(drawing, scale: scale, typesetter) }
}
