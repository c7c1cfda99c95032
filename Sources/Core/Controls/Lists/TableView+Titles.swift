import Geometry
package import Typesetting

// The titles above the sections of tables and the texts below them, in scenes and in code.

extension TableView.Style {
  /// Returns the title above a section, or the text below one, as a label shows it.
  package func words(
    _ text: String, isHeader: Bool, in environment: ControlEnvironment
  ) -> TextContent {
    let isPlainHeader = isHeader && self == .plain
    var content = TextContent(
      isHeader && !isPlainHeader ? text.capitals(in: environment.language) : text)
    content.font = .style(isPlainHeader ? .headline : .footnote, category: environment.textSize)
    content.color = environment.color(isPlainHeader ? .label : .secondaryLabel)
    content.lines = 0
    return content
  }

  /// The space above and below the title of a plain table's section, in points.
  package static let plainTitleGap = 3.75

  /// Returns the space above the title or, without one, the first row of a section, in points: grouped
  /// sections are 35 points apart, and their titles are at the bottom of a header of 55.5 points.
  package func spaceAbove(hasHeader: Bool, followsFooter: Bool) -> Double {
    guard self != .plain else { return hasHeader ? Self.plainTitleGap : 0 }
    return (hasHeader ? 33 : 35) - (followsFooter ? 17.5 : 0)
  }

  /// The space below the title of a section, in points.
  package var spaceBelowTitle: Double { self == .plain ? Self.plainTitleGap : 7 }

  /// The space below the last section, in points.
  package var endGap: Double { self == .plain ? 0 : 17.5 }
}
