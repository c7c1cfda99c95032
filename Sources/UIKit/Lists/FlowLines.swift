import Foundation

/// The lines of a flow layout's section, filled item by item; the items of a line are centred
/// across it and share the remaining length.
@preconcurrency @MainActor struct FlowLines {
  /// Whether lines are stacked vertically.
  let isVertical: Bool
  /// The minimum spacing between the items of a line, and between lines, in points.
  let itemGap: CGFloat
  let lineGap: CGFloat
  /// The start of a line, and its maximum length.
  let start: CGFloat
  let room: CGFloat
  /// The end of the lines.
  private(set) var along: CGFloat
  /// The items in completed lines.
  private(set) var placed: [UICollectionViewLayoutAttributes] = []
  private var line: [UICollectionViewLayoutAttributes] = []
  private var used: CGFloat = 0
  private var isFirst = true

  /// Makes an empty set of lines.
  init(
    isVertical: Bool, itemGap: CGFloat, lineGap: CGFloat, start: CGFloat, room: CGFloat,
    along: CGFloat
  ) {
    (self.isVertical, self.itemGap, self.lineGap) = (isVertical, itemGap, lineGap)
    (self.start, self.room, self.along) = (start, room, along)
  }

  /// The number of items.
  var count: Int { placed.count + line.count }

  /// Adds an item of a size, starting a new line if the current one has no space for it.
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
    // A single item is centred in its line, unless that is the last one.
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
