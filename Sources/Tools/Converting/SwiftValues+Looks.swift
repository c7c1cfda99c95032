import AutoLayout
import Controls
import Documents
import Drawing
import Geometry
import Typesetting

/// The looks of a view, and what it tells assistive technology. What has no line here has a comment.
extension SwiftValues {
  private func left(_ what: String) -> String {
    "// not translated: \(what) of \(target.isEmpty ? "self" : String(target.dropLast()))"
  }

  func look(of view: any Paintable) -> [String] {
    var lines: [String] = []
    func set(_ name: String, _ value: String) { lines.append("\(target)\(name) = \(value)") }
    let layer = view.layer
    if let ground = layer.background {
      set("backgroundColor", color(ground) { $0.asPaintable?.layer.background })
    }
    if let tint = view.tintColor {
      set("tintColor", color(tint) { $0.asPaintable?.tintColor })
    }
    if layer.cornerRadius != 0, !(view is Button) {
      set("layer.cornerRadius", layer.cornerRadius.shortDescription)
      if layer.continuousCorners { set("layer.cornerCurve", ".continuous") }
      if layer.roundCorners != .all {
        let corners = Self.corners.filter { layer.roundCorners.contains($0.corner) }
        set("layer.maskedCorners", "[\(corners.map(\.name).joined(separator: ", "))]")
      }
    }
    if layer.clips { set("clipsToBounds", "true") }
    if let border = layer.border {
      set("layer.borderWidth", border.width.shortDescription)
      let color = color(border.color) { $0.asPaintable?.layer.border?.color }
      set("layer.borderColor", "\(color).cgColor")
    }
    lines += shadow(of: layer)
    lines += [
      ("the gradient", layer.gradient != nil), ("the effect", layer.backdrop != nil),
      ("the outline", layer.outline != nil || layer.shadowOutline != nil),
    ].filter(\.1).map { left($0.0) }
    if view.viewKind == .view, view.layoutMargins != View().layoutMargins {
      let margins = view.directionalLayoutMargins
      set(
        "directionalLayoutMargins",
        call(
          "NSDirectionalEdgeInsets",
          [
            ("top", margins.top), ("leading", margins.leading), ("bottom", margins.bottom),
            ("trailing", margins.trailing),
          ]))
    }
    return lines
  }

  private func shadow(of layer: Layer) -> [String] {
    let other = twin?.asPaintable?.layer.shadow
    guard let shadow = layer.shadow else {
      return other == nil ? [] : [left("the shadow in the other appearance")]
    }
    let color = color(shadow.color) { $0.asPaintable?.layer.shadow?.color }
    let isOther =
      twin != nil
      && other.map { $0.withoutColor != shadow.withoutColor } ?? true
    return [
      "\(target)layer.shadowColor = \(color).cgColor",
      "\(target)layer.shadowOpacity = \(shadow.opacity.shortDescription)",
      "\(target)layer.shadowRadius = \(shadow.radius.shortDescription)",
      "\(target)layer.shadowOffset = "
        + call("CGSize", [("width", shadow.dx), ("height", shadow.dy)]),
    ] + (isOther ? [left("the shadow in the other appearance")] : [])
  }

  private static let corners: [(corner: Layer.RoundCorners, name: String)] = [
    (.topLeft, ".layerMinXMinYCorner"), (.topRight, ".layerMaxXMinYCorner"),
    (.bottomLeft, ".layerMinXMaxYCorner"), (.bottomRight, ".layerMaxXMaxYCorner"),
  ]

  // MARK: Assistive technology

  /// What the view tells assistive technology.
  var spoken: [String] {
    guard let own = view.accessibility else { return [] }
    let texts = [
      ("accessibilityLabel", own.label), ("accessibilityValue", own.value),
      ("accessibilityHint", own.hint), ("accessibilityIdentifier", own.identifier),
      ("accessibilityLanguage", own.language),
    ].compactMap { name, text in text.map { (name, Escape.swift($0)) } }
    let flags = [
      ("isAccessibilityElement", own.isElement), ("accessibilityElementsHidden", own.isHidden),
      ("accessibilityViewIsModal", own.isModal),
      ("shouldGroupAccessibilityChildren", own.groupsChildren),
    ].filter { $0.0 == "isAccessibilityElement" ? $0.1 != nil : $0.1 == true }
      .map { ($0.0, "\($0.1 == true)") }
    let traits = own.traits.map { traits in
      let names = traits.names.map { $0 == "toggle" ? ".toggleButton" : ".\($0)" }
      return ("accessibilityTraits", "[\(names.joined(separator: ", "))]")
    }
    let rest = [
      ("the order of what is read", own.elements != nil || !own.order.isEmpty),
      ("the kind of accessibility container", own.container != nil),
      ("the accessibility outline", own.activationPoint != nil || !own.path.isEmpty),
      (
        "the accessibility actions",
        !own.actions.isEmpty || !own.rotors.isEmpty || !own.content.isEmpty
          || !own.inputLabels.isEmpty
      ),
    ]
    return (flags + texts + [traits].compactMap { $0 }).map { "\(target)\($0.0) = \($0.1)" }
      + rest.filter(\.1).map { left($0.0) }
  }

