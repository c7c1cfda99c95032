import ArgumentParser
import Documents
import Glibc
import Goldens
import Rendering
import Scenes
import Typesetting
import Workspace

/// A run that compares with goldens: the session, the cases of its jobs, and the environment.
struct GoldenSession {
  let session: Session
  let options: GoldenOptions
  let store: GoldenStore
  let memory: ProjectMemory
  /// The texts that are kept.
  var texts: GoldenCase.Texts
  /// The tolerance in effect.
  let tolerance: Tolerance

  /// - Parameters:
  ///   - paths: the scenes and folders on the command line.
  ///   - listener: called with every diagnostic before it is printed.
  init(
    _ choices: LayoutChoices, _ options: GoldenOptions, at paths: [String],
    listener: ((Diagnostic) -> Void)? = nil
  ) throws {
    var choices = choices
    choices.passesOver = true
    session = try Session(choices, at: paths, listener: listener)
    self.options = options
    let project = session.project
    store = options.goldens.map { GoldenStore($0) } ?? GoldenStore(project: project)
    memory = ProjectMemory(project: project.folder)
    texts = project.recordsAccessibility ? [.layout, .accessibility] : .layout
    tolerance = options.tolerance.applied(to: project.tolerance)
  }

  /// Returns what to lay out and what to compare it with, in the order of the jobs.
  ///
  /// Reports scenes that share goldens; such scenes cannot be compared.
  ///
  /// - Parameters:
  ///   - passesOver: whether scenes that cannot be read are left to `unreadChecks`;
  ///   otherwise they end the run.
  ///   - shard: the part of the run; nil for all.
  ///   - timesPath: the file of times for balancing parts; by default the one among the goldens.
  func cases(
    at paths: [String], passesOver: Bool = false, of shard: Report.Shard? = nil,
    timesPath: String? = nil
  ) throws -> CaseList {
    let project = session.project
    let share = shard.map {
      SceneShare(
        shard: $0,
        times: RecordedTimes(path: timesPath ?? store.path(GoldenStore.timesName)))
    }
    let inputs = try session.inputs(at: paths, examples: true, of: share)
    let jobs = try session.jobList(of: inputs, all: true)
    if shard != nil { try refuseSharedNames(inputs) }
    let cases = CaseList(
      jobs, in: project,
      CaseList.Choices(
        pictures: options.pictures(in: project), winsOverScenes: !options.pictures.isEmpty,
        hashes: options.hashes(in: project), texts: texts,
        masks: [ProjectConfiguration.Mask(selection: .all, views: options.masks)] + project.masks))
    for (group, owner) in cases.jobs.collisions {
      session.fail(
        "shares the goldens '\(store.folder)/\(group.scene)' with '\(owner.subject.name)'; "
          + "rename one", file: group.subject.name)
    }
    let expected = passesOver ? session.unread.count : 0
    if session.log.failureCount > expected { throw session.log.end() }
    return cases
  }

  /// Reports scenes of a part that share goldens with scenes of other parts, which were not read.
  private func refuseSharedNames(_ inputs: [Input]) throws {
    guard let split = session.split else { return }
    let own = Set(inputs.map(\.argument))
    let search = SceneSearch(project: session.project, takesLibraries: true)
    for namesakes in split.namesakes {
      guard let path = namesakes.first(where: own.contains) else { continue }
      let others = namesakes.filter { !own.contains($0) }
      for other in search.classified(others).scenes {
        session.fail(
          "shares the goldens '\(store.folder)/\(SceneName.of(path: path, in: session.project))' "
            + "with '\(other)'; rename one", file: path)
      }
    }
  }

  /// Returns the positions at which checks stand in the whole run: a part, which has not read the other
  /// files, leaves room for them.
  func number(_ report: inout Report, _ cases: CaseList) {
    guard report.shard != nil, let split = session.split else { return report.number() }
    var counts: [Int: Int] = [:]
    for place in report.checks.indices {
      let index = report.checks[place].index
      let isRead = index < cases.count
      let file = split.place(
        of: isRead ? cases.argument(at: index) : session.unread[index - cases.count].argument)
      // What could not be read comes after everything else.
      let base = (isRead ? 0 : Self.roomOfRun) + file * Self.roomOfFile
      report.checks[place].index = base + counts[base, default: 0]
      counts[base, default: 0] += 1
    }
  }

  /// More than a file has checks, and more than a run has.
  private static let roomOfFile = 1 << 20
  private static let roomOfRun = 1 << 44

