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
}

extension CollectionLayout {
  /// Fills lines one after another; the space left in a line goes between its items.
  private func flow(_ count: Int, in room: Size, _ measure: (Int, Double?) -> Size) -> Places {
    let isVertical = scrollAxis == .vertical
    let sizes = (0..<count).map { itemSize ?? measure($0, nil) }
    func along(_ size: Size) -> Double { isVertical ? size.width : size.height }
    func across(_ size: Size) -> Double { isVertical ? size.height : size.width }
    let line = along(room)
    var places = Places()
    var start = 0
    var offset = 0.0
    var usual: (gap: Double, start: Double)?
    while start < count {
      var end = start
      var filled = 0.0
      while end < count {
        let next = filled + (end > start ? itemSpacing : 0) + along(sizes[end])
        guard end == start || next <= line + 1e-6 else { break }
        (filled, end) = (next, end + 1)
      }
      let members = sizes[start..<end]
      let depth = members.map(across).max() ?? 0
      let rest = max(line - members.reduce(0) { $0 + along($1) }, 0)
      let isLast = end == count
      // The last line keeps the columns of the lines above it.
      let gap =
        isLast
        ? (itemSize == nil ? itemSpacing : usual?.gap ?? itemSpacing)
        : members.count > 1 ? rest / Double(members.count - 1) : itemSpacing
      var position = isLast ? usual?.start ?? 0 : members.count == 1 ? rest / 2 : 0
      if !isLast, itemSize != nil { usual = (gap, position) }
      for size in members {
        let cross = offset + (depth - across(size)) / 2
        places.items.append(
          isVertical
            ? Rect(x: position, y: cross, width: size.width, height: size.height)
            : Rect(x: cross, y: position, width: size.width, height: size.height))
        position += along(size) + gap
      }
      offset += depth + (isLast ? 0 : lineSpacing)
      start = end
    }
    places.content = isVertical ? Size(width: 0, height: offset) : Size(width: offset, height: 0)
    return places
  }

  /// Fills groups one after another.
  private func grouped(
    _ count: Int, _ group: Group, in room: Size, _ measure: (Int, Double?) -> Size
  ) -> Places {
    var places = Places()
    var start = 0
    var offset = 0.0
    while start < count {
      let filled = fill(group, from: start, count, in: room, measure)
      let isVertical = scrollAxis == .vertical
      for rect in filled.items {
        places.items.append(
          rect.offsetBy(dx: isVertical ? 0 : offset, dy: isVertical ? offset : 0))
      }
      start += filled.items.count
      offset += isVertical ? filled.content.height : filled.content.width
      if start < count { offset += group.groupSpacing }
    }
    places.content =
      scrollAxis == .vertical
      ? Size(width: 0, height: offset) : Size(width: offset, height: 0)
    return places
  }

  /// Returns the items that fit in one group, at least one, and its size.
  private func fill(
    _ group: Group, from start: Int, _ count: Int, in room: Size,
    _ measure: (Int, Double?) -> Size
  ) -> Places {
    let width = group.size.width.length(in: room)
    let height = group.size.height.length(in: room)
    let isHorizontal = group.axis == .horizontal
    let around = Size(width: width ?? room.width, height: height ?? 0)
    let limit = isHorizontal ? width ?? room.width : height ?? 0
    var filled = Places()
    var position = 0.0
    for index in start..<count {
      let size = self.size(of: index, group.item, in: around, height, measure)
      let length = isHorizontal ? size.width : size.height
      guard index == start || position + length <= limit + 1e-6 else { break }
      filled.items.append(
        Rect(
          x: isHorizontal ? position : 0, y: isHorizontal ? 0 : position, width: size.width,
          height: size.height))
      position += length + group.itemSpacing
    }
    let widest = filled.items.map(\.maxX).max() ?? 0
    let tallest = filled.items.map(\.maxY).max() ?? 0
    filled.content = Size(width: width ?? widest, height: height ?? tallest)
    // Items that share the height of a group which is as high as its content.
    if height == nil, case .fractionalHeight(let share) = group.item.height {
      for index in filled.items.indices {
        filled.items[index].size.height = share * filled.content.height
      }
    }
    return filled
  }

  private func size(
    of index: Int, _ extent: Extent, in container: Size, _ groupHeight: Double?,
    _ measure: (Int, Double?) -> Size
  ) -> Size {
    let width = extent.width.length(in: container)
    var height = extent.height.length(in: container)
    if groupHeight == nil, case .fractionalHeight = extent.height { height = nil }
    guard width == nil || height == nil else {
      return Size(width: width ?? 0, height: height ?? 0)
    }
    let natural = measure(index, width)
    return Size(width: width ?? natural.width, height: height ?? natural.height)
  }
}
