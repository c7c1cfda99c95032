import ArgumentParser

/// What `alrender render` is asked to do, by whichever reader of the command line.
struct RenderRequest {
  /// The scenes, and folders that are searched for scenes; `-` is standard input.
  var scenes: [String] = []
  /// The picture.
  var output: OutputTemplate?
  /// All variants of a scene on one captioned picture.
  var sheet: OutputTemplate?
  /// A storyboard on one picture, as Interface Builder's canvas shows it.
  var canvas: OutputTemplate?
  /// Only what is wrong, with captions.
  var diagnose: OutputTemplate?
  /// Whether what is ambiguous is drawn at both ends of its range.
  var exercise = false
  /// What is said about the layouts.
  var layout = LayoutWords()

  /// Throws what is wrong with the request before anything is read.
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

  /// Draws everything; throws the exit code unless all went well.
  func run() throws {
    try validateExercise()
    let session = try Session(layout.choices)
    let inputs = try session.inputs(at: scenes)
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
