import Controls
package import Documents
package import Typesetting

extension ParagraphShape {
  /// Reads the shape of a paragraph from its style in a document; without one it is that of plain lines.
  package init(_ style: XMLElement?) {
    self.init()
    guard let style else { return }
    alignment = style["alignment"].flatMap(TextAlignment.init) ?? .natural
    for row in Self.properties {
      // A factor of 0 stands for 1.
      if let number = style.number(row.name), row.range.contains(number) {
        row.write(&self, number)
      }
    }
    tabStops = style.child("tabStops").map { list in
      list.children.filter { $0.name == "textTab" }.prefix(1_000).map { tab in
        Tab(
          location: max(0, min(tab.number("location") ?? 0, 100_000)),
          alignment: tab["alignment"].flatMap(Tab.Alignment.init) ?? .left)
      }
    }
  }
}

extension PropertyRange {
  /// Whether a number is among those that a property accepts.
  fileprivate func contains(_ number: Double) -> Bool {
    switch self {
    case .any, .points: abs(number) <= 1_000_000
    case .unit: (0...1).contains(number)
    case .extent: (0...1_000_000).contains(number)
    case .factor(let lower, let upper): (lower...upper).contains(number)
    }
  }
}
