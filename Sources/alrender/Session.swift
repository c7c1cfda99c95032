import ArgumentParser
import InterfaceBuilder
import Rendering
import Scenes
import Typesetting

/// One run of a verb: it reads scenes, chooses variants, reports, and keeps the worst that happened.
///
/// A wrong scene never stops the others.
final class Session {
  let choices: LayoutChoices
  let printer: DiagnosticPrinter
  /// Where the time went so far.
  var timings = Timings()
  /// The worst result so far.
  private(set) var status = ExitStatus.done
  private var renderer: Renderer?

  init(_ choices: LayoutChoices) {
    self.choices = choices
    printer = DiagnosticPrinter(format: choices.diagnostics)
    timings[.startUp] = ProcessClock.sinceStart
  }

  /// Reads the scenes and lists what is to be laid out, in the order of the command line and of
  /// each scene's variants.
  ///
  /// - Parameter all: whether every variant is meant where the command line chooses none.
  func jobs(for arguments: [String], all: Bool = false) throws -> [Job] {
    var jobs: [Job] = []
    for argument in arguments {
      for subject in read(argument) {
        for variant in try variants(of: subject, all: all) {
          jobs.append(
            Job(argument: argument, subject: subject, variant: choices.applied(to: variant)))
        }
      }
    }
    return jobs
  }

  /// Reads a scene, or the trees of a document; reports what is wrong and answers none then.
  private func read(_ argument: String) -> [Job.Subject] {
    do {
      let source = try SceneSource(argument)
      return try timings.measure(.reading) {
        NibScene.isNib(path: argument)
          ? try trees(of: source)
          : [.scene(try LoadedScene(bytes: source.bytes, path: source.path))]
      }
    } catch let failure as SceneSource.Failure {
      fail(failure.message, file: argument == "-" ? "<stdin>" : argument)
    } catch let errors as SceneErrors {
      for diagnostic in errors.diagnostics { printer.print(Remark(diagnostic)) }
      settle(.wrongInput)
    } catch {
      fail("\(error)", file: argument)
    }
    return []
  }

  /// Reads the trees of a document, or the one that the command line names.
  private func trees(of source: SceneSource) throws -> [Job.Subject] {
    let insets = try choices.nib.insets()
    let scenes = try NibScene.read(
      bytes: source.bytes, path: source.path, intrinsic: choices.nib.intrinsic, insets: insets)
    let wanted = scenes.filter { choices.nib.root == nil || $0.tree.id == choices.nib.root }
    if wanted.isEmpty, let root = choices.nib.root {
      let ids = scenes.map { "'\($0.tree.id)'" }.joined(separator: ", ")
      fail("has no top-level view '\(root)'; there are \(ids)", file: source.path)
    }
    return wanted.map { .nib($0, isOnly: wanted.count == 1) }
  }

  private func variants(of subject: Job.Subject, all: Bool) throws -> [Variant] {
    let variants = subject.variants
    if !choices.variants.isEmpty {
      return try choices.variants.map { choice in
        if let variant = choice.variant(of: variants) { return variant }
        let names = variants.list.map { "'\($0.name)'" }.joined(separator: ", ")
        throw ValidationError("'\(subject.source)' has no such variant; there are \(names)")
      }
    }
    if all || choices.takesAllVariants { return variants.list }
    return [variants.variant(of: [])]
  }

  /// Lays out a job; reports why not and answers nil when that fails.
  func layOut(_ job: Job) -> LaidOutScene? {
    do {
      let renderer =
        try renderer ?? Renderer(choices.render.text, fontDirectories: choices.fontPaths)
      self.renderer = renderer
      return switch job.subject {
      case .scene(let loaded): try renderer.layOut(loaded, job.variant)
      case .nib(let scene, _): try renderer.layOut(scene, job.variant)
      }
    } catch let error as FontError {
      fail(error.description, file: job.subject.source)
    } catch let errors as SceneErrors {
      report(.scene(errors), of: job.subject.source)
    } catch {
      fail("\(error)", file: job.subject.source, as: .internalFault)
    }
    return nil
  }

  /// Reports a failure about a file as a whole.
  func fail(_ message: String, file: String, as status: ExitStatus = .wrongInput) {
    printer.print(Remark(error: message, file: file))
    settle(status)
  }

  /// Reports what a layout found; under `--strict` an unsound one counts as a failed check.
  ///
  /// As in UIKit, a text that is cut short is no remark: the layout says so itself. What is
  /// ambiguous is told where it matters, under `--strict`.
  func report(_ result: LayoutResult) {
    for diagnostic in result.diagnostics {
      switch diagnostic.code {
      case "truncated": continue
      case "ambiguous" where !choices.isStrict: continue
      default: printer.print(diagnostic)
      }
    }
    if choices.isStrict, !result.isSound { settle(.checkFailed) }
  }

  /// Writes a picture of a laid-out scene, whole or not at all.
  func write(
    _ scene: LaidOutScene, as format: OutputFormat, to path: String, of template: OutputTemplate
  ) {
    do {
      let bytes = try scene.encoded(as: format, overlays: choices.render.overlays)
      timings.add(scene.timings)
      try timings.measure(.writing) { () throws(OutputWriter.Failure) in
        try OutputWriter.write(bytes, to: path, of: template)
      }
    } catch let failure as OutputWriter.Failure {
      fail(failure.message, file: path)
    } catch let error as RenderError {
      report(error, of: scene.subject.name)
    } catch {
      fail("\(error)", file: path, as: .internalFault)
    }
  }

  /// Reports why a scene cannot be laid out or painted.
  private func report(_ error: RenderError, of path: String) {
    guard case .scene(let errors) = error else { return fail(error.description, file: path) }
    for diagnostic in errors.diagnostics { printer.print(Remark(diagnostic)) }
    settle(.wrongInput)
  }

  /// Remembers a result; a better one never hides a worse one.
  func settle(_ result: ExitStatus) { status = max(status, result) }

  /// Ends the run: tells the time if asked, and throws the exit code unless all went well.
  func finish() throws {
    if choices.tellsTimings {
      let peak = (ProcessClock.peakMegabytes * 10).rounded() / 10
      Console.say("\(timings.report)\npeak memory \(peak) MB")
    }
    if status != .done { throw status.code }
  }
}
