import CCairo
import Geometry
import Typesetting

/// Draws display lists on a Cairo context with any kind of surface.
struct Painter {
  /// The context, borrowed; its user space is in points.
  let context: OpaquePointer
  /// The number of pixels per point for anything that must be rasterised before it is drawn.
  let scale: Double
  /// Whether a device unit is a pixel, so that masks can be made on the device's own grid.
  var isRaster = true
  /// The object that draws text.
  let text: any TextDrawing
  /// The cache of blurred shadows.
  var shadows = ShadowCache()

  /// The pixels behind visual effects: recorded by a canvas, taken by a document; nil for
  /// neither.
  var backdrops: Backdrops?

  /// Whether only the alpha of what is painted matters, on a surface that has nothing else.
  var isSilhouette = false

  /// The pen that adds shapes to the path.
  var pen: ShapePen { ShapePen(context: context) }

  /// Draws the items in order.
  func draw(_ list: DisplayList) {
    for (index, item) in list.items.enumerated() {
      if case .shadow(let shape, let shadow) = item {
        // The box that casts a shadow is usually painted next: what it hides need not be painted.
        let next = index + 1 < list.items.count ? list.items[index + 1] : nil
        draw(shadow, of: shape, opacity: 1, below: next?.opaqueCore)
      } else {
        draw(item, opacity: 1)
      }
    }
  }

  private func draw(_ item: DisplayList.Item, opacity: Double) {
    switch item {
    case .fill(let shape, let paint):
      set(paint, opacity: opacity)
      pen.fill(shape)
    case .border(.path(let path), let width, let color):
      drawBorder(of: path, width: width, color, opacity: opacity)
    case .border(let shape, let width, let color):
      pen.addBorder(of: shape, width: width)
      set(color, opacity: opacity)
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
      cairo_fill(context)
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    case .stroke(let shape, let stroke): draw(stroke, along: shape, opacity: opacity)
    case .shadow(let shape, let shadow): draw(shadow, of: shape, opacity: opacity, below: nil)
    case .shadowed(let list, let shadow): draw(list, above: shadow)
    case .text(let paragraph, let rect, let color, _):
      guard rect.isFinite else { return }
      text.draw(
        paragraph, in: rect, color: color.multipliedAlpha(by: opacity), on: context)
      cairo_new_path(context)
    case .image(let image, let tiles, let tint):
      for tile in tiles { draw(image, tile, tint: tint, opacity: opacity) }
    case .backdrop(let shape, let backdrop): draw(backdrop, in: shape, opacity: opacity)
    case .masked(let list, let mask): draw(list, maskedBy: mask, opacity: opacity)
    case .group(let group, let list): draw(group, list, opacity: opacity)
    }
  }

  private func draw(_ list: DisplayList, maskedBy mask: DisplayList, opacity: Double) {
    guard opacity > 0, !list.items.isEmpty, !mask.items.isEmpty else { return }
    cairo_save(context)
    defer { cairo_restore(context) }
    clip(around: list)
    cairo_push_group(context)
    draw(list)
    let content = cairo_pop_group(context)
    cairo_push_group(context)
    draw(DisplayList.Group(opacity: opacity), mask, opacity: 1)
    let cover = cairo_pop_group(context)
    cairo_set_source(context, content)
    cairo_mask(context, cover)
    cairo_pattern_destroy(content)
    cairo_pattern_destroy(cover)
  }

  private func draw(_ group: DisplayList.Group, _ list: DisplayList, opacity: Double) {
    let opacity = min(1, group.opacity * opacity)
    guard opacity > 0, !list.items.isEmpty, let matrix = group.transform.cairoMatrix else { return }
    cairo_save(context)
    defer { cairo_restore(context) }
    withUnsafePointer(to: matrix) { cairo_transform(context, $0) }
    if let clip = group.clip { pen.clip(to: clip) }
    if let blend = group.blend {
      draw(list, opacity: opacity, blend)
    } else if opacity == 1 {
      draw(list)
    } else if list.items.count == 1, list.items[0].isSingleCoat {
      draw(list.items[0], opacity: opacity)
    } else {
      clip(around: list)
      cairo_push_group(context)
      draw(list)
      cairo_pop_group_to_source(context)
      cairo_paint_with_alpha(context, opacity)
    }
  }

  /// Draws a list by itself, and mixes it with what is below.
  private func draw(_ list: DisplayList, opacity: Double, _ blend: BlendMode) {
    clip(around: list)
    cairo_push_group(context)
    draw(list)
    let content = cairo_pop_group(context)
    defer { cairo_pattern_destroy(content) }
    for mode in blend.cairoOperators {
      cairo_set_source(context, content)
      cairo_set_operator(context, mode)
      cairo_paint_with_alpha(context, opacity)
    }
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
  }

  /// Leaves out the pixels that a list doesn't paint, so that its group has no more than it needs.
  private func clip(around list: DisplayList) {
    // What is behind an effect goes on beyond the edges of its group.
    guard isRaster, !list.hasBackdrop, let bounds = list.bounds, bounds.isFinite else { return }
    let box = deviceBox(of: bounds).insetBy(dx: -1, dy: -1)
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    cairo_identity_matrix(context)
    let (left, top) = (box.minX.rounded(.down), box.minY.rounded(.down))
    cairo_rectangle(
      context, left, top, box.maxX.rounded(.up) - left, box.maxY.rounded(.up) - top)
    cairo_clip(context)
    cairo_set_matrix(context, &matrix)
  }

