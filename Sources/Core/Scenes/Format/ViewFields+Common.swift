import AutoLayout
import Drawing

extension ViewFields {
  /// The keys of every view.
  static let common: [Field<SceneView>] = presence + paint + margins + sizing

  private static let presence: [Field<SceneView>] = [
    Field("hidden", .boolean, ViewAttribute.hidden, "Hides the view."),
    Field(
      "accessibility", .object(SceneAccessibility.table, SceneAccessibility()),
      ViewAttribute.accessibility, "What is read of the view, and how."),
  ]

  /// The keys that can change pixels but no frame and no text.
  static let paint: [Field<SceneView>] = [
    Field("alpha", .number(.unit), ViewAttribute.alpha, "The opacity from 0 to 1."),
    Field("background", .color, ViewAttribute.background, "The colour behind the content."),
    Field(
      "cornerRadius", .number(.extent), ViewAttribute.cornerRadius,
      "The radius of the corners in points."),
    Field(
      "cornerCurve", Shape<SceneCornerCurve>.choice, ViewAttribute.cornerCurve,
      "The curve of the corners: a quarter circle, or one that flows into the sides."),
    Field(
      "maskedCorners", .list(of: Shape<SceneCorner>.choice), ViewAttribute.maskedCorners,
      "The corners that `cornerRadius` rounds, whatever the layout direction: `MinX` is left, "
        + "`MinY` the top; default all four."),
    Field(
      "border", .object(SceneBorder.table, SceneBorder()), ViewAttribute.border,
      "A border inside the edges."),
    Field(
      "shadow", .object(SceneShadow.table, SceneShadow()), ViewAttribute.shadow,
      "A shadow, which does not affect the layout."),
    Field("gradient", .gradient, ViewAttribute.gradient, "A linear gradient behind the content."),
    Field("clips", .boolean, ViewAttribute.clips, "Clips subviews to the bounds."),
    Field("tint", .color, ViewAttribute.tint, "The tint of the view and its subviews."),
    Field(
      "contentMode", Shape<ContentMode>.choice, ViewAttribute.contentMode,
      "How the content fits the bounds."),
    Field(
      "transform", .object(SceneTransform.table, SceneTransform()), ViewAttribute.transform,
      "Scales, rotates and moves the drawn view, without changing the layout."),
  ]

  private static let margins: [Field<SceneView>] = [
    Field(
      "layoutMargins", .insets, ViewAttribute.layoutMargins,
      "The layout margins; default 8, of the root 16 at the sides, from a width of 400 on 20, and 0 above "
        + "and below."),
    Field(
      "directionalLayoutMargins", .directionalInsets, ViewAttribute.directionalLayoutMargins,
      "The layout margins by reading direction."),
    Field(
      "preservesSuperviewLayoutMargins", .boolean, ViewAttribute.preservesSuperviewLayoutMargins,
      "Keeps the view's margins within its superview's."),
    Field(
      "insetsLayoutMarginsFromSafeArea", .boolean, ViewAttribute.insetsLayoutMarginsFromSafeArea,
      "Measures margins from the safe area; default true."),
    Field(
      "additionalSafeAreaInsets", .edges, ViewAttribute.additionalSafeAreaInsets,
      "What is added to the view's safe area, as by its controller: [top, left, bottom, right]."),
    Field(
      "safeAreaBar", Shape<SafeAreaEdge>.choice, ViewAttribute.safeAreaBar,
      "Makes the view a bar at the `top` or `bottom` of its superview, as a navigation or tab bar "
        + "controller's is: the safe area of the other subviews ends at it, that of the superview "
        + "doesn't."),
    Field(
      "alignmentRectInsets", .edges, ViewAttribute.alignmentRectInsets,
      "The insets of the alignment rect from the frame: [top, left, bottom, right]."),
    Field(
      "semanticContentAttribute", Shape<SemanticContentAttribute>.named,
      ViewAttribute.semanticContentAttribute,
      "How the content follows the layout direction; `playback` for media controls, which do not flip."
    ),
  ]

  private static let sizing: [Field<SceneView>] = [
    Field(
      "hugging", .axisPriorities, ViewAttribute.hugging, "How strongly the view resists growing."),
    Field(
      "compression", .axisPriorities, ViewAttribute.compression,
      "How strongly the view resists shrinking."),
    Field(
      "intrinsicContentSize", .intrinsicSize, ViewAttribute.intrinsicContentSize,
      "[width, height] in place of the view's own; either can be `none`."),
    Field("frame", .rect, ViewAttribute.frame, "[x, y, width, height], in place of constraints."),
    Field(
      "autoresizing", .list(of: Shape<SceneAutoresizing>.choice), ViewAttribute.autoresizing,
      "The parts of the frame that follow the superview's size."),
    Field(
      "designSize", .size, ViewAttribute.designSize,
      "The superview's size that `frame` is designed for."),
  ]
}
