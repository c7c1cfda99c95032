import AutoLayout
import Geometry

extension CollectionLayout {
  /// Fills groups one after another.
  func grouped(
    _ count: Int, _ group: Group, in room: Size, _ measure: (Int, Double?) -> Size
  ) -> Places {
    var places = Places()
    var start = 0
    var offset = 0.0
    var thickness = 0.0
    let isVertical = (scrollAxis == .vertical) != scrollsOrthogonally
    while start < count {
      let filled = fill(group, from: start, count, in: room, measure)
      for rect in filled.items {
        places.items.append(
          rect.offsetBy(dx: isVertical ? 0 : offset, dy: isVertical ? offset : 0))
      }
      start += filled.items.count
      offset += isVertical ? filled.content.height : filled.content.width
      thickness = max(thickness, isVertical ? filled.content.width : filled.content.height)
      if start < count { offset += group.groupSpacing }
    }
    places.content = isVertical ? Size(width: 0, height: offset) : Size(width: offset, height: 0)
    // The collection's own content grows by the thickness of a line that scrolls by itself.
    if scrollsOrthogonally {
      places.content =
        isVertical ? Size(width: thickness, height: 0) : Size(width: 0, height: thickness)
    }
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
    let insets = group.insets.ignoring(group.size)
    let (across, down) = (insets.leading + insets.trailing, insets.top + insets.bottom)
    // Of an estimated group the guess decides how many items it holds, their content its length.
    let guess = Size(
      width: group.size.width.estimate ?? room.width, height: group.size.height.estimate ?? 0)
    let number = group.count ?? group.estimatedCount(in: guess)
    var around = Size(
      width: max((width ?? guess.width) - across, 0), height: max((height ?? 0) - down, 0))
    let limit = isHorizontal ? around.width : around.height
    if let share = group.share(of: (isHorizontal ? width : height) == nil ? nil : limit) {
      if isHorizontal { around.width = share } else { around.height = share }
    }
    var filled = Places()
    var position = 0.0
    for index in start..<min(count, number.map { start + $0 } ?? count) {
      let size = self.size(of: index, group, in: around, width, height, measure)
      let length = isHorizontal ? size.width : size.height
      let fits = number != nil || position + length <= limit + 1e-6
      guard index == start || fits else { break }
      filled.items.append(
        Rect(
          x: insets.leading + (isHorizontal ? position : 0),
          y: insets.top + (isHorizontal ? 0 : position), width: size.width, height: size.height))
      position += length + group.itemSpacing
    }
    let widest = filled.items.map(\.maxX).max() ?? 0
    let tallest = filled.items.map(\.maxY).max() ?? 0
    filled.content = Size(
      width: width ?? widest + insets.trailing, height: height ?? tallest + insets.bottom)
    // Items side by side share the height of a group which is as high as its content.
    if height == nil, isHorizontal, case .fractionalHeight(let share) = group.item.height {
      for index in filled.items.indices {
        filled.items[index].size.height = share * (filled.content.height - down)
      }
    }
    let own = group.itemInsets.ignoring(group.item)
    filled.items = filled.items.map { Self.inner($0, own) }
    return filled
  }

  /// Returns an item's frame without its own insets.
  private static func inner(_ place: Rect, _ insets: DirectionalEdgeInsets) -> Rect {
    Rect(
      x: place.minX + insets.leading, y: place.minY + insets.top,
      width: max(place.width - insets.leading - insets.trailing, 0),
      height: max(place.height - insets.top - insets.bottom, 0))
  }

  private func size(
    of index: Int, _ group: Group, in container: Size, _ groupWidth: Double?,
    _ groupHeight: Double?, _ measure: (Int, Double?) -> Size
  ) -> Size {
    let extent = group.item
    var width = extent.width.length(in: container)
    var height = extent.height.length(in: container)
    if groupHeight == nil, case .fractionalHeight = extent.height { height = nil }
    // Items of a number share the length of their group, whatever length they ask for.
    if group.count != nil {
      if group.axis == .horizontal {
        width = groupWidth == nil ? nil : container.width
      } else if groupHeight != nil {
        height = container.height
      }
    }
    guard width == nil || height == nil else {
      return Size(width: width ?? 0, height: height ?? 0)
    }
    let own = group.itemInsets.ignoring(extent)
    let room = width.map { max($0 - own.leading - own.trailing, 0) }
    let natural = measure(index, room)
    return Size(width: width ?? natural.width, height: height ?? natural.height)
  }
}

extension CollectionLayout.Dimension {
  /// The first guess of a length that the content decides; nil for others.
  fileprivate var estimate: Double? {
    if case .estimated(let points) = self { points } else { nil }
  }
}

extension CollectionLayout.Group {
  /// Returns how many items a group holds whose length along its axis is estimated: as many as fit
  /// by their own estimates, at least one; nil for another group.
  fileprivate func estimatedCount(in guess: Size) -> Int? {
    let isHorizontal = axis == .horizontal
    guard let total = (isHorizontal ? size.width : size.height).estimate else { return nil }
    let length = isHorizontal ? item.width : item.height
    let each = length.estimate ?? length.length(in: guess) ?? total
    guard each + itemSpacing > 0 else { return nil }
    let number = ((total + itemSpacing) / (each + itemSpacing) + 1e-9).rounded(.down)
    return number.isFinite ? max(1, Int(min(number, 10_000))) : 1
  }

  /// Returns the share of each of a number of items in a length; nil if there is no number, or no
  /// length.
  fileprivate func share(of length: Double?) -> Double? {
    guard let count, count > 0, let length else { return nil }
    return max((length - itemSpacing * Double(count - 1)) / Double(count), 0)
  }
}

extension DirectionalEdgeInsets {
  /// Returns the insets along the axes whose length the content does not decide: UIKit ignores
  /// them along the others.
  fileprivate func ignoring(_ extent: CollectionLayout.Extent) -> DirectionalEdgeInsets {
    var insets = self
    if case .estimated = extent.width { (insets.leading, insets.trailing) = (0, 0) }
    if case .estimated = extent.height { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }
}
