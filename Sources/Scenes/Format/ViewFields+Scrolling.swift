import Documents

extension ViewFields {
  /// The keys of scroll views.
  static let scrolling: [Field<SceneView>] = [
    Field(
      "contentOffset", .point(), ViewAttribute.contentOffset,
      "[x, y]: the point of the content at the view's origin; default the content's beginning."),
    Field(
      "contentInset", .edges, ViewAttribute.contentInset,
      "The space around the content: [top, left, bottom, right]."),
    Field(
      "contentInsetAdjustment", Shape<SceneInsetAdjustment>.choice,
      ViewAttribute.contentInsetAdjustment,
      "When the safe area adds to the content's insets; default automatic: along the axes that "
        + "scroll."),
    Field(
      "alwaysBounceVertical", .boolean, ViewAttribute.alwaysBounceVertical,
      "Counts as scrolling vertically however small the content is."),
    Field(
      "alwaysBounceHorizontal", .boolean, ViewAttribute.alwaysBounceHorizontal,
      "Counts as scrolling horizontally however small the content is."),
  ]
}
