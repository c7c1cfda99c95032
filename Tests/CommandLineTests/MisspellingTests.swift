import Foundation
import Testing

@Suite("Misspelt command lines")
struct MisspellingTests {
  @Test(
    "A first word that is neither a verb nor a file is incorrect usage, and nothing is drawn",
    arguments: [
      (["layuot", "card.yaml"], "'layuot' is not a verb; did you mean 'layout'?"),
      (["rendr", "card.yaml", "-o", "x.png"], "'rendr' is not a verb; did you mean 'render'?"),
      (
        ["animte", "card.yaml", "--to", "wide", "-o", "x.png"],
        "'animte' is not a verb; did you mean 'animate'?"
      ),
      (["card", "-o", "x.png"], "'card' is not a verb, and there is no such file"),
      (["validate", "card.yaml"], "'validate' is not a verb; did you mean 'check'?"),
      (["preview", "card.yaml"], "'preview' is not a verb; did you mean 'render'?"),
      (["help", "animte"], "'animte' is not a verb; did you mean 'animate'?"),
      (["help", "nope"], "'nope' is not a verb"),
      (["help", "fonts", "lst"], "'lst' is not a verb of 'fonts'; did you mean 'list'?"),
      (["fonts", "lst"], "'lst' is not a verb of 'fonts'; did you mean 'list'?"),
    ])
  func verb(words: [String], message: String) throws {
    let workshop = try Workshop()
    try workshop.write(SampleScene.square, to: "card.yaml")
    let run = try ProgramRun.run(words, in: workshop.folder)
    #expect(run.status == 64)
    #expect(run.lines.first == "error: \(message)")
    #expect(run.output.isEmpty)
    #expect(workshop.names == ["card.yaml"])
  }

  @Test("Scenes need no verb, with or without a file extension")
  func scenes() throws {
    let workshop = try Workshop()
    try workshop.write(SampleScene.square, to: "card.yaml")
    try workshop.write(SampleScene.square, to: "card")
    try workshop.write(SampleScene.square, to: "folder/card.yaml")
    for scene in ["card.yaml", "card", "folder", "folder/card.yaml"] {
      let run = try workshop.run(scene, "-o", "card.png")
      #expect(run.status == 0, "\(run.words)")
    }
    #expect(try workshop.run("nowhere.yaml", "-o", "x.png").status == 2)
    #expect(try workshop.run("-", "-o", "x.png", input: SampleScene.square).status == 0)
    for words in [["help"], ["help", "help"], ["help", "fonts", "list"], ["help", "layout"]] {
      #expect(try ProgramRun.run(words, in: workshop.folder).status == 0, "\(words)")
    }
  }

  @Test(
    "An unknown option is reported before the arguments that it leaves missing",
    arguments: [
      (["card.yaml", "--ouput", "x.png"], "'--ouput'. Did you mean '--output'?"),
      (["animate", "--too", "wide"], "'--too'. Did you mean '--to'?"),
      (["--verison"], "'--verison'. Did you mean '--version'?"),
      (["layout", "card.yaml", "--formt", "json"], "'--formt'. Did you mean '--format'?"),
      (["layout", "--formt=json"], "'--formt'. Did you mean '--format'?"),
      (["fonts", "list", "--font-paht", "x"], "'--font-paht'. Did you mean '--font-path'?"),
      (["verify", "--threshhold", "0", "--cluster", "x"], "'--threshhold'. Did you mean"),
      (["card.yaml", "--nothing-like-it"], "'--nothing-like-it'"),
      (["card.yaml", "-o", "x.png", "--lang", "de"], "'--lang'. Did you mean '--locale'?"),
    ])
  func option(words: [String], message: String) throws {
    let workshop = try Workshop()
    try workshop.write(SampleScene.square, to: "card.yaml")
    let run = try ProgramRun.run(words, in: workshop.folder)
    #expect(run.status == 64)
    #expect(run.words.hasPrefix("error: unknown option \(message)"), "\(run.words)")
    #expect(run.lines.contains { $0.hasPrefix("Usage: alrender ") }, "\(run.words)")
    #expect(run.lines.contains { $0.hasSuffix(" --help' for more information.") }, "\(run.words)")
  }

  @Test(
    "A value of another system, or of a scene's form, gets the option's own",
    arguments: [
      (["--text-size", "AX3"], "did you mean 'accessibilityExtraLarge'?"),
      (["--text-size", "accessibility5"], "did you mean 'accessibilityExtraExtraExtraLarge'?"),
      (["--strings", "double"], "did you mean 'doubled'?"),
      (["--variant", "direction:rtl"], "did you mean 'direction=rtl'?"),
      (["--variant", "rtl"], "did you mean 'direction=rtl'?"),
    ])
  func value(words: [String], hint: String) throws {
    let workshop = try Workshop()
    try workshop.write(SampleScene.square, to: "card.yaml")
    let run = try ProgramRun.run(["card.yaml", "-o", "x.png"] + words, in: workshop.folder)
    #expect(run.status == 64 && run.lines.first?.contains(hint) == true, "\(run.words)")
    #expect(workshop.names == ["card.yaml"])
  }

  @Test("Missing arguments are reported if every option exists")
  func missing() throws {
    let workshop = try Workshop()
    try workshop.write(SampleScene.square, to: "card.yaml")
    for words in [
      ["card.yaml"], ["card.yaml", "--rtl", "-j1", "--strings=rtl"],
      ["card.yaml", "--", "--ouput"],
      ["animate", "card.yaml", "-o", "x.png"], ["layout"],
    ] {
      let run = try ProgramRun.run(words, in: workshop.folder)
      #expect(run.status == 64)
      #expect(run.words.hasPrefix("error: missing expected argument"), "\(run.words)")
    }
  }

  @Test("All placeholders of an animation's file name are listed")
  func places() throws {
    let workshop = try Workshop()
    let run = try workshop.run("animate", "card.yaml", "--to", "b", "-o", "g/{frames}.png")
    #expect(run.status == 64)
    #expect(run.words.contains("there are {scene}, {variant}, {scale} and {frame}"))
    let render = try workshop.run("card.yaml", "-o", "g/{frames}.png")
    #expect(render.words.contains("there are {scene}, {variant} and {scale}"))
  }
}
