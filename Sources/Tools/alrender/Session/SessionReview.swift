import Checking
import Documents
import Goldens
import Rendering
import Reports
import Scenes
import Workspace

/// Describes how revisions of documents and scenes differ, draws them, and makes a page of both.
final class SessionReview {
  let session: Session
  private let tolerance: Tolerance
  /// Where pictures before and after are written; nil to write none.
  private let folder: RootFolder?
  private let results: ResultsFolder?
  private let isJSON: Bool
  let renderer: Renderer
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
  }

  /// Compares the pairs in order and reports the differences; the session fails its check if
  /// there are any.
  func run(_ pairs: [FileRevisions]) throws {
    for pair in pairs {
      // What a scene reads may differ though the scene does not.
      guard !pair.hasEqualBytes || !pair.isDocument || pair.former != nil else { continue }
      do {
        let found = try compared(pair)
        say(found, of: pair)
      } catch {
        session.fail(Failure(error, of: pair.name))
      }
    }
    sayLeftOut()
    guard let results else { return }
    var report = Report(checks: checks)
    report.isReview = true
    try results.root.write(to: "report.json") { file in report.write { file.append($0) } }
    try results.root.write(Array(ReportPage.html(report).utf8), to: "index.html")
  }

  /// Says that scenes have variants that were not compared, among which there may be one that differs.
  private func sayLeftOut() {
    guard !isJSON, leftOut > 0 else { return }
    let (noun, verb) = leftOut == 1 ? ("variant", "was") : ("variants", "were")
    Console.put(
      "\(leftOut) more \(noun) \(verb) not compared; '--all-variants' compares them, too\n")
  }

  /// The number of variants of the compared scenes beside the default ones that were compared.
  private var leftOut = 0

  /// The number of files that differ in what they show or say.
  private(set) var differing = 0

  private func compared(_ pair: FileRevisions) throws -> Found {
    guard let before = pair.before, let after = pair.after else { return presence(pair) }
    if pair.isUnused {
      let what = FileRevisions.isScene(pair.name) ? "these components" : "this file"
      return Found(note: "no frame changed: no scene uses \(what)")
    }
    if pair.hasEqualBytes, pair.isDocument || FileRevisions.isStrings(pair.name) {
      return Found(note: "the same content")
    }
    if pair.isDocument { return try document(pair, before, after) }
    return FileRevisions.isStrings(pair.name)
      ? try strings(pair, before, after) : try scene(pair, before, after)
  }

  /// The findings for a file.
  struct Found {
    /// One sentence each, under the name of the scene.
    var groups: [(scene: String, words: [String])] = []
    /// Why there are none although the bytes differ, or what differs besides.
    var note: String?
    var json: [JSON] = []
  }

  private func say(_ found: Found, of pair: FileRevisions) {
    if !found.groups.isEmpty {
      session.log.settle(.checkFailed)
      differing += 1
    }
    if isJSON {
      let former = pair.former.map { [JSON.Member("formerFile", .string($0))] } ?? []
      let document = JSON.object(
        [JSON.Member("file", .string(pair.name))] + former + [
          .init("equal", .bool(found.groups.isEmpty)), .init("note", .optional(found.note)),
          .init("findings", .array(found.json)),
        ])
      Console.put(document.text + "\n")
      return
    }
    let name = pair.name + (pair.former.map { ", formerly '\($0)'" } ?? "")
    if let note = found.note { Console.put(Escape.line("\(name): \(note)") + "\n") }
    guard !found.groups.isEmpty else { return }
    for line in ReviewOutline(name, found.groups).lines { Console.put(Escape.line(line) + "\n") }
  }

  // MARK: - Documents

  private func document(
    _ pair: FileRevisions, _ before: FileRevision, _ after: FileRevision
  ) throws -> Found {
    let older = try reader(of: before).trees(of: before.bytes, path: before.path)
    let newer = try reader(of: after).trees(of: after.bytes, path: after.path)
    var found = Found()
    var tally = VariantTally()
    let variants = try variants(newer.map { .nib($0, isOnly: false) }, of: pair)
    for variant in variants {
      let review = try RevisionReview(older[0], newer[0]) { [renderer] scene throws(SceneErrors) in
        try renderer.layOut(scene, variant).placedViews
      }
      guard !review.isEmpty else {
        if variant == variants.last, tally.groups.isEmpty { found.note = review.idleNote }
        continue
      }
      var rest = review.findings[...]
      while let scene = rest.first?.scene {
        let own = rest.prefix { $0.scene == scene }
        tally.add(
          scene: scene, variant: variant.name, of: variants.count,
          words: RevisionFinding.lines(Array(own)), json: own.map(\.json))
        rest = rest.dropFirst(own.count)
      }
      if review.isCutShort {
        found.note = "too many changes to determine what each of them moves"
      }
      if let canvas = review.canvas, found.note == nil { found.note = canvas }
      for tree in review.trees { try draw(tree, review, variant, of: pair) }
    }
    (found.groups, found.json) = (tally.groups, tally.json)
    return found
  }

  private func draw(
    _ tree: RevisionReview.Tree, _ review: RevisionReview, _ variant: Variant,
    of pair: FileRevisions
  ) throws {
    guard folder != nil || results != nil else { return }
    let findings = review.findings.filter { $0.tree == tree.id }
    var check = check(of: pair, scene: tree.name, variant)
    check.causes = findings.map { Cause($0.causeKind, subject: $0.subject, words: $0.words) }
    check.causeLines = findings.map(\.line)
    try keep(
      check, from: try tree.before.map { try renderer.layOut($0, variant) },
      to: try tree.after.map { try renderer.layOut($0, variant) })
  }

  func check(of pair: FileRevisions, scene: String, _ variant: Variant) -> Check {
    let stem = SceneName.of(path: pair.name, in: session.project)
    let name = scene.isEmpty || scene == stem ? stem : "\(stem)/\(InnerPath.name(scene))"
    return Check(
      index: checks.count, scene: name, source: pair.name, variant: variant.name, scale: 1)
  }

  /// Keeps both pictures of a check, if pictures are wanted.
  func keep(
    _ check: Check, from older: LaidOutScene?, to newer: LaidOutScene?
  ) throws {
    guard folder != nil || results != nil else { return }
    var check = check
    // The page shows lengths in points.
    check.scale = newer?.scale ?? older?.scale ?? 1
    let name =
      check.variant == Variant.default.name
      ? check.scene : "\(check.scene).\(InnerPath.name(check.variant))"
    var revision = try RevisionCheck(
      check, from: older, to: newer, tolerance: tolerance, isDrawn: true)
    if let results {
      try revision.keep(in: results, as: try InnerPath("\(name).png"))
    }
    if let folder {
      for (picture, kind) in [(revision.before, "before"), (revision.after, "after")] {
        guard let picture else { continue }
        try folder.write(picture, to: try InnerPath("\(name).\(kind).png"))
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

  /// Returns the variants that the command line chooses, or the default.
  func variants(_ subjects: [Job.Subject], of pair: FileRevisions) throws -> [Variant] {
    let input = Input(
      argument: pair.name, scene: SceneName.of(path: pair.name, in: session.project),
      subject: subjects[0], crossedWith: [])
    let variants = try session.jobs(of: [input]).map(\.variant)
    if variants.map(\.name) == [Variant.default.name] {
      leftOut += try session.jobs(of: [input], all: true).count - 1
    }
    return variants.isEmpty ? [.default] : variants
  }

  /// Returns what reads a revision with its own files and settings.
  func reader(of revision: FileRevision) -> SceneFileReader {
    session.reader(readsExamples: false, of: revision.files, in: revision.project)
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

extension RevisionReview {
  /// What is said of a file without findings.
  fileprivate var idleNote: String {
    let clauses = rewritten.isEmpty ? "" : " (\(NameList.both(rewritten)))"
    return "no frame changed: Xcode rewrote the file\(clauses)"
  }
}
