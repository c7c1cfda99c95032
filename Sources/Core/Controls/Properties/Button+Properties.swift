extension Button {
  /// The properties of buttons beside those of their text.
  package static let properties = [
    Property(
      \Button.arrangement.horizontal, "contentHorizontalAlignment",
      uikit: "contentHorizontalAlignment",
      "Where the image and the title are in a button that is wider than both."),
    Property(
      \Button.arrangement.vertical, "contentVerticalAlignment", uikit: "contentVerticalAlignment",
      "Where the image and the title are in a button that is higher than both."),
  ]
  static let allProperties = TextContent.properties + properties
}

extension Button.Arrangement.Horizontal: PropertyType {}
extension Button.Arrangement.Vertical: PropertyType {}
