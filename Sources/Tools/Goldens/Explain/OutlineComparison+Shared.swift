import Documents
import Scenes

extension OutlineComparison {
  /// The changes in what the scene uses of components, of included files and of design tokens.
  ///
  /// What is used on one side alone changed nothing: that it is used is what changed.
  var shared: [Change] {
    let (old, new) = (subjects(before), subjects(after))
    return new.order.flatMap { subject -> [Change] in
      guard let before = old.entries[subject], let after = new.entries[subject], before != after
      else { return [] }
      // An alias was recorded as its value, of which its target says what has changed.
      if subject.kind == .token, before[0].value.hasPrefix("{") != after[0].value.hasPrefix("{") {
        return []
      }
      return subject.kind == .token
        ? [tokenChange(subject.name, before[0].value, after[0].value)]
        : partChanges(subject.name, before, after)
    }
  }

  private struct Subject: Hashable {
    let kind: OutlineEntry.Kind
    let name: String
  }

  /// Groups the shared entries by what they are about.
  private func subjects(
    _ entries: [OutlineEntry]
  ) -> (order: [Subject], entries: [Subject: [OutlineEntry]]) {
    var order: [Subject] = []
    var found: [Subject: [OutlineEntry]] = [:]
    for entry in entries where entry.kind == .part || entry.kind == .token {
      let subject = Subject(kind: entry.kind, name: entry.subject)
      if found[subject] == nil { order.append(subject) }
      found[subject, default: []].append(entry)
    }
    return (order, found)
  }

  private func tokenChange(_ name: String, _ old: String, _ new: String) -> Change {
    let cause = Cause(
      .token, subject: name, before: old, after: new,
      words: sentence("token \(name) is", old, new))
    return Change(cause: cause, views: [])
  }

  private func partChanges(
    _ subject: String, _ before: [OutlineEntry], _ after: [OutlineEntry]
  ) -> [Change] {
    let parts = subject.split(separator: " ", maxSplits: 1).map(String.init)
    let name = parts.last ?? ""
    let renames = parts[0] == "component" ? OutlineViews.renames(tree(before), tree(after)) : [:]
    let before = before.map { $0.renamed(renames) }
    let views = OutlineViews(tree(before), tree(after))
    func values(_ entries: [OutlineEntry]) -> [OutlineEntry] {
      entries.filter { parts[0] != "component" || !$0.key.hasPrefix("constraint") }
    }
    let (old, new) = (values(before), values(after))
    let recorded = Dictionary(old.map { ($0.key, $0.value) }) { first, _ in first }
    let current = Dictionary(new.map { ($0.key, $0.value) }) { first, _ in first }
    let keys = (new + old).map(\.key).reduce(into: [String]()) { keys, key in
      if !keys.contains(key) { keys.append(key) }
    }
    func presence(_ view: String, _ words: String) -> Change {
      Change(
        cause: Cause(
          .component, subject: subject, key: "view \(view)",
          words: "the view '\(view)' of the component '\(name)' is \(words)"), views: [])
    }
    return renames.sorted { $0.key < $1.key }.map {
      presence($0.value, "called '\($0.key)' no more")
    }
      + views.new.map { presence($0, "new") } + views.gone.map { presence($0, "gone") }
      + (parts[0] == "component" ? partConstraints(before, after, of: name, views) : [])
      + keys.filter { recorded[$0] != current[$0] && !isTold($0, recorded, current, by: views) }
      .map { key in
        let head = Self.head(parts[0], name, key)
        let cause = Cause(
          .component, subject: subject, key: key.isEmpty ? nil : key, before: recorded[key],
          after: current[key], words: sentence(head, recorded[key], current[key]))
        return Change(cause: cause, views: [])
      }
  }

  /// Returns the changes in the constraints of a component; what places a view that is new or gone is told with
  /// it.
  private func partConstraints(
    _ old: [OutlineEntry], _ new: [OutlineEntry], of name: String, _ views: OutlineViews
  ) -> [Change] {
    func stated(_ entries: [OutlineEntry]) -> [OutlineEntry] {
      entries.compactMap { entry in
        let words = entry.key.split(separator: " ", maxSplits: 1)
        guard words.first == "constraint" else { return nil }
        return OutlineEntry(
          .constraint, subject: words.count > 1 ? String(words[1]) : "", value: entry.value)
      }
    }
    let tree = tree(old + new)
    return constraints(stated(old), stated(new), as: .component, of: name).filter { change in
      let isOneSided = (change.cause.before == nil) != (change.cause.after == nil)
      let ids = Set(Self.identifiers(in: change.cause.before ?? change.cause.after ?? ""))
      return (!isOneSided || ids.isDisjoint(with: views.new + views.gone))
        && isInForce(change.cause.after ?? change.cause.before ?? "", among: tree)
    }
  }

  /// Returns what is stated of a component's views, as of a scene's.
  private func tree(_ entries: [OutlineEntry]) -> [OutlineEntry] {
    entries.compactMap { entry in
      let words = entry.key.split(separator: " ", maxSplits: 2).map(String.init)
      guard words.count > 1 else { return nil }
      return words[0] == "order"
        ? OutlineEntry(.order, subject: words[1], value: entry.value)
        : words[0] == "view" && words.count == 3
          ? OutlineEntry(.view, subject: words[1], key: words[2], value: entry.value) : nil
    }
  }

