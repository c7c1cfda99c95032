import Controls
import Documents
import Typesetting

/// A `.colorset`: a colour with variations by appearance and idiom.
struct AssetColor {
  private let contents: AssetContents

  init(folder: String, reach: FileReach) throws(AssetFault) {
    contents = try AssetContents(folder: folder, reach: reach)
  }

  /// Whether no variation has a colour.
  var isEmpty: Bool { contents.value["colors"]?.items.contains { $0["color"] != nil } != true }

  /// Returns the variation for some traits.
  func color(_ traits: AssetTraits) throws(AssetFault) -> Color {
    let found = contents.best(of: "colors", traits) { $0["color"] != nil }
    guard let value = found?["color"] else {
      throw AssetFault(file: contents.folder, message: "the set has no colour for this layout")
    }
    if let name = value["reference"]?.text, let system = SystemColor(interfaceBuilder: name) {
      return system.resolved(
        in: traits.appearance, increasesContrast: traits.increasesContrast, look: traits.look)
    }
    guard let components = value["components"] else {
      throw AssetFault(file: contents.folder, message: "the colour has no components")
    }
    func component(_ key: String) -> Double? { components[key].flatMap(Self.component) }
    let alpha = component("alpha") ?? 1
    if let white = component("white") { return Color(white: white, alpha: alpha) }
    guard let red = component("red"), let green = component("green"),
      let blue = component("blue")
    else {
      throw AssetFault(file: contents.folder, message: "the colour lacks a component")
    }
    return ColorSpace(catalog: value["color-space"]?.text)
      .color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Returns a component in any of Xcode's notations: `0.502`, `128` of 255, or `0x80`.
  private static func component(_ value: PlainValue) -> Double? {
    if let number = value.number { return number }
    guard let text = value.text else { return nil }
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    if text.contains(".") { return Double(text).flatMap { $0.isFinite ? $0 : nil } }
    return Int(text).map { Double($0) / 255 }
  }
}
