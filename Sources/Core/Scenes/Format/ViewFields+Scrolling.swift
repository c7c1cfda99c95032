import AutoLayout

extension ViewFields {
  /// The keys of scroll views.
  static let scrolling: [Field<SceneView>] = [
    Field(
      "contentOffset", .point(), ViewAttribute.contentOffset,
      "[x, y]: the point of the content at the view's origin; default the beginning inside the "
        + "insets: the upper left corner, also from right to left, as in UIKit; a collection begins "
        + "at its leading edge."),
    Field(
      "contentInset", .edges, ViewAttribute.contentInset,
      "The space around the content: [top, left, bottom, right]."),
    Field(
      "contentInsetAdjustment", Shape<ScrollView.ContentInsetAdjustmentBehavior>.named,
      ViewAttribute.contentInsetAdjustment,
      "When the safe area is added to the content insets; default automatic: along the axes that "
        + "scroll."),
    Field(
      "defaultScrollAnchor", Shape<SceneScrollAnchor>.choice, ViewAttribute.defaultScrollAnchor,
      "Where the content begins: `bottom` for a conversation, which is scrolled to its end, and lies "
        + "at the bottom while it is short; default top."),
    Field(
      "alwaysBounceVertical", .boolean, ViewAttribute.alwaysBounceVertical,
      "Treats the view as scrolling vertically even if its content is small."),
    Field(
      "alwaysBounceHorizontal", .boolean, ViewAttribute.alwaysBounceHorizontal,
      "Treats the view as scrolling horizontally even if its content is small."),
  ]
}
