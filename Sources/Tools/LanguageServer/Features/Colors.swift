import Controls
import Documents
package import Rendering
import Scenes
import Typesetting

extension OpenDocument {
  /// Returns a colour from the scene's own table, or nil if the name is not in it.
  func color(named name: String) -> SceneColor? {
    guard let definition = symbols.definition(of: SceneSymbol(kind: .color, name: name)) else {
      return nil
    }
    if tree.isScalar(definition.node) { return SceneColor(named: tree.text(of: definition.node)) }
    let parts = ["light", "dark"].map { key in
      tree.value(key, of: definition.node).flatMap { SceneColor(named: tree.text(of: $0)) }
    }
    guard let light = parts[0] ?? parts[1], let dark = parts[1] ?? parts[0] else { return nil }
    return .dynamic(light: light.resolved(in: .light), dark: dark.resolved(in: .dark))
  }

  /// The colours in the text, as they look in light appearance.
  package var colors: JSON {
    .array(
      symbols.occurrences.compactMap { occurrence in
        guard occurrence.symbol.kind == .color, !occurrence.isDefinition else { return nil }
        let name = occurrence.symbol.name
        guard let color = (color(named: name) ?? SceneColor(named: name))?.resolved(in: .light)
        else { return nil }
        return .object([
          "range": buffer.json(occurrence.range),
          "color": .object([
            "red": .number(color.red), "green": .number(color.green), "blue": .number(color.blue),
            "alpha": .number(color.alpha),
          ]),
        ])
      })
  }

  /// Returns the ways to write a picked colour in place of one in the text.
  package func presentations(of color: JSON, in range: TextRange) -> JSON {
    func channel(_ name: String) -> Double { min(1, max(0, color[name]?.double ?? 0)) }
    let picked = Color(
      red: channel("red"), green: channel("green"), blue: channel("blue"), alpha: channel("alpha"))
    let bytes = buffer.bytes(of: range)
    let isQuoted =
      bytes.lowerBound > 0 && [0x22, 0x27].contains(buffer.bytes[bytes.lowerBound - 1])
    let hex = picked.description
    let named = SceneColor.names.filter { SceneColor(named: $0) == .fixed(picked) }
    let labels = [hex] + named.prefix(2)
    return .array(
      labels.map { label in
        let text = isQuoted || !label.hasPrefix("#") ? label : "\"\(label)\""
        return .object([
          "label": .string(label), "textEdit": buffer.json(TextEdit(bytes, text)),
        ])
      })
  }
}
