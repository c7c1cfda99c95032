/// The directions in which the solution of one block can move while every level stays optimal.
///
/// Kept for the state in which the block was when it was asked about.
struct Directions: BitwiseCopyable {
  private enum Verdict: Int8 {
    /// No optimal solution lies this way.
    case settled
    /// Some do.
    case open
    /// A single slot at 0 blocks it; whether it opens together with others needs a search.
    case unknown
  }

  /// The state of the block; -1 for none.
  private var version: Int64 = -1
  /// The verdict on each column.
  private var verdicts = Store<Int8>()

  func free() { verdicts.free() }

  /// Whether a sum of the block's leaves can take more than one value; nil when that needs a
  /// search.
  mutating func canMove(
    _ leaves: [Entry], in block: Block, _ scratch: inout Scratch
  ) -> Bool? {
    var block = block
    if version != block.version { find(in: &block, &scratch) }
    block.express(leaves, &scratch)
    var isKnown = true
    for entry in scratch.pivotRow.elements where abs(entry.coefficient) > Block.flat {
      switch Verdict(rawValue: verdicts[entry.index]) {
      case .open: return true
      case .unknown: isKnown = false
      case .settled, nil: break
      }
    }
    return isKnown ? false : nil
  }

  /// Returns the columns that are open, in ascending order.
  mutating func openColumns(of block: Block, _ scratch: inout Scratch) -> [Int32] {
    var block = block
    if version != block.version { find(in: &block, &scratch) }
    return (0..<Int32(verdicts.count)).filter {
      verdicts[$0] == Verdict.open.rawValue
    }
  }

  /// The most directions followed at once.
  static var mostFollowed: Int { 16_384 }

  private mutating func find(in block: inout Block, _ scratch: inout Scratch) {
    version = block.version
    verdicts.removeAll()
    _ = verdicts.append(repeating: Verdict.settled.rawValue, count: block.nonbasic.count)
    if block.isUnique { return }
    // Slots at 0 can pin directions only if none is flat both ways.
    scratch.entriesRead += block.nonbasic.count
    let canPin = block.collectDirections(&scratch)
    defer { scratch.endDirections() }
    if canPin { block.dropAllPinnedDirections(&scratch) }
    for column in 0..<block.nonbasic.count {
      let verdict = block.price(column)
      scratch.entriesRead += verdict.levelsRead
      if verdict.improvement != nil {
        verdicts[column] = Verdict.unknown.rawValue
        continue
      }
      guard verdict.isOpen, !canPin || scratch.signs[column] != 0 else { continue }
      let isOpen =
        (verdict.mayRise && block.isUnopposed(column, 1, &scratch))
        || (verdict.mayFall && block.isUnopposed(column, -1, &scratch))
      verdicts[column] = (isOpen ? Verdict.open : .unknown).rawValue
    }
  }
}

extension Block {
  /// Whether moving a column's slot puts no slot that is basic at 0 on its forbidden side.
  fileprivate func isUnopposed(
    _ column: Int, _ direction: Double, _ scratch: inout Scratch
  ) -> Bool {
    tableau.collectColumn(column, into: &scratch.column)
    scratch.entriesRead += scratch.column.count + 1
    for entry in scratch.column.elements {
      let slot = slots[basic[entry.index]]
      guard abs(slot.value) <= tolerance, slot.level >= 0, slot.below + slot.above > 0 else {
        continue
      }
      let side: Double = slot.isPositive ? 1 : -1
      if side * direction * entry.coefficient < -Block.flat { return false }
    }
    return true
  }
}
