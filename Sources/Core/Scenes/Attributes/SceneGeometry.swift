import Documents
package import Geometry

/// Insets that a scene may state in part; the others keep the view's own.
package struct SceneInsets: Hashable, Sendable {
  /// The inset at the top.
  package var top: Double?
  /// The inset at the left, or at the leading edge of directional insets.
  package var left: Double?
  /// The inset at the bottom.
  package var bottom: Double?
  /// The inset at the right, or at the trailing edge of directional insets.
  package var right: Double?

  /// Returns the insets with missing sides taken from `own`.
  package func filled(from own: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: top ?? own.top, left: left ?? own.left, bottom: bottom ?? own.bottom,
      right: right ?? own.right)
  }

  /// Returns directional insets with missing sides taken from `own`.
  package func filled(from own: DirectionalEdgeInsets) -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(
      top: top ?? own.top, leading: left ?? own.leading, bottom: bottom ?? own.bottom,
      trailing: right ?? own.trailing)
  }

  /// The insets at the top, left, bottom and right; nil if one is missing.
  fileprivate var sides: [Double]? {
    guard let top, let left, let bottom, let right else { return nil }
    return [top, left, bottom, right]
  }

  static let physical = ObjectTable<SceneInsets>("insets", fields("left", "right", .points))
  static let directional = ObjectTable<SceneInsets>(
    "directional insets", fields("leading", "trailing", .points))
  static let caps = ObjectTable<SceneInsets>("cap insets", fields("left", "right", .extent))

  private static func fields(
    _ left: String, _ right: String, _ range: NumberRange
  ) -> [Field<SceneInsets>] {
    [
      Field("top", .number(range), "The inset at the top, in points.", \.top),
      Field(left, .number(range), "The inset at the \(left) edge, in points.", \.left),
      Field("bottom", .number(range), "The inset at the bottom, in points.", \.bottom),
      Field(right, .number(range), "The inset at the \(right) edge, in points.", \.right),
    ]
  }
}

extension Shape where Value == SceneInsets {
  /// One number for all edges, [top, left, bottom, right], or a mapping.
  static var insets: Shape { insets(SceneInsets.physical, .points) }

  /// One number for all edges, [top, leading, bottom, trailing], or a mapping.
  static var directionalInsets: Shape { insets(SceneInsets.directional, .points) }

  /// The same without negative numbers.
  fileprivate static var caps: Shape { insets(SceneInsets.caps, .extent) }

  private static func insets(_ table: ObjectTable<SceneInsets>, _ range: NumberRange) -> Shape {
    .either(
      scalar: Shape<Double>.number(range).map {
        SceneInsets(top: $0, left: $0, bottom: $0, right: $0)
      } back: { insets in
        insets.sides.flatMap { sides in sides.allSatisfy { $0 == sides[0] } ? sides[0] : nil }
      },
      list: Shape<[Double]>.tuple(of: .number(range), count: 4).map {
        SceneInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
      } back: {
        $0.sides
      },
      mapping: .object(table, SceneInsets()))
  }
}

extension Shape where Value == EdgeInsets {
  /// [top, left, bottom, right], one number for all, or a mapping; missing sides are 0.
  static var edges: Shape { edges(.insets) }

  /// The same without negative lengths.
  static var caps: Shape { edges(.caps) }

  private static func edges(_ insets: Shape<SceneInsets>) -> Shape {
    insets.map {
      $0.filled(from: EdgeInsets.zero)
    } back: {
      SceneInsets(top: $0.top, left: $0.left, bottom: $0.bottom, right: $0.right)
    }
  }
}

/// A priority for each axis; nil keeps the control's default.
package struct SceneAxisPriorities: Hashable, Sendable {
  /// The priority along x.
  package var horizontal: Double?
  /// The priority along y.
  package var vertical: Double?

  static let table = ObjectTable<SceneAxisPriorities>(
    "pair of priorities",
    [
      Field("horizontal", .number(.priority), "The horizontal priority.", \.horizontal),
      Field("vertical", .number(.priority), "The vertical priority.", \.vertical),
    ])
}

