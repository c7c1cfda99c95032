import Documents
import Geometry
package import Rendering
import Scenes

extension OpenDocument {
  /// Returns the widths and heights of the views named in a range, placed after their ids.
  package func inlayHints(in range: TextRange) -> JSON {
    guard let result = layoutResult, layout?.revision == revision else { return .array([]) }
    let bytes = buffer.bytes(of: range)
    let sizes = Dictionary(result.views.map { ($0.id, $0.frame.size) }) { first, _ in first }
    return .array(
      symbols.occurrences.compactMap { occurrence in
        guard occurrence.isDefinition, occurrence.role == .view,
          bytes.lowerBound <= occurrence.range.upperBound,
          occurrence.range.upperBound <= bytes.upperBound,
          let size = sizes[occurrence.symbol.name]
        else { return nil }
        let end = tree[occurrence.node].key?.upperBound ?? occurrence.range.upperBound
        let behind = min(end + 1, buffer.bytes.count)
        return .object([
          "position": buffer.position(ofByte: behind).json,
          "label": .string("\(size.width.rounded3) × \(size.height.rounded3)"),
          "kind": .int(1), "paddingLeft": .bool(true),
        ])
      })
  }
}
