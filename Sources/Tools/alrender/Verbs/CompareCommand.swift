import ArgumentParser
import Documents
import Drawing
import Geometry
import Goldens
import Rendering
import Typesetting

/// `alrender compare`: the places in two pictures, such as one from a Mac and one from here.
struct CompareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Compare the places of what two pictures show, not their pixels.",
    usage: "alrender compare REFERENCE.png OURS.png [options]",
    discussion: """
      alrender compare Mac/card@3x.png card@3x.png
      alrender compare Mac/card.png card.png --scale 3 --within 0.5
      alrender compare Mac/card@3x.png card@3x.png --scene Scenes/card.yaml -o difference.png

      Lines of text, icons, rules and panels are boxes, matched one to one; the distances of their \
      edges are in points. So the reference may come from the simulator: letters and smoothed edges \
      need not be the same. Colours, the rounding of corners and ink that differs (another icon or \
      word) are noted where places agree; shadows, gradients, opacity and what is inside a photograph \
      are not compared. With '--scene' the boxes have the names of views.

      The scale of a picture is that of '--scale', of its name ('@3x'), of the scene's size, of a \
      device's screen, or of the other picture.

      Exit codes: 0 all edges within the limit, nothing missing or extra; 1 otherwise, \
      with '--exact' also for what is noted and for two empty pictures; 2 something cannot be read.
      """)

  /// How the differences are printed.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    /// A line for each box that differs.
    case text
    /// One JSON document.
    case json
  }

  @Argument(
    help: ArgumentHelp("The picture that is right.", valueName: "REFERENCE.png"),
    completion: .file())
  var reference: String

  @Argument(
    help: ArgumentHelp("The picture to judge.", valueName: "OURS.png"), completion: .file())
  var ours: String

  @Option(
    help: ArgumentHelp("How far an edge may be from the reference's, in points.", valueName: "PT"))
  var within = 1.0

  @Flag(
    help: "Fail if colours, corners or ink differ, too, or if neither picture shows anything.")
  var exact = false

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "A picture of both with the boxes that differ; '-' is standard output.",
      valueName: "DIFF.png"), completion: .file(),
    transform: { try OutputTemplate($0) })
  var output: OutputTemplate?

  @Option(help: "How the differences are printed.")
  var format = Format.text

  @Option(
    help: ArgumentHelp(
      "The scene or document that OURS.png shows, to name the views.", valueName: "SCENE"),
    completion: .file())
  var scene: String?

  @OptionGroup(title: "Layout of the scene")
  var layout: LayoutOptions

  func validate() throws {
    guard within.isFinite, within >= 0 else {
      throw ValidationError(
        "'--within' is a distance in points, such as 0.5, not '\(NumberText.of(within))'")
    }
    if let output, output.hasPlaces {
      throw ValidationError("'\(output)' is a single picture; leave out the places in braces")
    }
    let isFile = output.map { $0.isStandardOutput || (!$0.isFolder && $0.format != nil) } ?? true
    if let output, !isFile {
      throw ValidationError("'\(output)' must end in .png, .pdf or .svg")
    }
    if output?.isStandardOutput == true, format == .json {
      throw ValidationError("'-o -' and '--format json' would both write to standard output")
    }
  }

  func run() throws {
    let session = try Session(layout.choices, at: scene.map { [$0] } ?? [], draws: false)
    do {
      let images = (
        try FileComparison.picture(reference), try FileComparison.picture(ours)
      )
      let shown = try scene.flatMap { try session.layout(ofScene: $0) }
      // A scene with errors has been reported.
      if session.log.status == .done { try compare(images, shown, session) }
    } catch let error as GoldenError {
      session.fail(error.description, file: "compare")
    }
    try session.finish()
  }

  private func compare(
    _ images: (ImageBuffer, ImageBuffer), _ shown: ShownScene?, _ session: Session
  ) throws {
    let scale = PictureScale(
      PictureScale.Subject(images.0, path: reference), PictureScale.Subject(images.1, path: ours),
      stated: layout.scale, scene: shown?.size)
    if scale.isGuess {
      session.log.say(
        Diagnostic(
          .note, "nothing tells how many pixels a point has; 1 is assumed ('--scale 3' for 3)",
          file: reference))
    }
    let pictures = (
      images.0.withScale(scale.reference), images.1.withScale(scale.ours)
    )
    var comparison = try InkComparison(
      reference: pictures.0, ours: pictures.1, within: within)
    if let shown { comparison.name(by: shown.layout) }
    if let clause = Self.sizeClause(pictures.1.size, of: shown) {
      session.log.say(Diagnostic(.note, clause, file: ours))
    }
    let isFaulty = !comparison.agrees || exact && (comparison.isEmpty || !comparison.notes.isEmpty)
    if isFaulty { session.log.settle(.checkFailed) }
    for clause in [comparison.sizeClause, comparison.leftOutClause].compactMap(\.self) {
      session.log.say(Diagnostic(.note, clause, file: ours))
    }
    if output?.isStandardOutput != true {
      let sentences = comparison.sentences + comparison.noteSentences.map { "note: " + $0 }
      let lines =
        sentences.map(Escape.line)
        + [comparison.remark, comparison.summary].compactMap(\.self)
      Console.put(
        format == .json ? comparison.json.text + "\n" : lines.map { "\($0)\n" }.joined())
    }
    guard let output, let resources = session.sheetResources() else { return }
    let sheet = comparison.sheet(
      pictures.0, pictures.1, title: OutputFile.parts(of: reference).name)
    if let failure = Failure.catching(
      output.description,
      {
        let bytes = try SheetRenderer(resources: resources, captions: try? FontLibrary())
          .encoded(sheet, as: output.format ?? .png)
        try OutputWriter.write(bytes, to: output.description, of: output)
      })
    {
      session.fail(failure)
    }
  }
}

extension CompareCommand {
  /// Returns that a picture has another size than its scene, as a clause; nil if not.
  private static func sizeClause(_ size: Size, of scene: ShownScene?) -> String? {
    guard let stated = scene?.size,
      abs(size.width - stated.width) >= 1 || abs(size.height - stated.height) >= 1
    else { return nil }
    func words(_ size: Size) -> String {
      "\(size.width.shortDescription) x \(size.height.shortDescription)"
    }
    return "the picture is \(words(size)) points large, its scene \(words(stated))"
  }
}

/// A scene as laid out, with the size of its picture in points.
private struct ShownScene: Sendable {
  let layout: LayoutResult
  let size: Size
}

extension Session {
  /// Lays out the one variant that a picture shows.
  fileprivate func layout(ofScene path: String) throws -> ShownScene? {
    let jobs = Array(try jobs(for: [path]))
    guard jobs.count <= 1 else {
      fail(
        "has \(jobs.count) layouts, and the picture shows one of them; "
          + "name it with '--variant' or '--root'", file: path)
      return nil
    }
    return results(of: jobs) { scene in
      ShownScene(
        layout: scene.recorded(findsAmbiguity: false, findsRanges: false), size: scene.pictureSize)
    }.first.flatMap(\.self)
  }
}
