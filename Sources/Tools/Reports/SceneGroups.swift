import Goldens

/// The failures as the page lists them: each scene once, under one of its causes, beside the others; each
/// cause once.
struct SceneGroups {
  /// A cause of a scene beside the one under which it is listed.
  struct Other {
    /// The number of the cause.
    let number: Int
    /// The cause where it is mentioned first; nil where it has a heading or has been mentioned.
    let cause: Cause?
    /// How many of the scene's checks have it.
    let count: Int
  }

  /// A scene with its variants that fail.
  struct Entry {
    let scene: String
    /// The positions of its checks in the report: those with the cause before the others, and both ascending,
    /// but the one that shows most may come first.
    let checks: [Int]
    var others: [Other] = []
  }

  /// A cause with the scenes that are listed under it.
  struct Group {
    let cause: Cause
    /// Which of the causes it is, from 1.
    var number = 0
    var entries: [Entry]
    /// The number of further checks with the cause, which are listed under another.
    let elsewhere: Int
    /// The file and line that state the cause; nil if they are not known.
    let stated: (file: String, line: Int?)?
    fileprivate let place: Int

    /// How many of the checks that are listed under it have it.
    let count: Int
    /// The number of checks that are listed under it.
    var listed: Int { entries.reduce(0) { $0 + $1.checks.count } }
  }

  /// The groups, in the order of the page.
  private(set) var groups: [Group] = []

  /// Groups a report's failures: a scene is under the cause that most checks share, but what files shared by
  /// many scenes state comes after what a scene states itself.
  init(_ report: Report) {
    var scenes: [String: [Int]] = [:]
    for (position, check) in report.checks.enumerated() where check.isFailure {
      scenes[check.scene, default: []].append(position)
    }
    let findings = report.findings
    groups = Self.groups(of: findings, scenes, report)
    for index in groups.indices { groups[index].number = index + 1 }
    name(findings, in: report)
  }

  private static func groups(
    of findings: [CauseGroup], _ scenes: [String: [Int]], _ report: Report
  ) -> [Group] {
    func rank(_ place: Int) -> (Int, Int, Int) {
      let finding = findings[place]
      return (finding.cause.isShared ? 1 : 0, -finding.checks.count, place)
    }
    var told: Set<String> = []
    var groups: [Group] = []
    for place in findings.indices.sorted(by: { rank($0) < rank($1) }) {
      let finding = findings[place]
      let names = finding.checks.map { report.checks[$0].scene }.filter { told.insert($0).inserted }
      guard !names.isEmpty else { continue }
      let (own, concerned) = (Set(names), Set(finding.checks))
      var entries = names.map { name in
        let checks = scenes[name] ?? []
        return Entry(
          scene: name,
          checks: checks.filter(concerned.contains) + checks.filter { !concerned.contains($0) })
      }
      let shown = finding.checks.filter { own.contains(report.checks[$0].scene) }
      // The page opens with what shows most.
      let example = report.example(among: shown)
      if let example, let first = entries.firstIndex(where: { $0.checks.contains(example) }) {
        let entry = entries.remove(at: first)
        let checks = [example] + entry.checks.filter { $0 != example }
        entries.insert(Entry(scene: entry.scene, checks: checks), at: 0)
      }
      groups.append(
        Group(
          cause: finding.cause, entries: entries,
          elsewhere: finding.checks.count - shown.count, stated: finding.place(in: report),
          place: place, count: shown.count))
    }
    // What could not be compared at all comes before what differs, what scenes share behind it.
    func order(_ group: Group) -> (Int, Int) {
      (group.cause.kind == .problem ? 0 : group.cause.isShared ? 2 : 1, group.place)
    }
    return groups.sorted { order($0) < order($1) }
  }

  /// Lists the other causes of each scene, with the numbers of those that have headings.
  private mutating func name(_ findings: [CauseGroup], in report: Report) {
    var causes: [String: [(cause: Cause, count: Int)]] = [:]
    for finding in findings {
      for (scene, checks) in Dictionary(grouping: finding.checks, by: { report.checks[$0].scene }) {
        causes[scene, default: []].append((finding.cause, checks.count))
      }
    }
    var numbers: [Cause: Int] = [:]
    for group in groups { numbers[group.cause] = group.number }
    for group in groups.indices {
      for entry in groups[group].entries.indices {
        let scene = groups[group].entries[entry].scene
        let others = (causes[scene] ?? []).filter { $0.cause != groups[group].cause }
        groups[group].entries[entry].others = others.map { cause, count in
          if let number = numbers[cause] { return Other(number: number, cause: nil, count: count) }
          let number = numbers.count + 1
          numbers[cause] = number
          return Other(number: number, cause: cause, count: count)
        }
      }
    }
  }
}