  // MARK: Buttons

  func title(of button: Button) -> [String] {
    button.style.isConfigured ? configuration(of: button) : plainTitle(of: button)
  }

  private func plainTitle(of button: Button) -> [String] {
    var lines = [
      "\(target)setTitle(\(Escape.swift(button.textContent.text)), for: .normal)"
    ]
    if let font = button.textContent.font {
      lines.append("\(target)titleLabel?.font = \(self.font(font))")
    }
    if let color = button.textContent.color {
      let color = self.color(color) { ($0 as? Button)?.textContent.color }
      lines.append("\(target)setTitleColor(\(color), for: .normal)")
    }
    switch button.picture {
    case .symbol(let symbol)?: lines.append("\(target)setImage(\(image(symbol)), for: .normal)")
    case nil: break
    default: lines.append(left("the picture"))
    }
    return lines + (button.backgroundPicture == nil ? [] : [left("the background picture")])
  }

  private func configuration(of button: Button) -> [String] {
    var lines = ["\(target)configuration = .\(button.style)()"]
    func set(_ name: String, _ value: String) {
      lines.append("\(target)configuration?.\(name) = \(value)")
    }
    set("title", Escape.swift(button.textContent.text))
    if !button.subtitle.isEmpty { set("subtitle", Escape.swift(button.subtitle.text)) }
    if button.buttonSize != .medium { set("buttonSize", ".\(button.buttonSize)") }
    if button.cornerStyle != .dynamic { set("cornerStyle", ".\(button.cornerStyle)") }
    if let radius = button.groundRadius {
      set("background.cornerRadius", radius.shortDescription)
    }
    if let color = button.textContent.color {
      set("baseForegroundColor", self.color(color) { ($0 as? Button)?.textContent.color })
    }
    if let color = button.groundTint {
      set("baseBackgroundColor", self.color(color) { ($0 as? Button)?.groundTint })
    }
    if let font = button.textContent.font {
      let text = self.font(font)
      let whole = text.hasPrefix(".") ? "UIFont\(text)" : text
      set(
        "titleTextAttributesTransformer",
        "UIConfigurationTextAttributesTransformer { [font = \(whole)] in "
          + "var title = $0; title.font = font; return title }")
    }
    switch button.picture {
    case .symbol(let symbol)?: set("image", image(symbol))
    case nil: break
    default: lines.append(left("the picture"))
    }
    let arrangement = button.arrangement
    if arrangement.picturePlacement != .leading {
      set("imagePlacement", ".\(arrangement.picturePlacement)")
    }
    if arrangement.picturePadding != 0 {
      set("imagePadding", arrangement.picturePadding.shortDescription)
    }
    if arrangement.contentInsets != nil { lines.append(left("the padding")) }
    return lines + (button.backgroundPicture == nil ? [] : [left("the background picture")])
  }

  // MARK: Pictures and fonts

  func image(_ symbol: Symbol) -> String {
    let name = Escape.swift(symbol.name)
    guard symbol.pointSize != 17 || symbol.weight != 400 else {
      return "UIImage(systemName: \(name))"
    }
    let weight = Self.weights[symbol.weight] ?? "regular"
    return "UIImage(systemName: \(name), withConfiguration: UIImage.SymbolConfiguration("
      + "pointSize: \(symbol.pointSize.shortDescription), weight: .\(weight)))"
  }

  /// Returns the text style that a font has, in its own weight or another; nil for another font.
  func style(of font: FontDescriptor) -> TextStyle? {
    guard font.family == nil, !font.italic, !font.monospacedDigits else { return nil }
    return TextStyle.allCases.first { .style($0, category: environment.textSize) == font }
      ?? TextStyle.allCases.first {
        let style = FontDescriptor.style($0, category: environment.textSize)
        return style.size == font.size && style.leading == font.leading && font.leading != nil
      }
  }

  func font(_ font: FontDescriptor) -> String {
    let weight = Self.weights[font.weight] ?? "regular"
    if let style = style(of: font) {
      let own = FontDescriptor.style(style)
      guard own.weight != font.weight else { return ".preferredFont(forTextStyle: .\(style))" }
      return "UIFontMetrics(forTextStyle: .\(style)).scaledFont(for: "
        + ".systemFont(ofSize: \(own.size.shortDescription), weight: .\(weight)))"
    }
    let size = font.size.shortDescription
    if let family = font.family { return "UIFont(name: \(Escape.swift(family)), size: \(size))" }
    if font.italic { return ".italicSystemFont(ofSize: \(size))" }
    let call = font.monospacedDigits ? ".monospacedDigitSystemFont" : ".systemFont"
    return weight == "regular" && !font.monospacedDigits
      ? "\(call)(ofSize: \(size))" : "\(call)(ofSize: \(size), weight: .\(weight))"
  }

  private static let weights = [
    100: "ultraLight", 200: "thin", 300: "light", 500: "medium", 600: "semibold", 700: "bold",
    800: "heavy", 900: "black",
  ]
}

extension Shadow {
  fileprivate var withoutColor: Shadow {
    Shadow(color: .black, opacity: opacity, radius: radius, dx: dx, dy: dy)
  }
}
