import AutoLayout
import Controls

extension ViewFields {
  /// The keys of scroll views, and of the lists that are ones.
  static let scrolling = [offset] + properties(of: .scrollView) + [anchor]

  private static let offset = Field<SceneView>(
    "contentOffset", .point(), ViewAttribute.contentOffset,
    "[x, y]: the point of the content at the view's origin; default the beginning inside the "
      + "insets: the upper left corner, also from right to left, as in UIKit; a collection begins "
      + "at its leading edge.")

  private static let anchor = Field<SceneView>(
    "defaultScrollAnchor", Shape<SceneScrollAnchor>.choice, ViewAttribute.defaultScrollAnchor,
    "Where the content begins: `bottom` for a conversation, which is scrolled to its end, and lies "
      + "at the bottom while it is short; default top.")
}
