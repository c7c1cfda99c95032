package import Controls
package import Documents
package import Geometry
package import Localization

/// The place of a view in a table or collection.
package enum SceneListRole: Hashable, Sendable {
  /// A row or an item.
  case item
  /// Above or below everything else in the list.
  case header, footer
  /// Above or below the items of its section.
  case sectionHeader, sectionFooter
}

/// How a section of a collection scrolls across the collection's own axis, by UIKit's names.
package enum SceneOrthogonalScrolling: String, CaseIterable, Hashable, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// A section of a table's rows or of a collection's items.
package struct SceneSection: Equatable, Sendable {
  /// The title above the rows; nil for none.
  package var header: SceneText?
  /// The text below the rows; nil for none.
  package var footer: SceneText?
  /// The keys of a collection's section that replace those of the collection.
  package var attributes: [StatedAttribute] = []
  /// The number of the list's views in the section, a header and a footer that are views
  /// included.
  package var rows = 0
  /// Where the section is stated.
  package var place = Place(line: 1, column: 1)
}

/// The states of a row; raw values are those of scene files.
enum SceneRowState: String, CaseIterable, Hashable, Sendable {
  case normal, highlighted, selected

  /// The same state as that of a control.
  var control: ControlState { ControlState(rawValue: rawValue) ?? .normal }
}

/// Whether a table draws lines between its rows, by UIKit's names.
package enum SceneSeparatorStyle: String, CaseIterable, Hashable, Sendable {
  case singleLine, none
}

/// The size of the items of a flow.
package enum SceneItemSize: Equatable, Sendable {
  /// Each item's own size.
  case automatic
  /// A size in points.
  case points(width: Double, height: Double)
}

/// The size of an item or group of a compositional layout; a missing extent is that of its
/// container.
package struct SceneItemExtent: Equatable, Sendable {
  package var width = CollectionLayout.Dimension.fractionalWidth(1)
  /// The height; by default that of the container, which may in turn be that of its tallest item.
  package var height = CollectionLayout.Dimension.uniform(0)
  /// The space around the item, or within the group, by reading direction.
  package var insets: SceneInsets?

  static let table = ObjectTable<SceneItemExtent>("item's size", fields)

  static let fields: [Field<SceneItemExtent>] = [
    Field("width", .dimension, "The width; default that of the container.", \.width),
    Field("height", .dimension, "The height; default that of the container.", \.height),
    Field(
      "contentInsets", .directionalInsets,
      "The space between the item's place and its frame: [top, leading, bottom, trailing]; "
        + "ignored along an axis on which the length is estimated.", \.insets),
  ]
}

/// A group of items of a compositional layout.
package struct SceneItemGroup: Equatable, Sendable {
  package var size = SceneItemExtent(height: .estimated(44))
  package var axis = Axis.horizontal
  package var spacing = 0.0
  /// The number of items that share the group's length; nil for as many as fit.
  package var count: Int?
  /// What the group consists of; empty for the collection's `item`, as often as it fits.
  package var members: [SceneItemGroup] = []

  /// Whether a member of a group is one itself: it says what it consists of, or how that is arranged.
  package var isGroup: Bool {
    !members.isEmpty || count != nil || axis != .horizontal || spacing != 0
  }

  static let table: ObjectTable<SceneItemGroup> = ObjectTable(
    "group of items",
    [
      Field(
        "width", .dimension, "The width; default that of the collection.", \.size.width),
      Field("height", .dimension, "The height; default that of the items.", \.size.height),
      Field(
        "axis", Shape<Axis>.named,
        "The axis along which the items are arranged; default horizontal.", \.axis),
      Field("spacing", .number(.extent), "The space between items in points.", \.spacing),
      Field(
        "count", .integer(NumberRange(lower: 1, upper: 1_000)),
        "The number of items, which share the length of the group equally; by default as many "
          + "as fit.", \.count),
      Field(
        "contentInsets", .directionalInsets,
        "The space between the group and its items: [top, leading, bottom, trailing].",
        \.size.insets),
      Field(
        "items", .list(of: .object(table, SceneItemGroup(size: SceneItemExtent()))),
        "What the group consists of, in order: items, with `width`, `height` and `contentInsets`, "
          + "and groups, which have further keys, such as `{ axis: vertical, count: 2 }`; one alone "
          + "repeats. Without it, the collection's `item` repeats, in an inner group one that fills "
          + "its place.",
        \.members),
    ])
}

