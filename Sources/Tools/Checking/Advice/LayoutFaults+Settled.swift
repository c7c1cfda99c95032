import Geometry

extension LayoutFaults {
  /// Whether something has another place or size in what it is in than in another layout that does not leave that
  /// open.
  ///
  /// Where a width was open, a text may take other lines, and all below it moves.
  func movesSettled(of other: LayoutFaults) -> Bool {
    guard !other.amounts.keys.contains(where: { $0.kind == .unsatisfiable }) else { return false }
    let mayWrap = !other.free.horizontal.isEmpty
    return frames.contains { id, now in
      guard now.isVisible, let before = other.frames[id] else { return false }
      let (new, old) = (now.place, before.place)
      let isWider = abs(new.width - old.width) > 1 || abs(new.minX - old.minX) > 1
      let isHigher = abs(new.height - old.height) > 1 || abs(new.minY - old.minY) > 1
      return isWider && !other.free.horizontal.contains(id)
        || isHigher && !mayWrap && !other.free.vertical.contains(id)
    }
  }

  /// Whether nothing is seen of a view that another layout leaves open, for a length of 0 that nobody stated.
  func vanishesOpen(of other: LayoutFaults) -> Bool {
    vanished.contains { id in
      other.free.horizontal.contains(id) || other.free.vertical.contains(id)
        || !other.vanished.contains(id)
    }
  }
}
