import Checking
import Documents
import Rendering
import Scenes
import Workspace

/// The edits that an editor offers for a finding.
///
/// They are tried when the editor asks for them, as everywhere else: applied to the text, read and
/// laid out again.
struct QuickFixes {
  private let document: OpenDocument
  private let reader: SceneFileReader
  private let renderer: Renderer?
  private var trials: [(trial: AdviceTrial, variants: Range<Int>)]?

  init(_ document: OpenDocument, _ options: WorkspaceOptions, renderer: Renderer?) {
    (self.document, self.renderer) = (document, renderer)
    reader = SceneFileReader(project: document.project, options: options, files: document.files)
  }

  /// Returns the fixes of a finding, best first.
  mutating func fixes(of remark: Diagnostic) -> [Fix] {
    remark.file == document.path && remark.hint?.correction != nil
      ? CorrectionTrial(document).fixes(of: remark) : advised(remark)
  }

  private mutating func advised(_ remark: Diagnostic) -> [Fix] {
    guard !remark.advice.isEmpty else { return [] }
    var trials = trials ?? prepared()
    defer { self.trials = trials }
    for index in trials.indices {
      // The finding may be one of any variant; an edit is tried in all of them at once.
      for variant in trials[index].variants {
        let proven = trials[index].trial.proven(remark, in: variant)
        guard proven.isEmpty else { return proven.compactMap(\.fix) }
      }
    }
    return []
  }

  /// The scenes of the document: itself, and the examples of its components.
  private func prepared() -> [(trial: AdviceTrial, variants: Range<Int>)] {
    guard let renderer else { return [] }
    document.noteTrial()
    guard let subjects = try? reader.read(document.buffer.bytes, path: document.path).subjects.get()
    else { return [] }
    return subjects.map { [reader, document] subject in
      let variants = Array(subject.variants.list)
      let scene = TrialScene(
        layOut: { try subject.layOut(with: renderer, as: $0) },
        edited: {
          document.noteTrial()
          return try reader.layingOut(subject, after: $0, with: renderer)
        })
      return (
        AdviceTrial(scene, variants: variants, mostWork: AdviceTrial.mostWorkOfLayout),
        variants.indices
      )
    }
  }
}

/// Tries what the errors of a text suggest: the text must have fewer errors then, and no new ones.
private struct CorrectionTrial {
  private let document: OpenDocument

  init(_ document: OpenDocument) { self.document = document }

  func fixes(of remark: Diagnostic) -> [Fix] {
    let file = SourceFile(path: document.path, bytes: document.buffer.bytes)
    guard let place = remark.place, let correction = remark.hint?.correction else { return [] }
    var writer = AdviceWriter(file)
    let text: String
    switch correction {
    case .replacement(let words): text = words
    case .advice(let words): text = words
    }
    let changes: [Advice.Change] = [.replace(text, at: place), .write(text, at: place)]
    let advice = changes.map { Advice("write '\(text)'", [$0]) }
    let fix = advice.lazy.compactMap { writer.fix($0) }.first { helps($0, file) }
    return fix.map { [$0] } ?? []
  }

  private func helps(_ fix: Fix, _ file: SourceFile) -> Bool {
    let (path, project) = (document.path, document.project)
    func errors(_ bytes: [UInt8]) -> [String] {
      do throws(SceneErrors) {
        if document.kind == .configuration {
          _ = try ProjectConfiguration(bytes: bytes, path: path)
        } else {
          _ = try SceneReader.read(bytes: bytes, path: path, project: project)
        }
        return []
      } catch {
        return error.diagnostics.map(\.message)
      }
    }
    let (before, after) = (errors(file.bytes), errors(fix.applied(to: file)))
    return after.count < before.count && after.allSatisfy(before.contains)
  }
}
