import Documents

/// Words of UIKit and of other systems that constraints spell differently.
enum UIKitWords {
  /// Returns what to write for a view that has a name in scenes.
  ///
  /// - Parameter isInComponent: whether the constraint is a component's, which names its own views.
  static func item(_ name: String, isInComponent: Bool) -> Hint? {
    let outermost = isInComponent ? "self" : "root"
    return switch name {
    case "superview", "parent", "super":
      "name the superview by its id; the outermost view is '\(outermost)'"
    case "self", "view", "contentView", "window", "screen", "canvas":
      "the outermost view is '\(outermost)'"
    case "safeArea", "safeAreaLayoutGuide": .write("\(outermost).safeArea")
    case "margins", "layoutMarginsGuide": .write("\(outermost).margins")
    default: nil
    }
  }

  /// Returns the guide that a name means: one of UIKit's properties, or a guide in other capitals.
  static func guide(_ name: String) -> String? {
    guides[name]
      ?? ItemReference.Guide.allCases.map(\.rawValue)
      .first { $0.lowercased() == name.lowercased() }
  }

  /// The guides by the names of UIKit's properties.
  private static let guides = [
    "safeAreaLayoutGuide": "safeArea", "layoutMarginsGuide": "margins",
    "readableContentGuide": "readable", "contentLayoutGuide": "content",
    "frameLayoutGuide": "frameLayout", "layoutMargins": "margins", "safeAreaInsets": "safeArea",
    "keyboardLayoutGuide": "keyboard",
  ]

  /// UIKit's priorities as numbers.
  static let priorities = [
    "required": "1000", "high": "750", "defaultHigh": "750", "low": "250", "defaultLow": "250",
    "fittingSizeLevel": "50", "fittingSize": "50", "medium": "500",
  ]

  /// The types of parameters by Swift's names and their like, in lower case.
  static let parameterTypes = [
    "string": "text", "str": "text", "label": "text", "int": "number", "integer": "number",
    "float": "number", "double": "number", "cgfloat": "number", "bool": "flag", "boolean": "flag",
    "uicolor": "color", "colour": "color", "uiimage": "image", "uiview": "view", "slot": "view",
    "array": "data", "list": "data", "object": "data", "mapping": "data", "dictionary": "data",
  ]
}
