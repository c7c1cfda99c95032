import Foundation
import Testing

@Suite("The README")
struct ReadmeTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let scene = "Scenes/showcase/profile-card.yaml"

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
  }

  @Test("shows the scene as it is, without its heading comment")
  func scene() throws {
    let lines = try text(Self.scene).split(separator: "\n", omittingEmptySubsequences: false)
    let scene = lines.drop { $0.hasPrefix("#") }.joined(separator: "\n")
    #expect(try text("README.md").contains("```yaml\n\(scene)```"))
  }

  @Test(
    "shows the pictures that the program draws",
    arguments: [
      ("profile-card.png", []),
      ("profile-card-rtl-dark.png", ["--rtl", "--dark"]),
    ])
  func pictures(name: String, options: [String]) throws {
    #expect(try text("README.md").contains("Documentation/Images/\(name)"))
    let workshop = try Workshop()
    let output = workshop.folder.appending(path: "out.png").path
    let run = try ProgramRun.run(
      [Self.scene, "-o", output] + options, in: Self.root, streams: workshop.folder)
    #expect(run.status == 0, "\(run.words)")
    let shown = try Data(contentsOf: Self.root.appending(path: "Documentation/Images/\(name)"))
    #expect(workshop.read("out.png") == shown, "'make readme' draws the pictures anew")
  }

  @Test("quotes the program's own words about a mistake")
  func words() throws {
    let workshop = try Workshop()
    let run = try ProgramRun.run(
      ["Scenes/broken/unknown-key.yaml", "-o", "-"], in: Self.root,
      streams: workshop.folder)
    #expect(run.status == 2)
    #expect(try text("README.md").contains("```\n\(run.words)```"), "\(run.words)")
  }

  @Test("names folders and documents that exist")
  func links() throws {
    let readme = try text("README.md")
    for match in readme.matches(of: /(?:\]\(|(?:src|href)=")([A-Za-z][^):"#]*)[)"#]/) {
      let path = Self.root.appending(path: String(match.1)).path
      #expect(FileManager.default.fileExists(atPath: path), "\(match.1)")
    }
  }
}
