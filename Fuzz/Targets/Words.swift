/// What scenes and documents say, for changes that stay in their language.
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

  static let xmlValues = [
    "YES", "NO", "leading", "trailing", "top", "bottom", "width", "height", "centerX", "baseline",
    "greaterThanOrEqual", "lessThanOrEqual", "vertical", "fillEqually", "equalSpacing", "1:2",
    "calibratedRGB", "IBCocoaTouchFramework", "", "frame", "bounds", "view", "safeArea",
    "title\u{85}\n\u{2028}<&\">", "system", "roundedRect", "999.5", "-0", "1e400", "nan",
  ]
}
