import Foundation
import Testing

@Suite("Apple's launch arguments")
struct AppleArgumentsTests {
  /// Returns the layout of a label under some arguments.
  private func layout(_ arguments: String...) throws -> String {
    let workshop = try Workshop()
    try workshop.write(SampleScene.label, to: "scene.yaml")
    let run = try ProgramRun.run(
      ["layout", "scene.yaml", "--text", "blocks"] + arguments,
      in: workshop.folder)
    #expect(run.status == 0, "\(run.words)")
    return run.text
  }

  @Test(
    "mean the same as the program's own options",
    arguments: [
      (["-NSDoubleLocalizedStrings", "YES"], ["--double-strings"]),
      (["-NSAccentuateLocalizedStrings", "YES"], ["--strings", "accented"]),
      (
        ["-NSSurroundLocalizedStrings", "YES", "-NSDoubleLocalizedStrings", "YES"],
        ["--strings", "doubled+bounded"]
      ),
      (
        ["-NSForceRightToLeftLocalizedStrings", "YES", "-NSShowNonLocalizedStrings", "YES"],
        ["--strings", "rtl", "--strings", "nonLocalized"]
      ),
      (["-AppleTextDirection", "YES", "-NSForceRightToLeftWritingDirection", "YES"], ["--rtl"]),
      (["-AppleTextDirection", "YES"], ["--rtl"]),
      (["-NSForceRightToLeftWritingDirection", "1"], ["--rtl"]),
      (["-AppleLanguages", "(ar)"], ["--locale", "ar"]),
      (["-AppleLanguages", "(\"ar\", \"en-GB\")"], ["--locale", "ar"]),
    ])
  func translation(apple: [String], ours: [String]) throws {
    let workshop = try Workshop()
    try workshop.write(SampleScene.label, to: "scene.yaml")
    let base = ["layout", "scene.yaml", "--text", "blocks"]
    let first = try ProgramRun.run(base + apple, in: workshop.folder)
    let second = try ProgramRun.run(base + ours, in: workshop.folder)
    let plain = try ProgramRun.run(base, in: workshop.folder)
    #expect(first.status == 0, "\(first.words)")
    #expect(first.text == second.text)
    #expect(first.text != plain.text)
  }

  @Test("say nothing when their value is NO")
  func no() throws {
    #expect(try layout("-NSDoubleLocalizedStrings", "NO") == layout())
  }

  @Test("draw the alignment rects with -UIViewShowAlignmentRects")
  func alignmentRects() throws {
    let workshop = try Workshop()
    try workshop.write(SampleScene.square, to: "scene.yaml")
    _ = try workshop.run("scene.yaml", "-o", "plain.png")
    _ = try workshop.run("scene.yaml", "-o", "apple.png", "-UIViewShowAlignmentRects", "YES")
    _ = try workshop.run("scene.yaml", "-o", "ours.png", "--show-alignment-rects")
    _ = try workshop.run("scene.yaml", "-o", "listed.png", "--show", "alignmentRects")
    let apple = try #require(workshop.read("apple.png"))
    #expect(apple == workshop.read("ours.png"))
    #expect(apple == workshop.read("listed.png"))
    #expect(apple != workshop.read("plain.png"))
  }

  @Test(
    "are incorrect usage without a value or with an invalid one",
    arguments: [
      (
        ["-NSDoubleLocalizedStrings"],
        "'-NSDoubleLocalizedStrings' needs a value after it, YES or NO"
      ),
      (
        ["-AppleTextDirection", "rtl"],
        "'rtl' is not a value of '-AppleTextDirection', which takes YES or NO"
      ),
      (
        ["-AppleLanguages", "ar"],
        "'ar' is not a value of '-AppleLanguages', which takes a list such as \"(ar)\""
      ),
    ])
  func wrongUsage(arguments: [String], sentence: String) throws {
    let workshop = try Workshop()
    let run = try ProgramRun.run(["scene.yaml", "-o", "out.png"] + arguments, in: workshop.folder)
    #expect(run.status == 64)
    #expect(run.words.contains(sentence), "\(run.words)")
    #expect(workshop.names.isEmpty)
  }
}
