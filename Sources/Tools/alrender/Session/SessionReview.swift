import Checking
import Diagnosis
import Documents
import Goldens
import Rendering
import Reports
import Scenes
import Workspace

/// Describes how revisions of documents and scenes differ, draws them, and makes a page of both.
final class SessionReview {
  private let session: Session
  private let tolerance: Tolerance
  /// Where pictures before and after are written; nil to write none.
  private let folder: RootFolder?
  private let results: ResultsFolder?
  private let isJSON: Bool
  private let renderer: Renderer
  private let reader: SceneFileReader
  private var checks: [Check] = []

  init(
    session: Session, tolerance: Tolerance, folder: String?, report: String?, isJSON: Bool
  ) throws {
    self.session = session
    self.tolerance = tolerance
    self.folder = folder.map { RootFolder($0) }
    results = report.map { ResultsFolder($0) }
    self.isJSON = isJSON
    guard let renderer = session.renderer() else { throw session.log.end() }
    self.renderer = renderer
    reader = SceneFileReader(
      project: session.project, options: session.choices.workspace, files: session.files)
  }

  /// Compares the pairs in order and reports the differences; the session fails its check if
  /// there are any.
  func run(_ pairs: [FileRevisions]) throws {
    for pair in pairs {
      guard pair.before != pair.after else { continue }
      do {
        let found = pair.isDocument ? try document(pair) : try scene(pair)
        say(found, of: pair)
      } catch {
        session.fail(Failure(error, of: pair.name))
      }
    }
    guard let results else { return }
    var report = Report(checks: checks)
    report.isReview = true
    try results.root.write(to: "report.json") { file in report.write { file.append($0) } }
    try results.root.write(Array(ReportPage.html(report).utf8), to: "index.html")
  }

  /// The findings for a file.
  private struct Found {
    /// One sentence each, under the name of the scene.
    var groups: [(scene: String, words: [String])] = []
    /// Why there are none although the bytes differ.
    var note: String?
    var json: [JSON] = []
  }

  private func say(_ found: Found, of pair: FileRevisions) {
    if !found.groups.isEmpty { session.log.settle(.checkFailed) }
    if isJSON {
      let document = JSON.object([
        "file": .string(pair.name), "equal": .bool(found.groups.isEmpty),
        "note": .optional(found.note), "findings": .array(found.json),
      ])
      Console.put(document.text + "\n")
      return
    }
    if let note = found.note { Console.put(Escape.line("\(pair.name): \(note)") + "\n") }
    guard !found.groups.isEmpty else { return }
    Console.put(Escape.line(pair.name) + "\n")
    for group in found.groups {
      if !group.scene.isEmpty { Console.put("  \(Escape.line(group.scene))\n") }
      for words in group.words { Console.put("    \(Escape.line(words))\n") }
    }
  }

  // MARK: - Documents

  private func document(_ pair: FileRevisions) throws -> Found {
    guard let before = pair.before, let after = pair.after else { return presence(pair) }
    let older = try reader.trees(of: before, path: pair.name)
    let newer = try reader.trees(of: after, path: pair.name)
    let variant = try self.variant(newer.map { .nib($0, isOnly: false) }, of: pair)
    let review = try RevisionReview(older[0], newer[0]) { [renderer] scene throws(SceneErrors) in
      try renderer.layOut(scene, variant).recorded(findsAmbiguity: false)
    }
    var found = Found()
    guard !review.isEmpty else {
      let clauses = review.rewritten.isEmpty ? "" : " (\(NameList.both(review.rewritten)))"
      found.note = "no frame changed: Xcode rewrote the file\(clauses)"
      return found
    }
    for finding in review.findings {
      if found.groups.last?.scene != finding.scene { found.groups.append((finding.scene, [])) }
      found.groups[found.groups.count - 1].words.append(finding.words)
      found.json.append(finding.json)
    }
    if review.isCutShort { found.note = "too many changes to determine what each of them moves" }
    for tree in review.trees { try draw(tree, review, variant, of: pair) }
    return found
  }

