import AutoLayout
package import Geometry

/// How a collection places its items: in lines that fill up (`UICollectionViewFlowLayout`), or in
/// groups (`UICollectionViewCompositionalLayout`).
package struct CollectionLayout: Hashable, Sendable {
  /// A length of an item or a group.
  package enum Dimension: Hashable, Sendable {
    /// A length in points.
    case absolute(Double)
    /// The length of the content; the points are a first guess, on which nothing depends here.
    case estimated(Double)
    /// A fraction of the container's width.
    case fractionalWidth(Double)
    /// A fraction of the container's height.
    case fractionalHeight(Double)

    /// Returns the length in a container; nil if the content decides it.
    func length(in container: Size) -> Double? {
      switch self {
      case .absolute(let points): points
      case .estimated: nil
      case .fractionalWidth(let share): share * container.width
      case .fractionalHeight(let share): share * container.height
      }
    }
  }

  /// The size of an item or a group.
  package struct Extent: Hashable, Sendable {
    /// The width.
    package var width: Dimension
    /// The height.
    package var height: Dimension

    /// Makes a size.
    package init(width: Dimension, height: Dimension) {
      (self.width, self.height) = (width, height)
    }
  }

  /// A group of items side by side or one below another.
  package struct Group: Hashable, Sendable {
    /// The size of an item in the group.
    package var item: Extent
    /// The size of the group in the collection.
    package var size: Extent
    /// The axis along which the items are arranged.
    package var axis: Axis
    /// The space between two items in points.
    package var itemSpacing: Double
    /// The space between two groups in points.
    package var groupSpacing: Double
    /// The number of items, which share the length of the group equally; nil for as many items of
    /// their own size as fit.
    package var count: Int?
    /// The space between an item's place and its frame, in points; none on an axis along which
    /// the content decides the item's size.
    package var itemInsets = DirectionalEdgeInsets.zero
    /// The space between the group and its items, in points.
    package var insets = DirectionalEdgeInsets.zero

    /// Makes a group.
    package init(
      item: Extent, size: Extent, axis: Axis, itemSpacing: Double, groupSpacing: Double
    ) {
      (self.item, self.size, self.axis) = (item, size, axis)
      (self.itemSpacing, self.groupSpacing) = (itemSpacing, groupSpacing)
    }
  }

  /// The axis along which the content scrolls.
  package var scrollAxis = Axis.vertical
  /// The size of every item in a flow; nil if each has its own.
  package var itemSize: Size? = Size(width: 50, height: 50)
  /// The least space between two lines of a flow, in points.
  package var lineSpacing = 10.0
  /// The least space between two items of a line, in points.
  package var itemSpacing = 10.0
  /// The space around the items, in points.
  package var inset = EdgeInsets.zero
  /// The group that repeats; nil for a flow.
  package var group: Group?
  /// Whether the groups are in one line across the axis of the collection, which scrolls by
  /// itself and shows its beginning.
  package var scrollsOrthogonally = false

  /// Makes a flow with items of UIKit's default size.
  package init() {}

  /// The frames of the items.
  package struct Places: Hashable, Sendable {
    /// The items' frames in the content's coordinates.
    package var items: [Rect] = []
    /// The size of the content.
    package var content = Size.zero
  }

  /// Returns the places of a number of items in a collection of the given size, from left to
  /// right.
  ///
  /// - Parameter measure: Returns the size of an item's content, at a given width if there is
  ///   one.
  package func places(
    of count: Int, in size: Size, measure: (Int, Double?) -> Size
  ) -> Places {
    let room = Size(
      width: max(size.width - inset.left - inset.right, 0),
      height: max(size.height - inset.top - inset.bottom, 0))
    var places =
      group.map { grouped(count, $0, in: room, measure) } ?? flow(count, in: room, measure)
    places.items = places.items.map { $0.offsetBy(dx: inset.left, dy: inset.top) }
    places.content.width += inset.left + inset.right
    places.content.height += inset.top + inset.bottom
    if scrollAxis == .vertical {
      places.content.width = size.width
    } else {
      places.content.height = size.height
    }
    return places
  }

  /// Fills lines one after another.
  private func flow(_ count: Int, in room: Size, _ measure: (Int, Double?) -> Size) -> Places {
    let isVertical = scrollAxis == .vertical
    return FlowLines(
      isVertical: isVertical, itemGap: itemSpacing, lineGap: lineSpacing,
      room: isVertical ? room.width : room.height
    ).places(of: (0..<count).map { itemSize ?? measure($0, nil) })
  }
}
