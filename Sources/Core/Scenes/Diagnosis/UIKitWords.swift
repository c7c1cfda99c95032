import Documents

/// Words of UIKit and of other systems that constraints spell differently.
package enum UIKitWords {
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

  /// Returns what to write for a view around others by its name elsewhere; nil for any other name.
  static func outerView(_ name: String, isInComponent: Bool) -> Hint? {
    switch name {
    case "superview", "parent", "super", "view", "contentView", "window", "screen", "canvas":
      item(name, isInComponent: isInComponent)
    case "root" where isInComponent: item("superview", isInComponent: true)
    default: nil
    }
  }

  /// Returns what to say about a word that stands for a number: a view that has another name, or a length
  /// that other systems have a word for; nil for any other.
  static func length(_ name: String, isInComponent: Bool) -> Hint? {
    let outermost = isInComponent ? "self" : "root"
    if let view = outerView(name, isInComponent: isInComponent) { return view }
    return switch name {
    case "match_parent", "fill_parent", "matchParent", "infinity", "full":
      "write the length of the superview, such as '\(outermost).width'"
    case "calc": "an equation needs no functions: '\(outermost).width - 32'"
    case "max":
      """
      an equation has no functions; of two values the greater is two constraints with '>=', and one \
      of the two again with '==' and '@ 750'
      """
    case "min":
      """
      an equation has no functions; of two values the lesser is two constraints with '<=', and one \
      of the two again with '==' and '@ 750'
      """
    case "auto", "intrinsic", "fit", "wrapContent", "wrap_content":
      "without this constraint the view has the size of its content"
    default: nil
    }
  }

  /// The attributes by the words of other systems; only for lookup.
  static let attributes = [
    "start": "leading", "end": "trailing", "horizontalCenter": "centerX",
    "verticalCenter": "centerY", "centerHorizontally": "centerX", "centerVertically": "centerY",
    "midX": "centerX", "midY": "centerY",
  ]

  /// The values of keys by the words of CSS, Flutter and SwiftUI: those that the key has; only for lookup.
  private static let values = [
    "space-between": ["equalSpacing"], "spaceBetween": ["equalSpacing"],
    "space-around": ["equalSpacing"], "space-evenly": ["equalSpacing"],
    "start": ["leading", "natural", "top"], "flex-start": ["leading", "top"],
    "end": ["trailing", "bottom"], "flex-end": ["trailing", "bottom"], "stretch": ["fill"],
    "middle": ["center"], "cover": ["scaleAspectFill"], "contain": ["scaleAspectFit"],
    "row": ["horizontal"], "column": ["vertical"], "justify": ["justified"],
    "equal": ["fillEqually"], "equally": ["fillEqually"],
    "primary": ["filled"], "solid": ["filled"], "contained": ["filled"], "prominent": ["filled"],
    "secondary": ["tinted"], "tonal": ["tinted"], "outline": ["bordered"],
    "outlined": ["bordered"], "text": ["plain"], "link": ["plain"], "ghost": ["plain"],
    "h1": ["largeTitle"], "h2": ["title1"], "h3": ["title2"], "h4": ["title3"],
    "subtitle": ["subheadline"], "strong": ["bold"], "heading": ["header"], "title": ["header"],
    "night": ["dark"], "day": ["light"],
    "topLeft": ["layerMinXMinYCorner"], "topRight": ["layerMaxXMinYCorner"],
    "bottomLeft": ["layerMinXMaxYCorner"], "bottomRight": ["layerMaxXMaxYCorner"],
    "right-to-left": ["rtl"], "left-to-right": ["ltr"], "rightToLeft": ["rtl"],
    "leftToRight": ["ltr"], "huge": ["accessibilityExtraExtraExtraLarge"],
    "largest": ["accessibilityExtraExtraExtraLarge"], "smallest": ["xSmall"], "XS": ["xSmall"],
    "S": ["small"], "M": ["medium"], "L": ["large"], "XL": ["xLarge"], "XXL": ["xxLarge"],
    "XXXL": ["xxxLarge"],
    "left": ["leading"], "right": ["trailing"], "satisfied": ["satisfiable"],
    "ax1": ["accessibilityMedium"], "ax2": ["accessibilityLarge"],
    "ax3": ["accessibilityExtraLarge"], "ax4": ["accessibilityExtraExtraLarge"],
    "ax5": ["accessibilityExtraExtraExtraLarge"],
    "accessibility1": ["accessibilityMedium"], "accessibility2": ["accessibilityLarge"],
    "accessibility3": ["accessibilityExtraLarge"],
    "accessibility4": ["accessibilityExtraExtraLarge"],
    "accessibility5": ["accessibilityExtraExtraExtraLarge"],
    "AX1": ["accessibilityMedium"], "AX2": ["accessibilityLarge"],
    "AX3": ["accessibilityExtraLarge"], "AX4": ["accessibilityExtraExtraLarge"],
    "AX5": ["accessibilityExtraExtraExtraLarge"],
  ]

  /// Returns the value that a word of another system means; nil if the key has no such value.
  package static func meaning(of word: String, among known: [String]) -> String? {
    values[word]?.first(where: known.contains)
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
    "keyboardLayoutGuide": "keyboard", "margin": "margins",
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
