import Foundation
import Testing

/// What files that scenes share explain of changed goldens, and what they must not hide.
@Suite("Shared causes")
struct SharedCauseTests {
  private static let tokens = """
    { "space": { "$type": "dimension", "m": { "$value": "16px" }, "l": { "$value": "{space.m}" } },
      "ink": { "$type": "color",
        "day": { "$value": "#112233" },
        "night": { "$value": "#DDEEFF" } } }
    """
  private static let library = """
    colors: { ink: { light: ink.day, dark: ink.night }, other: red }
    components:
      row:
        view: { subviews: { name: { type: label, text: Name }, mark: { background: ink } } }
        constraints:
          - "H:|-space_m-[name]-4-[mark(9)]-(>=0)-|"
          - "V:|[name]|"
          - mark.top == name.top
          - mark.height == 9
        examples: { plain: {} }
      chip:
        view: { background: ink, intrinsicContentSize: [30, 20] }
        examples: { plain: {} }
    """

  private static func scene(_ type: String, _ gap: Int, library: String) -> String {
    """
    include: \(library)
    canvas: { width: 200, height: 90, scale: 1 }
    root: { subviews: { c: { type: \(type) }, l: { type: label, text: Hello } } }
    constraints:
      - c.leading == root.leading
      - c.top == root.top
      - l.leading == root.leading + \(gap)
      - l.top == c.bottom
    """
  }

  private func project() throws -> Workshop {
    let shop = try Workshop()
    try shop.write("tokens: design/base.tokens\n", to: "alrender.yaml")
    try shop.write(Self.tokens, to: "design/base.tokens")
    try shop.write(Self.library, to: "Scenes/parts.yaml")
    try shop.write(Self.scene("row", 5, library: "parts.yaml"), to: "Scenes/a.yaml")
    try shop.write(Self.scene("row", 5, library: "../../parts.yaml"), to: "Scenes/deep/in/b.yaml")
    try shop.write(Self.scene("chip", 5, library: "parts.yaml"), to: "Scenes/chip.yaml")
    let recorded = try shop.run("record", "--text", "blocks", environment: ["CI": ""])
    #expect(recorded.status < 2, "\(recorded.words)")
    return shop
  }

  private func verify(_ shop: Workshop, _ arguments: String...) throws -> String {
    let run = try ProgramRun.run(
      ["verify", "--ci", "--text", "blocks"] + arguments, in: shop.folder)
    #expect(run.status == 1, "\(run.text)\(run.words)")
    return run.text
  }

  private func edit(_ shop: Workshop, _ name: String, _ old: String, _ new: String) throws {
    let text = String(decoding: try #require(shop.read(name)), as: UTF8.self)
    #expect(text.contains(old))
    try shop.write(text.replacing(old, with: new), to: name)
  }

  @Test("A token that changed is the cause, with its values and its line, once for all scenes")
  func token() throws {
    let shop = try project()
    try edit(shop, "design/base.tokens", "16px", "20px")
    let text = try verify(shop)
    // Scenes name the file by different paths; two users and one example have one cause.
    #expect(
      text.contains("✘ token space.m is 20, recorded as 16 (3 checks)  design/base.tokens:1\n"),
      "\(text)")
    #expect(!text.contains("has changed") && !text.contains("chip"), "\(text)")
    let github = try verify(shop, "--reporter", "github")
    #expect(github.contains("::error file=design/base.tokens,line=1,title=3 checks::token space.m"))
  }

  @Test("A token of a dark colour is named where the dark colour is drawn")
  func darkToken() throws {
    let shop = try project()
    let recorded = try shop.run(
      "record", "--text", "blocks", "--pictures", "all", "--matrix", "appearance=light,dark",
      environment: ["CI": ""])
    #expect(recorded.status < 2, "\(recorded.words)")
    try edit(shop, "design/base.tokens", "#DDEEFF", "#AABBCC")
    let text = try verify(shop, "--pictures", "all", "--matrix", "appearance=light,dark")
    #expect(text.contains("✘ token ink.night is #AABBCC, recorded as #DDEEFF"), "\(text)")
    #expect(!text.contains("ink.day"))
  }

