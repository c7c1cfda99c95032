import Controls
import Documents
import Drawing

extension ViewFields {
  /// The keys of buttons.
  static let button: [Field<SceneView>] = [
    Field(
      "image", .string(.path), ViewAttribute.source,
      "The path of a PNG, JPEG, SVG or PDF file, relative to the scene, shown beside the title."),
    Field(
      "renderingMode", Shape<SceneRenderingMode>.choice, ViewAttribute.renderingMode,
      "Draws the image in its own colours or as a template in the title's, the default of all "
        + "styles but `custom`."),
    Field("subtitle", .text, ViewAttribute.subtitle, "A smaller line below the title."),
    Field(
      "contentInsets", .directionalInsets, ViewAttribute.contentInsets,
      "The space around the image and the title: [top, leading, bottom, trailing]; default that "
        + "of the style and size."),
  ]

  /// The keys of views that show a system symbol.
  static let symbol = SceneSystemSymbol.fields(
    of: "symbol", "The name of a system symbol that is shown in the tint, such as `star.fill`.")

  /// The keys of text fields.
  static let textField: [Field<SceneView>] =
    [
      Field("placeholder", .text, ViewAttribute.placeholder, "The text shown in the empty field.")
    ]
    + SceneSystemSymbol.fields(
      of: "leftSymbol", "The name of a system symbol at the field's leading edge, in the tint.")

  /// The keys of elements that can be disabled.
  static let control: [Field<SceneView>] = [
    Field("enabled", .boolean, ViewAttribute.enabled, "Enables the control; default true.")
  ]

  /// The keys of controls.
  static let states: [Field<SceneView>] = [
    Field(
      "state", Shape<ControlState>.choice, ViewAttribute.controlState,
      "The state in which the control is shown; default normal.")
  ]

  /// The keys of segmented controls.
  static let segments: [Field<SceneView>] = [
    Field(
      "segments", .segments, ViewAttribute.segments,
      "The segments: titles, or mappings such as `{ symbol: star }`."),
    Field(
      "selected", .integer(.index), ViewAttribute.selected,
      "The selected segment, from 0; -1 for none."),
    Field(
      "font", .font, ViewAttribute.font,
      "The font of the titles; default the system's in 13 points, medium."),
  ]

  /// The keys of image views.
  static let image: [Field<SceneView>] = [
    Field(
      "source", .string(.path), ViewAttribute.source,
      "The path of a PNG, JPEG, SVG or PDF file, relative to the scene."),
    Field(
      "scale", .number(.scale), ViewAttribute.imageScale,
      "The image's pixels per point; default from `@2x` in its name, otherwise 1."),
    Field(
      "flipsForRightToLeft", .boolean, ViewAttribute.flipsForRightToLeft,
      "Mirrors the image in right-to-left layouts."),
    Field(
      "renderingMode", Shape<SceneRenderingMode>.choice, ViewAttribute.renderingMode,
      "Draws the image as it is, or as a template in the tint colour."),
    Field(
      "capInsets", .caps, ViewAttribute.capInsets,
      "The edges that keep their size when the image is resized: [top, left, bottom, right]; "
        + "with 0 for each, all of the image is repeated or stretched."),
    Field(
      "resizingMode", Shape<ResizingMode>.choice, ViewAttribute.resizingMode,
      "How the area between the caps fills the space; default tile."),
  ]

  /// The keys of stack views.
  static let stack: [Field<SceneView>] = [
    Field(
      "customSpacing", .customSpacing, ViewAttribute.customSpacing,
      "The space after individual views, by id.")
  ]
}

extension NumberRange {
  /// An index; -1 means none.
  fileprivate static let index = NumberRange(lower: -1, upper: 100_000)
}

extension Shape where Value == [SceneCustomSpacing] {
  /// A mapping from the ids of arranged views to spacings.
  static var customSpacing: Shape {
    let schema = Schema.dictionary(.number(.points))
    return Shape(
      schema,
      encode: { spacings, _ in
        .mapping(spacings.map { .init($0.view.value, .number($0.spacing)) })
      }
    ) { node, decoder in
      guard decoder.document.shape(of: node) == .mapping else {
        return decoder.wrongType(node, schema)
      }
      let outer = decoder.subject
      defer { decoder.subject = outer }
      return decoder.document.entries(of: node).compactMap { key, value in
        let id = decoder.document.text(of: key)
        decoder.subject = id
        guard let space = decoder.number(value, .points) else { return nil }
        return SceneCustomSpacing(
          view: Located(id, at: decoder.document.place(of: key)), spacing: space)
      }
    }
  }
}
