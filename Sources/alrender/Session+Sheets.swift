import ArgumentParser
import InterfaceBuilder
import Rendering
import Scenes
import Typesetting

extension Session {
  /// Draws a contact sheet of the jobs of each scene and writes it; the scenes of a storyboard share
  /// one where each of them has a single variant.
  ///
  /// A variant that cannot be laid out is reported and left out of the sheet.
  func drawSheets(of jobs: [Job], to template: OutputTemplate) throws {
    let groups = jobs.bySheet
    try refuseCollisions(of: groups.map { $0.path(in: template) })
    // Captions can be read whatever stands for the text of the scenes.
    let captions = choices.render.text == .blocks ? try? FontLibrary() : nil
    let overlays = choices.render.overlays
    let scale = choices.values.lazy.compactMap { value -> Double? in
      if case .scale(let scale) = value { scale } else { nil }
    }.first
    perform(
      groups, noun: "sheets",
      tools: { SheetMaker(resources: $0, captions: captions, overlays: overlays) },
      work: { maker, group in maker.make(group, scale: scale ?? 2, template: template) },
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

/// The jobs that one sheet shows.
private struct SheetGroup: Sendable {
  var jobs: [Job]
  /// Whether the cells are the scenes of one document, not the variants of one scene.
  var isStoryboard = false

  /// The path of the sheet; that of a storyboard has no part of a scene's in it.
  func path(in template: OutputTemplate) -> String {
    guard isStoryboard else { return jobs[0].path(in: template) }
    return template.path(scene: title, variant: jobs[0].variant.name, scale: jobs[0].scale)
  }

  /// The heading.
  var title: String {
    switch jobs[0].subject {
    case .scene(let loaded): return loaded.scene.title ?? jobs[0].scene
    case .nib(let scene, _):
      guard isStoryboard, jobs[0].scene.hasSuffix("#\(scene.tree.id)") else {
        return jobs[0].scene
      }
      return String(jobs[0].scene.dropLast(scene.tree.id.count + 1))
    }
  }

  /// What the sheet says about the file: `Scenes/card.yaml · 8 variants`.
  var subtitle: String {
    let noun = isStoryboard ? "scene" : "variant"
    return "\(jobs[0].subject.source) · \(jobs.count) \(noun)\(jobs.count == 1 ? "" : "s")"
  }
}

extension [Job] {
  /// The jobs of each sheet, in order.
  fileprivate var bySheet: [SheetGroup] {
    var groups: [SheetGroup] = []
    for job in self {
      let last = groups.last?.jobs.last
      if let last, last.argument == job.argument, last.scene == job.scene {
        groups[groups.count - 1].jobs.append(job)
      } else {
        groups.append(SheetGroup(jobs: [job]))
      }
    }
    return groups.reduce(into: []) { sheets, group in
      let isScene = group.jobs.count == 1 && group.jobs[0].isSceneOfSeveral
      if isScene, let last = sheets.last, last.isStoryboard,
        last.jobs[0].argument == group.jobs[0].argument
      {
        sheets[sheets.count - 1].jobs += group.jobs
      } else {
        sheets.append(SheetGroup(jobs: group.jobs, isStoryboard: isScene))
      }
    }
  }
}

extension Job {
  /// Whether the job is one of several trees of a document.
  fileprivate var isSceneOfSeveral: Bool {
    if case .nib(_, isOnly: false) = subject { return true }
    return false
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

  /// Lays out the jobs of a sheet and writes it.
  func make(_ group: SheetGroup, scale: Double, template: OutputTemplate) -> Outcome<Sheet> {
    let jobs = group.jobs
    return Outcome(of: jobs[0].subject.source, layouts: jobs.count) { timings in
      var sheet = Sheet()
      var cells: [ContactSheet.Cell] = []
      for job in jobs {
        do {
          let scene = try job.layOut(with: renderer)
          let result = scene.result()
          cells.append(
            scene.cell(of: result, overlays: overlays, isScene: group.isStoryboard))
          timings.add(scene.timings)
          sheet.results.append(.success(result))
        } catch {
          sheet.results.append(.failure(Failure(error, of: job.subject.source)))
        }
      }
      guard !cells.isEmpty else { return sheet }
      let contents = ContactSheet(
        title: group.title, subtitle: group.subtitle, cells: cells)
      let path = group.path(in: template)
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
