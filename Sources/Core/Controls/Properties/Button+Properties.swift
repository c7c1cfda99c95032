extension Button {
  /// The style, which the font of the title and the room around it depend on.
  package static let styleRow = Property(\Button.style, "style", "The button's style.")
  /// The size, on which they depend as well.
  package static let sizeRow = Property(
    \Button.buttonSize, "buttonSize", nib: "configuration.buttonSize",
    uikit: "configuration?.buttonSize",
    "The size of a configured style's font and of the space around the title; default medium.")
  /// How the corners of a background are rounded.
  package static let cornerRow = Property(
    \Button.cornerStyle, "cornerStyle", nib: "configuration.cornerStyle",
    uikit: "configuration?.cornerStyle",
    "How a configured style's corners are rounded; default dynamic, 6 points that grow with the "
      + "text size.")

  /// The properties of buttons beside those of their text.
  package static let properties = [
    styleRow,
    Property(
      \Button.arrangement.horizontal, "contentHorizontalAlignment",
      uikit: "contentHorizontalAlignment",
      "Where the image and the title are in a button that is wider than both."),
    Property(
      \Button.arrangement.vertical, "contentVerticalAlignment", uikit: "contentVerticalAlignment",
      "Where the image and the title are in a button that is higher than both."),
    Property(
      \Button.arrangement.picturePlacement, "imagePlacement", nib: "configuration.imagePlacement",
      uikit: "configuration?.imagePlacement",
      "The image's position beside the title; default leading."),
    Property(
      \Button.arrangement.picturePadding, "imagePadding", in: .points,
      nib: "configuration.imagePadding", uikit: "configuration?.imagePadding",
      "The space between the image and the title in points; default 0."),
    Property(
      \Button.arrangement.titlePadding, "titlePadding", in: .points,
      nib: "configuration.titlePadding", uikit: "configuration?.titlePadding",
      "The space between the title and the subtitle in points; default 1."),
    cornerRow, sizeRow,
  ]
  static let allProperties = TextContent.properties + properties
}

extension Button.Style: PropertyType {}
extension Button.ButtonSize: PropertyType {}
extension Button.CornerStyle: PropertyType {}
extension Button.Arrangement.Horizontal: PropertyType {}
extension Button.Arrangement.Vertical: PropertyType {}
extension Button.Arrangement.Placement: PropertyType {}
