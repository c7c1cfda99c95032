import Diagnosis
import Documents
import Geometry
import InterfaceBuilder
import Rendering
import Scenes
import Typesetting
import Workspace

extension Session {
  /// Draws each storyboard as on Interface Builder's canvas and writes the sheets.
  ///
  /// A controller that cannot be laid out is reported and drawn empty.
  func drawCanvases(of jobs: [Job], to template: OutputTemplate) throws {
    drawBoxes(to: template)
    var storyboards: [(scene: NibScene, jobs: [Job])] = []
    for job in jobs {
      guard case .nib(let scene, _) = job.subject, scene.document.isStoryboard else {
        fail("is not a storyboard", file: job.argument)
        continue
      }
      if storyboards.last?.jobs.last?.argument == job.argument {
        storyboards[storyboards.count - 1].jobs.append(job)
      } else {
        storyboards.append((scene, [job]))
      }
    }
    func path(_ storyboard: (scene: NibScene, jobs: [Job])) -> String {
      let job = storyboard.jobs[0]
      return template.path(
        scene: SceneName.of(path: job.argument, in: project), variant: job.variant.name,
        scale: job.scale)
    }
    try refuseUnwritable(storyboards.map(path), of: template)
    let overlays = choices.render.overlays
    for storyboard in storyboards {
      let pictures = results(of: storyboard.jobs) { laidOut in
        CanvasPicture(
          picture: StoryboardSheet.Picture(
            list: laidOut.displayList(overlays: overlays), size: laidOut.size,
            background: laidOut.background),
          result: laidOut.result())
      }
      var drawn: [String: StoryboardSheet.Picture] = [:]
      for (job, picture) in zip(storyboard.jobs, pictures) {
        guard case .nib(let scene, _) = job.subject, let picture else { continue }
        report(picture.result, of: job)
        drawn[scene.tree.id] = picture.picture
      }
      let sheet = StoryboardSheet(
        title: SceneName.of(path: storyboard.jobs[0].argument, in: project),
        canvas: NibCanvas(storyboard.scene.document, names: storyboard.scene.names),
        pictures: drawn,
        screen: storyboard.scene.document.device.screenSize ?? storyboard.scene.recordedSize)
      write(sheet, to: path(storyboard), of: template)
    }
  }

  /// Draws the storyboards without views: their scenes are references to others.
  private func drawBoxes(to template: OutputTemplate) {
    for path in viewless where PathParts.isNamed(path, ending: ".storyboard") {
      guard let bytes = try? FileBytes.read(path),
        var document = try? NibDocument(canvasOf: bytes)
      else { continue }
      document.readReferences(
        in: CatalogSearch.storyboards(around: path, namedIn: bytes, within: project.reach),
        within: project.reach)
      let name = SceneName.of(path: path, in: project)
      let sheet = StoryboardSheet(
        title: name, canvas: NibCanvas(document, names: NibNames(NibOutline(document.content))),
        pictures: [:], screen: document.device.screenSize ?? Size(width: 375, height: 667))
      write(
        sheet, to: template.path(scene: name, variant: Variant.default.name, scale: 2), of: template
      )
    }
  }

  private func write(_ sheet: StoryboardSheet, to path: String, of template: OutputTemplate) {
    guard let resources = sheetResources() else { return }
    let captions = choices.render.text == .blocks ? try? FontLibrary() : nil
    let renderer = SheetRenderer(resources: resources, captions: captions)
    let failure = Failure.catching(path) {
      let bytes = try renderer.encoded(sheet, as: template.format ?? .png)
      try OutputWriter.write(bytes, to: path, of: template)
    }
    if let failure { fail(failure) }
  }
}

/// A controller's picture and the result of its layout.
private struct CanvasPicture: Sendable {
  let picture: StoryboardSheet.Picture
  let result: LayoutResult
}
