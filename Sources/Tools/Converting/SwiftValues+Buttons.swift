import AutoLayout
import Controls
import Documents
import Geometry
import Typesetting

/// The titles, pictures and fonts of a view.
extension SwiftValues {
  func title(of button: Button) -> [String] {
    button.style.isConfigured ? configuration(of: button) : plainTitle(of: button)
  }

  /// Returns what a button's class calls a property of its text; nil if it has none.
  func buttonName(of property: Property, _ name: String) -> String? {
    guard !name.hasPrefix("content"), let button = view as? Button else { return name }
    guard button.style.isConfigured else {
      return property.name == "preferredMaxLayoutWidth" ? nil : "titleLabel?.\(name)"
    }
    return property.name == "lineBreak" ? "configuration?.titleLineBreakMode" : nil
  }

  private func plainTitle(of button: Button) -> [String] {
    var lines: [String] = []
    if !button.textContent.isEmpty {
      let text = Escape.swift(button.textContent.text)
      lines.append("\(target)setTitle(\(text), for: .normal)")
    }
    if let font = button.textContent.font {
      lines.append("\(target)titleLabel?.font = \(self.font(font))")
      if style(of: font) != nil {
        lines.append("\(target)titleLabel?.adjustsFontForContentSizeCategory = true")
      }
    }
    if let color = button.textContent.color {
      let color = self.color(color) { ($0 as? Button)?.textContent.color }
      lines.append("\(target)setTitleColor(\(color), for: .normal)")
    } else if button.style == .custom, !button.textContent.isEmpty {
      lines.append("\(target)setTitleColor(UIColor.label, for: .normal)")
    }
    if case .symbol(let symbol)? = button.picture {
      let image = image(symbol, beside: button.symbolPointSize)
      lines.append("\(target)setImage(\(image), for: .normal)")
    }
    return lines + remarks(on: button) + (button.subtitle.isEmpty ? [] : [left("'subtitle'")])
  }

  /// Comments for what neither kind of button has a line for.
  private func remarks(on button: Button) -> [String] {
    var isPicture = false
    if let picture = button.picture {
      if case .symbol = picture { isPicture = false } else { isPicture = true }
    }
    return [
      ("the picture", isPicture), ("the background picture", button.backgroundPicture != nil),
      ("the parts of the text", button.textContent.runs.contains(where: \.isSpecial)),
      ("'tabStops'", button.textContent.shape.tabStops != nil),
    ].filter(\.1).map { left($0.0) }
  }

  private func configuration(of button: Button) -> [String] {
    var lines = ["\(target)configuration = .\(button.style)()"]
    func set(_ name: String, _ value: String) {
      lines.append("\(target)configuration?.\(name) = \(value)")
    }
    if !button.textContent.isEmpty { set("title", Escape.swift(button.textContent.text)) }
    if !button.subtitle.isEmpty { set("subtitle", Escape.swift(button.subtitle.text)) }
    let (own, radius) = (fresh.layer.cornerRadius, button.layer.cornerRadius)
    if let radius = radius == own ? button.groundRadius : radius {
      set("background.cornerRadius", radius.shortDescription)
    }
    if let color = button.textContent.color {
      set("baseForegroundColor", self.color(color) { ($0 as? Button)?.textContent.color })
    }
    if let color = button.groundTint {
      set("baseBackgroundColor", self.color(color) { ($0 as? Button)?.groundTint })
    }
    if let ground = button.layer.background {
      // A base colour is dimmed in a button that is not enabled, and made fainter by other styles.
      let isBase = [.filled, .borderedProminent].contains(button.style) && button.isEnabled
      set(
        isBase ? "baseBackgroundColor" : "background.backgroundColor",
        color(ground) { ($0 as? Button)?.layer.background })
    }
    if let font = button.textContent.font {
      let text = self.font(font)
      let whole = text.hasPrefix(".") ? "UIFont\(text)" : text
      set(
        "titleTextAttributesTransformer",
        "UIConfigurationTextAttributesTransformer { [font = \(whole)] in "
          + "var title = $0; title.font = font; return title }")
    }
    if case .symbol(let symbol)? = button.picture {
      set("image", image(symbol, beside: button.symbolPointSize))
    }
    return lines + remarks(on: button)
  }

  /// The space around the content of a button, if it states some.
  func insets(of button: Button) -> [String] {
    guard let insets = button.arrangement.contentInsets else { return [] }
    guard button.style.isConfigured else {
      return ["\(target)contentEdgeInsets = \(self.insets(insets))"]
    }
    let isRight = button.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let directional = DirectionalEdgeInsets(
      top: insets.top, leading: isRight ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isRight ? insets.left : insets.right)
    return ["\(target)configuration?.contentInsets = \(self.insets(directional))"]
  }