  /// Whether a component's constraint may have an effect on the scene: one about a view that the scene leaves out
  /// is not among its constraints. A slot has the names of what fills it there.
  private func isInForce(_ text: String, among tree: [OutlineEntry]) -> Bool {
    let laid = (before + after).filter { $0.kind == .laid }.map(\.value)
    guard !laid.isEmpty else { return true }
    let slots = Set(tree.filter { $0.kind == .view && $0.key == "slot" }.map(\.subject))
    let views = Set(
      tree.filter { $0.kind == .order }.flatMap { $0.value.split(separator: " ").map(String.init) })
    let ids = Set(Self.identifiers(in: text)).intersection(views)
    guard ids.subtracting(slots).isSubset(of: Set(laid.flatMap(Self.identifiers))) else {
      return false
    }
    let attributes = Self.attributes(of: text)
    return ids.isDisjoint(with: slots) || !text.contains("=")
      || laid.contains { Self.attributes(of: $0).starts(with: attributes) }
  }

  /// Returns a constraint without the names of its views: `.trailing == .trailing - 30`.
  private static func attributes(of text: String) -> [Substring] {
    text.prefix { $0 != "{" && $0 != "@" }.split(separator: " ").map { word in
      word.lastIndex(of: ".").map { word[$0...] } ?? word
    }
  }

  /// Whether it follows from a component's views that are new or gone that a key has another value.
  private func isTold(
    _ key: String, _ old: [String: String], _ now: [String: String], by views: OutlineViews
  ) -> Bool {
    let entry = OutlineEntry(.part, key: key, value: now[key] ?? old[key] ?? "")
    return tree([entry]).first.map { views.tells($0, old[key], now[key]) } ?? false
  }

  /// Returns the beginning of a sentence about a key of a shared part.
  private static func head(_ kind: String, _ name: String, _ key: String) -> String {
    let whole =
      switch kind {
      case "color": "the colour '\(name)'"
      case "string":
        "the text '\(name.split(separator: " ", maxSplits: 1).last ?? "")'"
      default: "the \(kind) '\(name)'"
      }
    guard !key.isEmpty else { return "\(whole) is" }
    let words = key.split(separator: " ", maxSplits: 2).map(String.init)
    switch words[0] {
    case "order":
      let list = words.last ?? ""
      return list == "root"
        ? "the subviews of \(whole) are" : "the subviews of '\(list)' in \(whole) are"
    case "view" where words.count == 3:
      return words[1] == "root"
        ? "'\(words[2])' of \(whole) is" : "'\(words[2])' of '\(words[1])' in \(whole) is"
    default:
      return "'\(key.hasPrefix(".") ? String(key.dropFirst()) : key)' of \(whole) is"
    }
  }

  // MARK: - Earlier records

  /// Whether an entry was recorded before components had entries of their own.
  static func isFormer(_ entry: OutlineEntry) -> Bool {
    entry.kind == .scene && entry.key.hasPrefix("components.")
  }

  /// Whether a value is the recorded one. A file is the same if its bytes are, whether or not the
  /// record says what the scene uses of it.
  static func isSame(_ recorded: String?, _ entry: OutlineEntry) -> Bool {
    guard entry.kind == .file, let recorded else { return recorded == entry.value }
    func digits(_ value: String) -> Substring { value.prefix { $0 != " " } }
    return digits(recorded) == digits(entry.value)
  }

  /// Returns what was recorded with the files under their names of now: the files of a project's
  /// design tokens were once recorded by absolute paths, which differ in every copy.
  static func withoutFolders(
    _ before: [OutlineEntry], _ after: [OutlineEntry]
  ) -> [OutlineEntry] {
    let names = Set(after.filter { $0.kind == .file }.map(\.subject))
    let recorded = Set(before.filter { $0.kind == .file }.map(\.subject))
    return before.map { entry in
      guard entry.kind == .file, entry.subject.hasPrefix("/"), !names.contains(entry.subject)
      else { return entry }
      let matches = names.filter { name in
        let tail = PathParts.names(in: name).drop { $0 == ".." }.joined(separator: "/")
        return !recorded.contains(name) && entry.subject.hasSuffix("/\(tail)")
      }
      guard matches.count == 1, let name = matches.first else { return entry }
      return OutlineEntry(.file, subject: name, value: entry.value)
    }
  }
}

extension OutlineEntry {
  /// Returns a statement of a component with its views under their names of now.
  fileprivate func renamed(_ names: [String: String]) -> OutlineEntry {
    guard !names.isEmpty else { return self }
    var words = key.split(separator: " ", maxSplits: 2).map(String.init)
    if words.count > 1, words[0] != "constraint" { words[1] = names[words[1]] ?? words[1] }
    let isPlace = words.first == "order" || words.first == "constraint"
    return OutlineEntry(
      kind, subject: subject, key: words.joined(separator: " "),
      value: isPlace ? Self.renamed(value, names) : value)
  }

  /// Returns a list of views, or a constraint, with other names.
  private static func renamed(_ text: String, _ names: [String: String]) -> String {
    var (result, word) = ("", "")
    for character in text + "\n" {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
      } else {
        result += (names[word] ?? word) + (character == "\n" ? "" : String(character))
        word = ""
      }
    }
    return result
  }
}
