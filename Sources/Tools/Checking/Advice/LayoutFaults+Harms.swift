import Geometry

extension LayoutFaults {
  /// The views that are seen without a length that is stated for them, as contradictions leave them.
  var flat: Set<String> {
    Set(deviations(from: self).lazy.filter { $0.share < -0.95 }.map(\.length.view))
  }

  /// Whether a view that is seen has lost a length that is stated in another layout.
  func flattens(since other: LayoutFaults) -> Bool {
    deviations(from: other).contains { length, share in
      share < -0.95 && frames[length.view]?.isVisible == true
    }
  }

  /// Whether some of the given views overlap though a limit is to part them: as a mere wish it does not hold, and
  /// a contradiction is no reason to do without it.
  func joins(_ views: [String]) -> Bool {
    unparted.contains { Set($0).isSubset(of: views) }
  }

  /// Whether a view without a fault has become far higher than in another layout, for one that has one.
  func inflates(since other: LayoutFaults, besides views: [String]) -> Bool {
    let faulty = Set(other.amounts.keys.flatMap(\.views)).union(views)
    return frames.contains { id, now in
      guard now.isVisible, !faulty.contains(id), let before = other.frames[id]?.rect.size else {
        return false
      }
      return before.height >= 1 && now.rect.height > before.height * 4
        && now.rect.height > before.height + 200
    }
  }

  /// Whether a label of another height than its text's has become higher than half of it more.
  func stretchesText(since other: LayoutFaults) -> Bool {
    frames.contains { id, now in
      guard now.isLabel, let before = other.frames[id], now.texts == before.texts,
        now.rect.width > before.rect.width - 0.5
      else { return false }
      return before.rect.height > 1 && now.rect.height > before.rect.height * 1.5
    }
  }
}
