import ArgumentParser

/// What `alrender render` is to do, whichever reader of the command line set it.
struct RenderRequest {
  /// The scenes, and folders to search for scenes; `-` is standard input.
  var scenes: [String] = []
  /// The template for pictures.
  var output: OutputTemplate?
  /// The template for captioned pictures of all variants of a scene.
  var sheet: OutputTemplate?
  /// The template for pictures of whole storyboards, as on Interface Builder's canvas.
  var canvas: OutputTemplate?
  /// The template for captioned pictures that show only problems.
  var diagnose: OutputTemplate?
  /// Whether ambiguous layouts are drawn at both ends of their range.
  var exercise = false
  /// The options for the layouts.
  var layout = LayoutWords()

  /// Throws if the request is invalid, before anything is read.
  func validate() throws {
    guard output != nil || sheet != nil || diagnose != nil || canvas != nil else {
      throw ValidationError("Missing expected argument '--output <OUT>', or '--sheet <OUT>'")
    }
    for template in [output, sheet, diagnose, canvas].compactMap({ $0 })
    where template.format == nil {
      throw ValidationError("'\(template)' must end in .png, .pdf or .svg, or name a folder")
    }
    for sheet in [sheet, canvas].compactMap({ $0 })
    where sheet.pieces.contains(.variant) || sheet.pieces.contains(.scale) {
      throw ValidationError("'\(sheet)' takes only {scene}: a sheet holds all variants")
    }
  }

  private func validateExercise() throws {
    if exercise, output == nil || output?.isStandardOutput == true {
      throw ValidationError("'--exercise' draws two pictures: it needs '-o' and the name of a file")
    }
  }

  /// Draws everything. Throws the exit code unless everything went well.
  func run() throws {
    try validateExercise()
    let session = try Session(layout.choices, at: scenes)
    let inputs = try session.inputs(at: scenes)
    let jobs = try session.jobs(of: inputs)
    let isWhole = try drawWhole(jobs, with: session)
    if canvas == nil, !isWhole {
      for path in session.viewless where !session.searched.contains(path) {
        session.fail("there is nothing to draw", file: path)
      }
    }
    if let output = output?.filled(for: jobs), !isWhole {
      if exercise {
        try session.exercise(jobs, to: output)
      } else {
        try session.render(jobs, to: output, isOnly: sheet == nil && canvas == nil)
      }
    }
    if let canvas { try session.drawCanvases(of: jobs, to: canvas.filled(for: [])) }
    if let diagnose {
      try session.drawDiagnoses(
        of: jobs, to: diagnose.filled(for: jobs), isOnly: output == nil && sheet == nil)
    }
    if let sheet {
      try session.drawSheets(
        of: try session.jobs(of: inputs, all: true), to: sheet.filled(for: []))
    }
    try session.finish()
  }

  /// Draws a whole document where one picture is all that is wanted of it.
  private func drawWhole(_ jobs: [Job], with session: Session) throws -> Bool {
    guard let output, !exercise, sheet == nil, canvas == nil, diagnose == nil else { return false }
    return try session.drawWhole(jobs, to: output)
  }
}
