import Geometry

extension View {
  /// The view and its descendants as UIKit's `recursiveDescription` prints them, with stand-in
  /// addresses: `<UIView: 0x7f8000000000; frame = (32 128; 259 604); layer = <CALayer: ...>>`.
  ///
  /// A subview's line is prefixed with `   | ` for each level.
  public var recursiveDescription: String {
    describedLines(prefix: "").joined(separator: "\n")
  }

  private func describedLines(prefix: String) -> [String] {
    [prefix + logDescription]
      + subviews.flatMap { $0.describedLines(prefix: prefix + "   | ") }
  }

  /// The view alone, as UIKit describes it.
  var logDescription: String {
    var parts = ["\(className): \(StandInAddress(self))", "frame = (\(frame.logText))"]
    if let text = contentDescription { parts.append("text = '\(text)'") }
    if isHidden { parts.append("hidden = YES") }
    if alpha != 1 { parts.append("alpha = \(GeneralNumber(alpha))") }
    if let mask = autoresizingMask.abbreviation { parts.append("autoresize = \(mask)") }
    if let name = nameInDumps { parts.append("accessibilityIdentifier = '\(name)'") }
    parts.append("layer = <\(layerClassName): \(StandInAddress(layerOf: self))>")
    return "<\(parts.joined(separator: "; "))>"
  }
}

extension View.AutoresizingMask {
  /// The abbreviation used in descriptions, `W+H`; nil if no part is flexible.
  var abbreviation: String? {
    let names: [(Self, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    let parts = names.filter { contains($0.0) }.map(\.1)
    return parts.isEmpty ? nil : parts.joined(separator: "+")
  }
}
