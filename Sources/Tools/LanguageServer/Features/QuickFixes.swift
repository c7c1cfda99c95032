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
      ? corrected(remark) : advised(remark)
  }

  /// Returns the fix that an error in the text suggests.
  private func corrected(_ remark: Diagnostic) -> [Fix] {
    let file = SourceFile(path: document.path, bytes: document.buffer.bytes)
    let (path, kind, project) = (document.path, document.kind, document.project)
    func errors(_ bytes: [UInt8]) -> [Diagnostic] {
      do throws(SceneErrors) {
        if kind == .configuration {
          _ = try ProjectConfiguration(bytes: bytes, path: path)
        } else {
          _ = try SceneReader.read(bytes: bytes, path: path, project: project)
        }
        return []
      } catch {
        return error.diagnostics
      }
    }
    var trial = CorrectionTrial(
      text: { _ in file }, errors: { errors($0.applied(to: file)) })
    return trial.fixes(of: remark, among: errors(file.bytes))
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
        AdviceTrial(scene, variants: variants, mostWork: Timings.mostWorkOfTrials),
        variants.indices
      )
    }
  }
}