  /// Sets a colour as the source.
  func set(_ color: Color, opacity: Double) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha * opacity)
  }

  private func set(_ paint: Paint, opacity: Double) {
    switch paint {
    case .color(let color): set(color, opacity: opacity)
    case .linearGradient(let gradient):
      let (start, end) = (gradient.start, gradient.end)
      let pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
      for stop in gradient.stops {
        let color = stop.color
        cairo_pattern_add_color_stop_rgba(
          pattern, stop.location, color.red, color.green, color.blue, color.alpha * opacity)
      }
      cairo_set_source(context, pattern)
      cairo_pattern_destroy(pattern)
    }
  }

  /// Draws the inner half of a line along an outline, twice as wide.
  private func drawBorder(of path: Path, width: Double, _ color: Color, opacity: Double) {
    guard width > 0, width.isFinite else { return }
    cairo_save(context)
    pen.add(.path(path))
    cairo_clip(context)
    draw(Stroke(color, width: 2 * width), along: .path(path), opacity: opacity)
    cairo_restore(context)
  }

  private func draw(_ stroke: Stroke, along shape: PaintedShape, opacity: Double) {
    guard stroke.width >= 0, stroke.width.isFinite else { return }
    pen.add(shape)
    set(stroke.color, opacity: opacity)
    cairo_set_line_width(context, stroke.width > 0 ? stroke.width : 1 / scale)
    cairo_set_line_cap(context, stroke.roundCaps ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
    cairo_set_line_join(context, stroke.roundCaps ? CAIRO_LINE_JOIN_ROUND : CAIRO_LINE_JOIN_MITER)
    // Cairo stops working on a pattern without a positive length.
    let isDashed =
      stroke.dashes.allSatisfy { $0 >= 0 && $0.isFinite } && stroke.dashes.contains { $0 > 0 }
    cairo_set_dash(context, stroke.dashes, isDashed ? Int32(stroke.dashes.count) : 0, 0)
    cairo_stroke(context)
  }
}

extension DisplayList.Item {
  /// Whether no two parts of the item overlap, so that an opacity can be applied to each part.
  fileprivate var isSingleCoat: Bool {
    switch self {
    case .fill, .border, .stroke, .shadow: true
    case .image(_, let tiles, _): tiles.count == 1
    case .text, .shadowed, .masked, .group, .backdrop: false
    }
  }
}

extension DisplayList.Item {
  /// A rectangle in which the item hides everything below it; nil for none.
  fileprivate var opaqueCore: Rect? {
    guard case .fill(let shape, let paint) = self, paint.isOpaque else { return nil }
    return shape.core
  }
}

extension AffineTransform {
  /// The transform as a Cairo matrix; nil if it maps everything to a line or a point, or is not
  /// finite.
  var cairoMatrix: cairo_matrix_t? {
    let determinant = a * d - b * c
    guard determinant.isNormal, [a, b, c, d, tx, ty].allSatisfy({ abs($0) < 1e9 }) else {
      return nil
    }
    return cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty)
  }
}

extension Rect {
  /// Whether all four numbers are finite.
  var isFinite: Bool {
    minX.isFinite && minY.isFinite && width.isFinite && height.isFinite
  }
}

extension BlendMode {
  /// Cairo's operators, one after the other. What clears or copies reaches only what is painted, as in Core
  /// Graphics: it takes that away first.
  fileprivate var cairoOperators: [cairo_operator_t] {
    switch self {
    case .normal: [CAIRO_OPERATOR_OVER]
    case .multiply: [CAIRO_OPERATOR_MULTIPLY]
    case .screen: [CAIRO_OPERATOR_SCREEN]
    case .overlay: [CAIRO_OPERATOR_OVERLAY]
    case .darken, .plusDarker: [CAIRO_OPERATOR_DARKEN]
    case .lighten: [CAIRO_OPERATOR_LIGHTEN]
    case .colorDodge: [CAIRO_OPERATOR_COLOR_DODGE]
    case .colorBurn: [CAIRO_OPERATOR_COLOR_BURN]
    case .softLight: [CAIRO_OPERATOR_SOFT_LIGHT]
    case .hardLight: [CAIRO_OPERATOR_HARD_LIGHT]
    case .difference: [CAIRO_OPERATOR_DIFFERENCE]
    case .exclusion: [CAIRO_OPERATOR_EXCLUSION]
    case .hue: [CAIRO_OPERATOR_HSL_HUE]
    case .saturation: [CAIRO_OPERATOR_HSL_SATURATION]
    case .color: [CAIRO_OPERATOR_HSL_COLOR]
    case .luminosity: [CAIRO_OPERATOR_HSL_LUMINOSITY]
    case .clear, .destinationOut: [CAIRO_OPERATOR_DEST_OUT]
    case .copy: [CAIRO_OPERATOR_DEST_OUT, CAIRO_OPERATOR_ADD]
    case .sourceIn: [CAIRO_OPERATOR_IN]
    case .sourceOut: [CAIRO_OPERATOR_OUT]
    case .sourceAtop: [CAIRO_OPERATOR_ATOP]
    case .destinationOver: [CAIRO_OPERATOR_DEST_OVER]
    case .destinationIn: [CAIRO_OPERATOR_DEST_IN]
    case .destinationAtop: [CAIRO_OPERATOR_DEST_ATOP]
    case .xor: [CAIRO_OPERATOR_XOR]
    case .plusLighter: [CAIRO_OPERATOR_ADD]
    }
  }
}
