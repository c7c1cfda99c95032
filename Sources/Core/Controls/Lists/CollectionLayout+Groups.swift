import Geometry

extension CollectionLayout {
  /// Fills groups one after another.
  func grouped(
    _ count: Int, _ group: Group, in room: Size, _ measure: (Int, Double?, Double?) -> Size,
    _ custom: (Int, Size) -> [Rect]
  ) -> Places {
    withoutActuallyEscaping(measure) { measure in
      withoutActuallyEscaping(custom) { custom in
        grouped(group, in: room, GroupFiller(count: count, measure: measure, custom: custom))
      }
    }
  }

  private func grouped(_ group: Group, in room: Size, _ filler: GroupFiller) -> Places {
    var places = Places()
    var offset = 0.0
    var thickness = 0.0
    var first = Size.zero
    let isVertical = (scrollAxis == .vertical) != scrollsOrthogonally
    while places.items.count < filler.count {
      let filled = filler.fill(group, from: places.items.count, in: room)
      // A group without items would never end.
      guard !filled.items.isEmpty else { break }
      if places.items.isEmpty {
        first = filled.content
      } else {
        offset += group.groupSpacing
      }
      places.add(filled, at: Point(x: isVertical ? 0 : offset, y: isVertical ? offset : 0))
      offset += isVertical ? filled.content.height : filled.content.width
      thickness = max(thickness, isVertical ? filled.content.width : filled.content.height)
    }
    places.content = isVertical ? Size(width: 0, height: offset) : Size(width: offset, height: 0)
    if centersGroups, scrollsOrthogonally { places.center(first, isVertical, in: room) }
    // The collection's own content grows by the thickness of a line that scrolls by itself.
    if scrollsOrthogonally {
      places.content =
        isVertical ? Size(width: thickness, height: 0) : Size(width: 0, height: thickness)
    }
    return places
  }
}

/// Fills groups with the items of a section.
private struct GroupFiller {
  typealias Group = CollectionLayout.Group
  typealias Places = CollectionLayout.Places

  /// The number of items.
  let count: Int
  /// Returns the size of an item's content, at a given width and height if there are.
  let measure: (Int, Double?, Double?) -> Size
  /// Returns the frames of custom items in a group of a given size.
  let custom: (Int, Size) -> [Rect]

  /// The room in a group for one of its members, and what is known about its size.
  private struct Room {
    var size: Size
    /// The length that the group gives each of a number of members, along its axis.
    var share: Double?
    /// Whether the group's length along its axis follows from its content.
    var isOpen: Bool
    var group: Group
  }

  /// Returns the items that fit in one group, at least one, and its size.
  ///
  /// - Parameter share: The length that the group has in its own container, with that one's axis.
  func fill(
    _ group: Group, from start: Int, in container: Size, share: (Double, Axis)? = nil
  ) -> Places {
    var width = group.size.width.length(in: container)
    var height = group.size.height.length(in: container)
    if let share { if share.1 == .horizontal { width = share.0 } else { height = share.0 } }
    let isHorizontal = group.axis == .horizontal
    let insets = group.insets.ignoring(group.size)
    let (across, down) = (insets.leading + insets.trailing, insets.top + insets.bottom)
    // Of an estimated group the guess decides how many items it holds, their content its length.
    let guess = Size(
      width: width ?? group.size.width.estimate ?? container.width,
      height: height ?? group.size.height.estimate ?? 0)
    if case .custom(let tag)? = group.members.first { return fill(tag, from: start, guess) }
    var around = Size(width: max(guess.width - across, 0), height: max(guess.height - down, 0))
    let limit = isHorizontal ? around.width : around.height
    let isOpen = (isHorizontal ? width : height) == nil
    let given = isOpen ? nil : group.share(of: limit)
    if let given { if isHorizontal { around.width = given } else { around.height = given } }
    let number = group.number(isOpen: isOpen, guess)
    let room = Room(size: around, share: given, isOpen: isOpen, group: group)
    let gap = isOpen ? group.itemSpacing : group.spread(in: limit, around)
    var filled = Places()
    var (position, placed) = (0.0, 0)
    while start + filled.items.count < count, !group.members.isEmpty {
      if let number, placed >= number { break }
      let member = place(
        group.members[placed % group.members.count], from: start + filled.items.count, room)
      guard !member.items.isEmpty else { break }
      let length = isHorizontal ? member.content.width : member.content.height
      let isLimited = group.count == nil && !isOpen
      if placed > 0, isLimited, position + length > limit + 1e-6 { break }
      filled.add(
        member,
        at: Point(
          x: insets.leading + (isHorizontal ? position : 0),
          y: insets.top + (isHorizontal ? 0 : position)))
      position += length + gap
      placed += 1
    }
    let own = filled.content
    filled.content = Size(
      width: width ?? own.width + insets.trailing, height: height ?? own.height + insets.bottom)
    levelItems(of: &filled, group)
    return filled
  }

  /// Gives all items the largest extent across the axis, if they are to be uniform.
  private func levelItems(of filled: inout Places, _ group: Group) {
    guard case .item(let item)? = group.members.first, group.members.count == 1 else { return }
    if group.axis == .horizontal, case .uniform = item.size.height {
      let height = filled.items.map(\.height).max() ?? 0
      for index in filled.items.indices { filled.items[index].size.height = height }
    }
    if group.axis == .vertical, case .uniform = item.size.width {
      let width = filled.items.map(\.width).max() ?? 0
      for index in filled.items.indices { filled.items[index].size.width = width }
    }
  }

