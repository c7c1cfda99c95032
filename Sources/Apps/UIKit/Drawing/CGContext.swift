import Drawing
public import Foundation
import Geometry
import Typesetting

/// A drawing destination: a list of the items drawn for a picture or a view.
public final class CGContext {
  struct State {
    var fill = Color.black
    var stroke = Color.black
    var width: CGFloat = 1
    var cap = CGLineCap.butt
    var dashes: [CGFloat] = []
    var opacity: CGFloat = 1
    var map = CGAffineTransform.identity
    var clip: [PaintedShape] = []
    /// What is drawn is visible as far as all of these are opaque.
    var masks: [DisplayList] = []
    var shadow: Shadow?
    var blend = BlendMode.normal
    /// The image with which shapes are filled instead of a colour.
    var pattern: ImageBuffer?
  }

  /// The size in points.
  let size: CGSize
  var state = State()
  private var saved: [State] = []
  private var painted: [DisplayList.Item] = []
  let path = CGMutablePath()

  init(size: CGSize) { self.size = size }

  /// Adds items drawn in the current state.
  func append(_ items: [DisplayList.Item]) {
    guard !items.isEmpty else { return }
    var items = items
    if !state.map.isIdentity || state.opacity < 1 || state.blend != .normal {
      let group = DisplayList.Group(
        opacity: Double(state.opacity), transform: state.map.core,
        blend: state.blend == .normal ? nil : state.blend)
      blends = blends || group.blend != nil
      items = [.group(group, DisplayList(items))]
    }
    // Offset and blur of a shadow are not transformed.
    if let shadow = state.shadow { items = DisplayList(items).above(shadow) }
    for shape in state.clip.reversed() {
      items = [.group(DisplayList.Group(clip: shape), DisplayList(items))]
    }
    for mask in state.masks { items = [.masked(DisplayList(items), by: mask)] }
    painted += items
  }

  /// Returns the items drawn, with their origin at a point.
  func items(at origin: Point) -> [DisplayList.Item] {
    guard !painted.isEmpty, origin != .zero || blends else { return painted }
    let map = Geometry.AffineTransform(translationX: origin.x, y: origin.y)
    // What is drawn mixes with what was drawn before, and with nothing else.
    return [
      .group(DisplayList.Group(transform: map, blend: blends ? .normal : nil), DisplayList(painted))
    ]
  }
  /// Whether something drawn mixes with what is below it.
  private var blends = false

  /// Returns what fills a shape: the fill colour, or the tiles of a pattern.
  func filled(_ shape: PaintedShape, _ bounds: CGRect) -> [DisplayList.Item] {
    guard let pattern = state.pattern else { return [.fill(shape, .color(state.fill))] }
    let tiles = pattern.tiled(over: Rect(bounds))
    return [.group(DisplayList.Group(clip: shape), DisplayList([tiles]))]
  }

  func clip(to shape: PaintedShape) {
    if case .path(let path) = shape, !state.map.isIdentity {
      state.clip.append(CGPath(path).applied(state.map).shape(isEvenOdd: path.isEvenOdd))
    } else {
      state.clip.append(shape)
    }
  }

  // MARK: State

