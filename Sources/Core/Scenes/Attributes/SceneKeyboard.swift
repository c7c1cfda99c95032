/// The keyboard at the bottom of the canvas.
package struct SceneKeyboard: Hashable, Sendable {
  /// The height in points, including the part over the home indicator.
  package var height = 0.0

  static let table = ObjectTable<SceneKeyboard>(
    "keyboard", required: ["height"],
    [
      Field(
        "height", .number(.extent),
        "The height in points, including the part over the home indicator.", \.height)
    ])
}
