import ArgumentParser
import Glibc
import Goldens
import Rendering
import Scenes
import Typesetting

/// A run that compares with goldens: the session, the cases of its jobs, the environment.
struct GoldenSession {
  let session: Session
  let options: GoldenOptions
  let store: GoldenStore
  let memory: ProjectMemory
  /// The tolerance that counts.
  let tolerance: Tolerance

  init(_ choices: LayoutChoices, _ options: GoldenOptions) throws {
    session = try Session(choices)
    self.options = options
    let project = session.project
    store = GoldenStore(options.goldens ?? project.path(project.goldens))
    memory = ProjectMemory(project: project.folder)
    tolerance = options.tolerance.applied(to: project.tolerance)
  }

  /// What is to be laid out with what it is compared with, in the order of the jobs.
  ///
  /// Says which scenes share goldens; such scenes cannot be compared.
  func cases(at paths: [String]) throws -> (jobs: [Job], cases: [GoldenCase]) {
    let jobs = try session.jobs(for: paths, all: true)
    let project = session.project
    let (pictures, hashes) = (options.pictures(in: project), options.hashes(in: project))
    var owners: [String: String] = [:]
    var cases: [GoldenCase] = []
    for job in jobs {
      let own = job.ownPictures
      let variant = job.variant.name
      let isPictured =
        (options.pictures.isEmpty ? own?.contains(scene: job.scene, variant: variant) : nil)
        ?? pictures.contains(scene: job.scene, variant: variant)
      let isFirst = owners[job.scene] == nil
      if let owner = owners[job.scene], owner != job.subject.name {
        session.fail(
          "has the goldens '\(store.folder)/\(job.scene)' in common with '\(owner)'; rename one",
          file: job.subject.name)
      }
      owners[job.scene] = job.subject.name
      cases.append(
        GoldenCase(
          index: cases.count, scene: job.scene,
          source: project.inner(job.subject.source) ?? job.subject.source, title: job.statedTitle,
          variant: variant, scale: job.scale, isFirst: isFirst,
          pixels: isPictured
            ? .picture : hashes.contains(scene: job.scene, variant: variant) ? .hash : .none,
          masks: masks(of: job)))
    }
    if session.status != .done { throw session.status.code }
    return (jobs, cases)
  }

  private func masks(of job: Job) -> [String] {
    options.masks
      + session.project.masks.filter {
        $0.selection.contains(scene: job.scene, variant: job.variant.name)
      }.flatMap(\.views)
  }

  // MARK: - Environment

  /// Whether text needs fonts, so that goldens depend on the machine.
  var needsEnvironment: Bool { session.choices.render.text == .normal }

  /// This machine.
  func environment() -> GoldenEnvironment {
    var fingerprints = FileFingerprints(memory: memory.fingerprints)
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

  /// The environment that the goldens were recorded in; nil where none was.
  func recordedEnvironment() throws -> GoldenEnvironment? {
    let path = store.path(GoldenStore.environmentName)
    guard let bytes = try GoldenFile.read(path) else { return nil }
    guard let environment = GoldenEnvironment(bytes: bytes) else {
      throw GoldenError("'\(path)' is no environment; restore it or record all goldens again")
    }
    return environment
  }

  /// Compares this machine with the recorded one; says what differs, and ends the run with 3 unless
  /// that is allowed.
  ///
  /// Returns the differences, for the report.
  func checkEnvironment(_ current: GoldenEnvironment) throws -> [String] {
    let recorded: GoldenEnvironment?
    do {
      recorded = try recordedEnvironment()
    } catch {
      session.fail("\(error)", file: store.path(GoldenStore.environmentName))
      throw session.status.code
    }
    guard let recorded else { return [] }
    let difference = EnvironmentDifference(recorded: recorded, current: current)
    if difference.isEmpty { return [] }
    let path = store.path(GoldenStore.environmentName)
    if options.allowEnvironment {
      Console.say(
        "\(path): note: compared in another environment: "
          + difference.clauses.joined(separator: "; "))
      return difference.clauses
    }
    session.fail(
      "the goldens were made in another environment\n"
        + difference.clauses.map { "  \($0)" }.joined(separator: "\n")
        + (difference.cures.isEmpty ? "" : "\nhint: install what they were made with:")
        + difference.cures.map { "\n  \($0)" }.joined()
        + "\nhint: '--text blocks' needs no fonts; '--allow-environment' compares all the same",
      file: path, as: .otherEnvironment)
    throw session.status.code
  }
}

extension Job {
  /// The title that the scene gives itself; nil for none.
  var statedTitle: String? {
    if case .scene(let loaded) = subject { loaded.scene.title } else { nil }
  }

  /// Which of its variants have pictures, where the scene says so itself.
  var ownPictures: VariantSelection? {
    if case .scene(let loaded) = subject { loaded.scene.pictures } else { nil }
  }

  /// The path of the files that the subject depends on, itself first.
  var dependencies: [String] {
    guard case .scene(let loaded) = subject else { return [subject.source] }
    return [subject.source] + loaded.scene.files.map(\.path)
  }
}