  private func fill(_ tag: Int, from start: Int, _ size: Size) -> Places {
    let frames = custom(tag, size).prefix(count - start)
    return Places(
      items: Array(frames), tags: frames.map { _ in tag }, content: size)
  }

  /// Returns a member of a group at the origin, with the size of its place.
  private func place(
    _ member: CollectionLayout.Member, from index: Int, _ room: Room
  ) -> Places {
    switch member {
    case .group(let group):
      return fill(
        group, from: index, in: room.size, share: room.share.map { ($0, room.group.axis) })
    case .custom(let tag): return fill(tag, from: index, room.size)
    case .item(let item):
      let size = size(of: index, item, room)
      let (inner, outer) = (item.insets.ignoring(item.size), item.spacing)
      let frame = Rect(
        x: outer.leading + inner.leading, y: outer.top + inner.top,
        width: max(size.width - inner.leading - inner.trailing, 0),
        height: max(size.height - inner.top - inner.bottom, 0))
      return Places(
        items: [frame], tags: [item.tag],
        content: Size(
          width: size.width + outer.leading + outer.trailing,
          height: size.height + outer.top + outer.bottom))
    }
  }

  /// Returns the size of an item's place.
  private func size(of index: Int, _ item: CollectionLayout.Item, _ room: Room) -> Size {
    var width = item.size.width.length(in: room.size)
    var height = item.size.height.length(in: room.size)
    // Items of a number share the length of their group, whatever length they ask for.
    if room.group.count != nil, room.group.sharesLength {
      if room.group.axis == .horizontal {
        width = room.share
      } else if !room.isOpen {
        height = room.share
      }
    }
    guard width == nil || height == nil else {
      return Size(width: width ?? 0, height: height ?? 0)
    }
    let own = item.insets.ignoring(item.size)
    let natural = measure(
      index, width.map { max($0 - own.leading - own.trailing, 0) },
      height.map { max($0 - own.top - own.bottom, 0) })
    return Size(width: width ?? natural.width, height: height ?? natural.height)
  }
}

extension CollectionLayout.Places {
  /// Adds the items of a part, whose place begins at a point; the content grows to hold it.
  fileprivate mutating func add(_ part: Self, at origin: Point) {
    items += part.items.map { $0.offsetBy(dx: origin.x, dy: origin.y) }
    tags += part.tags
    content = Size(
      width: max(content.width, origin.x + part.content.width),
      height: max(content.height, origin.y + part.content.height))
  }

  /// Moves all items so that a first group of a size is in the middle of the room along their line.
  fileprivate mutating func center(_ group: Size, _ isVertical: Bool, in room: Size) {
    let (dx, dy) =
      isVertical
      ? (0, max(room.height - group.height, 0) / 2) : (max(room.width - group.width, 0) / 2, 0)
    items = items.map { $0.offsetBy(dx: dx, dy: dy) }
  }
}

extension CollectionLayout.Dimension {
  /// The first guess of a length that the content decides; nil for others.
  fileprivate var estimate: Double? {
    switch self {
    case .estimated(let points), .uniform(let points): points
    default: nil
    }
  }
}

extension CollectionLayout.Member {
  /// The size; nil for what the caller places.
  fileprivate var size: CollectionLayout.Extent? {
    switch self {
    case .item(let item): item.size
    case .group(let group): group.size
    case .custom: nil
    }
  }
}

extension CollectionLayout.Group {
  /// Returns the number of members that a group has; nil for as many as fit.
  ///
  /// A group whose length is estimated holds as many as fit by their own estimates, at least one.
  fileprivate func number(isOpen: Bool, _ guess: Size) -> Int? {
    if let count { return count }
    if members.count > 1 { return members.count }
    guard isOpen, let size = members.first?.size else { return nil }
    let isHorizontal = axis == .horizontal
    let total = isHorizontal ? guess.width : guess.height
    let length = isHorizontal ? size.width : size.height
    let each = length.estimate ?? length.length(in: guess) ?? total
    guard each + itemSpacing > 0 else { return 1 }
    let number = ((total + itemSpacing) / (each + itemSpacing) + 1e-9).rounded(.down)
    return number.isFinite ? max(1, Int(min(number, 10_000))) : 1
  }

  /// Returns the space between members of known lengths in a group of a given length.
  fileprivate func spread(in limit: Double, _ room: Size) -> Double {
    guard spreads, count == nil else { return itemSpacing }
    let lengths = members.map { member in
      (axis == .horizontal ? member.size?.width : member.size?.height)?.length(in: room)
    }
    guard let first = lengths.first ?? nil, !lengths.contains(nil) else { return itemSpacing }
    let isOne = lengths.count == 1
    let fitting = ((limit + itemSpacing + 1e-6) / (first + itemSpacing)).rounded(.down)
    let number = isOne ? fitting : Double(lengths.count)
    let total = isOne ? number * first : lengths.reduce(0) { $0 + ($1 ?? 0) }
    guard number > 1, number.isFinite else { return itemSpacing }
    return max(itemSpacing, (limit - total) / (number - 1))
  }

  /// Returns the share of each of a number of members in a length; nil if there is no number.
  fileprivate func share(of length: Double) -> Double? {
    guard let count, count > 0, sharesLength else { return nil }
    return max((length - itemSpacing * Double(count - 1)) / Double(count), 0)
  }
}

extension DirectionalEdgeInsets {
  /// Returns the insets along the axes whose length the content does not decide: UIKit ignores
  /// them along the others.
  fileprivate func ignoring(_ extent: CollectionLayout.Extent) -> DirectionalEdgeInsets {
    var insets = self
    if extent.width.estimate != nil { (insets.leading, insets.trailing) = (0, 0) }
    if extent.height.estimate != nil { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }
}
