import Drawing
public import Foundation
import Geometry
import Typesetting

/// What is painted into: a list of what was painted, for a picture or a view.
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
    var shadow: Shadow?
  }

  /// The extent in points.
  let size: CGSize
  var state = State()
  private var saved: [State] = []
  private var painted: [DisplayList.Item] = []
  let path = CGMutablePath()

  init(size: CGSize) { self.size = size }

  /// Adds what was painted in the present state.
  func append(_ items: [DisplayList.Item]) {
    guard !items.isEmpty else { return }
    var items = items
    if !state.map.isIdentity || state.opacity < 1 {
      let group = DisplayList.Group(opacity: Double(state.opacity), transform: state.map.core)
      items = [.group(group, DisplayList(items))]
    }
    for shape in state.clip.reversed() {
      items = [.group(DisplayList.Group(clip: shape), DisplayList(items))]
    }
    painted += items
  }

  /// What was painted, its origin at a point.
  func items(at origin: Point) -> [DisplayList.Item] {
    guard !painted.isEmpty, origin != .zero else { return painted }
    let map = Geometry.AffineTransform(translationX: origin.x, y: origin.y)
    return [.group(DisplayList.Group(transform: map), DisplayList(painted))]
  }

  func clip(to shape: PaintedShape) {
    if case .path(let path) = shape, !state.map.isIdentity {
      state.clip.append(CGPath(path).applied(state.map).shape(isEvenOdd: path.isEvenOdd))
    } else {
      state.clip.append(shape)
    }
  }

  // MARK: State

  /// Remembers the state.
  public func saveGState() { saved.append(state) }
  /// Goes back to the state last remembered.
  public func restoreGState() { if let last = saved.popLast() { state = last } }
  /// Moves what is painted from here on.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    state.map = state.map.translatedBy(x: tx, y: ty)
  }
  /// Scales what is painted from here on.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { state.map = state.map.scaledBy(x: sx, y: sy) }
  /// Turns what is painted from here on.
  public func rotate(by angle: CGFloat) { state.map = state.map.rotated(by: angle) }
  /// Maps what is painted from here on.
  public func concatenate(_ transform: CGAffineTransform) {
    state.map = transform.concatenating(state.map)
  }
  /// The map of what is painted.
  public var ctm: CGAffineTransform { state.map }
  /// Sets the opacity.
  public func setAlpha(_ alpha: CGFloat) { state.opacity = alpha }
  /// Sets what is filled with.
  public func setFillColor(_ color: CGColor) { state.fill = color.core }
  /// Sets what is filled with.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// Sets what lines are drawn with.
  public func setStrokeColor(_ color: CGColor) { state.stroke = color.core }
  /// Sets the width of lines.
  public func setLineWidth(_ width: CGFloat) { state.width = width }
  /// Sets how lines end.
  public func setLineCap(_ cap: CGLineCap) { state.cap = cap }
  /// Sets how lines meet.
  public func setLineJoin(_ join: CGLineJoin) {}
  /// Sets how long dashes and gaps are.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) { state.dashes = lengths }
  /// Sets how colours mix; always normally.
  public func setBlendMode(_ mode: CGBlendMode) {}
  /// Sets whether edges are smoothed; always.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Sets whether edges are smoothed; always.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  /// Sets how pictures are made larger; one way.
  public var interpolationQuality: CGInterpolationQuality = .default
  /// Sets the shadow of what is painted.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map {
      Shadow(
        color: $0.core, radius: Double(blur) / 2, dx: Double(offset.width),
        dy: Double(offset.height))
    }
  }
  /// Sets the shadow of what is painted.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  // MARK: Paths

  /// Begins a new path.
  public func beginPath() { path.core = Path() }
  /// Begins a part.
  public func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a line.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds lines.
  public func addLines(between points: [CGPoint]) { path.addLines(between: points) }
  /// Adds a curve of two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2)
  }
  /// Adds a curve of one control point.
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
  /// Closes the part.
  public func closePath() { path.closeSubpath() }
  /// Fills the path, and begins a new one.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .evenOdd ? .eoFill : .fill)
  }
  /// Draws the path, and begins a new one.
  public func strokePath() { drawPath(using: .stroke) }
  /// Fills and draws the path, and begins a new one.
  public func drawPath(using mode: CGPathDrawingMode) {
    let isEvenOdd = mode == .eoFill || mode == .eoFillStroke
    let shape = path.shape(isEvenOdd: isEvenOdd)
    if let shadow = state.shadow { append([.shadow(shape, shadow)]) }
    if mode != .stroke { append([.fill(shape, .color(state.fill))]) }
    if mode == .stroke || mode == .fillStroke || mode == .eoFillStroke {
      append([.stroke(shape, line)])
    }
    beginPath()
  }
  /// Paints only inside the path from here on.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(to: path.shape(isEvenOdd: rule == .evenOdd))
    beginPath()
  }
  /// Paints only inside a rectangle from here on.
  public func clip(to rect: CGRect) {
    clip(to: .path(CGPath.box(rect, radius: 0, corners: .all).core))
  }
  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { append([.fill(.rect(Rect(rect)), .color(state.fill))]) }
  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
  /// Fills an ellipse.
  public func fillEllipse(in rect: CGRect) {
    append([.fill(.ellipse(Rect(rect)), .color(state.fill))])
  }
  /// Draws a rectangle.
  public func stroke(_ rect: CGRect) { append([.stroke(.rect(Rect(rect)), line)]) }
  /// Draws a rectangle with a width.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    setLineWidth(width)
    stroke(rect)
  }
  /// Draws an ellipse.
  public func strokeEllipse(in rect: CGRect) { append([.stroke(.ellipse(Rect(rect)), line)]) }
  /// Draws lines between pairs of points.
  public func strokeLineSegments(between points: [CGPoint]) {
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }
  /// Makes a rectangle transparent; paints nothing here.
  public func clear(_ rect: CGRect) {}
  /// Draws a picture, upside down as Core Graphics does unless the map turns it.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    append(UIImage(cgImage: image).items(in: rect) ?? [])
  }
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
  /// The picture painted so far; nil without an extent.
  public func makeImage() -> CGImage? { KitPicture.image(self, scale: 1)?.cgImage }

  private var line: Stroke {
    Stroke(
      state.stroke, width: Double(state.width), dashes: state.dashes.map { Double($0) },
      roundCaps: state.cap == .round)
  }
}

/// How a path is painted; raw values are Core Graphics'.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}
/// What counts as inside a path.
public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }
/// How pictures are made larger.
public enum CGInterpolationQuality: Int32, Sendable { case `default`, none, low, high, medium }
/// How a gradient goes on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  /// As in UIKit.
  public let rawValue: UInt32
  /// As in UIKit.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// As in UIKit.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// As in UIKit.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// The components of colours: red, green and blue.
public final class CGColorSpace {
  /// The name of sRGB.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// Makes a space of a name.
  public init?(name: String) {}
  init() {}
}
/// The space of red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }

/// Colours along a line.
public final class CGGradient {
  let stops: [LinearGradient.Stop]

  /// Makes a gradient of `CGColor`s.
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
