/// Words from scenes and documents, for mutations that stay within their language.
enum Words {
  static let numbers: [Double] = [
    0, 1, -1, 0.5, 8, 16, 44, 100, 320, 375, 1_000, -0.001, 1e-9, 32_767, 1e6, 1e9, -1e9, 2e16,
    1.0 / 3,
  ]

  static let items = [
    "root", "a", "b", "card", "title", "label", "button", "image", "list", "list.content",
    "root.safeArea", "root.margins", "card.margins", "stack", "field",
  ]

  static let attributes = [
    "leading", "trailing", "left", "right", "top", "bottom", "width", "height", "centerX",
    "centerY", "firstBaseline", "lastBaseline",
  ]

  static let keys = [
    "type", "subviews", "text", "frame", "hidden", "lines", "font", "alpha", "hugging",
    "compression", "axis", "spacing", "distribution", "alignment", "layoutMargins", "guides",
    "constraints", "canvas", "root", "width", "height", "scale", "direction", "variants", "expect",
    "states", "metrics", "strings", "background", "cornerRadius", "shadow", "border", "transform",
    "autoresizing", "insetsLayoutMarginsFromSafeArea", "style", "textSize", "when", "priority",
  ]

  /// Values of keys that have only a few.
  static let own: [String: [String]] = [
    "type": [
      "label", "button", "imageView", "stackView", "scrollView", "switch", "slider", "textField",
      "stepper", "segmentedControl", "view", "textView", "progressView", "pageControl",
    ],
    "axis": ["horizontal", "vertical"],
    "distribution": [
      "fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering",
    ],
    "alignment": [
      "fill", "leading", "trailing", "top", "bottom", "center", "firstBaseline", "lastBaseline",
    ],
    "direction": ["ltr", "rtl"],
    "appearance": ["light", "dark"],
    "textSize": ["xSmall", "large", "xxxLarge", "accessibilityXXXL"],
  ]

  static let values = [
    "label", "button", "imageView", "stackView", "scrollView", "switch", "slider", "textField",
    "stepper", "segmentedControl", "view", "horizontal", "vertical", "fill", "fillEqually",
    "equalSpacing", "equalCentering", "fillProportionally", "center", "firstBaseline", "rtl",
    "dark", "fit", "required", "title1", "xxxLarge", "accessibilityLarge", "iPhone 15", "", "~",
    "A text that is long enough for a second line", "\u{5E9}\u{5DC}\u{5D5}\u{5DD}", "#ff000080",
  ]

  static let formats = [
    "H:|-[a]-[b]-|", "V:|[a(==b)]-(>=8)-[b]|", "[a(100@250)]", "H:[a]-gap-[b(>=a)]", "|-0-[a]-|",
  ]

  static let xmlAttributes = [
    "id", "firstItem", "secondItem", "firstAttribute", "secondAttribute", "constant", "multiplier",
    "relation", "priority", "translatesAutoresizingMaskIntoConstraints", "contentMode", "width",
    "height", "x", "y", "key", "axis", "distribution", "alignment", "spacing", "hidden", "text",
    "numberOfLines", "horizontalHuggingPriority", "type", "colorLabel", "restorationIdentifier",
  ]

  static let constraintAttributes = [
    "relation", "priority", "multiplier", "constant", "firstItem", "secondItem", "firstAttribute",
    "secondAttribute", "identifier", "placeholder",
  ]

  /// Values of attributes that have only a few.
  static let ownXML: [String: [String]] = {
    let places = [
      "leading", "trailing", "left", "right", "top", "bottom", "width", "height", "centerX",
      "centerY", "baseline", "firstBaseline", "leadingMargin", "topMargin",
    ]
    return [
      "relation": ["greaterThanOrEqual", "lessThanOrEqual", "equal"],
      "priority": ["1", "250", "749.5", "999.5", "1000", "0", "1001", "-1"],
      "multiplier": ["1:2", "16:9", "2", "0", "-1", "0.001", "1:0"],
      "constant": ["0", "8", "-8", "0.5", "2147483648", "1e9", "-1e-9"],
      "firstAttribute": places, "secondAttribute": places,
      "axis": ["horizontal", "vertical"],
      "distribution": ["fill", "fillEqually", "equalSpacing", "equalCentering"],
      "alignment": ["fill", "leading", "top", "center", "firstBaseline"],
      "hidden": ["YES", "NO"], "numberOfLines": ["0", "1", "2", "-1"],
    ]
  }()

  static let xmlValues = [
    "YES", "NO", "leading", "trailing", "top", "bottom", "width", "height", "centerX", "baseline",
    "greaterThanOrEqual", "lessThanOrEqual", "vertical", "fillEqually", "equalSpacing", "1:2",
    "calibratedRGB", "IBCocoaTouchFramework", "", "frame", "bounds", "view", "safeArea",
    "title\u{85}\n\u{2028}<&\">", "system", "roundedRect", "999.5", "-0", "1e400", "nan",
  ]
}
