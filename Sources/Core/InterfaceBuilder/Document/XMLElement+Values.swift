package import Documents
package import Geometry

/// Interface Builder's notations for values, with the defaults that it omits.
extension XMLElement {
  /// Returns a `YES` or `NO` as a flag; nil if the attribute is absent.
  package func flag(_ attribute: String) -> Bool? {
    self[attribute].map { $0 == "YES" }
  }

  /// Returns a finite number; nil if the attribute is absent or isn't one.
  package func number(_ attribute: String) -> Double? {
    self[attribute].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
  }

  /// The element that records the frame; nil for an element that isn't a view.
  var frameElement: XMLElement? {
    children.first { $0.name == "rect" && $0["key"] == "frame" }
  }

  /// The recorded frame, in the superview's coordinates; nil for an element that isn't a view.
  ///
  /// 0 is used for a number that is absent or can't be read.
  package var recordedFrame: Rect? {
    guard let rect = frameElement else { return nil }
    return Rect(
      x: rect.number("x") ?? 0, y: rect.number("y") ?? 0, width: rect.number("width") ?? 0,
      height: rect.number("height") ?? 0)
  }

  /// The views directly below this one: the nearest elements with a frame, in drawing order.
  ///
  /// This includes subviews, a cell's content view, prototypes, static cells, headers and bar
  /// items, whatever element lists them. Subviews that constraints lay out need no frame: Xcode 8
  /// left them out.
  package var framedChildren: [XMLElement] {
    children.flatMap { contains(view: $0) ? [$0] : $0.framedChildren }
  }

  /// Whether an element directly below this one is a view.
  func contains(view child: XMLElement) -> Bool {
    child.frameElement != nil || (name == "subviews" && child.translatesMask == false)
  }

  /// The multiplier of a constraint: `0.5`, `1:2`, `1/3` or `1:1.4`; 1 if it is absent.
  package var multiplier: Double { statedMultiplier ?? 1 }

  /// The multiplier of a constraint; nil if there is none, or if it isn't a number.
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
