package import Scenes

/// Finds what a scene states differently than when its goldens were recorded.
package struct OutlineComparison {
  /// A difference, and the views that it can move or repaint.
  package struct Change: Equatable {
    /// What changed, in words.
    package var cause: Cause
    /// The ids of the affected views; empty if any view may be affected.
    package var views: [String]

    /// Whether it is a file of which the outline has what the scene uses.
    var isByParts: Bool {
      let values = [cause.before, cause.after]
      return cause.kind == .file
        && values.allSatisfy { $0?.hasSuffix(RecordedOutline.byParts) == true }
    }
  }

  let before: [OutlineEntry]
  let after: [OutlineEntry]
  /// What sentences call views.
  private let names: ViewNames
  private let older: OlderValue

  /// Compares what was recorded, or stated in another revision, with what the scene states now.
  package init(
    before: [OutlineEntry], after: [OutlineEntry], older: OlderValue = .recorded
  ) {
    self.init(before: before, after: after, names: ViewNames(), older: older)
  }

  /// The same, with sentences that call views by other names than their ids.
  init(
    before: [OutlineEntry], after: [OutlineEntry], names: ViewNames, older: OlderValue = .recorded
  ) {
    (self.after, self.names, self.older) = (after.withRowsApart, names, older)
    self.before = Self.withoutFolders(before, after).withRowsApart
  }

  /// The changes in the scene's own statements, constraints first; then those in what it shares.
  package var stated: [Change] { constraints(.constraint, as: .constraint) + keys + shared }

  /// The files that changed though nothing that the scene uses of them did.
  package var unexplained: [Change] {
    keyChanges.filter(\.isByParts)
  }

  /// The changes in the constraints that were made from the scene.
  var laid: [Change] { constraints(.laid, as: .program) }

  // MARK: - Keys

  private var keys: [Change] { keyChanges.filter { !$0.isByParts } }

  private var keyChanges: [Change] {
    let (old, new) = (keyed(before), keyed(after))
    let recorded = Dictionary(uniqueKeysWithValues: old.map { ($0.key, $0.entry.value) })
    let current = Set(new.map(\.key))
    let views = OutlineViews(before, after)
    var changes: [Change] = views.new.map { presence($0, isNew: true) }
    changes += views.gone.map { presence($0, isNew: false) }
    for (key, entry) in new where !Self.isSame(recorded[key], entry) {
      guard !views.tells(entry, recorded[key], entry.value) else { continue }
      changes.append(change(entry, from: recorded[key], to: entry.value))
    }
    for (key, entry) in old where !current.contains(key) {
      guard !views.tells(entry, entry.value, nil) else { continue }
      changes.append(change(entry, from: entry.value, to: nil))
    }
    return changes
  }

  private func presence(_ view: String, isNew: Bool) -> Change {
    let name = names[view]
    let cause = Cause(
      .views, subject: view, before: isNew ? nil : name, after: isNew ? name : nil,
      words: "the view '\(name)' is \(isNew ? "new" : "gone")")
    return Change(cause: cause, views: [view])
  }

  /// Identifies what an entry gives a value for; repeated views, such as the cells of a table,
  /// are told apart by their order.
  private struct Key: Hashable {
    let kind: OutlineEntry.Kind
    let subject: String
    let key: String
    var ordinal = 0
  }

  private func keyed(_ entries: [OutlineEntry]) -> [(key: Key, entry: OutlineEntry)] {
    var counts: [Key: Int] = [:]
    return entries.compactMap { entry in
      guard [.scene, .view, .order, .file].contains(entry.kind), !Self.isFormer(entry) else {
        return nil
      }
      var key = Key(kind: entry.kind, subject: entry.subject, key: entry.key)
      let earlier = counts[key, default: 0]
      counts[key] = earlier + 1
      key.ordinal = earlier
      return (key, entry)
    }
  }

  private func change(_ entry: OutlineEntry, from old: String?, to new: String?) -> Change {
    let (kind, subject): (Cause.Kind, String)
    let words: String
    var views = entry.subject.isEmpty ? [] : [entry.subject]
    switch entry.kind {
    case .order:
      (kind, subject) = (.views, entry.subject)
      words = sentence(
        "the subviews of '\(names[entry.subject])' are", old.map(names.list), new.map(names.list))
      let both = Set((old ?? "").split(separator: " ")).union((new ?? "").split(separator: " "))
      views += both.map(String.init).sorted()
    case .file:
      (kind, subject, views) = (.file, entry.subject, self.views(showing: entry.subject))
      words =
        old == nil
        ? "the scene now uses '\(entry.subject)'"
        : new == nil
          ? "the scene no longer uses '\(entry.subject)'"
          : "the file '\(entry.subject)' has changed"
    case .scene where entry.key.hasPrefix("metrics."):
      (kind, subject) = (.setting, String(entry.key.dropFirst(8)))
      words = sentence("the metric '\(subject)' is", old, new)
    case .scene:
      (kind, subject) = (.setting, entry.key)
      words = sentence("'\(entry.key)' of the scene is", old, new)
    default:
      (kind, subject) = (.attribute, entry.subject)
      words = sentence("'\(entry.key)' of '\(names[entry.subject])' is", old, new)
    }
    return Change(
      cause: Cause(
        kind, subject: subject, key: entry.key.isEmpty ? nil : entry.key, before: old, after: new,
        words: words),
      views: views)
  }

  /// Returns the views that name a file as their content; empty if no view names it directly.
  private func views(showing file: String) -> [String] {
    (before + after).filter {
      $0.kind == .view && ($0.key == "source" || $0.key == "image") && $0.value.contains(file)
    }.map(\.subject)
  }

  /// Returns `... 16, recorded as 12`, or says what was added or removed.
  func sentence(_ head: String, _ old: String?, _ new: String?) -> String {
    switch (old, new) {
    case (let old?, let new?): "\(head) \(new), \(older.words()) \(old)"
    case (nil, let new?): "\(head) \(new), \(older.words("without")) any"
    case (let old, nil): "\(head) gone, \(older.words()) \(old ?? "nothing")"
    }
  }

  // MARK: - Constraints

  private func constraints(_ kind: OutlineEntry.Kind, as cause: Cause.Kind) -> [Change] {
    constraints(before.filter { $0.kind == kind }, after.filter { $0.kind == kind }, as: cause)
  }

  /// Compares lists of constraints.
  ///
  /// - Parameter component: the shared component that they are of; nil for a scene's own.
  func constraints(
    _ before: [OutlineEntry], _ after: [OutlineEntry], as cause: Cause.Kind,
    of component: String? = nil
  ) -> [Change] {
    var old = before
    var new: [OutlineEntry] = []
    // Entries that both sides have cancel out, however often and in whatever order they appear.
    var counts: [OutlineEntry: Int] = [:]
    for entry in old { counts[entry, default: 0] += 1 }
    for entry in after {
      if let count = counts[entry], count > 0 {
        counts[entry] = count - 1
      } else {
        new.append(entry)
      }
    }
    old = old.filter { entry in
      guard let count = counts[entry], count > 0 else { return false }
      counts[entry] = count - 1
      return true
    }
    var partners: [Int: OutlineEntry] = [:]
    let likenesses: [(OutlineEntry) -> String?] = [
      { $0.subject.isEmpty ? nil : $0.subject }, { Self.skeleton($0.value) },
      { Self.target($0.value).map(String.init) }, { Self.side($0.value) },
      { Self.beginning($0.value) },
    ]
    // What is most alike belongs together, whichever comes first.
    for likeness in likenesses {
      for (place, entry) in new.enumerated() where partners[place] == nil {
        guard let own = likeness(entry),
          let partner = old.firstIndex(where: { likeness($0) == own })
        else { continue }
        partners[place] = old.remove(at: partner)
      }
    }
    let changes = new.enumerated().map { place, entry in
      constraintChange(partners[place], entry, as: cause, of: component)
    }
    return changes + old.map { constraintChange($0, nil, as: cause, of: component) }
  }

  private func constraintChange(
    _ old: OutlineEntry?, _ new: OutlineEntry?, as kind: Cause.Kind, of component: String?
  ) -> Change {
    let text = (new ?? old)?.value ?? ""
    let id = (new ?? old)?.subject ?? ""
    let owner = component.map { " of the component '\($0)'" } ?? ""
    let name = (id.isEmpty ? "" : " '\(id)'") + owner
    let aside = kind == .program ? ", though the scene is as recorded" : ""
    let words =
      switch (old?.value, new?.value) {
      case (let old?, let new?):
        "the constraint\(name) is '\(new)', \(older.words()) '\(old)'\(aside)"
      case (nil, let new?): "the constraint\(name) '\(new)' is new\(aside)"
      case (let old, nil): "the constraint\(name) '\(old ?? "")' is gone\(aside)"
      }
    return Change(
      cause: Cause(
        kind, subject: component.map { "component \($0)" } ?? (id.isEmpty ? text : id),
        before: old?.value, after: new?.value, words: words),
      views: component == nil
        ? Self.identifiers(in: (old?.value ?? "") + " " + (new?.value ?? "")) : [])
  }

  /// Returns the text without its numbers: what stays the same when a constant, a multiplier or a
  /// priority changes.
  private static func skeleton(_ text: String) -> String {
    var skeleton = text.split(separator: "@").first.map(String.init) ?? text
    skeleton.removeAll { $0.isNumber || "+-. ".contains($0) }
    return skeleton
  }

  /// Returns a format up to its first view: what it stays when views come or go behind it.
  private static func beginning(_ text: String) -> String? {
    guard ["V:", "H:", "|", "["].contains(where: text.hasPrefix), let end = text.firstIndex(of: "]")
    else { return nil }
    return String(text[...end].filter { !$0.isNumber && !"-.()".contains($0) })
  }

  /// Returns the left side: what a constraint still decides when its relation or right side
  /// changes.
  private static func target(_ text: String) -> Substring? {
    text.contains("=") ? text.split(separator: " ").first : nil
  }

  /// Returns the view on the left side and the axis: what a constraint that takes another's place
  /// usually decides as well.
  private static func side(_ text: String) -> String? {
    guard let target = target(text), let point = target.lastIndex(of: ".") else { return nil }
    let attribute = target[target.index(after: point)...]
    let isHorizontal = ["leading", "trailing", "left", "right", "centerX", "width"]
      .contains(attribute)
    return "\(target[..<point]) \(isHorizontal)"
  }

  /// The words of a constraint that may be ids or names, each once.
  static func identifiers(in text: String) -> [String] {
    let words = text.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_") })
    return (words.filter { $0.first?.isNumber == false }.map(String.init) + items(in: text))
      .reduce(into: []) { names, word in if !names.contains(word) { names.append(word) } }
  }

  /// What may be items of a constraint whose names have spaces or points: `Baked at five`, `bell.fill`.
  private static func items(in text: String) -> [String] {
    var items: [String] = []
    for operand in text.split(separator: " ").split(whereSeparator: { Self.operators.contains($0) })
    {
      let words = operand.joined(separator: " ")
      for point in words.indices where words[point] == "." { items.append(String(words[..<point])) }
    }
    return items
  }

  private static let operators: [Substring] = ["==", ">=", "<=", "+", "-", "*", "/"]
}
