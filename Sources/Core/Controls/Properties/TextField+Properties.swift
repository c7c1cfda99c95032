import Typesetting

extension TextField {
  /// The properties of text fields beside those of their text.
  package static let properties = [
    Property(
      \TextField.isSecure, "secure", nib: "textInputTraits.secureTextEntry",
      uikit: "isSecureTextEntry",
      "Shows a bullet for each character, as in a field for passwords."),
    Property(
      \TextField.borderStyle, "borderStyle", uikit: "borderStyle",
      "The border with the room that it takes; default roundedRect. Fields made in code have none."),
  ]
  static let allProperties = TextContent.properties + properties
}

extension TextField.BorderStyle: PropertyType {}
