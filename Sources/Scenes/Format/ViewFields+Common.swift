import Drawing

extension ViewFields {
  /// The keys of every view.
  static let common: [Field<SceneView>] = paint + margins + sizing

  private static let paint: [Field<SceneView>] = [
    Field("hidden", .boolean, ViewAttribute.hidden, "Whether it is not shown."),
    Field("alpha", .number(.unit), ViewAttribute.alpha, "The opacity from 0 to 1."),
    Field("background", .color, ViewAttribute.background, "The colour behind the content."),
    Field(
      "cornerRadius", .number(.extent), ViewAttribute.cornerRadius,
      "The radius of the corners in points."),
    Field(
      "cornerCurve", Shape<SceneCornerCurve>.choice, ViewAttribute.cornerCurve,
      "The corners' curve: a quarter of a circle, or one that flows into the sides."),
    Field(
      "border", .object(SceneBorder.table, SceneBorder()), ViewAttribute.border,
      "A line inside the edges."),
    Field(
      "shadow", .object(SceneShadow.table, SceneShadow()), ViewAttribute.shadow,
      "A shadow; it never counts for the layout."),
    Field("gradient", .gradient, ViewAttribute.gradient, "A linear gradient behind the content."),
    Field("clips", .boolean, ViewAttribute.clips, "Whether subviews are cut at the bounds."),
    Field("tint", .color, ViewAttribute.tint, "The tint of it and its subviews."),
    Field(
      "contentMode", Shape<ContentMode>.choice, ViewAttribute.contentMode,
      "How the content fits the bounds."),
    Field(
      "transform", .object(SceneTransform.table, SceneTransform()), ViewAttribute.transform,
      "Scales, rotates, moves the picture; never the layout."),
  ]

  private static let margins: [Field<SceneView>] = [
    Field("layoutMargins", .insets, ViewAttribute.layoutMargins, "The layout margins."),
    Field(
      "directionalLayoutMargins", .directionalInsets, ViewAttribute.directionalLayoutMargins,
      "The layout margins by reading direction."),
    Field(
      "preservesSuperviewLayoutMargins", .boolean, ViewAttribute.preservesSuperviewLayoutMargins,
      "Whether the superview's margins reach into it."),
    Field(
      "insetsLayoutMarginsFromSafeArea", .boolean, ViewAttribute.insetsLayoutMarginsFromSafeArea,
      "Whether margins begin at the safe area; default true."),
    Field(
      "alignmentRectInsets", .edges, ViewAttribute.alignmentRectInsets,
      "What of the frame the layout does not see: [top, left, bottom, right]."),
    Field(
      "semanticContentAttribute", Shape<SceneSemanticContent>.choice,
      ViewAttribute.semanticContentAttribute, "Whether its content follows the direction."),
  ]

  private static let sizing: [Field<SceneView>] = [
    Field(
      "hugging", .axisPriorities, ViewAttribute.hugging, "How strongly it resists to grow."),
    Field(
      "compression", .axisPriorities, ViewAttribute.compression,
      "How strongly it resists to shrink."),
    Field(
      "intrinsicContentSize", .intrinsicSize, ViewAttribute.intrinsicContentSize,
      "[width, height], either `none`, in place of its own."),
    Field("frame", .rect, ViewAttribute.frame, "[x, y, width, height], without constraints."),
    Field(
      "autoresizing", .list(of: Shape<SceneAutoresizing>.choice), ViewAttribute.autoresizing,
      "What of its frame follows the superview's size."),
    Field(
      "designSize", .size, ViewAttribute.designSize, "The superview's size that `frame` means."),
  ]
}
