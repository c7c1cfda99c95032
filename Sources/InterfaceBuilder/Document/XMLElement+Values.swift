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
  package var multiplier: Double {
    guard let text = self["multiplier"] else { return 1 }
    let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" }).map { Double($0) }
    switch parts.count {
    case 1: return parts[0] ?? 1
    case 2:
      guard let dividend = parts[0], let divisor = parts[1], divisor != 0 else { return 1 }
      return dividend / divisor
    default: return 1
    }
  }
}
