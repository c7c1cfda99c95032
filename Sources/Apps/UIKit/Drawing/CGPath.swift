import Drawing
public import Foundation
import Geometry

/// A path of lines and curves.
public class CGPath {
  var core: Path

  init(_ core: Path = Path()) { self.core = core }

  /// Makes a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(CGPath.box(rect).core)
  }
  /// Makes an ellipse.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(CGPath.ellipse(rect).core)
  }
  /// Makes a rectangle with rounded corners.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) { self.init(CGPath.box(rect, radius: min(cornerWidth, cornerHeight)).core) }

  /// Whether the path is empty.
  public var isEmpty: Bool { core.elements.isEmpty }
  /// Returns a copy.
  public func copy() -> CGPath? { CGPath(core) }
  /// Returns a mutable copy.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(core) }
  // MARK: Making

  /// Returns a rectangle, some of whose corners are rounded.
  static func box(
    _ rect: CGRect, radius: CGFloat = 0, corners: CACornerMask = .all, continuous: Bool = false
  ) -> CGPath {
    CGPath(.box(Rect(rect), radius: Double(radius), round: corners.core, continuous: continuous))
  }

  static func ellipse(_ rect: CGRect) -> CGPath {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
    path.closeSubpath()
    return path.applied(
      CGAffineTransform(
        a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY))
  }

  /// Returns the path as a shape for painting.
  func shape(isEvenOdd: Bool) -> PaintedShape {
    .path(Path(core.elements, isEvenOdd: isEvenOdd))
  }

  /// Returns the transformed path.
  func applied(_ map: CGAffineTransform) -> CGPath {
    let map = map.core
    return CGPath(
      Path(
        core.elements.map { element in
          switch element {
          case .move(let point): .move(map.apply(point))
          case .line(let point): .line(map.apply(point))
          case .curve(let point, let one, let two):
            .curve(map.apply(point), control1: map.apply(one), control2: map.apply(two))
          case .close: .close
          }
        }))
  }

  func moved(by offset: CGPoint) -> CGPath {
    applied(CGAffineTransform(translationX: offset.x, y: offset.y))
  }

  /// Returns the part between two positions, 0 to 1, measured along lines between the points.
  func part(from start: CGFloat, to end: CGFloat) -> CGPath {
    let lines = flattened
    let total = lines.reduce(0) { $0 + $1.length }
    guard total > 0 else { return self }
    let (low, high) = (Double(start) * total, Double(end) * total)
    var (walked, elements): (Double, [Path.Element]) = (0, [])
    for line in lines {
      let (from, to) = (max(low - walked, 0), min(high - walked, line.length))
      if to > from, line.length > 0 {
        let first = line.at(from / line.length)
        if elements.isEmpty || line.isFirst { elements.append(.move(first)) }
        elements.append(.line(line.at(to / line.length)))
      }
      walked += line.length
    }
    return CGPath(Path(elements))
  }

  private struct Line {
    var from: Point
    var to: Point
    var isFirst = false
    var length: Double {
      ((to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y)).squareRoot()
    }
    func at(_ part: Double) -> Point {
      Point(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
    }
  }

  private var flattened: [Line] {
    var (lines, last, start): ([Line], Point, Point) = ([], .zero, .zero)
    var isFirst = true
    func add(_ to: Point) {
      lines.append(Line(from: last, to: to, isFirst: isFirst))
      (last, isFirst) = (to, false)
    }
    for element in core.elements {
      switch element {
      case .move(let point): (last, start, isFirst) = (point, point, true)
      case .line(let point): add(point)
      case .curve(let point, let one, let two):
        let from = last
        for step in 1...24 {
          let t = Double(step) / 24
          let u = 1 - t
          func mix(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
            u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
          }
          add(
            Point(
              x: mix(from.x, one.x, two.x, point.x), y: mix(from.y, one.y, two.y, point.y)))
        }
      case .close: add(start)
      }
    }
    return lines
  }
}

/// A mutable path.
public final class CGMutablePath: CGPath {
  /// Makes an empty path.
  public convenience init() { self.init(Path()) }

  /// Begins a new subpath.
  public func move(to point: CGPoint) { core.elements.append(.move(Point(point))) }
  /// Adds a line.
  public func addLine(to point: CGPoint) { core.elements.append(.line(Point(point))) }
  /// Adds lines.
  public func addLines(between points: [CGPoint]) {
    for (index, point) in points.enumerated() {
      if index == 0 { move(to: point) } else { addLine(to: point) }
    }
  }
  /// Adds a curve with two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    core.elements.append(
      .curve(Point(end), control1: Point(control1), control2: Point(control2)))
  }
  /// Adds a curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    let start = currentPoint
    func third(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
    }
    addCurve(to: end, control1: third(start), control2: third(end))
  }
  /// Adds an arc; angles are in radians, and `clockwise` is as in Core Graphics, with y pointing
  /// up.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    var sweep = endAngle - startAngle
    // A full turn is a circle in either direction.
    if abs(sweep) >= 2 * .pi {
      sweep = clockwise ? -2 * .pi : 2 * .pi
    } else if clockwise {
      while sweep > 0 { sweep -= 2 * .pi }
      sweep = max(sweep, -2 * .pi)
    } else {
      while sweep < 0 { sweep += 2 * .pi }
      sweep = min(sweep, 2 * .pi)
    }
    let steps = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / CGFloat(steps)
    let reach = radius * 4 / 3 * tan(step / 4)
    func at(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let first = at(startAngle)
    if isEmpty { move(to: first) } else if currentPoint != first { addLine(to: first) }
    for index in 0..<steps {
      let (from, to) = (startAngle + CGFloat(index) * step, startAngle + CGFloat(index + 1) * step)
      let (start, end) = (at(from), at(to))
      addCurve(
        to: end, control1: CGPoint(x: start.x - reach * sin(from), y: start.y + reach * cos(from)),
        control2: CGPoint(x: end.x + reach * sin(to), y: end.y - reach * cos(to)))
    }
  }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { addPath(CGPath.box(rect)) }
  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect) { addPath(CGPath.ellipse(rect)) }
  /// Adds a rectangle with rounded corners.
  public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    addPath(CGPath.box(rect, radius: min(cornerWidth, cornerHeight)))
  }
  /// Adds another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    core.elements += (transform.isIdentity ? path : path.applied(transform)).core.elements
  }
  /// Closes the subpath.
  public func closeSubpath() { core.elements.append(.close) }
}

extension CGPath: Hashable {
  /// Whether two paths have the same elements.
  public static func == (left: CGPath, right: CGPath) -> Bool { left.core == right.core }
  /// Hashes the elements.
  public func hash(into hasher: inout Hasher) { hasher.combine(core) }
}
