package import AutoLayout
package import Controls
package import Documents
package import Drawing
package import Geometry
package import Localization
package import Typesetting

/// A view's key with its value.
package enum ViewAttribute: Equatable, Sendable {
  /// The names of the labels that a row makes, in their order.
  static let cellParts = ["text", "detailText"]

  /// A property of a control's table.
  case property(SceneValue)

  // All views.
  case hidden(Bool)
  /// Boxed, so that lists of the other values stay small.
  indirect case accessibility(SceneAccessibility)
  case mayTruncate(Bool)
  case alpha(Double)
  case background(SceneColor)
  case cornerRadius(Double)
  case cornerCurve(SceneCornerCurve)
  case maskedCorners([SceneCorner])
  case border(SceneBorder)
  case shadow(SceneShadow)
  case gradient(SceneGradient)
  case clips(Bool)
  case tint(SceneColor)
  case contentMode(ContentMode)
  case layoutMargins(SceneInsets)
  case directionalLayoutMargins(SceneInsets)
  case preservesSuperviewLayoutMargins(Bool)
  case insetsLayoutMarginsFromSafeArea(Bool)
  case additionalSafeAreaInsets(EdgeInsets)
  case safeAreaBar(SafeAreaEdge)
  case alignmentRectInsets(EdgeInsets)
  case hugging(SceneAxisPriorities)
  case compression(SceneAxisPriorities)
  case intrinsicContentSize(SceneIntrinsicSize)
  case semanticContentAttribute(SemanticContentAttribute)
  case transform(SceneTransform)
  case frame(Rect)
  case autoresizing([SceneAutoresizing])
  case designSize(Size)

  // Views with text.
  case text(SceneText)
  case arguments([SceneArgument])
  case runs([SceneTextRun])
  case font(SceneFont)
  case tabStops([ParagraphShape.Tab])
  case placeholder(SceneText)

  // Controls.
  case enabled(Bool)
  case controlState(ControlState)
  case subtitle(SceneText)
  case contentInsets(SceneInsets)
  case segments([SceneSegment])
  case selected(Int)

  // Bars and pickers.
  case scopes([SceneText])
  case date(CalendarDate)
  case columns([[SceneText]])
  case selectedRows([Int])
  case barTitle(SceneText)
  case prompt(SceneText)
  case backTitle(SceneText)
  case largeTitle(Bool)
  case scrolled(Bool)
  case search(SceneSearchField)
  case leadingItems([SceneBarItem])
  case trailingItems([SceneBarItem])
  case barItems([SceneBarItem])
  case tabItems([SceneTabItem])

  // Lists.
  case cellStyle(StyledContent.Arrangement)
  case detailText(SceneText)
  case expanded(Bool)
  case indentationLevel(Int)
  case separatorStyle(SceneSeparatorStyle)
  case tableStyle(TableView.Style)
  case scrollDirection(Axis)
  case itemSize(SceneItemSize)
  case minimumLineSpacing(Double)
  case minimumInteritemSpacing(Double)
  case sectionInset(EdgeInsets)
  case listItem(SceneItemExtent)
  case listGroup(SceneItemGroup)
  case groupSpacing(Double)
  case orthogonalScrolling(SceneOrthogonalScrolling)

  // Images.
  case source(String)
  case symbol(String)
  case symbolSize(Double)
  case symbolScale(SymbolStyle.Scale)
  case symbolWeight(Int)
  case symbolColors([SceneColor])
  case imageScale(Double)
  case flipsForRightToLeft(Bool)
  case renderingMode(SceneRenderingMode)
  case capInsets(EdgeInsets)
  case resizingMode(ResizingMode)

  // Scroll views.
  case contentOffset(Point)
  case defaultScrollAnchor(SceneScrollAnchor)

  // Stack views.
  case customSpacing([SceneCustomSpacing])
}

/// The bits of an autoresizing mask by their names.
package enum SceneAutoresizing: String, CaseIterable, Hashable, Sendable {
  case flexibleLeftMargin, flexibleWidth, flexibleRightMargin
  case flexibleTopMargin, flexibleHeight, flexibleBottomMargin
}

/// The curves of rounded corners by `CALayer`'s names.
package enum SceneCornerCurve: String, CaseIterable, Hashable, Sendable {
  case circular, continuous
}

/// The corners of a box by Core Animation's names.
package enum SceneCorner: String, CaseIterable, Hashable, Sendable {
  case layerMinXMinYCorner, layerMaxXMinYCorner, layerMinXMaxYCorner, layerMaxXMaxYCorner
}

/// How an image is painted: as it is, or as a stencil of the tint.
package enum SceneRenderingMode: String, CaseIterable, Hashable, Sendable {
  case original, template
}

/// Where a scroll view begins, by SwiftUI's names.
package enum SceneScrollAnchor: String, CaseIterable, Hashable, Sendable {
  case top, bottom
}

/// The custom spacing after a view in a stack view.
package struct SceneCustomSpacing: Hashable, Sendable {
  /// The view before the space.
  package let view: Located<String>
  /// The space in points.
  package let spacing: Double
}

extension ViewAttribute {
  /// The name of the label that a row makes of the attribute; nil for none.
  var cellPart: String? {
    switch self {
    case .text: Self.cellParts[0]
    case .detailText: Self.cellParts[1]
    default: nil
    }
  }
}
