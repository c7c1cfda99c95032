import Controls
import Documents
import Typesetting

extension SceneColor {
  /// Returns the colour as written: a name, a hexadecimal number, or the name of an entry of
  /// `colors`.
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
  /// A colour: hexadecimal, or a name from UIKit, CSS or the scene's `colors`.
  static var color: Shape {
    Shape(.string(.color), encode: { $0.encoded($1) }) { node, decoder in
      if decoder.colors.isEmpty, decoder.isString(node),
        let color = decoder.document.withText(of: node, { SceneColor(named: $0) })
      {
        return color
      }
      guard let text = decoder.string(node, .color) else { return nil }
      if let color = decoder.colors[text] ?? SceneColor(named: text) { return color }
      if text.hasPrefix("#") { return decoder.fail(.badHexColor(text), at: node) }
      let known = decoder.colors.keys.sorted() + SceneColor.names
      return decoder.fail(.unknownColor(text, known), at: node)
    }
  }

  /// An entry of the colour table: a colour, or one for each appearance.
  static var colorDefinition: Shape {
    let pair = Shape<ColorPair>.object(ColorPair.table, ColorPair())
    return .either(
      scalar: .color,
      // The encoder writes the table's colours, because it names them.
      mapping: Shape(pair.schema, encode: { _, _ in nil }) { node, decoder in
        guard let pair = pair.decode(node, decoder) else { return nil }
        guard let light = pair.light ?? pair.dark, let dark = pair.dark ?? pair.light else {
          return decoder.fail(.missingKey("light", in: "colour"), at: node)
        }
        return .dynamic(light: light.resolved(in: .light), dark: dark.resolved(in: .dark))
      })
  }
}

/// The two colours of an entry of the colour table.
private struct ColorPair: Sendable {
  var light: SceneColor?
  var dark: SceneColor?

  static let table = ObjectTable<ColorPair>(
    "colour",
    [
      Field("light", .color, "The colour in the light appearance.", \.light),
      Field("dark", .color, "The colour in the dark appearance.", \.dark),
    ])
}
