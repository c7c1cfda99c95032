import CCairo
import Drawing
import Geometry
import Typesetting

private let blue = Color(red: 0, green: 0.48, blue: 1)
private let gray = Color(white: 0.45)

extension BenchDrawing {
  /// The login card of the gallery.
  static func loginCard(_ pango: OpaquePointer) -> BenchDrawing {
    let card = Rect(x: 20, y: 74.5, width: 335, height: 478.5)
    let fields = [272.0, 332].map { Rect(x: 44, y: $0, width: 287, height: 48) }
    let button = Rect(x: 44, y: 447, width: 287, height: 50)
    let capsule = Rect(x: 282, y: 396, width: 51, height: 31)
    let knob = Rect(x: 304, y: 398, width: 27, height: 27)
    let texts = [
      BenchText("Welcome back", 28, weight: 700, .black, x: 84, y: 190, width: 220),
      BenchText("Sign in to pick up where you left off.", 15, gray, x: 64, y: 230, width: 260),
      BenchText("mei.lin@example.com", 17, .black, x: 51, y: 286, width: 270),
      BenchText("Password", 17, gray, x: 51, y: 346, width: 270),
      BenchText("Stay signed in", 15, .black, x: 44, y: 402, width: 200),
      BenchText("Sign In", 17, weight: 600, .white, x: 160, y: 462, width: 100),
      BenchText("Forgot password?", 15, blue, x: 126, y: 513, width: 130),
      BenchText("New here?", 15, gray, x: 84, y: 579, width: 80),
      BenchText("Create an account", 15, blue, x: 164, y: 579, width: 140),
    ]
    let green = Color(red: 0.2, green: 0.78, blue: 0.35)
    let shadow = Shadow(opacity: 0.08, radius: 20, dy: 10)
    var items: [DisplayList.Item] = [
      .shadow(.roundedRect(card, radius: 24), shadow),
      .fill(.roundedRect(card, radius: 24), .color(.white)),
      .fill(.roundedRect(Rect(x: 155.5, y: 106, width: 64, height: 64), radius: 14), .color(blue)),
    ]
    for field in fields {
      items.append(.border(.roundedRect(field, radius: 10), width: 0.5, color: gray))
    }
    items += [
      .fill(.roundedRect(capsule, radius: 15.5), .color(green)),
      .fill(.roundedRect(knob, radius: 13.5), .color(.white)),
      .fill(.roundedRect(button, radius: 12), .color(blue)),
    ]
    let layouts = texts.map { (text: $0, layout: $0.layout(pango)) }
    let mask = PreparedShadow(rect: card.insetBy(dx: -60, dy: -60).offsetBy(dx: 0, dy: 10))
    return BenchDrawing(
      name: "login card", size: Size(width: 375, height: 667),
      background: Color(red: 0.95, green: 0.95, blue: 0.97),
      list: DisplayList(items + texts.map(\.item))
    ) { context in
      // Cairo has no blur: by hand the shadow is a mask that somebody else has blurred beforehand.
      mask.draw(on: context)
      func fill(_ rect: Rect, _ radius: Double, _ color: Color) {
        addRoundedRect(context, rect, radius)
        setSource(context, color)
        cairo_fill(context)
      }
      fill(card, 24, .white)
      fill(Rect(x: 155.5, y: 106, width: 64, height: 64), 14, blue)
      for field in fields {
        addRoundedRect(context, field.insetBy(dx: 0.25, dy: 0.25), 9.75)
        setSource(context, gray)
        cairo_set_line_width(context, 0.5)
        cairo_stroke(context)
      }
      fill(capsule, 15.5, green)
      fill(knob, 13.5, .white)
      fill(button, 12, blue)
      showByHand(context, layouts)
    }
  }

  /// A photograph, made up of waves and noise, that fills the screen with a caption on it.
  static func photograph(_ pango: OpaquePointer) -> BenchDrawing {
    let (width, height) = (1_125, 2_001)
    var seed: UInt32 = 1
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      for x in 0..<width {
        seed = seed &* 1_664_525 &+ 1_013_904_223
        let noise = (seed >> 24) % 12
        let wave = UInt32((x * x / 900 + y * y / 1_700 + x * y / 2_100) % 512)
        let level = (wave < 256 ? wave : 511 - wave) * 220 / 255 + noise
        pixels.append(0xFF00_0000 | level << 16 | (level * 3 / 4) << 8 | (255 - level))
      }
    }
    let image = ImageBuffer(width: width, height: height, scale: 3, pixels: pixels, isOpaque: true)
    let size = Size(width: 375, height: 667)
    let frame = Rect(origin: .zero, size: size)
    let caption = BenchText("Dunes at dusk", 28, weight: 700, .white, x: 20, y: 600, width: 300)
    let layouts = [(text: caption, layout: caption.layout(pango))]
    let memory = UnsafeMutablePointer<UInt32>.allocate(capacity: pixels.count)
    memory.initialize(from: pixels, count: pixels.count)
    let surface = memory.withMemoryRebound(to: UInt8.self, capacity: pixels.count * 4) {
      cairo_image_surface_create_for_data(
        $0, CAIRO_FORMAT_RGB24, Int32(width), Int32(height), Int32(width * 4))
    }
    return BenchDrawing(
      name: "photograph", size: size, background: .white,
      list: DisplayList([
        .image(image, tiles: [ImageTile.whole(image, in: frame)], tint: nil), caption.item,
      ])
    ) { context in
      cairo_save(context)
      cairo_scale(context, size.width / Double(width), size.height / Double(height))
      cairo_set_source_surface(context, surface, 0, 0)
      cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_GOOD)
      cairo_paint(context)
      cairo_restore(context)
      showByHand(context, layouts)
    }
  }

  /// A page of forty lines.
  static func textPage(_ pango: OpaquePointer) -> BenchDrawing {
    let words = "pack my box with five dozen liquor jugs then send it by evening mail to quay"
      .split(
        separator: " ")
    let texts = (0..<36).map { row in
      // No two lines alike, as on any page.
      let line = (0..<9).map { words[($0 * (row + 3) + row * row) % words.count] }
      return BenchText(
        line.joined(separator: " "), 13, .black, x: 12, y: 12 + Double(row) * 18, width: 360)
    }
    let layouts = texts.map { (text: $0, layout: $0.layout(pango)) }
    return BenchDrawing(
      name: "text page", size: Size(width: 375, height: 667), background: .white,
      list: DisplayList(texts.map(\.item))
    ) { context in
      showByHand(context, layouts)
    }
  }
}