extension Shape where Value == SceneAxisPriorities {
  /// One priority for both axes, or a mapping.
  static var axisPriorities: Shape {
    .either(
      scalar: Shape<Double>.number(.priority).map {
        SceneAxisPriorities(horizontal: $0, vertical: $0)
      } back: {
        $0.horizontal == $0.vertical ? $0.horizontal : nil
      },
      mapping: .object(SceneAxisPriorities.table, SceneAxisPriorities()))
  }
}

/// An intrinsic content size that replaces a control's own; nil means no intrinsic metric.
package struct SceneIntrinsicSize: Hashable, Sendable {
  /// The width in points.
  package var width: Double?
  /// The height in points.
  package var height: Double?
}

extension Shape where Value == SceneIntrinsicSize {
  /// [width, height], either of them `none`.
  static var intrinsicSize: Shape {
    Shape<[Double?]>.tuple(of: extentOrNone, count: 2).map {
      SceneIntrinsicSize(width: $0[0], height: $0[1])
    } back: {
      [$0.width, $0.height]
    }
  }

  private static var extentOrNone: Shape<Double?> {
    let schema = Schema.either([.number(.extent), .choice(["none"])])
    return Shape<Double?>(
      schema, encode: { extent, _ in extent.map { .number($0) } ?? .word("none") }
    ) { node, decoder in
      switch decoder.document.scalar(of: node) {
      case .integer, .float:
        guard let value = decoder.number(node, .extent) else { return nil }
        return .some(value)
      case .string where decoder.document.text(of: node) == "none": return .some(nil)
      default: return decoder.wrongType(node, schema)
      }
    }
  }
}

extension Shape where Value == Point {
  /// [x, y] in a range.
  static func point(_ range: NumberRange = .points) -> Shape {
    Shape<[Double]>.tuple(of: .number(range), count: 2).map {
      Point(x: $0[0], y: $0[1])
    } back: {
      [$0.x, $0.y]
    }
  }
}

extension Shape where Value == Size {
  /// [width, height] in points.
  static var size: Shape {
    Shape<[Double]>.tuple(of: .number(.extent), count: 2).map {
      Size(width: $0[0], height: $0[1])
    } back: {
      [$0.width, $0.height]
    }
  }
}

extension Shape where Value == Rect {
  /// [x, y, width, height] in points; the size can't be negative.
  static var rect: Shape {
    let four = Shape<[Double]>.tuple(of: .number(.points), count: 4)
    return Shape(
      four.schema, encode: { four.encode([$0.minX, $0.minY, $0.width, $0.height], $1) }
    ) { node, decoder in
      guard let numbers = four.decode(node, decoder) else { return nil }
      for (number, item) in zip(numbers, decoder.document.items(of: node)).dropFirst(2)
      where number < 0 {
        return decoder.outOfRange(item, number, .extent)
      }
      return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
  }
}

/// A drawing transform about the centre: scaled, then rotated, then moved.
package struct SceneTransform: Hashable, Sendable {
  /// The factors along x and y.
  package var scale = Point(x: 1, y: 1)
  /// The angle in degrees, clockwise.
  package var rotation = 0.0
  /// The distance moved, in points.
  package var translation = Point.zero

  static let table = ObjectTable<SceneTransform>(
    "transform",
    [
      Field(
        "scale",
        .either(
          scalar: Shape<Double>.number(.factor).map {
            Point(x: $0, y: $0)
          } back: {
            $0.x == $0.y ? $0.x : nil
          }, list: .point(.factor)),
        "A factor, or [x, y].", \.scale),
      Field("rotate", .number(.points), "The rotation in degrees, clockwise.", \.rotation),
      Field("translate", .point(), "The translation, [x, y] in points.", \.translation),
    ])
}

extension NumberRange {
  /// A factor of a transform.
  fileprivate static let factor = NumberRange(lower: -1_000, upper: 1_000)
}
