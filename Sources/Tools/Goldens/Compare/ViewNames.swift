import Rendering
import Scenes

/// What people call the views of a layout, by their ids.
///
/// Views of scene files are called by their ids; Interface Builder's ids say nothing to anybody, so
/// that remarks use the names of `LaidOutView`.
struct ViewNames {
  private var names: [String: String] = [:]
  /// The views that are called otherwise now, with both names: those that are called by their text.
  private var renames: [(old: String, new: String)] = []

  /// Calls every view by its id.
  init() {}

  /// Takes the names of two layouts; what both have is called as in the newer one.
  init(_ older: RecordedLayout?, _ newer: RecordedLayout) {
    for item in (older?.views ?? []) + newer.views where item.name != nil {
      names[item.id] = item.name
    }
  }

  /// Takes the names of a golden, if there is one, and of what is there now.
  init(recorded: String?, now: LayoutResult) {
    for item in recorded.flatMap(RecordedLayout.init)?.views ?? [] where item.name != nil {
      names[item.id] = item.name
    }
    for view in now.views where view.name != view.id {
      if let old = names.updateValue(view.name, forKey: view.id), old != view.name {
        renames.append((old, view.name))
      }
    }
  }

  /// The name of a view; its id where it has no other name.
  subscript(id: String) -> String { names[id] ?? id }

  /// Entries that were recorded, with constraints that call views as now.
  func renamed(_ entries: [OutlineEntry]) -> [OutlineEntry] {
    guard !renames.isEmpty else { return entries }
    return entries.map { entry in
      guard [.constraint, .laid].contains(entry.kind) else { return entry }
      return OutlineEntry(
        entry.kind, subject: entry.subject, key: entry.key, value: renamed(entry.value))
    }
  }

  private func renamed(_ constraint: String) -> String {
    for (old, new) in renames where constraint.hasPrefix("\(old).") {
      return "\(new)\(renamedBehind(constraint.dropFirst(old.count)))"
    }
    return renamedBehind(constraint[...])
  }

  /// The text with new names behind its relation.
  private func renamedBehind(_ text: Substring) -> String {
    for relation in [" == ", " >= ", " <= "] {
      guard let place = text.firstRange(of: relation) else { continue }
      let side = text[place.upperBound...]
      for (old, new) in renames where side.hasPrefix("\(old).") {
        return "\(text[..<place.upperBound])\(new)\(side.dropFirst(old.count))"
      }
    }
    return String(text)
  }

  /// Several ids, separated by spaces, as names with commas between them where one of them differs.
  func list(_ ids: String) -> String {
    let ids = ids.split(separator: " ").map(String.init)
    let called = ids.map { self[$0] }
    return called.joined(separator: called == ids ? " " : ", ")
  }
}
