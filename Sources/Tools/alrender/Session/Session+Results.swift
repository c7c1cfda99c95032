import Documents
import Rendering
import Scenes
import Typesetting

extension Session {
  /// Lays out every job and turns each layout into a result, in parallel. The results are in the
  /// order of the jobs; nil for a job that failed.
  ///
  /// See `forEach`, which does not keep the results.
  func results<R: Sendable>(
    of jobs: [Job], _ work: @escaping @Sendable (LaidOutScene) throws -> R
  ) -> [R?] {
    var results = [R?](repeating: nil, count: jobs.count)
    forEach(jobs, { scene, _ in try work(scene) }) { index, result in results[index] = result }
    return results
  }

  /// Lays out every job, turns each layout into a result, in parallel, and passes on the results
  /// in the order of the jobs.
  ///
  /// A tree lives no longer than `work`. Failures are reported in order, and have no result.
  ///
  /// - Parameters:
  ///   - jobs: the jobs to lay out.
  ///   - limit: how many contradictions of a layout are told; nil for all.
  ///   - work: reads the layout, on any thread.
  ///   - then: receives the index of a job and its result, on the calling thread.
  func forEach<Jobs: RandomAccessCollection<Job> & Sendable, R: Sendable>(
    _ jobs: Jobs, telling limit: Int? = nil,
    _ work: @escaping @Sendable (LaidOutScene, Job) throws -> R, then: (Int, R) -> Void
  ) where Jobs.Index == Int {
    let ledgers = JobLedgers(jobs, isUnlimited: choices.isUnlimited)
    let renderer = workerRenderer
    perform(
      0..<jobs.count, noun: "layouts", groupEnd: ledgers.endOfScene,
      tools: { resources in
        let renderer = renderer(resources)
        renderer.mostTold = limit ?? .max
        return renderer
      },
      work: { renderer, position in
        let job = jobs[jobs.startIndex + position]
        return ledgers.outcome(of: job, at: position) { timings in
          let scene = try job.layOut(with: renderer)
          defer { timings = scene.timings }
          return try work(scene, job)
        }
      }, passesOver: ledgers.leavesOut, then: then)
    reportLeftOut(of: ledgers)
  }

  /// Processes items in parallel and passes on the results in the order of the items. Failures
  /// are reported in order.
  ///
  /// - Parameters:
  ///   - items: the items to process.
  ///   - noun: the name of the items in the progress bar, in the plural.
  ///   - groupEnd: returns the end of the items that belong to an item's scene.
  ///   - tools: makes what a worker keeps to itself, such as a renderer.
  ///   - work: turns an item into its result, on any thread.
  ///   - passesOver: whether to ignore the result of an item; called in the order of the items.
  ///   - then: receives the index of an item and its result, on the calling thread.
  func perform<Items: RandomAccessCollection & Sendable, Tools, R: Sendable>(
    _ items: Items, noun: String, groupEnd: (Int) -> Int,
    tools: @escaping @Sendable (RendererResources) -> Tools,
    work: @escaping @Sendable (Tools, Items.Element) -> Outcome<R>,
    passesOver: (Int) -> Bool = { _ in false }, then: (Int, R) -> Void
  ) where Items.Index == Int {
    guard !items.isEmpty, let resources = resources() else { return }
    let progress = Progress(total: items.count, noun: noun)
    let isLarge = workers > 1 && items.count >= workers * 16
    OrderedWork.run(
      over: items, workers: workers, groupEnd: groupEnd,
      tools: {
        if isLarge { resources.prepareForThreads() }
        return tools(resources)
      },
      work: work,
      finished: { progress.advance(to: $0) },
      deliver: { index, outcome in
        if passesOver(index) { return }
        note(outcome.timings, layouts: outcome.layouts)
        switch outcome.result {
        case .success(let result): then(index, result)
        case .failure(let failure): fail(failure)
        }
      })
    progress.end()
  }

  /// Makes the renderer of a worker's thread.
  var workerRenderer: @Sendable (RendererResources) -> Renderer {
    let recordsCycle = choices.recordsCycle
    return { resources in
      let renderer = Renderer(resources: resources)
      renderer.recordsCycle = recordsCycle
      renderer.sharesLayouts = true
      return renderer
    }
  }

  /// Returns a renderer for this thread. If there is none, reports the reason and returns nil.
  func renderer() -> Renderer? {
    resources().map { Renderer(resources: $0) }
  }

  /// Returns the fonts for the captions of sheets. If there are none, reports the reason and
  /// returns nil.
  func sheetResources() -> RendererResources? { resources() }

  /// Loads the fonts. If that fails, reports the reason and returns nil.
  func resources() -> RendererResources? {
    do {
      return try RendererResources(
        choices.render.text, fontDirectories: fontPaths, metrics: choices.render.metrics)
    } catch {
      fail(error.description, file: "fonts")
      return nil
    }
  }
}

/// The outcome of a piece of work.
struct Outcome<R: Sendable>: Sendable {
  /// The outcome of work that was not begun, which is not reported.
  static var leftOut: Outcome { Outcome(of: "", layouts: 0) { _ in throw Failure.unsaid } }

  let result: Result<R, Failure>
  let timings: Timings
  /// The number of layouts it took.
  let layouts: Int

  /// Does the work. An error becomes a failure of the file at `path`.
  ///
  /// - Parameter layouts: the number of layouts it took, evaluated when the work is done.
  init(
    of path: String, layouts: @autoclosure () -> Int, _ work: (inout Timings) throws -> R
  ) {
    var timings = Timings()
    do {
      result = .success(try work(&timings))
    } catch {
      // What fails takes time too, perhaps in each of a thousand variants.
      timings.work += (error as? SceneErrors)?.work ?? 0
      result = .failure(Failure(error, of: path))
    }
    self.timings = timings
    self.layouts = layouts()
  }
}
