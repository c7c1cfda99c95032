import Documents

/// Normalised values, independent of the version of Xcode that wrote them.
enum NibSpelling {
  /// The flags that are on by default.
  static let usuallyTrue: Set<String> = [
    "opaque", "userInteractionEnabled", "clearsContextBeforeDrawing", "autoresizesSubviews",
    "enabled", "insetsLayoutMarginsFromSafeArea", "adjustsImageWhenHighlighted",
    "adjustsImageWhenDisabled", "scrollEnabled", "bounces", "showsHorizontalScrollIndicator",
    "showsVerticalScrollIndicator", "delaysContentTouches", "canCancelContentTouches",
    "bouncesZoom", "editable", "selectable", "translucent", "animates",
    "automaticallyAdjustsScrollViewInsets", "adjustsFontSizeToFit",
  ]

  /// The numbers that apply if a document states none.
  static let usualNumbers: [String: Double] = [
    "alpha": 1, "tag": 0, "spacing": 0, "horizontalHuggingPriority": 250,
    "verticalHuggingPriority": 250, "horizontalCompressionResistancePriority": 750,
    "verticalCompressionResistancePriority": 750,
  ]

  /// Returns a number without the digits that a conversion to single precision leaves.
  static func number(_ value: Double) -> String {
    let rounded = (value * 10_000).rounded() / 10_000
    if rounded == rounded.rounded(), abs(rounded) < 1e15 { return String(Int(rounded)) }
    return String(rounded)
  }

  /// Returns a colour: the name of a system or app colour, otherwise its components rounded to
  /// multiples of 1/255.
  static func color(_ element: XMLElement) -> String {
    if element.name == "nil" { return "none" }
    let alpha = element.number("alpha") ?? 1
    let veil = alpha < 0.998 ? " at \(number((alpha * 100).rounded())) %" : ""
    // Xcode 11 wrote a stand-in for earlier systems beside the colour.
    let names = ["systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor"]
    if let system = names.lazy.compactMap({ element[$0] }).first { return system }
    if let name = element["name"] { return name }
    func byte(_ name: String) -> Int {
      Int((min(max(element.number(name) ?? 0, 0), 1) * 255).rounded())
    }
    if alpha == 0 { return "clear" }
    if element["white"] != nil { return gray(byte("white")) + veil }
    if element["cyan"] != nil {
      return "cmyk \(byte("cyan")) \(byte("magenta")) \(byte("yellow")) \(byte("black"))" + veil
    }
    let parts = [byte("red"), byte("green"), byte("blue")]
    if parts[0] == parts[1], parts[1] == parts[2] { return gray(parts[0]) + veil }
    return "#" + parts.map { hex($0) }.joined() + veil
  }

  private static func gray(_ byte: Int) -> String {
    switch byte {
    case 0: "black"
    case 255: "white"
    default: "gray \(byte)"
    }
  }

  private static func hex(_ byte: Int) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.count == 1 ? "0" + digits : digits
  }

  /// Returns what a canvas simulates: `navigation bar, opaque`.
  static func simulated(_ element: XMLElement) -> String {
    let name = element.name.dropFirst("simulated".count)
    let kind = NibNames.words(String(name.hasSuffix("Metrics") ? name.dropLast(7) : name))
    let style = element["barStyle"] ?? element["statusBarStyle"]
    let extras = [
      style.map { $0 == "lightContent" ? "light" : NibNames.words($0) },
      element.flag("translucent") == false ? "opaque" : nil,
      element.flag("prompted") == true ? "with a prompt" : nil,
    ].compactMap(\.self)
    return ([kind] + extras).joined(separator: ", ")
  }

  /// Returns a font: `system 17`, `system bold 17`, `Avenir-Heavy 20`, `the style Headline`.
  static func font(_ element: XMLElement) -> String {
    if let style = element["style"] {
      let prefix = "UICTFontTextStyle"
      return "the text style "
        + NibNames.words(style.hasPrefix(prefix) ? String(style.dropFirst(prefix.count)) : style)
    }
    let size = element.number("pointSize").map { " " + number($0) } ?? ""
    if let name = element["name"] { return name + size }
    let type = element["type"] ?? "system"
    let family =
      switch type {
      case "boldSystem": "system bold"
      case "italicSystem": "system italic"
      default: type
      }
    let weight = element["weight"].map { " \($0)" } ?? ""
    return family + weight + size
  }
}
