import ArgumentParser
import Rendering
import Scenes
import Typesetting

extension Session {
  /// Draws a contact sheet of the jobs of each scene and writes it.
  ///
  /// A variant that cannot be laid out is reported and left out of the sheet.
  func drawSheets(of jobs: [Job], to template: OutputTemplate) throws {
    let groups = jobs.byScene
    try refuseCollisions(of: groups.map { $0[0].path(in: template) })
    // Captions can be read whatever stands for the text of the scenes.
    let captions = choices.render.text == .blocks ? try? FontLibrary() : nil
    let overlays = choices.render.overlays
    let scale = choices.values.lazy.compactMap { value -> Double? in
      if case .scale(let scale) = value { scale } else { nil }
    }.first
    perform(
      groups, noun: "sheets",
      tools: { SheetMaker(resources: $0, captions: captions, overlays: overlays) },
      work: { maker, jobs in maker.make(jobs, scale: scale ?? 2, template: template) },
      then: { _, outcome in
        for result in outcome.results {
          switch result {
          case .success(let result): report(result)
          case .failure(let failure): fail(failure)
          }
        }
        if let failure = outcome.failure { fail(failure) }
      })
  }
}

extension [Job] {
  /// The jobs of each scene, in order.
  var byScene: [[Job]] {
    var groups: [[Job]] = []
    for job in self {
      if let last = groups.last?[0], last.argument == job.argument, last.scene == job.scene {
        groups[groups.count - 1].append(job)
      } else {
        groups.append([job])
      }
    }
    return groups
  }
}

/// Makes the sheets of one worker.
private final class SheetMaker {
  private let renderer: Renderer
  private let sheets: SheetRenderer
  private let overlays: [Overlay]

  init(resources: RendererResources, captions: FontLibrary?, overlays: [Overlay]) {
    renderer = Renderer(resources: resources)
    sheets = SheetRenderer(resources: resources, captions: captions)
    self.overlays = overlays
  }

  /// What came of a sheet.
  struct Sheet: Sendable {
    /// What each variant found, or why it has no layout.
    var results: [Result<LayoutResult, Failure>] = []
    /// Why the sheet was not written.
    var failure: Failure?
  }

  /// Lays out the jobs of a scene and writes its sheet.
  func make(_ jobs: [Job], scale: Double, template: OutputTemplate) -> Outcome<Sheet> {
    Outcome(of: jobs[0].subject.source, layouts: jobs.count) { timings in
      var sheet = Sheet()
      var cells: [ContactSheet.Cell] = []
      for job in jobs {
        do {
          let scene = try job.layOut(with: renderer)
          let result = scene.result()
          cells.append(scene.cell(of: result, overlays: overlays))
          timings.add(scene.timings)
          sheet.results.append(.success(result))
        } catch {
          sheet.results.append(.failure(Failure(error, of: job.subject.source)))
        }
      }
      guard !cells.isEmpty else { return sheet }
      let contents = ContactSheet(
        title: jobs[0].title, subtitle: jobs[0].subtitle(count: jobs.count), cells: cells)
      let path = jobs[0].path(in: template)
      sheet.failure = Failure.catching(path) {
        let bytes = try timings.measure(.encoding) {
          try sheets.encoded(contents, as: template.format ?? .png, scale: scale)
        }
        try timings.measure(.writing) { try OutputWriter.write(bytes, to: path, of: template) }
      }
      return sheet
    }
  }
}

extension Job {
  /// The heading of the scene's sheet.
  fileprivate var title: String {
    switch subject {
    case .scene(let loaded): loaded.scene.title ?? scene
    case .nib: scene
    }
  }

  /// What the sheet says about the scene: `Scenes/card.yaml · 8 variants`.
  fileprivate func subtitle(count: Int) -> String {
    "\(subject.source) · \(count == 1 ? "1 variant" : "\(count) variants")"
  }
}
