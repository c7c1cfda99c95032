import CCairo
import Geometry

/// Adds shapes to the current path of a Cairo context.
struct ShapePen {
  /// The context, borrowed.
  let context: OpaquePointer

  /// Adds a shape to the current path; adds nothing if any of its numbers is not finite.
  func add(_ shape: PaintedShape) {
    switch shape {
    case .rect(let rect):
      guard let rect = rect.drawable else { return }
      cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
    case .roundedRect(let rect, let radius, let continuous):
      guard let rect = rect.drawable, radius > 0 else { return add(.rect(rect)) }
      if continuous {
        for element in Path.box(rect, radius: radius, continuous: true).elements { add(element) }
      } else {
        addRounded(rect, radius: min(radius, rect.width / 2, rect.height / 2))
      }
    case .ellipse(let rect):
      guard let rect = rect.drawable, !rect.isEmpty else { return }
      cairo_save(context)
      cairo_translate(context, rect.midX, rect.midY)
      cairo_scale(context, rect.width / 2, rect.height / 2)
      cairo_new_sub_path(context)
      cairo_arc(context, 0, 0, 1, 0, 2 * Double.pi)
      cairo_close_path(context)
      cairo_restore(context)
    case .path(let path):
      guard shape.drawable != nil else { return }
      for element in path.elements { add(element) }
    }
  }

  /// Fills a shape with the source.
  func fill(_ shape: PaintedShape) {
    add(shape)
    ruled(by: shape) { cairo_fill(context) }
  }

  /// Restricts further drawing to the inside of a shape.
  func clip(to shape: PaintedShape) {
    add(shape)
    ruled(by: shape) { cairo_clip(context) }
  }

  /// Runs a function on the current path with the shape's fill rule.
  private func ruled(by shape: PaintedShape, _ body: () -> Void) {
    guard case .path(let path) = shape, path.isEvenOdd else { return body() }
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
    body()
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
  }

  /// Adds the outer and the inner edge of a border; fill the area between them by the even-odd
  /// rule.
  func addBorder(of shape: PaintedShape, width: Double) {
    guard width > 0 else { return }
    add(shape)
    switch shape {
    case .rect(let rect):
      let inner = rect.insetBy(dx: width, dy: width)
      if !inner.isEmpty { add(.rect(inner)) }
    case .roundedRect(let rect, let radius, let continuous):
      let inner = rect.insetBy(dx: width, dy: width)
      let outer = min(radius, rect.width / 2, rect.height / 2)
      if !inner.isEmpty {
        add(.box(inner, radius: outer - width, continuous: continuous))
      }
    case .ellipse(let rect):
      add(.ellipse(rect.insetBy(dx: width, dy: width)))
    // The inside of an outline is found by drawing it, as the painter does.
    case .path: break
    }
  }

  private func add(_ element: Path.Element) {
    switch element {
    case .move(let point): cairo_move_to(context, point.x, point.y)
    case .line(let point): cairo_line_to(context, point.x, point.y)
    case .curve(let point, let control1, let control2):
      cairo_curve_to(
        context, control1.x, control1.y, control2.x, control2.y, point.x, point.y)
    case .close: cairo_close_path(context)
    }
  }

  private func addRounded(_ rect: Rect, radius: Double) {
    let quarter = Double.pi / 2
    cairo_new_sub_path(context)
    cairo_arc(context, rect.maxX - radius, rect.minY + radius, radius, -quarter, 0)
    cairo_arc(context, rect.maxX - radius, rect.maxY - radius, radius, 0, quarter)
    cairo_arc(context, rect.minX + radius, rect.maxY - radius, radius, quarter, 2 * quarter)
    cairo_arc(context, rect.minX + radius, rect.minY + radius, radius, 2 * quarter, 3 * quarter)
    cairo_close_path(context)
  }
}

extension PaintedShape {
  /// The shape within the coordinates that Cairo can represent; nil if that would distort it.
  var drawable: PaintedShape? {
    switch self {
    case .rect(let rect): return rect.drawable.map { .rect($0) }
    case .roundedRect(let rect, let radius, let continuous):
      return rect.drawable.map { .roundedRect($0, radius: radius, continuous: continuous) }
    case .ellipse, .path: return bounds.drawable == bounds ? self : nil
    }
  }
}

extension Rect {
  /// The rectangle within the coordinates that Cairo's fixed-point numbers represent with room to
  /// spare; nil if any of its numbers is not finite.
  var drawable: Rect? {
    guard isFinite else { return nil }
    let limit = 1e5
    func clamp(_ value: Double) -> Double { max(-limit, min(value, limit)) }
    if abs(minX) <= limit, abs(minY) <= limit, abs(maxX) <= limit, abs(maxY) <= limit {
      return self
    }
    let (left, top) = (clamp(minX), clamp(minY))
    return Rect(x: left, y: top, width: clamp(maxX) - left, height: clamp(maxY) - top)
  }
}
