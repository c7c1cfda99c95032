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
