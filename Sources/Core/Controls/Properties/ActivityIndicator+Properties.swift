extension ActivityIndicator {
  package static let properties = [
    Property(
      \ActivityIndicator.style, "style", uikit: "style", "The size.",
      nibWords: ["whiteLarge": .large, "white": .medium, "gray": .medium]),
    Property(
      \ActivityIndicator.tintColor, "tint", uikit: "color", "The colour of the spokes.", .shared),
  ]
}

extension ActivityIndicator.Style: PropertyType {}
