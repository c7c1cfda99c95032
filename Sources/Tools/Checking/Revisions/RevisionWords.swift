import Documents
import Geometry
import InterfaceBuilder

/// Describes the causes of a difference in a reviewer's words.
struct RevisionWords {
  let comparison: NibComparison

  init(_ comparison: NibComparison) { self.comparison = comparison }

  /// Returns a cause with its consequences, as one sentence.
  func finding(_ cause: RevisionCause, _ effect: RevisionEffect) -> RevisionFinding {
    let change = cause.changes[0]
    let isWhole = change.subject.isEmpty
    return RevisionFinding(
      kind: Self.kind(of: change), scene: cause.scene.map(name) ?? "", tree: cause.tree,
      subject: isWhole ? "" : name(change.subject), id: change.subject, line: change.line,
      moves: moves(effect), called: isWhole ? Self.named(change) : called(change.subject),
      lead: lead(cause, effect), tail: others(effect, of: subject(of: cause)),
      isListed: !effect.isJoint && effect.cut.isEmpty)
  }

  /// Returns the words for what the whole document has: the name of a picture.
  private static func named(_ change: NibChange) -> String {
    if case .resource(let name, _, _) = change.kind { "'\(name)'" } else { "" }
  }

  private static func kind(of change: NibChange) -> RevisionFinding.Kind {
    switch change.kind {
    case .property: .property
    case .frame: .frame
    case .added, .removed, .moved: .view
    case .reordered: .order
    case .constraintAdded, .constraintRemoved, .constraintChanged: .constraint
    case .connection, .reconnected: .connection
    case .resource: .resource
    }
  }

  private func moves(_ effect: RevisionEffect) -> [RevisionFinding.Move] {
    effect.order.compactMap { id in
      effect.moves[id].map {
        RevisionFinding.Move(id: id, name: name(id), before: $0.before, after: $0.after)
      }
    }
  }

  // MARK: - Names

  /// Returns the name of an object for people; never its id alone.
  func name(_ id: String) -> String { comparison.name(id)?.spoken ?? "an object" }

  /// Returns the name, with an article if it is only a kind; a numbered one has none: `stack view
  /// 2`.
  func called(_ id: String) -> String {
    guard let name = comparison.name(id) else { return "an object" }
    return name.isKind && name.number == nil ? "the \(name.word)" : name.spoken
  }

  /// Returns the words for an item of a constraint; guides are named by their owners.
  func item(_ id: String, besides subject: String) -> String {
    let owner = comparison.view(of: id)
    guard owner != id else { return holds(id, subject) ? "its superview" : called(id) }
    return "the \(comparison.name(id)?.stem ?? "guide")"
  }

  /// Whether a view is the direct superview of another.
  private func holds(_ outer: String, _ inner: String) -> Bool {
    let outline = comparison.new[inner] == nil ? comparison.old : comparison.new
    guard let parent = outline[inner]?.parent else { return false }
    return outline.objects[parent].id == outer
  }

  // MARK: - Sentences

  private func lead(_ cause: RevisionCause, _ effect: RevisionEffect) -> String {
    let subject = subject(of: cause)
    if let pair = replacement(cause) { return pair + own(effect, of: subject) }
    if cause.changes.count == 1 || isOneProperty(cause) { return single(cause, effect) }
    return structure(cause.changes) + own(effect, of: subject)
  }

  /// The object that all changes of a cause are about; nil for several.
  private func subject(of cause: RevisionCause) -> String? {
    let subject = cause.changes[0].subject
    return cause.changes.allSatisfy { $0.subject == subject } ? subject : nil
  }

  private func isOneProperty(_ cause: RevisionCause) -> Bool {
    cause.changes.allSatisfy { if case .property = $0.kind { true } else { false } }
  }

