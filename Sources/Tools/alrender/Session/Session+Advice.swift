import Checking
import Documents
import Rendering
import Scenes
import Workspace

extension Session {
  /// What tries advice in this run; nil if the fonts cannot be loaded, which is reported.
  var adviser: Adviser? {
    resources().map {
      Adviser(reader: reader(readsExamples: true), choices: choices, resources: $0)
    }
  }

  /// Returns the findings about a layout with the advice that passed its trial.
  ///
  /// - Parameter views: the number of views in the layout.
  func advised(_ remarks: [Diagnostic], of job: Job, views: Int) -> [Diagnostic] {
    guard remarks.contains(where: { !$0.advice.isEmpty }) else { return remarks }
    return adviser?.advised(remarks, of: job, views: views) ?? remarks
  }

  /// Reports the result of a job's layout.
  func report(_ result: LayoutResult, of job: Job) {
    log.say(layout: advised(log.remarks(about: result), of: job, views: result.views.count))
  }

  /// Reports the result of a layout in a run that is about something else, without advice.
  func report(_ result: LayoutResult) { log.say(layout: log.remarks(about: result)) }

  /// Returns a failure to read a scene without the hints that wouldn't help.
  func tried(_ failure: Failure, of path: String, _ reader: SceneFileReader) -> Failure {
    guard !SceneSource.isStream(path),
      failure.remarks.contains(where: { $0.hint?.correction != nil }),
      let bytes = files.tracing({ try? FileBytes.read(path, within: .everywhere) }).result
    else { return failure }
    var trial = CorrectionTrial(
      text: { [project, files] name in
        if name == path { return SourceFile(path: name, bytes: bytes) }
        return files.tracing { try? FileBytes.read(name, within: project.reach) }.result
          .map { SourceFile(path: name, bytes: $0) }
      },
      errors: { reader.errors(in: bytes, path: path, after: $0) })
    return failure.with(trial.proven(failure.remarks))
  }

  /// Returns a reader of the run's files, or of others, with the run's settings or others.
  func reader(
    readsExamples: Bool, of files: WorkspaceFiles? = nil, in project: ProjectConfiguration? = nil
  ) -> SceneFileReader {
    var options = choices.workspace
    options.readsExamples = readsExamples || choices.component != nil
    return SceneFileReader(
      project: project ?? self.project, options: options, files: files ?? self.files)
  }
}

/// Tries the advice about layouts of any verb.
struct Adviser: Sendable {
  let reader: SceneFileReader
  let choices: LayoutChoices
  let resources: RendererResources

  /// The maximum number of variants in which a verb other than `check` tries advice.
  private static let mostVariants = 24

  /// Returns the findings about a job's layout with the advice that passed its trial.
  ///
  /// - Parameter views: the number of views in the layout.
  func advised(_ remarks: [Diagnostic], of job: Job, views: Int) -> [Diagnostic] {
    guard remarks.contains(where: { !$0.advice.isEmpty }) else { return remarks }
    var variants = job.subject.variants.list.prefix(Self.mostVariants).map {
      choices.applied(to: $0)
    }
    if !variants.contains(job.variant) { variants.append(job.variant) }
    let scene = TrialScene(
      job.subject, reader: reader, renderer: Renderer(resources: resources))
    var trial = AdviceTrial(
      scene, variants: variants, mostWork: Timings.mostWorkOfTrials,
      layoutWork: Timings.leastWork(views: views, remarks: remarks.count))
    return trial.advised(remarks, in: job.variant)
  }
}
