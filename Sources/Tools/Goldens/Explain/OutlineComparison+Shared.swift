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
    func constraints(_ entries: [OutlineEntry]) -> [OutlineEntry] {
      entries.compactMap { entry in
        let words = entry.key.split(separator: " ", maxSplits: 1)
        guard parts[0] == "component", words.first == "constraint" else { return nil }
        return OutlineEntry(
          .constraint, subject: words.count > 1 ? String(words[1]) : "", value: entry.value)
      }
    }
    func values(_ entries: [OutlineEntry]) -> [OutlineEntry] {
      entries.filter { parts[0] != "component" || !$0.key.hasPrefix("constraint") }
    }
    let (old, new) = (values(before), values(after))
    let recorded = Dictionary(old.map { ($0.key, $0.value) }) { first, _ in first }
    let current = Dictionary(new.map { ($0.key, $0.value) }) { first, _ in first }
    let keys = (new + old).map(\.key).reduce(into: [String]()) { keys, key in
      if !keys.contains(key) { keys.append(key) }
    }
    return self.constraints(
      constraints(before), constraints(after), as: .component, of: name)
      + keys.filter { recorded[$0] != current[$0] }.map { key in
        let head = Self.head(parts[0], name, key)
        let cause = Cause(
          .component, subject: subject, key: key.isEmpty ? nil : key, before: recorded[key],
          after: current[key], words: sentence(head, recorded[key], current[key]))
        return Change(cause: cause, views: [])
      }
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
