import Rendering
import Scenes
import Typesetting

extension Session {
  /// Lays out every job and turns each layout into a result, several at a time; the results are in
  /// the order of the jobs, nil for a job that failed.
  ///
  /// See `forEach`, which does not keep the results.
  func results<R: Sendable>(
    of jobs: [Job], _ work: @escaping @Sendable (LaidOutScene) throws -> R
  ) -> [R?] {
    var results = [R?](repeating: nil, count: jobs.count)
    forEach(jobs, { scene, _ in try work(scene) }) { index, result in results[index] = result }
    return results
  }

  /// Lays out every job, turns each layout into a result, several at a time, and hands over the
  /// results in the order of the jobs.
  ///
  /// A tree lives no longer than `work` does. What fails is reported in its turn, and has no result.
  ///
  /// - Parameters:
  ///   - jobs: what is laid out.
  ///   - work: reads off the layout, on any thread.
  ///   - then: takes the index of a job and its result, on the calling thread.
  func forEach<R: Sendable>(
    _ jobs: [Job], _ work: @escaping @Sendable (LaidOutScene, Job) throws -> R,
    then: (Int, R) -> Void
  ) {
    guard !jobs.isEmpty, let resources = resources(for: jobs) else { return }
    let progress = Progress(total: jobs.count, noun: "layouts")
    OrderedMap.run(
      over: jobs, workers: workers,
      tools: { Renderer(resources: resources) },
      work: { renderer, job in Outcome(of: job, with: renderer, work) },
      finished: { progress.advance(to: $0) },
      deliver: { index, outcome in
        note(outcome.timings)
        switch outcome.result {
        case .success(let result): then(index, result)
        case .failure(let failure): fail(failure)
        }
      })
    progress.end()
  }

  /// Gets the fonts; says why not and answers nil when that fails.
  private func resources(for jobs: [Job]) -> RendererResources? {
    do {
      let folders = choices.fontPaths + project.fonts.map(project.path)
      return try RendererResources(choices.render.text, fontDirectories: folders)
    } catch {
      fail(Failure(error, of: jobs[0].subject.source))
      return nil
    }
  }

  /// What came of a job.
  private struct Outcome<R: Sendable>: Sendable {
    let result: Result<R, Failure>
    let timings: Timings

    init(
      of job: Job, with renderer: Renderer, _ work: (LaidOutScene, Job) throws -> R
    ) {
      var timings = Timings()
      do {
        let scene = try job.layOut(with: renderer)
        defer { timings = scene.timings }
        result = .success(try work(scene, job))
      } catch {
        result = .failure(Failure(error, of: job.subject.source))
      }
      self.timings = timings
    }
  }
}
