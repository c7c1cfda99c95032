import ArgumentParser
import Checking
import Diagnosis
import Documents
import Rendering
import Scenes
import Typesetting
import Workspace

extension Session {
  /// Draws a contact sheet of each scene's jobs and writes it. The scenes of a storyboard share a
  /// sheet if each of them has a single variant.
  ///
  /// A variant that cannot be laid out is reported and left out of the sheet.
  func drawSheets(of jobs: [Job], to template: OutputTemplate) throws {
    let groups = jobs.bySheet
    try refuseUnwritable(groups.map { $0.path(in: template) }, of: template)
    // Captions stay readable, whatever replaces the text of the scenes.
    let captions = choices.render.text == .blocks ? try? FontLibrary() : nil
    let overlays = choices.render.overlays
    let scale = choices.values.lazy.compactMap { value -> Double? in
      if case .scale(let scale) = value { scale } else { nil }
    }.first
    forEachGroup(
      groups,
      tools: { SheetMaker(resources: $0, captions: captions, overlays: overlays) },
      part: { maker, group, job, timings in maker.cell(of: job, in: group, &timings) },
      whole: { maker, group, cells, timings in
        maker.write(group, cells, scale: scale ?? 2, to: template, &timings)
      },
      then: { index, outcome in
        for (job, result) in zip(groups[index].jobs, outcome.results) {
          switch result {
          case .success(let result): report(result, of: job)
          case .failure(let failure): fail(failure)
          }
        }
        if let failure = outcome.failure { fail(failure) }
      })
  }
}

/// The jobs shown on one sheet.
private struct SheetGroup: JobGroup {
  var jobs: [Job]
  /// Whether the cells are the scenes of one document, not the variants of one scene.
  var isStoryboard = false

  /// Returns the path of the sheet; that of a storyboard contains no scene name.
  func path(in template: OutputTemplate) -> String {
    guard isStoryboard else { return jobs[0].path(in: template) }
    return template.path(scene: title, variant: jobs[0].variant.name, scale: jobs[0].scale)
  }

  /// The heading.
  var title: String {
    switch jobs[0].subject {
    case .scene(let loaded): return loaded.scene.title ?? jobs[0].scene
    case .nib:
      let suffix = jobs[0].subject.suffix
      guard isStoryboard, jobs[0].scene.hasSuffix(suffix) else { return jobs[0].scene }
      return String(jobs[0].scene.dropLast(suffix.count))
    }
  }

  /// The sheet's line about the file: `Scenes/card.yaml · 8 variants`.
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

/// A layout on a sheet.
private struct SheetCell: Sendable {
  let layout: CheckedLayout
  let result: LayoutResult
  var cell: ContactSheet.Cell
}

/// The outcome of a sheet.
private struct SheetOutcome: Sendable {
  /// The result of each variant, or why it has no layout.
  var results: [Result<LayoutResult, Failure>]
  /// Why the sheet was not written.
  var failure: Failure?
}

/// Makes the sheets of one worker.
private final class SheetMaker {
  private let renderer: Renderer
  private let sheets: SheetRenderer
  private let overlays: [OverlayChoice]

  init(resources: RendererResources, captions: FontLibrary?, overlays: [OverlayChoice]) {
    renderer = Renderer(resources: resources)
    sheets = SheetRenderer(resources: resources, captions: captions)
    self.overlays = overlays
  }

  /// Lays out a job of a sheet. Returns the failure if that fails.
  func cell(
    of job: Job, in group: SheetGroup, _ timings: inout Timings
  ) -> Result<SheetCell, Failure> {
    do {
      let scene = try job.layOut(with: renderer)
      let result = scene.result()
      try refuseUnknown(overlays, in: scene)
      let cell = scene.cell(overlays: overlays, isScene: group.isStoryboard)
      timings.add(scene.timings)
      let layout = CheckedLayout(scene, result: result)
      return .success(SheetCell(layout: layout, result: result, cell: cell))
    } catch {
      timings.work += (error as? SceneErrors)?.work ?? 0
      return .failure(Failure(error, of: job.subject.source))
    }
  }

  /// Returns the cells with their problems as captions: the variants of a scene are checked
  /// together, the scenes of a storyboard separately.
  private func captioned(_ cells: [SheetCell], of group: SheetGroup) -> [ContactSheet.Cell] {
    let captions =
      group.isStoryboard
      ? cells.flatMap { LayoutCaptions([$0.layout], isComplete: false).all }
      : LayoutCaptions(cells.map(\.layout), isComplete: false).all
    return zip(cells, captions).map { cell, notes in
      var cell = cell.cell
      cell.notes = notes
      return cell
    }
  }

  /// Draws the cells of a sheet and writes it; does nothing if there are none.
  func write(
    _ group: SheetGroup, _ cells: [Result<SheetCell, Failure>], scale: Double,
    to template: OutputTemplate, _ timings: inout Timings
  ) -> SheetOutcome {
    var outcome = SheetOutcome(results: cells.map { $0.map(\.result) })
    let made = cells.compactMap { try? $0.get() }
    guard !made.isEmpty else { return outcome }
    let pictures = captioned(made, of: group)
    let sheet = ContactSheet(title: group.title, subtitle: group.subtitle, cells: pictures)
    let path = group.path(in: template)
    outcome.failure = Failure.catching(path) {
      let bytes = try timings.measure(.encoding) {
        try sheets.encoded(sheet, as: template.format ?? .png, scale: scale)
      }
      try timings.measure(.writing) { try OutputWriter.write(bytes, to: path, of: template) }
    }
    return outcome
  }
}
