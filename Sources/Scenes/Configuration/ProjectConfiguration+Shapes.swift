import Documents
import Geometry

extension Shape {
  /// A list of items, or one item alone.
  static func oneOrMore<Item>(_ item: Shape<Item>) -> Shape where Value == [Item] {
    .either(scalar: item.map { [$0] }, list: .list(of: item))
  }
}

extension Shape where Value == [ProjectConfiguration.Mask] {
  /// A mapping from patterns of scenes to ids of views, or ids alone for every scene.
  static var masks: Shape {
    let ids = Shape<[String]>.oneOrMore(Shape<String>.string("an id"))
    let everywhere = ids.map { [ProjectConfiguration.Mask(selection: .all, views: $0)] }
    let schema = Schema.dictionary(ids.schema)
    let mapping = Shape(schema) { node, decoder in
      let outer = decoder.subject
      defer { decoder.subject = outer }
      return decoder.document.entries(of: node).compactMap { key, value in
        decoder.subject = decoder.document.text(of: key)
        let selection = VariantSelection(decoder.subject)
        return ids.decode(value, decoder).map { .init(selection: selection, views: $0) }
      }
    }
    return .either(scalar: everywhere, list: everywhere, mapping: mapping)
  }
}

/// A device of a project before its size is known to be there.
struct DeviceParts: Sendable {
  var width: Double?
  var height: Double?
  var scale = 2.0
  var safeArea = EdgeInsets.zero

  static let table = ObjectTable<DeviceParts>(
    "device",
    [
      Field("width", .number(.canvasSide), "Points.") { $0.width = $1 },
      Field("height", .number(.canvasSide), "Points.") { $0.height = $1 },
      Field("scale", .number(.scale), "Pixels in a point; default 2.") { $0.scale = $1 },
      Field("safeArea", .edges, "[top, left, bottom, right] in points.") { $0.safeArea = $1 },
    ])
}

extension Shape where Value == [Device] {
  /// A mapping from names to sizes, scales and safe areas.
  static var devices: Shape {
    let schema = Schema.dictionary(DeviceParts.table.schema)
    return Shape(schema) { node, decoder in
      guard decoder.document.shape(of: node) == .mapping else {
        return decoder.wrongType(node, schema)
      }
      let outer = decoder.subject
      defer { decoder.subject = outer }
      return decoder.document.entries(of: node).compactMap { key, value in
        decoder.subject = decoder.document.text(of: key)
        let name = decoder.subject
        let errors = decoder.reporter.diagnostics.count
        var parts = DeviceParts()
        guard DeviceParts.table.decode(value, into: &parts, decoder) else { return nil }
        guard let width = parts.width, let height = parts.height else {
          guard decoder.reporter.diagnostics.count == errors else { return nil }
          return decoder.fail(
            .missingKey(parts.width == nil ? "width" : "height", in: "device"), at: key)
        }
        return Device(
          name: name, size: Size(width: width, height: height), scale: parts.scale,
          safeArea: parts.safeArea)
      }
    }
  }
}