  @Test("What goldens record of a project's tokens is the same in every copy of the project")
  func copies() throws {
    let shop = try project()
    let record = { (shop: Workshop) in
      String(decoding: shop.read("goldens/deep/in/b/scene.txt") ?? Data(), as: UTF8.self)
    }
    let stated = record(shop)
    #expect(stated.contains("../../../design/base.tokens"), "\(stated)")
    #expect(!stated.contains(shop.folder.lastPathComponent), "\(stated)")
    // As goldens were recorded once: by the absolute path, and without what the scene uses.
    let lines = stated.split(separator: "\n").filter { line in
      !line.hasPrefix("part\t") && !line.hasPrefix("token\t")
    }
    let former = lines.joined(separator: "\n")
      .replacing("../../../design/base.tokens", with: "/somewhere/else/design/base.tokens")
      .replacing(" by parts", with: "")
    try shop.write(former + "\n", to: "goldens/deep/in/b/scene.txt")
    let passed = try shop.run("verify", "--ci", "--text", "blocks")
    #expect(passed.status == 0, "\(passed.text)")
    try edit(shop, "Scenes/deep/in/b.yaml", "leading + 5", "leading + 6")
    let own = try verify(shop)
    #expect(own.contains("✘ the constraint is 'l.leading == root.leading + 6', recorded as"))
    #expect(!own.contains("uses") && !own.contains("has changed"), "\(own)")
    try edit(shop, "Scenes/deep/in/b.yaml", "leading + 6", "leading + 5")
    try edit(shop, "design/base.tokens", "16px", "20px")
    let shared = try verify(shop)
    #expect(shared.contains("✘ the file '../../../design/base.tokens' has changed"), "\(shared)")
    #expect(!shared.contains("uses '"), "\(shared)")
  }

  @Test("A shared file hides no change of a scene of its own: neither a constraint nor a text")
  func ownFirst() throws {
    let shop = try project()
    try edit(shop, "design/base.tokens", "16px", "20px")
    try edit(shop, "Scenes/a.yaml", "leading + 5", "leading + 120")
    try edit(shop, "Scenes/deep/in/b.yaml", "text: Hello", "text: Howdy")
    let own = "the constraint is 'l.leading == root.leading + 120'"
    let text = try verify(shop, "--report", "report")
    #expect(text.contains("✘ \(own)"), "\(text)")
    #expect(text.contains("✘ 'text' of 'l' is Howdy, recorded as Hello"), "\(text)")
    #expect(text.contains("    why: token space.m is 20, recorded as 16 (design/base.tokens:1)"))
    #expect(
      text.contains("✘ token space.m is 20, recorded as 16 (1 check, 2 more under"), "\(text)")
    // The text is told once.
    #expect(!text.contains("reads"), "\(text)")
    let comment = try shop.run("comment", "report", "--pictures", "none").text
    #expect(comment.contains("#### the constraint is 'l.leading"), "\(comment)")
    #expect(comment.contains("alrender approve --filter '^a/default$'"), "\(comment)")
    let github = try verify(shop, "--reporter", "github")
    #expect(github.contains("::error file=Scenes/a.yaml,line=7,title=a/default::\(own)"))
    #expect(github.contains("::error file=Scenes/deep/in/b.yaml,line=3,"), "\(github)")
  }

  @Test(
    "A component's constraint is one cause for its example and for all who use it, and no others")
  func component() throws {
    let shop = try project()
    try edit(shop, "Scenes/parts.yaml", "]-4-[", "]-14-[")
    try edit(shop, "Scenes/chip.yaml", "leading + 5", "leading + 6")
    let text = try verify(shop)
    #expect(
      text.contains(
        "✘ the constraint of the component 'row' is 'H:|-space_m-[name]-14-[mark(9)]-(>=0)-|', "
          + "recorded as 'H:|-space_m-[name]-4-[mark(9)]-(>=0)-|' (3 checks)  Scenes/parts.yaml:6\n"
      ),
      "\(text)")
    #expect(text.components(separatedBy: "]-14-[").count == 2, "\(text)")
    // The scene of chips includes the same file.
    let chip = try #require(text.components(separatedBy: "✘ ").first { $0.contains("chip") })
    #expect(!chip.contains("why:") && !text.contains("has changed"), "\(text)")
  }

  @Test("diff --rev sees design tokens, and shows what changes for those who use a file of them")
  func diff() throws {
    let shop = try project()
    try shop.write(Self.tokens, to: "design/lone.tokens")
    try shop.commit()
    try edit(shop, "design/base.tokens", "16px", "20px")
    for arguments in [[], ["--", "Scenes"], ["--", "design/base.tokens"]] {
      let run = try ProgramRun.run(
        ["diff", "--text", "blocks", "--rev", "HEAD"] + arguments, in: shop.folder)
      #expect(run.status == 1, "\(arguments): \(run.text)\(run.words)")
      #expect(run.text.contains("Scenes/deep/in/b.yaml"), "\(run.text)")
      #expect(run.text.contains("token space.m is 20, formerly 16"), "\(run.text)")
      #expect(!run.text.contains("chip.yaml") && run.words.isEmpty, "\(run.text)\(run.words)")
    }
    let one = try shop.run("diff", "--text", "blocks", "--rev", "HEAD", "--", "Scenes/a.yaml")
    #expect(one.status == 1 && one.text.contains("token space.m is 20"), "\(one.text)")
    try shop.write(Self.tokens, to: "design/base.tokens")
    try shop.write("{}", to: "design/lone.tokens")
    let lone = try shop.run("diff", "--rev", "HEAD", "--", "design/lone.tokens")
    #expect(lone.status == 0 && lone.text.contains("no scene uses this file"), "\(lone.text)")
  }
}