  // MARK: Pictures and fonts

  /// Returns a symbol in its own size, weight and colours.
  ///
  /// - Parameter size: the size of the text that it accompanies, which it has without being told.
  func image(_ symbol: Symbol, beside size: Double = SymbolStyle().pointSize) -> String {
    let name = Escape.swift(symbol.name)
    var parts: [String] = []
    if symbol.pointSize != size || symbol.weight != 400 || scale(of: symbol) != .medium {
      let weight = Self.weight(symbol.weight)
      let scale = scale(of: symbol)
      parts.append(
        "pointSize: \(symbol.pointSize.shortDescription), weight: .\(weight)"
          + (scale == .medium ? "" : ", scale: .\(scale)"))
    }
    if !symbol.colors.isEmpty {
      let colors = symbol.colors.map { color($0) { _ in nil } }
      parts.append(
        colors.count == 1
          ? "hierarchicalColor: \(colors[0])"
          : "paletteColors: [\(colors.joined(separator: ", "))]")
    }
    let made = parts.map { "UIImage.SymbolConfiguration(\($0))" }
    guard let first = made.first else { return "UIImage(systemName: \(name))" }
    let whole = made.dropFirst().reduce(first) { "\($0).applying(\($1))" }
    return "UIImage(systemName: \(name), withConfiguration: \(whole))"
  }

  /// Returns the scale in which a symbol is drawn as large as this one.
  private func scale(of symbol: Symbol) -> SymbolStyle.Scale {
    func isNear(_ scale: SymbolStyle.Scale) -> Bool {
      let style = SymbolStyle(pointSize: symbol.pointSize, weight: symbol.weight, scale: scale)
      guard let other = Symbol(symbol.name, style, on: environment.grid) else { return false }
      return abs(other.size.width - symbol.size.width) < 0.6
        && abs(other.size.height - symbol.size.height) < 0.6
    }
    return isNear(.medium) ? .medium : SymbolStyle.Scale.allCases.first(where: isNear) ?? .medium
  }

  /// Returns the text style that a font has, in its own weight or another; nil for another font.
  func style(of font: FontDescriptor) -> TextStyle? {
    guard font.family == nil, !font.italic else { return nil }
    var plain = font
    plain.monospacedDigits = false
    return TextStyle.allCases.first { .style($0, category: environment.textSize) == plain }
      ?? TextStyle.allCases.first {
        let style = FontDescriptor.style($0, category: environment.textSize)
        return style.size == font.size && style.leading == font.leading && font.leading != nil
      }
  }

  func font(_ font: FontDescriptor) -> String {
    let weight = Self.weight(font.weight)
    if let style = style(of: font) {
      let own = FontDescriptor.style(style)
      guard own.weight != font.weight || font.monospacedDigits else {
        return ".preferredFont(forTextStyle: .\(style))"
      }
      let call = font.monospacedDigits ? ".monospacedDigitSystemFont" : ".systemFont"
      return "UIFontMetrics(forTextStyle: .\(style)).scaledFont(for: "
        + "\(call)(ofSize: \(own.size.shortDescription), weight: .\(weight)))"
    }
    let size = font.size.shortDescription
    if let family = font.family {
      let name = Escape.swift(family)
      guard font.weight != 400 || font.italic else { return "UIFont(name: \(name), size: \(size))" }
      let slant = font.italic ? ", .slant: 0.07" : ""
      let type = font.italic ? " as [UIFontDescriptor.TraitKey: Any]" : ""
      return "UIFont(descriptor: UIFontDescriptor(fontAttributes: [.family: \(name), .traits: "
        + "[UIFontDescriptor.TraitKey.weight: UIFont.Weight.\(weight)\(slant)]\(type)]), "
        + "size: \(size))"
    }
    if font.italic, weight != "regular" {
      return "UIFont(descriptor: UIFont.systemFont(ofSize: \(size), weight: .\(weight))"
        + ".fontDescriptor.withSymbolicTraits([.traitItalic, .traitBold])!, size: 0)"
    }
    if font.italic { return ".italicSystemFont(ofSize: \(size))" }
    let call = font.monospacedDigits ? ".monospacedDigitSystemFont" : ".systemFont"
    return weight == "regular" && !font.monospacedDigits
      ? "\(call)(ofSize: \(size))" : "\(call)(ofSize: \(size), weight: .\(weight))"
  }

  /// UIKit's name of the nearest weight.
  private static func weight(_ weight: Int) -> String {
    weights[min(max((weight + 50) / 100, 1), 9) - 1]
  }

  private static let weights = [
    "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
  ]
}

extension TextContent.Run {
  /// Whether the part has a look of its own.
  var isSpecial: Bool { self != TextContent.Run(text) }
}
