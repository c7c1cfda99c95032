import Foundation
import Testing

@Suite("Scenes that cannot be read")
struct UnreadableSceneTests {
  private static let sound = """
    canvas: { width: 40, height: 30, scale: 1 }
    root: { subviews: { box: { frame: [1, 2, 3, 4] } } }
    """

  private func checks(_ data: Data?) throws -> [[String: Any]] {
    let report = try JSONSerialization.jsonObject(with: #require(data)) as? [String: Any]
    return try #require(report?["checks"] as? [[String: Any]])
  }

  @Test(
    "verify reports them with their error, checks the others, and reports no golden as unclaimed")
  func verify() throws {
    let workshop = try Workshop()
    for name in ["a", "b"] { try workshop.write(Self.sound, to: "Scenes/\(name).yaml") }
    _ = try workshop.run("record")
    try workshop.write("root: { subview: {} }\n", to: "Scenes/b.yaml")
    let run = try workshop.run("verify", "--ci", "--reporter", "list,json", "--report", "out")
    #expect(run.status == 2, "\(run.words)")
    #expect(run.words.hasPrefix("Scenes/b.yaml:1:9: error: unknown key 'subview'"))
    let checks = try checks(workshop.read("out/report.json"))
    #expect(checks.compactMap { $0["scene"] as? String } == ["a", "b"])
    #expect(checks.compactMap { $0["status"] as? String } == ["passed", "failed"])
    let causes = checks[1]["causes"] as? [[String: Any]]
    let words = causes?.first?["words"] as? String
    #expect(words == "the scene cannot be read: line 1: unknown key 'subview' in a view")
    #expect(run.text.contains("1 passed"), "\(run.text)")
    #expect(!run.text.contains("unclaimed"), "\(run.text)")
  }

  @Test("What a file of tokens states wrongly is one cause, in that file, for all scenes")
  func tokens() throws {
    let workshop = try Workshop()
    try workshop.write("scenes: Scenes\ntokens: [base.tokens, theme.tokens]\n", to: "alrender.yaml")
    for (name, value) in [("base", "8px"), ("theme", "8pxx")] {
      try workshop.write(
        "\n{ \"space\": { \"m\": { \"$type\": \"dimension\", \"$value\": \"\(value)\" } } }\n",
        to: "\(name).tokens")
    }
    let scene = "root: { subviews: { box: {} } }\nconstraints: [box.size == space_m]\n"
    for name in ["a", "b"] { try workshop.write(scene, to: "Scenes/\(name).yaml") }
    let run = try workshop.run("verify", "--ci", "--reporter", "list,json", "--report", "out")
    #expect(run.words.hasPrefix("theme.tokens:2:"), "\(run.words)")
    #expect(!run.words.contains("space_m"), "a base's value is not lost: \(run.words)")
    let causes = try checks(workshop.read("out/report.json")).map {
      ($0["causes"] as? [[String: Any]])?.first
    }
    #expect(causes.map { $0?["file"] as? String } == ["theme.tokens", "theme.tokens"])
    #expect(causes.map { $0?["line"] as? Int } == [2, 2])
    #expect(run.text.components(separatedBy: "is not a length").count == 2, "\(run.text)")
  }

  @Test("record writes nothing for them, but the goldens of the others, and ends with their error")
  func record() throws {
    let workshop = try Workshop()
    try workshop.write("root: { subview: {} }\n", to: "Scenes/b.yaml")
    #expect(try workshop.run("record").status == 2)
    #expect(!workshop.names.contains("goldens/environment.json"))
    try workshop.write(Self.sound, to: "Scenes/a.yaml")
    let run = try workshop.run("record")
    #expect(run.status == 2 && run.words.hasPrefix("Scenes/b.yaml:1:9: error: unknown key"))
    #expect(run.text.contains("new\tgoldens/a/default") || run.text.contains("a/default"))
    #expect(workshop.names.contains("goldens/environment.json"))
    let golden = workshop.names.filter { $0.hasPrefix("goldens/") }
    // What the unread scene has recorded before is not taken for a leftover.
    try workshop.write(Self.sound, to: "Scenes/b.yaml")
    _ = try workshop.run("record")
    try workshop.write("root: { subview: {} }\n", to: "Scenes/b.yaml")
    #expect(try workshop.run("record").status == 2)
    #expect(workshop.names.contains { $0.hasPrefix("goldens/b/") } && !golden.isEmpty)
  }

  @Test("verify tells of them before it tells of goldens that are missing")
  func order() throws {
    let workshop = try Workshop()
    try workshop.write(Self.sound, to: "Scenes/a.yaml")
    try workshop.write("root: { subview: {} }\n", to: "Scenes/b.yaml")
    let run = try workshop.run("verify", "--ci")
    #expect(run.text.hasPrefix("✘ the scene cannot be read: line 1:"), "\(run.text)")
    #expect(run.text.components(separatedBy: "unknown key").count == 2, "\(run.text)")
    #expect(run.text.contains("✘ there is no golden"))
  }

  @Test("Variants whose results would share one file are refused with both names")
  func sharedNames() throws {
    let workshop = try Workshop()
    let device = "{ width: 40, height: 30, scale: 1 }"
    try workshop.write(
      "devices: { own: \(device), a/b: \(device), a-b: \(device) }\n", to: "alrender.yaml")
    try workshop.write(
      Self.sound + "\nvariants: { axes: { device: [own, a/b, a-b] } }\n", to: "Scenes/a.yaml")
    let run = try workshop.run("verify", "--ci")
    #expect(run.status == 2, "\(run.words)")
    #expect(
      run.words.contains("the variants 'a/b' and 'a-b' would write their results to the same file"),
      "\(run.words)")
    try workshop.write(Self.sound, to: "Scenes/a.yaml")
    let crossed = try workshop.run(
      "verify", "--ci", "--matrix", "device=own,a/b,a-b")
    #expect(crossed.status == 64, "\(crossed.words)")
    #expect(crossed.words.contains("to the same file; rename one"), "\(crossed.words)")
  }
}
