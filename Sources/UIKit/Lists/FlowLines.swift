import Foundation

/// The lines of a flow layout's section, filled item by item; a line's items stand at its middle and
/// share what is left of it.
@preconcurrency @MainActor struct FlowLines {
  /// Whether lines stand below each other.
  let isVertical: Bool
  /// The least room between the items of a line, and between lines, in points.
  let itemGap: CGFloat
  let lineGap: CGFloat
  /// Where a line starts, and how long it may be.
  let start: CGFloat
  let room: CGFloat
  /// Where the lines end.
  private(set) var along: CGFloat
  /// The items of the lines that are full.
  private(set) var placed: [UICollectionViewLayoutAttributes] = []
  private var line: [UICollectionViewLayoutAttributes] = []
  private var used: CGFloat = 0
  private var isFirst = true

  /// Makes no lines yet.
  init(
    isVertical: Bool, itemGap: CGFloat, lineGap: CGFloat, start: CGFloat, room: CGFloat,
    along: CGFloat
  ) {
    (self.isVertical, self.itemGap, self.lineGap) = (isVertical, itemGap, lineGap)
    (self.start, self.room, self.along) = (start, room, along)
  }

  /// The number of items.
  var count: Int { placed.count + line.count }

  /// Adds an item of a size, in a new line where the last one has no room for it.
  mutating func add(_ item: UICollectionViewLayoutAttributes) {
    let length = isVertical ? item.size.width : item.size.height
    let lengths = used + CGFloat(line.count) * itemGap
    if !line.isEmpty, lengths + length > room + 0.01 { end(isLast: false) }
    line.append(item)
    used += length
  }

  /// Ends the line.
  mutating func end(isLast: Bool) {
    guard !line.isEmpty else { return }
    if !isFirst { along += lineGap }
    isFirst = false
    let thick = line.map { isVertical ? $0.size.height : $0.size.width }.max() ?? 0
    let spread = line.count > 1 && !isLast ? (room - used) / CGFloat(line.count - 1) : itemGap
    // A single item stands in the middle of its line, unless the line is the last one.
    var place = line.count == 1 && !isLast ? start + max((room - used) / 2, 0) : start
    for item in line {
      let (w, h) = (item.size.width, item.size.height)
      item.frame.origin =
        isVertical
        ? CGPoint(x: place, y: along + (thick - h) / 2)
        : CGPoint(x: along + (thick - w) / 2, y: place)
      place += (isVertical ? w : h) + spread
    }
    placed += line
    along += thick
    (line, used) = ([], 0)
  }
}
