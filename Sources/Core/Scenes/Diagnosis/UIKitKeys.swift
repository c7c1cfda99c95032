import AutoLayout
import Controls
import Documents

/// The names in scenes for the properties of UIKit's views and layers, where the names differ.
///
/// Those who come from UIKit try its names first; many are too different from the format's own to
/// count as typing errors.
package enum UIKitKeys {
  /// Returns what to write instead of a property; nil if the format has no equivalent here.
  ///
  /// - Parameter value: what the property has; nil if it isn't plain text.
  static func hint(for name: String, value: String?, among known: [String]) -> Hint? {
    if name.contains("-") {
      let words = name.split(separator: "-").map(String.init)
      let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
      let joined = (words.prefix(1) + rest).joined()
      return known.contains(joined) ? .write(joined) : hint(for: joined, value: value, among: known)
    }
    if known.contains("subviews") {
      if let advice = advice[name] { return advice }
      if name.hasPrefix("margin"), name != "margins" { return advice["margin"] }
      if name.hasPrefix("layout_constraint") || name.hasPrefix("layoutConstraint") { return edge }
      if name.hasPrefix("anchors.") {
        return "edges are constraints beside 'root': the view's id with '.edges == root'"
      }
    }
    if known.contains("safeArea"), let advice = canvasAdvice[name] { return advice }
    if known.contains("reduceMotion"), known.contains("verticalSizeClass"),
      let advice = condition(name, value)
    {
      return advice
    }
    if let hint = part(name, value, among: known) { return hint }
    if let key = priority(name), known.contains(key.name) {
      let axis = key.isHorizontal ? "horizontal" : "vertical"
      let number = value.flatMap { Double($0) == nil ? nil : $0 } ?? "251"
      return .write("\(key.name): { \(axis): \(number) }")
    }
    if let hint = padding(name, among: known) ?? opposite(name, value, among: known) {
      return hint
    }
    guard let text = texts[name] ?? tables[name] ?? elsewhere[name] else { return nil }
    let key = String(text.prefix { $0 != ":" })
    guard known.contains(key) else { return nil }
    if key == "lines", let value, anyNumber.contains(value.lowercased()) {
      return .write("lines: 0")
    }
    if let edges = value.flatMap({ edges($0, of: key) }) { return .write("\(key): \(edges)") }
    return .write(with(value, of: name, in: text))
  }

  /// Returns what to write for the room inside a view's edges; nil for other names, and where it is the
  /// layout margins alone.
  private static func padding(_ name: String, among known: [String]) -> Hint? {
    // Its margins count only in a stack that arranges its views within them.
    if name == "padding", known.contains("layoutMarginsRelativeArrangement") {
      return "write 'layoutMargins' and 'layoutMarginsRelativeArrangement: true'"
    }
    // What draws a text has no room around it, unless a key of its own says so.
    if name == "padding", known.contains("text") {
      let own = ["contentInsets", "textContainerInset"].first(where: known.contains)
      return own.map { .write($0) }
        ?? Hint(
          "a stack view around it has room: '{ type: stackView, layoutMargins: 8, "
            + "layoutMarginsRelativeArrangement: true }'")
    }
    return nil
  }

  /// Returns what to write for what other systems state the other way round; nil for other names.
  private static func opposite(_ name: String, _ value: String?, among known: [String]) -> Hint? {
    if ["visible", "visibility"].contains(name), known.contains("hidden") {
      let isShown = ["true", "visible", "yes", "on"].contains(value?.lowercased())
      return .write("hidden: \(!isShown)")
    }
    if name == "overflow", known.contains("clips") {
      return .write("clips: \(value?.lowercased() != "visible")")
    }
    if ["disabled", "isDisabled"].contains(name), known.contains("enabled") {
      return .write("enabled: \(["false", "no", "off"].contains(value?.lowercased()))")
    }
    return nil
  }

  /// What elsewhere stands for any number of lines.
  static let anyNumber = [
    "none", "any", "all", "unlimited", "infinite", "multiple", "nil", "null",
  ]

  /// Returns the list of edges that CSS's `8 16` means: top, right, bottom and left, of which the last may be
  /// left out; nil for another text or key.
  static func edges(_ text: String, of key: String) -> String? {
    let sides = text.split { " ,".contains($0) }.map { Clause.number(in: String($0)) }
    guard ["Margins", "nsets", "Inset"].contains(where: key.hasSuffix),
      (2...4).contains(sides.count), !sides.contains(nil)
    else { return nil }
    let all = sides.compactMap(\.self)
    let right = all[1]
    let (bottom, left) = (all.count > 2 ? all[2] : all[0], all.count > 3 ? all[3] : right)
    return "[\(all[0]), \(left), \(bottom), \(right)]"
  }

  /// Returns what to write for a property that is a part of a mapping, or that a mapping has by another name;
  /// nil for other names.
  private static func part(_ name: String, _ value: String?, among known: [String]) -> Hint? {
    if ["configuration", "buttonStyle", "buttonConfiguration"].contains(name),
      known.contains("buttonSize")
    {
      let word = String((value ?? "").drop { !$0.isLetter }.prefix { $0.isLetter })
      return .write(Button.Style(rawValue: word) == nil ? "style" : "style: \(word)")
    }
    if let face = ["bold": "weight: bold", "italic": "italic: true"][name], value != "false" {
      if known.contains("italic") { return .write(face) }
      if known.contains("font") { return .write("font: { \(face) }") }
    }
    if known.contains("traits"), name.hasPrefix("is"), name.count > 2 {
      let trait = name.dropFirst(2).prefix(1).lowercased() + name.dropFirst(3)
      if AccessibilityTraits.names.contains(where: { $0.name == trait }) {
        return .write("traits: [\(trait)]")
      }
    }
    if known.contains("accessibility"), let part = spoken[name] {
      let text = value.map(YAMLScalar.word) ?? "..."
      return .write("accessibility: { \(part): \(text) }")
    }
    if known.contains("offset"), known.contains("opacity") {
      switch name {
      case "blur", "blurRadius": return .write("radius")
      case "alpha": return .write("opacity")
      case "x", "y", "dx", "dy", "offsetX", "offsetY":
        return "an offset is both distances, to the right and down: 'offset: [0, 4]'"
      default: return nil
      }
    }
    if known.contains("active"), known.contains("constant"), !known.contains("expr"),
      ["multiplier", "relation", "expr", "attribute", "format"].contains(name)
    {
      return "it cannot change: state two constraints with ids, and make one of them active"
    }
    return nil
  }

  /// The keys of a view's accessibility by UIKit's properties.
  private static let spoken = [
    "accessibilityLabel": "label", "accessibilityHint": "hint", "accessibilityValue": "value",
    "accessibilityIdentifier": "identifier",
  ]

  /// Returns a key with its value, in which the property's own value replaces the example:
  /// `font: { size: 12 }` for `fontSize: 12`.
  private static func with(_ value: String?, of name: String, in text: String) -> String {
    guard let value, !value.isEmpty, let word = name.lastIndex(where: \.isUppercase),
      let key = text.firstRange(of: " \(name[word...].lowercased()): "),
      let end = text[key.upperBound...].firstIndex(where: { $0 == "," || $0 == " " })
    else { return text }
    let example = key.upperBound..<end
    let isNumber = Double(text[example]) != nil
    let digits = String(value.prefix { $0.isNumber || $0 == "." })
    guard !isNumber || Double(digits) != nil else { return text }
    let given = isNumber ? digits : YAMLScalar.word(value)
    return "\(text[..<example.lowerBound])\(given)\(text[example.upperBound...])"
  }

  /// Returns the key and the axis of a priority by its name in documents, such as
  /// `horizontalHuggingPriority`; nil for other names.
  private static func priority(_ name: String) -> (name: String, isHorizontal: Bool)? {
    let keys = [
      "HuggingPriority": "hugging", "ContentHuggingPriority": "hugging",
      "CompressionResistancePriority": "compression",
      "ContentCompressionResistancePriority": "compression",
    ]
    for (axis, isHorizontal) in [("horizontal", true), ("vertical", false)]
    where name.hasPrefix(axis) {
      return keys[String(name.dropFirst(axis.count))].map { ($0, isHorizontal) }
    }
    return nil
  }

  /// Returns what to write for a condition of other systems; nil for other names.
  private static func condition(_ name: String, _ value: String?) -> Hint? {
    let word = value?.lowercased() ?? ""
    switch name {
    case "orientation", "landscape", "isLandscape", "portrait", "isPortrait":
      let isPortrait = name.lowercased().hasSuffix("portrait") || word.contains("portrait")
      let isNegated = word == "false"
      let size = isPortrait != isNegated ? "regular" : "compact"
      return .write("verticalSizeClass: \(size)")
    case "minWidth", "maxWidth", "minHeight", "maxHeight":
      guard Double(word) != nil else { return nil }
      let key = name.hasSuffix("Width") ? "width" : "height"
      return .write("\(key): \"\(name.hasPrefix("min") ? ">=" : "<=") \(word)\"")
    case "sizeClass": return .write("horizontalSizeClass")
    case "dark", "isDark", "darkMode": return .write("appearance: dark")
    case "colorScheme", "userInterfaceStyle", "theme":
      return .write(["light", "dark"].contains(word) ? "appearance: \(word)" : "appearance")
    default: return nil
    }
  }

  /// Advice for properties that have no key of their own in a canvas.
  private static let canvasAdvice: [String: Hint] = [
    "size": "write 'width' and 'height', or a 'device'",
    "orientation": "devices have landscape versions: 'device: iPhone 16 landscape'",
    "landscape": "devices have landscape versions: 'device: iPhone 16 landscape'",
    "dark": .write("appearance: dark"), "darkmode": .write("appearance: dark"),
    "dpi": .write("scale"), "pixelRatio": .write("scale"), "dpr": .write("scale"),
    "insets": .write("safeArea"), "safeAreaInsets": .write("safeArea"),
  ]

  /// Advice for properties that have no key of their own in a view.
  private static let advice: [String: Hint] = [
    "constraints": "constraints go at the top level of the file, beside 'root'",
    "width": "sizes are constraints beside 'root': the view's id with '.width == 100'",
    "height": "sizes are constraints beside 'root': the view's id with '.height == 100'",
    "size": "sizes are constraints beside 'root': the view's id with '.size == 100'",
    "maxWidth": "limits are constraints beside 'root': the view's id with '.width <= 100'",
    "minWidth": "limits are constraints beside 'root': the view's id with '.width >= 100'",
    "maxHeight": "limits are constraints beside 'root': the view's id with '.height <= 100'",
    "minHeight": "limits are constraints beside 'root': the view's id with '.height >= 100'",
    "top": edge, "bottom": edge, "leading": edge, "trailing": edge, "left": edge, "right": edge,
    "centerX": edge, "centerY": edge, "center": edge,
    "props": "the values of a component stand under 'with'",
    "aspectRatio": "a ratio is a constraint beside 'root': 'card.width == 2 * card.height'",
    "action": "nothing is tapped in a scene: leave 'action' out",
    "display": "a 'stackView' puts its views in a row, or in a column with 'axis: vertical'",
    "zIndex": "of two views in the same place the later one is in front",
    "x": "a place is 'frame: [0, 0, 100, 44]', or a constraint beside 'root'",
    "y": "a place is 'frame: [0, 0, 100, 44]', or a constraint beside 'root'",
    "borderStyle": "a text field has the rounded border of UIKit",
    "margin": "space around a view is in its constraints: 'view.leading == root.leading + 8'",
    "translatesAutoresizingMaskIntoConstraints":
      "leave it out: 'frame' or 'autoresizing' places a view, and constraints any other one",
    "flex": grow, "flexGrow": grow, "grow": grow, "flexShrink": grow, "layoutPriority": grow,
    "onTapGesture": inert, "onTap": inert, "onClick": inert, "onPress": inert, "target": inert,
    "delegate": inert, "dataSource": inert, "userInteractionEnabled": inert,
    "isUserInteractionEnabled": inert, "multipleTouchEnabled": inert, "tag": inert,
    "customClass": inert, "userLabel": inert, "reuseIdentifier": inert, "keyboardType": inert,
    "returnKeyType": inert, "restorationIdentifier": inert,
  ]

  private static let grow: Hint =
    "in a stack view the one with the lowest 'hugging' grows; 'distribution: fillEqually' is for all"
  private static let edge: Hint =
    "places are constraints beside 'root', such as 'title.top == root.top + 16'"
  private static let inert: Hint = "nothing of it is seen in a scene: leave it out"

  /// The keys of the tables of controls by UIKit's names for them.
  private static let tables = Dictionary(
    ViewKind.allCases.flatMap(\.properties).compactMap { row in row.uikit.map { ($0, row.name) } },
    uniquingKeysWith: { first, _ in first })

  /// A key, or a key with its value, by the property's name.
  package static let texts = [
    "arrangedSubviews": "subviews", "children": "subviews", "layoutGuides": "guides",
    "isHidden": "hidden", "backgroundColor": "background", "tintColor": "tint",
    "clipsToBounds": "clips", "masksToBounds": "clips",
    "contentHuggingPriority": "hugging", "contentCompressionResistancePriority": "compression",
    "autoresizingMask": "autoresizing",
    "borderWidth": "border: { width: 1, color: separator }",
    "borderColor": "border: { width: 1, color: separator }",
    "shadowColor": "shadow: { color: black }", "shadowOpacity": "shadow: { opacity: 0.5 }",
    "shadowOffset": "shadow: { offset: [0, 2] }", "shadowRadius": "shadow: { radius: 4 }",
    "attributedText": "runs", "title": "text",
    "kern": "letterSpacing", "secureTextEntry": "secure",
    "image": "source", "isEnabled": "enabled", "on": "isOn",
    "selectedSegmentIndex": "selected",
    "roundedCorners": "maskedCorners",
  ]

  /// The same for words of CSS, SwiftUI and Android.
  private static let elsewhere = [
    "gap": "spacing", "padding": "layoutMargins", "margins": "layoutMargins",
    "matrix": "axes", "if": "when", "condition": "when",
    "otherwise": "else", "default": "else",
    "items": "segments", "ignore": "exclude",
    "singular": "one", "plural": "other", "buttonType": "style",
    "insets": "layoutMargins",
    "direction": "axis", "text": "title", "leftItems": "leadingItems",
    "leftBarButtonItems": "leadingItems", "rightItems": "trailingItems",
    "rightBarButtonItems": "trailingItems",
    "orientation": "axis", "flexDirection": "axis", "justifyContent": "distribution",
    "justify": "distribution", "alignItems": "alignment", "align": "alignment",
    "textAlign": "alignment", "gravity": "alignment", "crossAxisAlignment": "alignment",
    "mainAxisAlignment": "distribution", "foregroundColor": "color", "systemName": "symbol",
    "systemImage": "symbol", "opacity": "alpha",
    "borderRadius": "cornerRadius", "radius": "cornerRadius", "fill": "background",
    "fontSize": "font: { size: 17 }", "fontWeight": "font: { weight: bold }",
    "fontFamily": "font: { family: Inter }", "lineClamp": "lines", "maxLines": "lines",
    "lineLimit": "lines", "ellipsis": "lineBreak", "content": "text", "label": "text",
    "icon": "symbol", "itemSpacing": "spacing", "hint": "placeholder", "fit": "contentMode",
    "objectFit": "contentMode", "scaleType": "contentMode",
    "resizeMode": "contentMode",
    "src": "source", "url": "source", "checked": "isOn", "views": "subviews",
    "boxShadow": "shadow", "dropShadow": "shadow", "elevation": "shadow",
    "stroke": "border", "outline": "border",
    "strokeWidth": "border: { width: 1, color: separator }",
    "strokeColor": "border: { width: 1, color: separator }",
    "theme": "appearance", "language": "locale", "lang": "locale", "rtl": "direction: rtl",
    "darkMode": "appearance: dark", "backgroundColor": "background",
    "equation": "expr", "visualFormat": "format", "vfl": "format", "dynamicType": "textSize",
    "contentSizeCategory": "textSize", "dynamicTypeSize": "textSize", "sizeCategory": "textSize",
    "preferredContentSizeCategory": "textSize", "name": "family", "fontName": "family",
    "typeface": "family", "pointSize": "size",
  ]
}
