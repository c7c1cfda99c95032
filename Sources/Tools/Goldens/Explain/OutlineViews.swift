import Scenes

/// The views that two outlines do not share, of which one sentence says enough.
struct OutlineViews {
  /// The views that are new, and those that are gone, without what is in them.
  private(set) var new: [String] = []
  private(set) var gone: [String] = []
  private let appeared: Set<String>
  private let vanished: Set<String>

  init(_ before: [OutlineEntry], _ after: [OutlineEntry]) {
    let (old, now) = (Self.parents(before), Self.parents(after))
    // An outline that lists no views says nothing of them.
    guard !old.isEmpty, !now.isEmpty else {
      (appeared, vanished) = ([], [])
      return
    }
    let (earlier, current) = (Set(old.map(\.view)), Set(now.map(\.view)))
    let added = now.filter { !earlier.contains($0.view) }
    let removed = old.filter { !current.contains($0.view) }
    (appeared, vanished) = (Set(added.map(\.view)), Set(removed.map(\.view)))
    new = added.filter { [appeared] in !appeared.contains($0.parent) }.map(\.view)
    gone = removed.filter { [vanished] in !vanished.contains($0.parent) }.map(\.view)
  }

  /// Returns the views that have another name than before: at the same place among the same others, with most
  /// of what was stated.
  ///
  /// - Returns: the names of now by those of before.
  static func renames(_ before: [OutlineEntry], _ after: [OutlineEntry]) -> [String: String] {
    let views = OutlineViews(before, after)
    let lists = Dictionary(
      before.filter { $0.kind == .order }.map { ($0.subject, words($0.value)) }
    ) { first, _ in first }
    var found: [String: String] = [:]
    for entry in after where entry.kind == .order {
      let (old, now) = (lists[entry.subject] ?? [], words(entry.value))
      guard old.count == now.count else { continue }
      for (former, current) in zip(old, now)
      where views.vanished.contains(former) && views.appeared.contains(current)
        && isAlike(keys(of: former, before), keys(of: current, after))
      { found[former] = current }
    }
    return found
  }

  private static func words(_ list: String) -> [String] {
    list.split(separator: " ").map(String.init)
  }

  private static func keys(of view: String, _ entries: [OutlineEntry]) -> Set<[String]> {
    Set(entries.filter { $0.kind == .view && $0.subject == view }.map { [$0.key, $0.value] })
  }

  private static func isAlike(_ before: Set<[String]>, _ after: Set<[String]>) -> Bool {
    2 * before.intersection(after).count >= before.union(after).count
  }

  /// The views with what they are in, in the order of an outline.
  private static func parents(_ entries: [OutlineEntry]) -> [(view: String, parent: String)] {
    entries.filter { $0.kind == .order }.flatMap { entry in
      entry.value.split(separator: " ").map { (String($0), entry.subject) }
    }
  }

  /// Whether it follows from the views that are new or gone that an entry has another value.
  func tells(_ entry: OutlineEntry, _ old: String?, _ now: String?) -> Bool {
    guard !appeared.isEmpty || !vanished.isEmpty else { return false }
    if [.view, .order].contains(entry.kind),
      now == nil ? vanished.contains(entry.subject) : appeared.contains(entry.subject)
    {
      return true
    }
    guard entry.kind == .order else { return false }
    func rest(_ list: String?, _ others: Set<String>) -> [Substring] {
      (list ?? "").split(separator: " ").filter { !others.contains(String($0)) }
    }
    return rest(old, vanished) == rest(now, appeared)
  }
}
