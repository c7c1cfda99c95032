import Foundation
import Testing

@Suite("The program")
struct ProgramTests {
  @Test("prints its version and those of its libraries")
  func version() throws {
    let run = try Workshop().run("--version")
    #expect(run.status == 0)
    for name in ["alrender", "cairo", "pango", "harfbuzz", "freetype", "fontconfig"] {
      #expect(run.text.contains("\(name) "), "\(run.text)")
    }
  }

  @Test("has help, and each verb has help with an example")
  func help() throws {
    let workshop = try Workshop()
    let run = try workshop.run("--help")
    #expect(run.status == 0)
    #expect(run.words.isEmpty)
    for verb in ["render", "layout"] {
      #expect(run.text.contains("  \(verb)"), "\(run.text)")
      let help = try workshop.run(verb, "--help")
      #expect(help.status == 0)
      #expect(help.text.contains("alrender \(verb)"), "\(help.text)")
    }
  }

  @Test("uses no colour where standard error is not a terminal")
  func colours() throws {
    let run = try Workshop().run("nowhere.yaml", "-o", "-")
    #expect(!run.words.contains("\u{1B}"))
  }
}
