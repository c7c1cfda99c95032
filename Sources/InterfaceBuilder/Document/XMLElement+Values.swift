package import Documents
package import Geometry

/// Interface Builder's spellings of values, with the defaults that it leaves out.
extension XMLElement {
  /// A `YES` or `NO`; nil where the attribute is absent.
  package func flag(_ attribute: String) -> Bool? {
    self[attribute].map { $0 == "YES" }
  }

  /// A finite number; nil where the attribute is absent or is none.
  package func number(_ attribute: String) -> Double? {
    self[attribute].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
  }

  /// The recorded frame, in the superview's coordinates; nil for an element that is not a view.
  package var recordedFrame: Rect? {
    guard let rect = children.first(where: { $0.name == "rect" && $0["key"] == "frame" }),
      let x = rect.number("x"), let y = rect.number("y"),
      let width = rect.number("width"), let height = rect.number("height")
    else { return nil }
    return Rect(x: x, y: y, width: width, height: height)
  }

  /// The views directly below this one: the nearest elements with a frame, in drawing order.
  ///
  /// Subviews, a cell's content view, prototypes, static cells, headers and bar items all count,
  /// under whatever element they are listed.
  package var framedChildren: [XMLElement] {
    children.flatMap { $0.recordedFrame == nil ? $0.framedChildren : [$0] }
  }

  /// The multiplier of a constraint: `0.5`, `1:2`, `1/3` or `1:1.4`; 1 where it is absent.
  package var multiplier: Double { statedMultiplier ?? 1 }

  /// The multiplier of a constraint; nil where there is none, or what stands there is not a number.
  var statedMultiplier: Double? {
    let parts = (self["multiplier"] ?? "").split(whereSeparator: { $0 == ":" || $0 == "/" })
      .map { Double($0) }
    let value: Double? =
      switch parts.count {
      case 1: parts[0]
      case 2: parts[0].flatMap { dividend in parts[1].map { dividend / $0 } }
      default: nil
      }
    return value.flatMap { $0.isFinite ? $0 : nil }
  }
}
