import Drawing
public import Foundation
import Geometry

extension CGPath {
  /// The smallest rectangle around the path with its control points; null for an empty path.
  public var boundingBox: CGRect {
    segments.reduce(box(of: ends)) { box, segment in
      guard let (from, to, control1, control2) = segment.curve else { return box }
      // A curve of one control point, which is two thirds of the way from both ends.
      let one = CGPoint(
        x: from.x + 1.5 * (control1.x - from.x), y: from.y + 1.5 * (control1.y - from.y))
      let other = CGPoint(
        x: to.x + 1.5 * (control2.x - to.x), y: to.y + 1.5 * (control2.y - to.y))
      let isQuadratic = abs(one.x - other.x) < 1e-6 && abs(one.y - other.y) < 1e-6
      return box.union(self.box(of: isQuadratic ? [one] : [control1, control2]))
    }
  }
  /// The smallest rectangle around the path; null for an empty path.
  public var boundingBoxOfPath: CGRect {
    segments.reduce(box(of: ends)) { box, segment in
      guard let (from, to, control1, control2) = segment.curve else { return box }
      let turns = [\CGPoint.x, \.y].flatMap {
        Self.turns(from[keyPath: $0], control1[keyPath: $0], control2[keyPath: $0], to[keyPath: $0])
      }
      return box.union(self.box(of: turns.map { segment.point(at: $0) }))
    }
  }
  /// The current point of the path: after a subpath was closed, where it began.
  public var currentPoint: CGPoint { segments.last?.to ?? ends.last ?? .zero }

  /// Returns whether a point is in the path, treating its curves as lines between their ends.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let point = transform.isIdentity ? point : point.applying(transform.inverted())
    var (crossings, windings) = (0, 0)
    func cross(_ from: CGPoint, _ to: CGPoint) {
      guard (from.y > point.y) != (to.y > point.y) else { return }
      let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
      guard point.x < x else { return }
      crossings += 1
      windings += to.y > from.y ? 1 : -1
    }
    for segment in segments { cross(segment.from, segment.to) }
    return rule == .winding ? windings != 0 : crossings % 2 == 1
  }

  /// A line or curve of a path.
  private struct Segment {
    let from: CGPoint
    let to: CGPoint
    var controls: (CGPoint, CGPoint)?

    var curve: (CGPoint, CGPoint, CGPoint, CGPoint)? {
      controls.map { (from, to, $0.0, $0.1) }
    }
    func point(at part: CGFloat) -> CGPoint {
      guard let (one, two) = controls else { return from }
      let rest = 1 - part
      func along(_ value: (CGPoint) -> CGFloat) -> CGFloat {
        rest * rest * rest * value(from) + 3 * rest * rest * part * value(one)
          + 3 * rest * part * part * value(two) + part * part * part * value(to)
      }
      return CGPoint(x: along(\.x), y: along(\.y))
    }
  }

  private var segments: [Segment] {
    var (found, last, start): ([Segment], CGPoint, CGPoint) = ([], .zero, .zero)
    for element in core.elements {
      switch element {
      case .move(let to):
        (last, start) = (CGPoint(to), CGPoint(to))
        // A subpath of a point alone is where the next one begins.
        found.append(Segment(from: last, to: last))
      case .line(let to):
        found.append(Segment(from: last, to: CGPoint(to)))
        last = CGPoint(to)
      case .curve(let to, let control1, let control2):
        found.append(
          Segment(from: last, to: CGPoint(to), controls: (CGPoint(control1), CGPoint(control2))))
        last = CGPoint(to)
      case .close:
        found.append(Segment(from: last, to: start))
        last = start
      }
    }
    return found
  }

  private var ends: [CGPoint] { segments.map(\.to) }

  private func box(of points: [CGPoint]) -> CGRect {
    points.reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }
  }

  /// Returns where a curve turns along an axis, between its ends.
  private static func turns(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
    let (p, q, r) = (3 * (b - a), 6 * (c - 2 * b + a), 3 * (d - 3 * c + 3 * b - a))
    if abs(r) < 1e-12 { return q == 0 ? [] : [-p / q].filter { (0...1).contains($0) } }
    let root = q * q - 4 * r * p
    guard root >= 0 else { return [] }
    return [(-q + root.squareRoot()) / (2 * r), (-q - root.squareRoot()) / (2 * r)]
      .filter { (0...1).contains($0) }
  }
}
