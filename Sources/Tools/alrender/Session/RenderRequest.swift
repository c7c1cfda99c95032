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
      throw ValidationError("'\(template)' must end in .png, .pdf or .svg")
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
    if canvas == nil {
      for path in session.viewless where !session.searched.contains(path) {
        session.fail("there is nothing to draw", file: path)
      }
    }
    if let output, !exercise {
      try session.render(
        try session.jobs(of: inputs), to: output, isOnly: sheet == nil && canvas == nil)
    }
    if let output, exercise { try session.exercise(try session.jobs(of: inputs), to: output) }
    if let canvas { try session.drawCanvases(of: try session.jobs(of: inputs), to: canvas) }
    if let diagnose {
      try session.drawDiagnoses(
        of: try session.jobs(of: inputs), to: diagnose, isOnly: output == nil && sheet == nil)
    }
    if let sheet {
      try session.drawSheets(of: try session.jobs(of: inputs, all: true), to: sheet)
    }
    try session.finish()
  }
}
