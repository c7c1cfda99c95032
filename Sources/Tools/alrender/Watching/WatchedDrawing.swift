import ArgumentParser
import Checking
import Documents
import Rendering
import Scenes
import Workspace

/// The pictures of a watched scene.
final class WatchedDrawing {
  let session: Session
  let workspace: Workspace
  private let scene: String
  private let output: OutputTemplate
  private let clock = ContinuousClock()

  init(_ session: Session, scene: String, to output: OutputTemplate) {
    (self.session, self.scene, self.output) = (session, scene, output)
    // Pictures and findings are made from the same files.
    workspace = Workspace(
      project: session.project, options: session.choices.workspace, files: session.files)
  }

  /// Whether the scene's file is missing or empty now, as it briefly is during a save.
  var isBetweenStates: Bool { FileStamp(scene)?.isEmpty ?? true }

  /// The outcome of drawing everything once.
  struct Outcome {
    var pictures: [String] = []
    var elapsed = Duration.zero
    var failure: Failure?
  }

  /// Draws and writes all pictures; nothing is written if there is any error.
  func draw() -> Outcome {
    let start = clock.now
    var outcome = Outcome()
    do {
      if let errors = workspace.projectErrors { throw errors }
      var pictures: [(job: Job, bytes: [UInt8])] = []
      let jobs = try jobs(all: false)
      let output = output.filled(for: jobs)
      try refuseDuplicates(jobs.map { $0.path(in: output) })
      for job in jobs {
        let laidOut = try layOut(job)
        let overlays = session.choices.render.overlays
        try refuseUnknown(overlays, in: laidOut)
        pictures.append((job, try laidOut.encoded(as: output.format ?? .png, overlays: overlays)))
      }
      for (job, bytes) in pictures {
        let path = job.path(in: output)
        try OutputWriter.write(bytes, to: path, of: output)
        outcome.pictures.append(path)
      }
    } catch {
      outcome.failure = failure(error)
    }
    outcome.elapsed = start.duration(to: clock.now)
    return outcome
  }

  /// Checks what was drawn, in the variants that `check` takes with the same options.
  func findings() throws -> FindingGroups {
    var groups = FindingGroups()
    session.check(try jobs(all: true)) { job, found in
      groups.add(found.besidesUndrawn, scene: job.subject.name, variant: job.variant.name)
    }
    return groups
  }

  private func jobs(all: Bool) throws -> [Job] {
    let matrix = try session.matrix
    let name = SceneName.of(path: scene, in: workspace.project)
    let inputs = try workspace.read(scene).map {
      Input(argument: scene, scene: name, subject: $0, crossedWith: matrix)
    }
    return try session.jobs(of: try session.crossed(inputs), all: all)
  }

  private func layOut(_ job: Job) throws -> LaidOutScene {
    do throws(WorkspaceError) {
      return try workspace.layOut(scene, part: job.subject.part, job.variant)
    } catch {
      switch error {
      case .scene(let errors): throw errors
      case .fonts(let error): throw error
      case .noSuchPart(let id): throw Failure("has no top-level view '\(id)'", file: scene)
      }
    }
  }

  /// Returns an error as a failure of the scene.
  func failure(_ error: any Error) -> Failure {
    // The scene may no longer have what the command line asks for, such as a variant.
    if let error = error as? ValidationError { return Failure(error.message, file: scene) }
    return Failure(error, of: scene)
  }
}

extension LayoutChoices {
  /// The corresponding options for a workspace.
  var workspace: WorkspaceOptions {
    var options = WorkspaceOptions()
    options.text = render.text
    options.metrics = render.metrics
    options.fontFolders = fontPaths
    options.intrinsic = nib.intrinsic
    options.insetsPath = nib.insetsPath
    options.assetFolders = nib.assetPaths
    options.symbolsFolder = nib.symbolsPath
    options.looks = nib.looks
    options.root = nib.root
    return options
  }
}