  /// Returns a change of a value, with its effect on the view as the main clause: `the title
  /// moved 8 pt down because its top constraint went from 12 to 20`.
  private func single(_ cause: RevisionCause, _ effect: RevisionEffect) -> String {
    let change = cause.changes[0]
    let reasons = cause.changes.compactMap { reason(for: $0, of: .its) }
    if reasons.count == cause.changes.count {
      let clause = NameList.both(reasons)
      if !recordsOnly(change, effect), let verb = effect.verb(change.subject) {
        return "\(called(change.subject)) \(verb) because \(clause)"
      }
      let subject = change.subject.isEmpty ? "" : " of \(called(change.subject))"
      let told = cause.changes.enumerated().compactMap { index, change in
        reason(for: change, of: index == 0 ? Possessor(behind: subject) : .the)
      }
      return NameList.both(told)
    }
    return cause.changes.map(statement).joined(separator: "; ") + own(effect, of: change.subject)
  }

  /// Whether a frame is only recorded: the view doesn't grow as its frame does, but follows the screen.
  private func recordsOnly(_ change: NibChange, _ effect: RevisionEffect) -> Bool {
    guard case .frame(let before, let after) = change.kind,
      let move = effect.moves[change.subject]
    else { return false }
    let (width, height) = (after.width - before.width, after.height - before.height)
    return abs(move.after.width - move.before.width - width) > 1
      || abs(move.after.height - move.before.height - height) > 1
  }

  /// Returns the words for a constraint that replaced another on the same axis of the same view.
  private func replacement(_ cause: RevisionCause) -> String? {
    guard cause.changes.count == 2, case .constraintAdded(let added) = cause.changes[0].kind,
      case .constraintRemoved(let removed) = cause.changes[1].kind
    else { return nil }
    let subject = cause.changes[0].subject
    return "\(called(subject)) has \(described(added, of: subject)) "
      + "in place of \(described(removed, of: subject))"
  }

  // MARK: - Consequences

  /// Returns the effects of a cause that no view of the document states, as clauses.
  func consequences(of effect: RevisionEffect) -> String {
    String(others(effect, of: nil).dropFirst(2))
  }

  /// Returns what a cause does to the view that it is about: `; it moved 8 pt down`.
  private func own(_ effect: RevisionEffect, of subject: String?) -> String {
    guard let verb = subject.flatMap(effect.verb) else { return "" }
    return "; \(Self.lead(effect))it \(verb)"
  }

  private static func lead(_ effect: RevisionEffect) -> String {
    effect.isJoint ? "with the other changes " : ""
  }

  /// Returns the other effects of a cause: `; 3 other views moved with it: a, b and c`.
  ///
  /// - Parameter subject: the view that the sentence is about; nil for several.
  private func others(_ effect: RevisionEffect, of subject: String?) -> String {
    var words = ""
    let lead = Self.lead(effect)
    let others = effect.order.filter { $0 != subject }
    if others.count == 1, let verb = effect.verb(others[0]) {
      words += "; \(lead)\(called(others[0])) \(verb)"
    } else if !others.isEmpty {
      let isAlone = subject.map { effect.moves[$0] == nil } ?? true
      let shown = others.prefix(4).map(called)
      let rest = others.count - shown.count
      let list = NameList.both(shown + (rest > 0 ? ["\(rest) more"] : []))
      words +=
        "; \(lead)\(others.count) \(isAlone ? "" : "other ")views moved or changed size: \(list)"
    }
    for id in effect.cut.keys.sorted() {
      let isCut = effect.cut[id] ?? false
      let whose = id == subject ? "its text" : "the text of \(called(id))"
      words += "; \(whose) is \(isCut ? "now cut off" : "no longer cut off")"
    }
    return words
  }
}

/// How a clause names the owner of its value: `its text`, `the text of Save`.
struct Possessor {
  /// Whether a pronoun replaces the owner.
  let isPronoun: Bool
  /// The text after the noun.
  let suffix: String

  /// For an owner that has just been named.
  static let its = Possessor(isPronoun: true, suffix: "")
  /// For no owner.
  static let the = Possessor(behind: "")

  /// Creates an owner named after the noun: ` of Save`.
  init(behind suffix: String) { self.init(isPronoun: false, suffix: suffix) }

  private init(isPronoun: Bool, suffix: String) {
    (self.isPronoun, self.suffix) = (isPronoun, suffix)
  }

  /// Returns the noun with its owner.
  func of(_ noun: String) -> String { "\(isPronoun ? "its" : "the") \(noun)\(suffix)" }
}