  /// Saves the graphics state.
  public func saveGState() { saved.append(state) }
  /// Restores the graphics state that was last saved.
  public func restoreGState() { if let last = saved.popLast() { state = last } }
  /// Moves the coordinate system for subsequent drawing.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    state.map = state.map.translatedBy(x: tx, y: ty)
  }
  /// Scales the coordinate system for subsequent drawing.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { state.map = state.map.scaledBy(x: sx, y: sy) }
  /// Rotates the coordinate system for subsequent drawing.
  public func rotate(by angle: CGFloat) { state.map = state.map.rotated(by: angle) }
  /// Transforms the coordinate system for subsequent drawing.
  public func concatenate(_ transform: CGAffineTransform) {
    state.map = transform.concatenating(state.map)
  }
  /// The current transformation matrix.
  public var ctm: CGAffineTransform { state.map }
  /// Sets the opacity.
  public func setAlpha(_ alpha: CGFloat) { state.opacity = alpha }
  /// Sets the fill colour.
  public func setFillColor(_ color: CGColor) { (state.fill, state.pattern) = (color.core, nil) }
  /// Sets the fill colour.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// Sets the stroke colour.
  public func setStrokeColor(_ color: CGColor) { state.stroke = color.core }
  /// Sets the line width.
  public func setLineWidth(_ width: CGFloat) { state.width = width }
  /// Sets the line cap.
  public func setLineCap(_ cap: CGLineCap) { state.cap = cap }
  /// Sets the line join; it is ignored.
  public func setLineJoin(_ join: CGLineJoin) {}
  /// Sets the lengths of dashes and gaps.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) { state.dashes = lengths }
  /// Sets how subsequent drawing mixes with what was drawn before.
  public func setBlendMode(_ mode: CGBlendMode) { state.blend = mode.core }
  /// Sets whether edges are antialiased; they always are.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Sets whether edges are antialiased; they always are.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  /// How images are interpolated; it has no effect.
  public var interpolationQuality: CGInterpolationQuality = .default
  /// Sets the shadow of subsequent drawing.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map {
      Shadow(
        color: $0.core, radius: Double(blur) / 2, dx: Double(offset.width),
        dy: Double(offset.height))
    }
  }
  /// Sets the shadow of subsequent drawing.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  // MARK: Paths

  /// Begins a new path.
  public func beginPath() { path.core = Path() }
  /// Begins a new subpath.
  public func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a line.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds lines.
  public func addLines(between points: [CGPoint]) { path.addLines(between: points) }
  /// Adds a curve with two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2)
  }
  /// Adds a curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.addQuadCurve(to: end, control: control)
  }
  /// Adds an arc.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { path.addRect(rect) }
  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
  /// Adds a path.
  public func addPath(_ path: CGPath) { self.path.addPath(path) }
  /// Closes the subpath.
  public func closePath() { path.closeSubpath() }
  /// Fills the path, and begins a new one.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .evenOdd ? .eoFill : .fill)
  }
  /// Strokes the path, and begins a new one.
  public func strokePath() { drawPath(using: .stroke) }
  /// Fills and strokes the path, and begins a new one.
  public func drawPath(using mode: CGPathDrawingMode) {
    let isEvenOdd = mode == .eoFill || mode == .eoFillStroke
    let shape = path.shape(isEvenOdd: isEvenOdd)
    var items: [DisplayList.Item] = []
    if mode != .stroke { items += filled(shape, path.boundingBoxOfPath) }
    if mode == .stroke || mode == .fillStroke || mode == .eoFillStroke {
      items.append(.stroke(shape, line))
    }
    append(items)
    beginPath()
  }
  /// Clips to the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(to: path.shape(isEvenOdd: rule == .evenOdd))
    beginPath()
  }
  /// Clips to a rectangle.
  public func clip(to rect: CGRect) {
    clip(to: .path(CGPath.box(rect).core))
  }
  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { append(filled(.rect(Rect(rect)), rect)) }
  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
  /// Fills an ellipse.
  public func fillEllipse(in rect: CGRect) {
    append(filled(.ellipse(Rect(rect)), rect))
  }
  /// Strokes a rectangle.
  public func stroke(_ rect: CGRect) { append([.stroke(.rect(Rect(rect)), line)]) }
  /// Strokes a rectangle with a line width.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    setLineWidth(width)
    stroke(rect)
  }
  /// Strokes an ellipse.
  public func strokeEllipse(in rect: CGRect) { append([.stroke(.ellipse(Rect(rect)), line)]) }
  /// Strokes line segments between pairs of points.
  public func strokeLineSegments(between points: [CGPoint]) {
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }
  /// Clears a rectangle; does nothing here.
  public func clear(_ rect: CGRect) {}
  /// Draws a gradient between two points.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    let area = Rect(origin: .zero, size: Size(size))
    append([
      .fill(
        .rect(area),
        .linearGradient(
          LinearGradient(stops: gradient.stops, from: Point(startPoint), to: Point(endPoint))))
    ])
  }
  /// Returns the picture drawn so far; nil if it has no size.
  public func makeImage() -> CGImage? { KitPicture.image(self, scale: 1)?.cgImage }

  private var line: Stroke {
    Stroke(
      state.stroke, width: Double(state.width), dashes: state.dashes.map { Double($0) },
      roundCaps: state.cap == .round)
  }
}

/// A colour space: red, green and blue, or greys.
public final class CGColorSpace {
  /// The kind of the space.
  public let model: CGColorSpaceModel
  /// Makes a space from a name.
  public init?(name: String) { model = name.contains("Gray") ? .monochrome : .rgb }
  init(_ model: CGColorSpaceModel = .rgb) { self.model = model }
}
/// Returns the space of greys.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(.monochrome) }

extension CGColor {
  /// The space: of red, green and blue, or of greys.
  public var colorSpace: CGColorSpace? { CGColorSpace(isGrey ? .monochrome : .rgb) }
  /// Returns the colour in another space; greys become red, green and blue alone.
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
  ) -> CGColor? { CGColor(core, isGrey: isGrey && space.model == .monochrome) }
}
/// Returns the space of red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }

/// Colours along a line.
public final class CGGradient {
  let stops: [LinearGradient.Stop]

  /// Makes a gradient from `CGColor`s.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: [CGFloat]?
  ) {
    self.init(
      colorsSpace: space, colors: colors.map { $0 as Any } as [Any], locations: locations)
  }
  /// Makes a gradient from `CGColor`s.
  public init?(colorsSpace space: CGColorSpace?, colors: [Any], locations: [CGFloat]?) {
    let shown = colors.compactMap { ($0 as? CGColor)?.core }
    guard shown.count > 1 else { return nil }
    stops = shown.enumerated().map { index, color in
      let place = locations.flatMap { index < $0.count ? Double($0[index]) : nil }
      return LinearGradient.Stop(
        location: place ?? Double(index) / Double(shown.count - 1), color: color)
    }
  }
}
