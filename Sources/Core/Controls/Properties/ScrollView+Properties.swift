package import AutoLayout
package import Geometry

extension PaintedScrollView {
  /// The properties of scroll views, tables and collections beside where they are scrolled to.
  package static let properties = [
    Property(
      \ScrollView.contentInset, "contentInset", uikit: "contentInset",
      "The space around the content: [top, left, bottom, right]."),
    Property(
      \ScrollView.contentInsetAdjustmentBehavior, "contentInsetAdjustment",
      uikit: "contentInsetAdjustmentBehavior",
      "When the safe area is added to the content insets; default automatic: along the axes that "
        + "scroll."),
    Property(
      \ScrollView.alwaysBounceVertical, "alwaysBounceVertical", uikit: "alwaysBounceVertical",
      "Treats the view as scrolling vertically even if its content is small."),
    Property(
      \ScrollView.alwaysBounceHorizontal, "alwaysBounceHorizontal",
      uikit: "alwaysBounceHorizontal",
      "Treats the view as scrolling horizontally even if its content is small."),
  ]
}
