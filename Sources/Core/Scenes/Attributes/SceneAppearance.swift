import Documents
package import Geometry

/// A line around a view.
package struct SceneBorder: Hashable, Sendable {
  /// The width in points.
  package var width = 1.0
  /// The colour; nil is opaque black, as for a layer.
  package var color: SceneColor?

  static let table = ObjectTable<SceneBorder>(
    "border",
    [
      Field("width", .number(.extent), "The width in points; default 1.", \.width),
      Field("color", .color, "The colour; default black.", \.color),
    ])
}

/// The shadow of a view; it never affects the layout.
package struct SceneShadow: Hashable, Sendable {
  /// The colour; nil is black.
  package var color: SceneColor?
  /// The opacity from 0 to 1.
  package var opacity = 1.0
  /// The blur radius in points, which is the blur's sigma.
  package var radius = 3.0
  /// The offset in points.
  package var offset = Point.zero

  static let table = ObjectTable<SceneShadow>(
    "shadow",
    [
      Field("color", .color, "The colour; default black.", \.color),
      Field("opacity", .number(.unit), "From 0 to 1; default 1.", \.opacity),
      Field(
        "radius", .number(NumberRange(lower: 0, upper: 1_000)),
        "The blur radius in points, the blur's sigma; default 3.", \.radius),
      Field("offset", .point(), "[x, y] in points; default [0, 0].", \.offset),
    ])
}

/// A linear gradient over a view's bounds.
package struct SceneGradient: Hashable, Sendable {
  /// The colours from the start to the end; at least two.
  package var colors: [SceneColor] = []
  /// The location of each colour, from 0 to 1 and ascending; empty to spread them evenly.
  package var locations: [Double] = []
  /// The start in units of the bounds.
  package var from = Point(x: 0.5, y: 0)
  /// The end in units of the bounds.
  package var to = Point(x: 0.5, y: 1)

  static let table = ObjectTable<SceneGradient>(
    "gradient", required: ["colors"],
    [
      Field("colors", .list(of: .color), "Two or more colours.", \.colors),
      Field(
        "locations", .list(of: .number(.unit)),
        "The colours' positions, from 0 to 1; evenly spread by default.", \.locations),
      Field(
        "from", .point(.gradient), "The start in unit space; default [0.5, 0], the top.",
        \.from),
      Field(
        "to", .point(.gradient), "The end in unit space; default [0.5, 1], the bottom.", \.to),
    ])
}

extension NumberRange {
  /// A coordinate in units of a view's bounds.
  fileprivate static let gradient = NumberRange(lower: -100, upper: 100)
}

extension Shape where Value == SceneGradient {
  /// A gradient of at least two colours.
  static var gradient: Shape {
    let object = Shape.object(SceneGradient.table, SceneGradient())
    return Shape(object.schema, encode: object.encode) { node, decoder in
      let before = decoder.reporter.diagnostics.count
      guard let gradient = object.decode(node, decoder) else { return nil }
      guard gradient.colors.count >= 2 || decoder.reporter.diagnostics.count > before else {
        return decoder.fail(.tooFewColors(gradient.colors.count), at: node)
      }
      let places = gradient.locations
      guard places.isEmpty || places.count == gradient.colors.count,
        zip(places, places.dropFirst()).allSatisfy({ $0 <= $1 })
      else { return decoder.fail(.badLocations(gradient.colors.count), at: node) }
      return gradient
    }
  }
}
