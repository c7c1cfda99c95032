import Controls
import Documents
import Geometry

extension Shape {
  /// A list of items, or one item alone.
  static func oneOrMore<Item>(_ item: Shape<Item>) -> Shape where Value == [Item] {
    .either(
      scalar: item.map({ [$0] }, back: { $0.count == 1 ? $0[0] : nil }), list: .list(of: item))
  }
}

extension Shape where Value == InnerPath {
  /// A path below the project's folder.
  static func innerPath(_ noun: String) -> Shape {
    Shape(.string(.other(noun)), encode: { path, _ in .text(path.description) }) { node, decoder in
      guard let text = decoder.string(node, .other(noun)) else { return nil }
      guard let path = try? InnerPath(text) else {
        return decoder.fail(.notBelowProject(decoder.subject, text), at: node)
      }
      return path
    }
  }
}

extension Shape where Value == [ProjectConfiguration.Mask] {
  /// A mapping from patterns of scenes to ids of views, or ids alone for every scene.
  static var masks: Shape {
    let ids = Shape<[String]>.oneOrMore(Shape<String>.string(.id))
    let everywhere = ids.map {
      [ProjectConfiguration.Mask(selection: .all, views: $0)]
    } back: {
      $0.count == 1 && $0[0].selection == .all ? $0[0].views : nil
    }
    let schema = Schema.dictionary(ids.schema)
    let mapping = Shape(
      schema,
      encode: { masks, encoder in
        .mapping(
          masks.flatMap { mask in
            mask.selection.patterns.compactMap { pattern in
              ids.encode(mask.views, encoder).map { .init(pattern.description, $0) }
            }
          })
      }
    ) { node, decoder in
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

/// A project's device whose size may still be missing.
struct DeviceParts: Sendable {
  var width: Double?
  var height: Double?
  var scale = 2.0
  var safeArea = EdgeInsets.zero

  static let table = ObjectTable<DeviceParts>(
    "device",
    [
      Field("width", .number(.canvasSide), "The width in points.", \.width),
      Field("height", .number(.canvasSide), "The height in points.", \.height),
      Field("scale", .number(.scale), "Pixels per point; default 2.", \.scale),
      Field("safeArea", .edges, "[top, left, bottom, right] in points.", \.safeArea),
    ])
}

extension Shape where Value == [Device] {
  /// A mapping from names to sizes, scales and safe areas.
  static var devices: Shape {
    let schema = Schema.dictionary(DeviceParts.table.schema)
    return Shape(
      schema,
      encode: { devices, encoder in
        .mapping(
          devices.map { device in
            .init(
              device.name,
              DeviceParts.table.encode(
                DeviceParts(
                  width: device.size.width, height: device.size.height, scale: device.scale,
                  safeArea: device.safeArea), besides: DeviceParts(), encoder))
          })
      }
    ) { node, decoder in
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
