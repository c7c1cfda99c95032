import Documents
import InterfaceBuilder
import Rendering
import Workspace

extension OutputTemplate {
  /// Returns the template of the jobs' files in the folder that this one names; any other template
  /// as it is.
  func filled(for jobs: [Job], ending: String = "png") -> OutputTemplate {
    inFolder(ending: ending, severalVariants: jobs.byScene.contains { $0.count > 1 })
  }

  /// Whether all results would go to one place.
  fileprivate var isOnePlace: Bool { !isFolder && !hasPlaces }
}

extension Session {
  /// Draws a whole document into the one picture that was asked for: a storyboard as its canvas,
  /// the views of a nib side by side, and says how to get one of them, or a file each.
  ///
  /// Returns false for anything but several trees of one document, each in one variant.
  func drawWhole(_ jobs: [Job], to template: OutputTemplate) throws -> Bool {
    guard template.isOnePlace else { return false }
    if jobs.isEmpty { return try drawReferences(to: template) }
    guard jobs.count > 1, jobs.byScene.count == jobs.count,
      case .nib(let first, isOnly: false) = jobs[0].subject,
      jobs.allSatisfy({ $0.argument == jobs[0].argument })
    else { return false }
    let isStoryboard = first.document.isStoryboard
    if isStoryboard {
      try drawCanvases(of: jobs, to: template)
    } else {
      try drawSheets(of: jobs, to: template)
    }
    let name = first.names[first.tree.controller?["id"] ?? first.tree.id]?.word ?? first.tree.id
    let words =
      isStoryboard
      ? "'\(template)' shows all \(jobs.count) controllers, as on Interface Builder's canvas"
      : "'\(template)' shows all \(jobs.count) views"
    log.say(
      Diagnostic(
        severity: .note, code: .resource, message: words, file: jobs[0].argument,
        hint: "'--root \"\(name)\"' draws one alone, '-o FOLDER/' each in a file of its own"))
    return true
  }

  /// Draws the boxes of the only storyboard named, which has references instead of views.
  private func drawReferences(to template: OutputTemplate) throws -> Bool {
    guard viewless.count == 1, unread.isEmpty,
      PathParts.isNamed(viewless[0], ending: ".storyboard")
    else { return false }
    try drawCanvases(of: [], to: template)
    return true
  }
}