  private func draw(
    _ tree: RevisionReview.Tree, _ review: RevisionReview, _ variant: Variant,
    of pair: FileRevisions
  ) throws {
    guard folder != nil || results != nil else { return }
    let findings = review.findings.filter { $0.tree == tree.id }
    var check = check(of: pair, scene: tree.name)
    check.causes = findings.map { Cause($0.causeKind, subject: $0.subject, words: $0.words) }
    check.causeLines = findings.map(\.line)
    try keep(
      check, from: try tree.before.map { try renderer.layOut($0, variant) },
      to: try tree.after.map { try renderer.layOut($0, variant) })
  }

  private func check(of pair: FileRevisions, scene: String) -> Check {
    let stem = SceneName.of(path: pair.name, in: session.project)
    let name = scene.isEmpty || scene == stem ? stem : "\(stem)/\(InnerPath.name(scene))"
    return Check(
      index: checks.count, scene: name, source: pair.name, variant: "default", scale: 1)
  }

  private func keep(
    _ check: Check, from older: LaidOutScene?, to newer: LaidOutScene?
  ) throws {
    guard folder != nil || results != nil else { return }
    var check = check
    // The page shows lengths in points.
    check.scale = newer?.scale ?? older?.scale ?? 1
    var revision = try RevisionCheck(
      check, from: older, to: newer, tolerance: tolerance, isDrawn: true)
    if let results {
      try revision.keep(in: results, as: try InnerPath("\(check.scene).png"))
    }
    if let folder {
      for (picture, kind) in [(revision.before, "before"), (revision.after, "after")] {
        guard let picture else { continue }
        try folder.write(picture, to: try InnerPath("\(check.scene).\(kind).png"))
      }
    }
    checks.append(revision.check)
  }

  private func presence(_ pair: FileRevisions) -> Found {
    let words = pair.before == nil ? "the file was added" : "the file was removed"
    return Found(
      groups: [("", [words])],
      json: [.object(["kind": .string("file"), "words": .string(words)])])
  }

  /// Returns the variant named on the command line, or the default.
  private func variant(_ subjects: [Job.Subject], of pair: FileRevisions) throws -> Variant {
    let input = Input(
      argument: pair.name, scene: SceneName.of(path: pair.name, in: session.project),
      subject: subjects[0], crossedWith: [])
    return try session.jobs(of: [input]).first?.variant ?? .default
  }

  // MARK: - Scenes

  private func scene(_ pair: FileRevisions) throws -> Found {
    guard let before = pair.before, let after = pair.after else { return presence(pair) }
    let older = try LoadedScene(bytes: before, path: pair.name, project: session.project)
    let newer = try LoadedScene(bytes: after, path: pair.name, project: session.project)
    let variant = try variant([.scene(newer)], of: pair)
    let (first, second) = (
      try renderer.layOut(older, variant), try renderer.layOut(newer, variant)
    )
    let causes = SceneRevision.causes(from: first, to: second)
    let moves = SceneRevision.moves(from: first, to: second)?.moved ?? []
    var found = Found()
    guard !causes.isEmpty || !moves.isEmpty else {
      found.note = "no frame changed: the scene says the same in other words"
      return found
    }
    let moved = moves.map { "'\($0.view)' \(RevisionFinding.verb(from: $0.before, to: $0.after))" }
    found.groups = [("", causes.map(\.words) + moved)]
    found.json = causes.map {
      .object(["kind": .string($0.kind.rawValue), "words": .string($0.words)])
    }
    found.json += moves.map { move in
      .object([
        "kind": .string("frame"), "id": .string(move.view),
        "words": .string(RevisionFinding.verb(from: move.before, to: move.after)),
      ])
    }
    var check = check(of: pair, scene: "")
    check.causes = causes
    try keep(check, from: first, to: second)
    return found
  }
}

extension RevisionFinding {
  /// The corresponding kind in a report.
  fileprivate var causeKind: Cause.Kind {
    switch kind {
    case .constraint: .constraint
    case .property, .frame: .attribute
    case .view, .order: .views
    case .resource: .file
    case .connection: .setting
    }
  }
}
