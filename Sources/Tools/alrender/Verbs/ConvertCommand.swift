import ArgumentParser
import Converting
import Diagnosis
import Documents
import Rendering
import Workspace

/// `alrender convert`: scenes from Interface Builder documents.
struct ConvertCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Convert Interface Builder documents into scenes that lay out the same.",
    usage: "alrender convert FILE... -o OUT [options]",
    discussion: """
      alrender convert Card.xib -o card.yaml
      alrender convert Main.storyboard -o Scenes/            one scene per controller
      alrender convert Card.xib --assets Assets.xcassets --device 'iPhone 15' -o -
      """)

  @Argument(help: "Documents, and folders to search for them.", completion: .file())
  var documents: [String]

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The scene; '-' is standard output; FOLDER/ and {scene} are for several.", valueName: "OUT"),
    completion: .file(),
    transform: { try OutputTemplate($0) })
  var output: OutputTemplate

  @OptionGroup(title: "Layout options")
  var layout: LayoutOptions

  func run() throws {
    let session = try Session(layout.choices, at: documents)
    let jobs = try session.jobs(for: documents).filter { job in
      if job.subject.tree != nil { return true }
      // A folder may contain scenes beside its documents.
      if documents.contains(job.argument) {
        session.fail("is not an Interface Builder document", file: job.argument)
      }
      return false
    }
    let template = output.filled(for: jobs, ending: "yaml")
    try session.refuseUnwritable(jobs.map { $0.path(in: template) }, of: template)
    let isStrict = session.choices.isStrict
    session.forEach(jobs) { scene, job in
      let folder = template.isStandardOutput ? "" : RelativePath.folder(of: job.path(in: template))
      let converted = scene.convertedScene { RelativePath.of($0, from: folder) }
      return (scene: converted, result: isStrict ? scene.result() : nil)
    } then: { index, converted in
      if let result = converted.result { session.report(result) }
      let path = jobs[index].path(in: template)
      do {
        try OutputWriter.write(Array((converted.scene?.text ?? "").utf8), to: path, of: template)
        session.reportLeftOut(lines: converted.scene?.leftOutCount ?? 0, of: path)
      } catch {
        session.fail(Failure(error, of: path))
      }
    }
    try session.finish()
  }
}

extension Session {
  /// Reports how many lines of a converted scene became comments, because it can't be read with
  /// them.
  fileprivate func reportLeftOut(lines count: Int, of path: String) {
    guard count > 0 else { return }
    let words =
      count == 1
      ? "1 line that a scene cannot state is a comment"
      : "\(count) lines that a scene cannot state are comments"
    log.say(
      Diagnostic(
        severity: .note, code: .leftOut, message: "\(words) in it ('# left out')",
        file: path == "-" ? "<stdout>" : path, place: nil))
  }
}