/// The keys of a dimension, of which exactly one must be stated.
private struct DimensionParts: Sendable {
  var value: CollectionLayout.Dimension?

  static let table = ObjectTable<DimensionParts>(
    "length", oneOf: ["absolute", "estimated", "fractionalWidth", "fractionalHeight"],
    [
      field("absolute", .extent, "A length in points.", CollectionLayout.Dimension.absolute) {
        if case .absolute(let value) = $0 { value } else { nil }
      },
      field(
        "estimated", .extent, "The length of the content; the points are an estimate.",
        CollectionLayout.Dimension.estimated
      ) {
        if case .estimated(let value) = $0 { value } else { nil }
      },
      field(
        "fractionalWidth", share, "A fraction of the container's width, from 0 to 1.",
        CollectionLayout.Dimension.fractionalWidth
      ) {
        if case .fractionalWidth(let value) = $0 { value } else { nil }
      },
      field(
        "fractionalHeight", share, "A fraction of the container's height, from 0 to 1.",
        CollectionLayout.Dimension.fractionalHeight
      ) {
        if case .fractionalHeight(let value) = $0 { value } else { nil }
      },
    ])

  private static let share = NumberRange(lower: 0, upper: 100)

  private static func field(
    _ name: String, _ range: NumberRange, _ help: String,
    _ make: @escaping @Sendable (Double) -> CollectionLayout.Dimension,
    back: @escaping @Sendable (CollectionLayout.Dimension) -> Double?
  ) -> Field<DimensionParts> {
    Field(name, .number(range), help, read: { $0.value.flatMap(back) }) { parts, value, _ in
      parts.value = make(value)
    }
  }
}

extension Shape where Value == CollectionLayout.Dimension {
  /// Points, or a mapping with one key.
  static var dimension: Shape {
    let parts = Shape<DimensionParts>.object(DimensionParts.table, DimensionParts())
    return .either(
      scalar: Shape<Double>.number(.extent).map(CollectionLayout.Dimension.absolute) {
        if case .absolute(let value) = $0 { value } else { nil }
      },
      mapping: Shape(
        parts.schema, encode: { parts.encode(DimensionParts(value: $0), $1) }
      ) { node, decoder in
        guard let found = parts.decode(node, decoder) else { return nil }
        let keys = decoder.document.entries(of: node).reduce(0) { count, _ in count + 1 }
        guard keys == 1, let value = found.value else {
          return keys == 1 ? nil : decoder.fail(.oneLength(DimensionParts.table.keys), at: node)
        }
        return value
      })
  }
}

extension Shape where Value == SceneItemSize {
  /// `automatic`, or [width, height] in points.
  static var itemSize: Shape {
    let size = Shape<[Double]>.tuple(of: .number(.extent), count: 2)
    return .either(
      scalar: Shape(
        .choice(["automatic"]), encode: { size, _ in size == .automatic ? .word("automatic") : nil }
      ) { node, decoder in
        guard let word = decoder.string(node, .other("'automatic' or [width, height]")) else {
          return nil
        }
        return word == "automatic"
          ? .automatic : decoder.fail(.unknownWord(word, "itemSize", ["automatic"]), at: node)
      },
      list: size.map {
        SceneItemSize.points(width: $0[0], height: $0[1])
      } back: {
        if case .points(let width, let height) = $0 { [width, height] } else { nil }
      })
  }
}
