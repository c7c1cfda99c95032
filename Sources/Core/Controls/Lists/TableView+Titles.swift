import Geometry
package import Typesetting

// The titles above the sections of tables and the texts below them, in scenes and in code.

extension TableView.Style {
  /// Returns the title above a section, or the text below one, as a label shows it.
  package func words(
    _ text: String, isHeader: Bool, in environment: ControlEnvironment
  ) -> TextContent {
    let isPlainHeader = isHeader && self == .plain
    let isLarge = isHeader && (isPlainHeader || environment.metrics.hasLargeGroupTitles)
    let isOfSidebar = isHeader && isSidebar && !isLarge
    var content = TextContent(
      isHeader && !isLarge && !isOfSidebar ? text.capitals(in: environment.language) : text)
    content.font = .style(
      isLarge ? .headline : isOfSidebar ? .title3 : .footnote, category: environment.textSize)
    if isOfSidebar { content.font?.weight = 600 }
    content.color = wordsColor(isHeader: isHeader, in: environment)
    content.lines = 0
    return content
  }

  /// Returns the colour of the title above a section, or of the text below one.
  func wordsColor(isHeader: Bool, in environment: ControlEnvironment) -> Color {
    let isProminent = self == .plain || isSidebar && !environment.metrics.hasLargeGroupTitles
    return environment.color(isHeader && isProminent ? .label : .secondaryLabel)
  }

  /// The space above and below the title of a plain table's section, in points.
  package static let plainTitleGap = 3.75

  /// The space above and below the title of a sidebar's section, and around its rows, in points.
  package static let sidebarTitleGaps = (above: 12.0, below: 7.0), sidebarGap = 8.0

  /// Returns the space above the title or, without one, the first row of a section, in points: grouped
  /// sections are 35 points apart, and their titles are at the bottom of a header of 55.5 points.
  /// In the look of iOS 26, headers are 40.33 high, below what the section before has in place of a footer.
  package func spaceAbove(
    hasHeader: Bool, followsFooter: Bool, isFirst: Bool, in look: LookMetrics
  ) -> Double {
    guard self != .plain else { return hasHeader ? Self.plainTitleGap : 0 }
    guard !isSidebar else {
      return (hasHeader ? Self.sidebarTitleGaps.above : Self.sidebarGap)
        + (isFirst ? 0 : Self.sidebarGap)
    }
    if hasHeader, look.hasLargeGroupTitles {
      return look.groupTitleGaps.above + (isFirst || followsFooter ? 0 : endGap)
    }
    return (hasHeader ? look.groupTitleGaps.above : 35) - (followsFooter ? endGap : 0)
  }

  /// Returns the space below the title of a section, in points.
  package func spaceBelowTitle(in look: LookMetrics) -> Double {
    self == .plain
      ? Self.plainTitleGap
      : isSidebar ? Self.sidebarTitleGaps.below : look.groupTitleGaps.below
  }

  /// The space below the last section, in points.
  package var endGap: Double { self == .plain ? 0 : isSidebar ? Self.sidebarGap : 17.5 }
}
