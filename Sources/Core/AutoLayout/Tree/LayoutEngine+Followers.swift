import Cassowary
import Geometry

/// The items whose content, alignment rect, margins or guide followed the solved frames while an
/// update settled, with their previous state.
struct Followers {
  /// The state of an item before it followed for the first time.
  private struct Entry {
    let item: EngineItem
    let height: Double?
    let insets: EdgeInsets
    let margins: EdgeInsets
    let guideInsets: EdgeInsets?
    var lastRound: Int
  }

  /// The current round of solving, counted from 1.
  var round = 0
  private var entries: [Entry] = []
  /// The index of each item among the entries; looked up, never iterated.
  private var places: [ObjectIdentifier: Int] = [:]
  /// The items held as they were.
  private(set) var held: [EngineItem] = []

  /// Records that an item is about to follow.
  mutating func note(_ item: EngineItem) {
    if let place = places[ObjectIdentifier(item)] {
      entries[place].lastRound = round
      return
    }
    places[ObjectIdentifier(item)] = entries.count
    entries.append(
      Entry(
        item: item, height: item.content[.vertical]?.constraint.constant, insets: item.insets,
        margins: item.margins, guideInsets: item.guideInsets, lastRound: round))
  }

  /// Holds the items that followed after a round as they were before the first, and returns them,
  /// each with the previous height of its content.
  mutating func hold(after first: Int) -> [(item: EngineItem, height: Double?)] {
    let moving = entries.filter { $0.lastRound > first && !$0.item.isHeld }
    for entry in moving {
      entry.item.isHeld = true
      entry.item.insets = entry.insets
      entry.item.margins = entry.margins
      entry.item.guideInsets = entry.guideInsets
    }
    held = (held + moving.map(\.item)).sorted { $0.place < $1.place }
    return moving.map { ($0.item, $0.height) }
  }
}

extension LayoutEngine {
  /// Starts to settle afresh: everything may follow, and what could not settle before may do so
  /// now.
  func releaseFollowers() {
    guard followers.round > 0 else { return }
    if !followers.held.isEmpty {
      for item in followers.held { item.isHeld = false }
      withdrawFindings(of: ObjectIdentifier(self))
    }
    followers = Followers()
  }

  /// Holds what has not come to rest as it was before the update: first what moved recently, and
  /// if that was not enough, all that has moved. Returns whether there was anything to hold.
  func holdFollowers(after round: Int) throws(SolverError) -> Bool {
    let moving = followers.hold(after: round == Self.roundLimit ? round / 2 : 0)
    guard !moving.isEmpty else { return false }
    for (item, height) in moving {
      if let height, item.content[.vertical] != nil {
        try setContent(height, .vertical, of: item)
      }
      try generateOwn(for: item)
      for entry in item.readers { try rewrite(entry) }
    }
    let views = followers.held.compactMap { ($0.view ?? $0.container?.view)?.traceName }
    withdrawFindings(of: ObjectIdentifier(self))
    report(
      LayoutIssue(.unsettled(rounds: round), views: views.uniqued), of: ObjectIdentifier(self))
    return true
  }
}

extension [String] {
  /// The elements without duplicates, in order of first appearance.
  var uniqued: [String] {
    var known: Set<String> = []
    return filter { known.insert($0).inserted }
  }
}