  /// Returns a failed check for each scene that could not be read.
  func unreadChecks(after count: Int) -> [Check] {
    session.unread.enumerated().map { offset, unread in
      let subject = CheckedScene(
        name: SceneName.of(path: unread.argument, in: session.project),
        source: session.project.inner(unread.argument) ?? unread.argument, title: nil)
      let unreadable = GoldenCase(
        index: count + offset, subject: subject, variant: Variant.default.name, scale: 1)
      guard let remark = unread.failure.remarks.first else {
        return unreadable.failed("the scene cannot be read")
      }
      guard remark.file == unread.argument else { return failed(unreadable, remark) }
      let line = remark.line.map { "line \($0): " } ?? ""
      var check = unreadable.failed("the scene cannot be read: \(line)\(remark.message)")
      check.causeLines = [remark.line]
      return check
    }
  }

  /// Returns a failed check of a scene that another file, such as one of design tokens, keeps from being read:
  /// one cause for all such scenes.
  private func failed(_ unreadable: GoldenCase, _ remark: Diagnostic) -> Check {
    let file = session.project.inner(remark.file) ?? remark.file
    var check = unreadable.failed(remark.message, subject: file)
    (check.causes[0].file, check.causes[0].line) = (file, remark.line)
    return check
  }

  /// Returns the goldens among those that nothing claims which cannot be those of a scene that could not be
  /// read.
  func unclaimed(_ names: [String]) -> [String] {
    let unread = session.unread.map { SceneName.of(path: $0.argument, in: session.project) }
    guard !unread.isEmpty else { return names }
    // Controllers of a document and examples of a library have names of their own below the file's.
    return names.filter { name in
      !unread.contains { name.hasPrefix("\($0)/") || name.hasPrefix("\($0)#") }
    }
  }

  // MARK: - Environment

  /// Whether text needs fonts, so that goldens depend on the machine.
  var needsEnvironment: Bool { session.choices.render.text == .normal }

  /// Describes this machine.
  func environment() -> GoldenEnvironment {
    var fingerprints = FileFingerprints(memory: memory)
    let files =
      FontFile.chosen.map(\.path)
      + session.fontPaths.flatMap { folder in
        Self.isFont(folder)
          ? [folder] : FileTree.files(below: folder).filter(Self.isFont).map { "\(folder)/\($0)" }
      }
    let environment = GoldenEnvironment(fontFiles: files, fingerprints: &fingerprints)
    fingerprints.remember()
    return environment
  }

  private static func isFont(_ name: String) -> Bool {
    [".otf", ".ttf", ".ttc", ".otc"].contains { name.lowercased().hasSuffix($0) }
  }

  /// Returns the environment in which the goldens were recorded, or nil if none was recorded.
  func recordedEnvironment() throws -> GoldenEnvironment? {
    let path = store.path(GoldenStore.environmentName)
    guard let bytes = try GoldenFile.read(path) else { return nil }
    guard let environment = GoldenEnvironment(bytes: bytes) else {
      throw GoldenError("'\(path)' is not an environment; restore it or record all goldens again")
    }
    return environment
  }

  /// Compares this machine with the recorded one, reports the differences, and ends the run with
  /// 3 unless differences are allowed.
  ///
  /// Returns the differences, for the report.
  func checkEnvironment(_ current: GoldenEnvironment) throws -> [String] {
    let recorded: GoldenEnvironment?
    do {
      recorded = try recordedEnvironment()
    } catch {
      session.fail("\(error)", file: store.path(GoldenStore.environmentName))
      throw session.log.end()
    }
    guard let recorded else { return [] }
    let difference = EnvironmentDifference(recorded: recorded, current: current)
    if difference.isEmpty { return [] }
    let path = store.path(GoldenStore.environmentName)
    if options.allowEnvironment {
      Console.say(
        "\(path): note: compared in a different environment: "
          + difference.clauses.joined(separator: "; "))
      return difference.clauses
    }
    var remark = Diagnostic(
      .error, "the goldens were made in a different environment", file: path)
    remark.listing =
      difference.clauses.map { ListingLine("  \($0)") }
      + (difference.cures.isEmpty
        ? [] : [ListingLine(.lead, "hint:", " install what they were made with:")])
      + difference.cures.map { ListingLine("  \($0)") }
      + [
        ListingLine(
          .lead, "hint:", " '--text blocks' needs no fonts; '--allow-environment' compares anyway")
      ]
    session.fail(Failure(remark, as: .otherEnvironment))
    throw session.log.end()
  }
}
