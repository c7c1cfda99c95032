package import Geometry

/// The lines of a flow layout (`UICollectionViewFlowLayout`), filled item by item.
///
/// The space left in a line goes between its items. The last line keeps the columns of a full one
/// if all items are of one size, and otherwise the least spacing. An item beside which no other
/// of its size fits is in the middle of its line, though not in the last line of items of several sizes.
package struct FlowLines: Sendable {
  /// Whether the lines are below one another.
  package var isVertical: Bool
  /// The least space between two items of a line, in points.
  package var itemGap: Double
  /// The space between two lines, in points.
  package var lineGap: Double
  /// The length of a line in points.
  package var room: Double

  /// Makes the lines of a section.
  package init(isVertical: Bool, itemGap: Double, lineGap: Double, room: Double) {
    (self.isVertical, self.itemGap, self.lineGap) = (isVertical, itemGap, lineGap)
    self.room = room
  }

  /// Returns the places of items of the given sizes, from left to right, from the lines' corner;
  /// the content's size is that along the scrolling axis alone.
  package func places(of sizes: [Size]) -> CollectionLayout.Places {
    let isUniform = sizes.dropFirst().allSatisfy { $0 == sizes[0] }
    var places = CollectionLayout.Places()
    var (start, offset) = (0, 0.0)
    while start < sizes.count {
      let end = end(ofLineFrom: start, sizes)
      let members = sizes[start..<end]
      let depth = members.map(across).max() ?? 0
      let isLast = end == sizes.count
      var (position, gap) = spread(members.map(along), isLast: isLast, isUniform: isUniform)
      for size in members {
        let cross = offset + (depth - across(size)) / 2
        places.items.append(
          isVertical
            ? Rect(x: position, y: cross, width: size.width, height: size.height)
            : Rect(x: cross, y: position, width: size.width, height: size.height))
        position += along(size) + gap
      }
      offset += depth + (isLast ? 0 : lineGap)
      start = end
    }
    places.content = isVertical ? Size(width: 0, height: offset) : Size(width: offset, height: 0)
    return places
  }

  private func along(_ size: Size) -> Double { isVertical ? size.width : size.height }
  private func across(_ size: Size) -> Double { isVertical ? size.height : size.width }

  private func end(ofLineFrom start: Int, _ sizes: [Size]) -> Int {
    var (end, filled) = (start, 0.0)
    while end < sizes.count {
      let next = filled + (end > start ? itemGap : 0) + along(sizes[end])
      guard end == start || next <= room + 1e-6 else { break }
      (filled, end) = (next, end + 1)
    }
    return end
  }

  /// Returns where a line's first item begins, and the space between its items.
  private func spread(
    _ lengths: [Double], isLast: Bool, isUniform: Bool
  ) -> (start: Double, gap: Double) {
    let rest = room - lengths.reduce(0, +)
    if lengths.count == 1, !isLast || isUniform && 2 * lengths[0] + itemGap > room + 1e-6 {
      return (rest / 2, itemGap)
    }
    guard isLast else { return (0, rest / Double(lengths.count - 1)) }
    let whole = isUniform ? ((room + itemGap + 1e-6) / (lengths[0] + itemGap)).rounded(.down) : 1
    guard whole > 1, whole.isFinite else { return (0, itemGap) }
    return (0, (room - whole * lengths[0]) / (whole - 1))
  }
}
