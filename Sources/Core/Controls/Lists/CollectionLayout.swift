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
    /// The length of the content, and as much as that of the largest item beside it; the points are a
    /// first guess (`uniformAcrossSiblings`).
    case uniform(Double)
    /// A fraction of the container's width.
    case fractionalWidth(Double)
    /// A fraction of the container's height.
    case fractionalHeight(Double)

    /// Returns the length in a container; nil if the content decides it.
    func length(in container: Size) -> Double? {
      switch self {
      case .absolute(let points): points
      case .estimated, .uniform: nil
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

  /// An item of a group.
  package struct Item: Hashable, Sendable {
    /// The size in the group.
    package var size: Extent
    /// The space between the item's place and its frame, in points; none on an axis along which
    /// the content decides the item's size.
    package var insets = DirectionalEdgeInsets.zero
    /// The space around the item's place, in points.
    package var spacing = DirectionalEdgeInsets.zero
    /// The number by which the caller knows the item.
    package var tag = 0

    /// Makes an item.
    package init(_ size: Extent) { self.size = size }
  }

  /// What a group consists of.
  package enum Member: Hashable, Sendable {
    /// An item of the collection.
    case item(Item)
    /// Another group.
    case group(Group)
    /// Items that the caller places, with the number by which it knows them.
    case custom(Int)
  }

  /// A group of items side by side or one below another.
  package struct Group: Hashable, Sendable {
    /// What the group consists of, in order; a single one repeats.
    package var members: [Member]
    /// The size of the group in its container.
    package var size: Extent
    /// The axis along which the items are arranged.
    package var axis: Axis
    /// The space between two items in points.
    package var itemSpacing: Double
    /// Whether the space between items is larger where they leave room in the group.
    package var spreads = false
    /// The space between two groups in points.
    package var groupSpacing: Double
    /// The number of members; nil for as many as fit.
    package var count: Int?
    /// Whether a number of members share the length of the group equally, whatever size they have.
    package var sharesLength = true
    /// The space between the group and its items, in points.
    package var insets = DirectionalEdgeInsets.zero

    /// Makes a group.
    package init(
      _ members: [Member], size: Extent, axis: Axis, itemSpacing: Double = 0,
      groupSpacing: Double = 0
    ) {
      (self.members, self.size, self.axis) = (members, size, axis)
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
  /// Whether groups that scroll by themselves come to rest in the middle, and so the first one begins
  /// there (`groupPagingCentered`).
  package var centersGroups = false

  /// Makes a flow with items of UIKit's default size.
  package init() {}

  /// The frames of the items.
  package struct Places: Hashable, Sendable {
    /// The items' frames in the content's coordinates.
    package var items: [Rect] = []
    /// The numbers by which the caller knows the items of its groups, in their order.
    package var tags: [Int] = []
    /// The size of the content.
    package var content = Size.zero
  }

  /// Returns the places of a number of items in a collection of the given size, from left to
  /// right.
  ///
  /// - Parameters:
  ///   - measure: Returns the size of an item's content, at a given width and height if there are.
  ///   - custom: Returns the frames of custom items in a group of a given size.
  package func places(
    of count: Int, in size: Size, measure: (Int, Double?, Double?) -> Size,
    custom: (Int, Size) -> [Rect] = { _, _ in [] }
  ) -> Places {
    let room = Size(
      width: max(size.width - inset.left - inset.right, 0),
      height: max(size.height - inset.top - inset.bottom, 0))
    var places =
      group.map { grouped(count, $0, in: room, measure, custom) } ?? flow(count, in: room, measure)
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
  private func flow(
    _ count: Int, in room: Size, _ measure: (Int, Double?, Double?) -> Size
  ) -> Places {
    let isVertical = scrollAxis == .vertical
    return FlowLines(
      isVertical: isVertical, itemGap: itemSpacing, lineGap: lineSpacing,
      room: isVertical ? room.width : room.height
    ).places(of: (0..<count).map { itemSize ?? measure($0, nil, nil) })
  }
}
