package import Controls
import Documents
package import Typesetting

/// A colour as a scene states it: the same in light and dark, or one for each.
package enum SceneColor: Hashable, Sendable {
  /// One colour for both appearances.
  case fixed(Color)
  /// One of UIKit's dynamic colours.
  case system(SystemColor)
  /// A colour for each appearance.
  case dynamic(light: Color, dark: Color)

  /// The colour in an appearance.
  package func resolved(in appearance: Appearance) -> Color {
    switch self {
    case .fixed(let color): color
    case .system(let color): color.resolved(in: appearance)
    case .dynamic(let light, let dark): appearance == .light ? light : dark
    }
  }

  /// Reads a hexadecimal colour, `clear`, or a name of UIKit or CSS; nil for anything else.
  package init?(named name: String) {
    var name = name
    guard let color = name.withUTF8({ SceneColor(named: $0) }) else { return nil }
    self = color
  }

  /// Reads the same spellings from their bytes.
  init?(named name: UnsafeBufferPointer<UInt8>) {
    if name.first == UInt8(ascii: "#") {
      guard let color = Color(hex: name) else { return nil }
      self = .fixed(color)
    } else if let named = Self.named[name] {
      self = named
    } else if let value = CSSColor.value(named: String(decoding: name, as: UTF8.self)) {
      self = .fixed(CSSColor.color(value))
    } else {
      return nil
    }
  }

  /// The colours by their names, those of CSS in small letters.
  private static let named = WordMap(
    SystemColor.allCases.map { (name: $0.rawValue, value: SceneColor.system($0)) }
      + ["clear", "transparent"].map { (name: $0, value: .fixed(.clear)) }
      + CSSColor.all.map { (name: $0.name, value: .fixed(CSSColor.color($0.value))) })

  /// All names that `init(named:)` knows, UIKit's first.
  package static var names: [String] {
    SystemColor.allCases.map(\.rawValue) + ["clear", "transparent"] + CSSColor.names
  }
}

extension SceneColor {
  /// The spelling: a name, a hexadecimal number, or the name of an entry of `colors`.
  fileprivate func encoded(_ encoder: SceneEncoder) -> YAMLValue {
    switch self {
    case .fixed(.clear): .word("clear")
    case .fixed(let color): .text(color.description)
    case .system(let color): .word(color.rawValue)
    case .dynamic(let light, let dark): .word(encoder.name(light: light, dark: dark))
    }
  }
}

extension Shape where Value == SceneColor {
  /// A colour: hexadecimal, a name of UIKit, of CSS or of the scene's `colors`.
  static var color: Shape {
    Shape(.string(noun: "a colour"), encode: { $0.encoded($1) }) { node, decoder in
      if decoder.colors.isEmpty, decoder.isString(node),
        let color = decoder.document.withText(of: node, { SceneColor(named: $0) })
      {
        return color
      }
      guard let text = decoder.string(node, "a colour") else { return nil }
      if let color = decoder.colors[text] ?? SceneColor(named: text) { return color }
      if text.hasPrefix("#") { return decoder.fail(.badHexColor(text), at: node) }
      let known = decoder.colors.keys.sorted() + SceneColor.names
      return decoder.fail(.unknownColor(text, known), at: node)
    }
  }

  /// An entry of the table of colours: a colour, or one for each appearance.
  static var colorDefinition: Shape {
    let pair = Shape<ColorPair>.object(ColorPair.table, ColorPair())
    return .either(
      scalar: .color,
      // Colours of the table are written by the encoder, which names them.
      mapping: Shape(pair.schema, encode: { _, _ in nil }) { node, decoder in
        guard let pair = pair.decode(node, decoder) else { return nil }
        guard let light = pair.light ?? pair.dark, let dark = pair.dark ?? pair.light else {
          return decoder.fail(.missingKey("light", in: "colour"), at: node)
        }
        return .dynamic(light: light.resolved(in: .light), dark: dark.resolved(in: .dark))
      })
  }
}

/// The two colours of an entry of the table of colours.
private struct ColorPair: Sendable {
  var light: SceneColor?
  var dark: SceneColor?

  static let table = ObjectTable<ColorPair>(
    "colour",
    [
      Field("light", .color, "The colour in light appearance.", \.light),
      Field("dark", .color, "The colour in dark appearance.", \.dark),
    ])
}
