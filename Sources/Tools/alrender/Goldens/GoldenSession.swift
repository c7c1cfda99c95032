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
    tolerance = options.tolerance.applied(to: project.tolerance)
  }

  /// Returns what to lay out and what to compare it with, in the order of the jobs.
  ///
  /// Reports scenes that share goldens; such scenes cannot be compared.
  ///
  /// - Parameter passesOver: whether scenes that cannot be read are left to `unreadChecks`;
  ///   otherwise they end the run.
  func cases(at paths: [String], passesOver: Bool = false) throws -> CaseList {
    let project = session.project
    let jobs = try session.jobList(of: session.inputs(at: paths, examples: true), all: true)
    let cases = CaseList(
      jobs, in: project,
      CaseList.Choices(
        pictures: options.pictures(in: project), winsOverScenes: !options.pictures.isEmpty,
        hashes: options.hashes(in: project),
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

  /// Returns a failed check for each scene that could not be read.
  func unreadChecks(after count: Int) -> [Check] {
    session.unread.enumerated().map { offset, unread in
      let subject = CheckedScene(
        name: SceneName.of(path: unread.argument, in: session.project),
        source: session.project.inner(unread.argument) ?? unread.argument, title: nil)
      let words = unread.failure.remarks.first.map { remark in
        (remark.line.map { "line \($0): " } ?? "") + remark.message
      }
      var check = GoldenCase(
        index: count + offset, subject: subject, variant: Variant.default.name, scale: 1
      ).failed("the scene cannot be read\(words.map { ": \($0)" } ?? "")")
      check.causeLines = [unread.failure.remarks.first?.line]
      return check
    }
  }

  // MARK: - Environment

  /// Whether text needs fonts, so that goldens depend on the machine.
  var needsEnvironment: Bool { session.choices.render.text == .normal }

  /// Describes this machine.
  func environment() -> GoldenEnvironment {
    var fingerprints = FileFingerprints(memory: memory)
    let folders = session.choices.fontPaths + session.project.fonts.map(session.project.path)
    let files =
      FontFile.chosen.map(\.path)
      + folders.flatMap { folder in
        FileTree.files(below: folder).filter(Self.isFont).map { "\(folder)/\($0)" }
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
