import Documents

/// The findings of a scene as lines: equal changes of several objects are one, and so are all others
/// of an object.
struct RevisionLines {
  /// The findings that a line tells.
  private struct Group {
    var findings: [RevisionFinding]
    var sameness = Sameness.words
  }

  /// What is equal in findings about several objects: all words but for the name, those without what
  /// each moves besides, how far views moved between frames of their own, or where something came or
  /// went with constraints of its own.
  private enum Sameness: Int, Comparable {
    case words, cause, verb, presence

    static func < (first: Sameness, second: Sameness) -> Bool { first.rawValue < second.rawValue }
  }

  private var groups: [Group] = []
  /// The places of groups by what is equal in them; only for lookup.
  private var places: [String: Int] = [:]

  /// The most names that a line lists.
  private static let mostNamed = 4

  /// Groups findings that follow one another in a scene.
  init(_ findings: [RevisionFinding]) {
    for finding in findings { add(finding) }
    joinSubjects()
  }

  private mutating func add(_ finding: RevisionFinding) {
    for (sameness, key) in keys(of: finding) {
      guard let place = places[key] else { continue }
      groups[place].sameness = max(groups[place].sameness, sameness)
      groups[place].findings.append(finding)
      return
    }
    for (_, key) in keys(of: finding) { places[key] = groups.count }
    groups.append(Group(findings: [finding]))
  }

  /// Returns what a finding may share with others, what is most alike first.
  private func keys(of finding: RevisionFinding) -> [(Sameness, key: String)] {
    let name = finding.name
    guard !name.isEmpty, finding.words.contains(name) else { return [] }
    let alike = finding.lead.replacing(name, with: "\u{0}")
    var keys = [(Sameness.words, "\(alike)\u{0}\(finding.tail.replacing(name, with: "\u{0}"))")]
    if finding.isListed, !finding.others.isEmpty { keys.append((.cause, "cause \(alike)")) }
    guard finding.tail.isEmpty else { return keys }
    if finding.kind == .frame, let verb = finding.verb,
      finding.lead.hasPrefix("\(finding.called) \(verb) because ")
    {
      keys.append((.verb, "verb \(verb)"))
    }
    if let way = finding.presence?.way { keys.append((.presence, "presence \(way)")) }
    return keys
  }

  /// Joins what is told of one object alone.
  private mutating func joinSubjects() {
    var joined: [Group] = []
    var places: [String: Int] = [:]
    for group in groups {
      let finding = group.findings[0]
      guard group.findings.count == 1, !finding.id.isEmpty else {
        joined.append(group)
        continue
      }
      if let place = places[finding.id] {
        joined[place].findings.append(finding)
      } else {
        places[finding.id] = joined.count
        joined.append(group)
      }
    }
    groups = joined
  }

  /// The lines.
  var lines: [String] { groups.map(Self.line) }

  private static func line(_ group: Group) -> String {
    let (first, rest) = (group.findings[0], group.findings.dropFirst())
    guard !rest.isEmpty else { return first.words }
    if rest.allSatisfy({ $0.id == first.id }), !first.id.isEmpty {
      return line(about: group.findings)
    }
    let all = list(group.findings.map(\.called))
    let likewise = "; likewise \(list(rest.map(\.name)))"
    switch group.sameness {
    case .words: return first.words + likewise
    case .cause: return first.lead + likewise + movers(group.findings)
    case .verb: return "\(all) \(first.verb ?? "moved") because their frames did"
    case .presence:
      let count = group.findings.reduce(0) { $0 + ($1.presence?.constraints ?? 0) }
      return "\(all) were \(first.presence?.way ?? "changed")"
        + (count == 0 ? "" : " with \(count) constraint\(count == 1 ? "" : "s")")
    }
  }

  /// Returns all that is told of one object: `Save is now hidden; its text went from 'a' to 'b'`.
  private static func line(about findings: [RevisionFinding]) -> String {
    var line = findings[0].lead
    for (last, finding) in zip(findings, findings.dropFirst()) {
      if let verb = finding.plainVerb, verb == last.plainVerb {
        line += "; " + finding.lead.dropFirst("\(finding.called) \(verb) ".count)
      } else {
        // What is told of several views leaves open what a pronoun means.
        let isClear = last.kind != .view && finding.kind != .view
        line += "; " + (isClear ? finding.continued : finding.lead)
      }
    }
    let tails = findings.map(\.tail)
    guard !findings.allSatisfy(\.isListed) else { return line + movers(findings) }
    var told: Set<String> = []
    return line + tails.filter { told.insert($0).inserted }.joined()
  }

  /// Returns what else findings move, each view once.
  private static func movers(_ findings: [RevisionFinding]) -> String {
    let subjects = Set(findings.map(\.id))
    var seen: Set<String> = []
    let moves = findings.flatMap(\.others).filter {
      !subjects.contains($0.id) && seen.insert($0.id).inserted
    }
    guard !moves.isEmpty else { return "" }
    let tails = findings.filter { !$0.tail.isEmpty }
    if tails.count == 1 { return tails[0].tail }
    let noun = "other view\(moves.count == 1 ? "" : "s")"
    return "; \(moves.count) \(noun) moved or changed size: \(list(moves.map(\.name)))"
  }

  private static func list(_ names: [String]) -> String {
    let shown = names.count > mostNamed + 1 ? Array(names.prefix(mostNamed)) : names
    let rest = names.count - shown.count
    return NameList.both(shown + (rest > 0 ? ["\(rest) more"] : []))
  }
}

extension RevisionFinding {
  /// The name of what changed, also of a picture.
  fileprivate var name: String { subject.isEmpty ? called : subject }

  /// How an object came or went, with its number of constraints: `removed from the table`; nil for
  /// anything else.
  fileprivate var presence: (way: String, constraints: Int)? {
    guard kind == .view, lead.hasPrefix("\(called) was "), !lead.contains(";"),
      !lead.contains(", holding ")
    else { return nil }
    let way = lead.dropFirst("\(called) was ".count)
    guard let with = way.firstRange(of: " with ") else { return (String(way), 0) }
    let number = way[with.upperBound...].prefix { $0.isNumber }
    return Int(number).map { (String(way[..<with.lowerBound]), $0) }
  }

  /// The views that moved besides the one that changed.
  fileprivate var others: [Move] { moves.filter { $0.id != id } }

  /// What happened to the frame of the object that changed.
  fileprivate var verb: String? {
    moves.first { $0.id == id }.map { Self.verb(from: $0.before, to: $0.after) }
  }

  /// The verb of a sentence that tells what an object has now, or no longer.
  fileprivate var plainVerb: String? {
    ["gained", "lost"].first { lead.hasPrefix("\(called) \($0) ") }
  }

  /// The sentence after another about the same object, with pronouns for its name.
  fileprivate var continued: String {
    if lead.hasPrefix("\(called) ") { return "it" + lead.dropFirst(called.count) }
    if lead.hasPrefix("\(called): ") { return String(lead.dropFirst(called.count + 2)) }
    guard lead.hasPrefix("the "), let owner = lead.firstRange(of: " of \(called)") else {
      return lead
    }
    var words = lead
    words.removeSubrange(owner)
    return "its " + words.dropFirst(4)
  }
}
