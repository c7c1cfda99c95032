package import AutoLayout
import Controls
package import Documents
package import Geometry

/// What a document states about the layout of a view, as every reader of documents understands it.
extension XMLElement {
  /// Whether the mask and the recorded frame lay out the view; nil if the document leaves that to
  /// the superview.
  package var translatesMask: Bool? {
    flag("fixedFrame") == true ? true : flag("translatesAutoresizingMaskIntoConstraints")
  }

  /// The bits of an `<autoresizingMask>`, which are UIKit's; nil without one.
  package var autoresizingBits: UInt? {
    child(key: "autoresizingMask").map { mask in
      let names = [
        "flexibleMinX", "widthSizable", "flexibleMaxX", "flexibleMinY", "heightSizable",
        "flexibleMaxY",
      ]
      return names.indices.reduce(0) { $0 | (mask.flag(names[$1]) == true ? 1 << UInt($1) : 0) }
    }
  }

  /// Returns a priority and whether UIKit accepts what the document states; without that it is
  /// 250 or 750 for every class.
  package func priority(
    _ attribute: String
  ) -> (value: Double, isStandIn: Bool) {
    let usual: Double = attribute.hasSuffix("HuggingPriority") ? 250 : 750
    let value = number(attribute) ?? usual
    return value > 0 && value <= 1000 ? (value, false) : (usual, true)
  }

  /// The margins that a view states; nil for those of its class and place.
  package var statedMargins: NibMargins? {
    child(key: "directionalLayoutMargins").map { .directional($0.directionalSides) }
      ?? child(key: "layoutMargins").map { .physical($0.sides) }
  }

  /// Returns an `<inset>` or `<edgeInsets>`; nil without one.
  package func insets(_ key: String) -> EdgeInsets? { child(key: key)?.sides }

  /// Returns a `<directionalEdgeInsets>`; nil without one.
  package func directionalInsets(_ key: String) -> DirectionalEdgeInsets? {
    child(key: key)?.directionalSides
  }

  /// Returns a `<size>`; nil without one.
  package func size(_ key: String) -> Size? {
    child(key: key).map { Size(width: $0.number("width") ?? 0, height: $0.number("height") ?? 0) }
  }

  private var sides: EdgeInsets {
    func side(_ name: String, _ other: String) -> Double { number(name) ?? number(other) ?? 0 }
    return EdgeInsets(
      top: side("minY", "top"), left: side("minX", "left"), bottom: side("maxY", "bottom"),
      right: side("maxX", "right"))
  }

  private var directionalSides: DirectionalEdgeInsets {
    DirectionalEdgeInsets(
      top: number("top") ?? 0, leading: number("leading") ?? 0, bottom: number("bottom") ?? 0,
      trailing: number("trailing") ?? 0)
  }

  /// The layout guides of a view by their ids, with the names of its properties.
  package var guides: [(id: String, key: String)] {
    children.compactMap { guide in
      guard ["viewLayoutGuide", "keyboardLayoutGuide"].contains(guide.name) else { return nil }
      return guide["id"].map { ($0, guide["key"] ?? "") }
    }
  }

  /// Whether a view clips its subviews; nil if the document doesn't say.
  package var clips: Bool? { flag("clipsSubviews") ?? flag("clipsToBounds") }

  /// Returns whether a label shrinks its text to fit, and to which share of the size of its font
  /// at the least.
  package func shrinking(from size: Double) -> (isOn: Bool, leastScale: Double) {
    let leastSize = number("minimumFontSize")
    let leastScale = number("minimumScaleFactor")
    // Labels that shrink omit the attribute; all others write it as NO.
    let isOn = flag("adjustsFontSizeToFit") ?? (leastSize != nil || leastScale != nil)
    return (isOn, leastScale ?? leastSize.map { $0 / size } ?? 0)
  }

  /// The offset of a label's shadow: without one it is a point above, as in UIKit.
  package var shadowOffset: Size { size("shadowOffset") ?? Size(width: 0, height: -1) }

  /// The style of the blur of a visual effect view; nil for vibrancy, which has no ground, and for
  /// none.
  package var blurStyle: String? {
    guard child("vibrancyEffect") == nil else { return nil }
    return (child("effect") ?? self).child("blurEffect").map { $0["style"] ?? "regular" }
  }

  /// The date of a picker in seconds since 2001; nil for the current one.
  package var recordedDate: Double? {
    flag("useCurrentDate") == true
      ? nil : child(key: "date")?.number("timeIntervalSinceReferenceDate")
  }

  /// The meaning of a view's content; raw values are UIKit's.
  package var semantics: SemanticContentAttribute {
    self["semanticContentAttribute"].flatMap { SemanticContentAttribute(.word($0)) } ?? .unspecified
  }
}

/// Margins that a document or its defaults state.
package enum NibMargins: Sendable {
  case physical(EdgeInsets)
  case directional(DirectionalEdgeInsets)
}
