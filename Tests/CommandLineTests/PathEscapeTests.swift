import Foundation
import Testing

/// Names in files that would become paths outside the folder that the user named.
@Suite("Escapes by paths")
struct PathEscapeTests {
  private static let card = """
    canvas: { width: 120, height: 80, scale: 1 }
    root: { subviews: { box: { background: red } } }
    constraints: [ "H:|-10-[box(20)]", "V:|-10-[box(20)]" ]
    """

  /// Makes a project in a folder of the workshop, so that there is something outside it.
  private func project(_ configuration: String = "", scene: String = card) throws -> Workshop {
    let workshop = try Workshop()
    try workshop.write(scene, to: "project/Scenes/card.yaml")
    if !configuration.isEmpty { try workshop.write(configuration, to: "project/alrender.yaml") }
    try workshop.write("kept", to: "outside/default.layout.txt")
    return workshop
  }

  private func run(_ workshop: Workshop, _ arguments: String...) throws -> ProgramRun {
    try ProgramRun.run(
      arguments, in: workshop.folder.appending(path: "project"), streams: workshop.folder,
      environment: ["CI": ""])
  }

  /// Returns the files outside the project.
  private func outside(_ workshop: Workshop) -> [String] {
    workshop.names.filter { !$0.hasPrefix("project/") }
  }

  private static let surroundings = ["outside", "outside/default.layout.txt", "project"]

  /// A document with two trees, which are told apart by their names and ids.
  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="17506" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects>
        <view contentMode="scaleToFill" id="../../../../x" userLabel="../../../../y">
          <rect key="frame" x="0.0" y="0.0" width="40" height="40"/>
        </view>
        <view contentMode="scaleToFill" id="v2">
          <rect key="frame" x="0.0" y="0.0" width="40" height="40"/>
        </view>
      </objects>
    </document>
    """

  @Test("The id of a document's view does not lead a picture, a scene or a golden elsewhere")
  func documents() throws {
    let workshop = try project()
    try workshop.write(Self.document, to: "project/Scenes/Main.xib")
    let render = try run(workshop, "render", "Scenes/Main.xib", "-o", "out/a/{scene}.png")
    #expect(render.status == 2, "\(render.words)")
    let converted = try run(
      workshop, "convert", "Scenes/Main.xib", "-o", "out/{scene}.yaml")
    // A stated name is a name below the folder, whatever it contains.
    #expect(converted.status == 0, "\(converted.words)")
    let recorded = try run(workshop, "record")
    #expect(recorded.status == 1, "\(recorded.words)")
    #expect(workshop.names.contains { $0.hasPrefix("project/goldens/Main#..-..-..-..-y/") })
    _ = try run(workshop, "verify", "--report", "report")
    #expect(outside(workshop) == Self.surroundings)
  }

  @Test("A device's name does not lead a picture elsewhere")
  func devices() throws {
    let workshop = try project(
      "devices: { \"../../evil\": { width: 90, height: 90 }, \"/tmp/evil\": { width: 91, height: 90 } }",
      scene: Self.card + "\nvariants: { axes: { device: [\"../../evil\", \"/tmp/evil\"] } }")
    let render = try run(
      workshop, "render", "Scenes/card.yaml", "--all-variants", "-o", "out/{variant}.png")
    #expect(render.status == 2 && render.words.contains("leads out"), "\(render.words)")
    let recorded = try run(workshop, "record", "--pictures", "all")
    #expect(recorded.status == 1, "\(recorded.words)")
    #expect(outside(workshop) == Self.surroundings)
  }

  @Test("A report's names do not lead an approval elsewhere, nor a review's pictures")
  func reports() throws {
    let workshop = try project()
    _ = try run(workshop, "record")
    try workshop.write(
      Self.card.replacing("|-10-[box", with: "|-12-[box"), to: "project/Scenes/card.yaml")
    _ = try run(workshop, "verify", "--report", "report")
    let report = String(
      decoding: workshop.read("project/report/report.json") ?? Data(), as: UTF8.self)
    for (honest, evil) in [
      ("\"scene\": \"card\"", "\"scene\": \"../../outside\""),
      ("\"scene\":\"card\"", "\"scene\":\"../../outside\""),
    ] where report.contains(honest) {
      try workshop.write(report.replacing(honest, with: evil), to: "project/evil/report.json")
    }
    try workshop.write("evil", to: "project/evil/outside/default.layout.txt")
    let approved = try run(workshop, "approve", "--from", "evil")
    #expect(approved.status == 2, "\(approved.text)\(approved.words)")
    #expect(approved.words.contains("leads out of its folder"), "\(approved.words)")
    #expect(workshop.read("outside/default.layout.txt") == Data("kept".utf8))
    // A link among the results is not copied into the goldens.
    let actual = workshop.folder.appending(path: "project/report/actual/card/default.layout.txt")
    try FileManager.default.removeItem(at: actual)
    try FileManager.default.createSymbolicLink(
      atPath: actual.path, withDestinationPath: "/etc/passwd")
    let linked = try run(workshop, "approve", "--from", "report")
    #expect(linked.status == 2, "\(linked.text)")
    let golden = workshop.read("project/goldens/card/default.layout.txt")
    #expect(golden.map { !String(decoding: $0, as: UTF8.self).contains("root:") } == true)
  }

  @Test("Links in the folder of goldens are neither pruned through nor recorded through")
  func links() throws {
    let workshop = try project()
    _ = try run(workshop, "record")
    let goldens = workshop.folder.appending(path: "project/goldens")
    try FileManager.default.createSymbolicLink(
      atPath: goldens.appending(path: "gone").path, withDestinationPath: "../../outside")
    try FileManager.default.createSymbolicLink(
      atPath: goldens.appending(path: "ring").path, withDestinationPath: ".")
    let pruned = try run(workshop, "prune")
    #expect(pruned.status == 0, "\(pruned.words)")
    #expect(workshop.read("outside/default.layout.txt") == Data("kept".utf8))
    try workshop.write(Self.card, to: "project/Scenes/gone.yaml")
    let recorded = try run(workshop, "record")
    #expect(recorded.status == 2, "\(recorded.text)")
    #expect(recorded.words.contains("it is a symbolic link"), "\(recorded.words)")
    #expect(workshop.read("outside/default.layout.txt") == Data("kept".utf8))
    #expect(outside(workshop) == Self.surroundings)
  }

  @Test(
    "A configuration names a folder of goldens in its project, and no other",
    arguments: ["../outside", "/tmp/alrender-goldens", "a/../../outside"])
  func configuredGoldens(_ folder: String) throws {
    let workshop = try project("goldens: \(folder)")
    for verb in ["prune", "record", "verify"] {
      let result = try run(workshop, verb)
      #expect(result.status == 2)
      #expect(result.words.contains("alrender.yaml:1:10: error: 'goldens'"), "\(result.words)")
      #expect(result.words.contains("--goldens DIR"), "\(result.words)")
    }
    #expect(outside(workshop) == Self.surroundings)
    try workshop.write("goldens: kept/here/", to: "project/alrender.yaml")
    #expect(try run(workshop, "record").status == 1)
    #expect(workshop.read("project/kept/here/card/default.layout.txt") != nil)
  }

  @Test("A project whose .alrender or goldens is a link stores nothing through it")
  func linkedMemory() throws {
    let workshop = try project()
    for name in [".alrender", "goldens"] {
      try FileManager.default.createSymbolicLink(
        atPath: workshop.folder.appending(path: "project/\(name)").path,
        withDestinationPath: "../outside")
    }
    #expect(try run(workshop, "verify").status != 0)
    #expect(try run(workshop, "record").status == 2)
    _ = try run(workshop, "prune")
    #expect(outside(workshop) == Self.surroundings)
    #expect(workshop.read("outside/default.layout.txt") == Data("kept".utf8))
  }

  @Test("The folder before a placeholder is created if its parent exists")
  func folders() throws {
    let workshop = try project()
    let made = try run(workshop, "render", "Scenes/card.yaml", "-o", "p/{scene}.png")
    #expect(made.status == 0, "\(made.words)")
    #expect(workshop.read("project/p/card.png") != nil)
    let refused = try run(workshop, "render", "Scenes/card.yaml", "-o", "q/r/{scene}.png")
    #expect(refused.status == 2)
    #expect(refused.words.contains("no such folder 'q/r'"), "\(refused.words)")
  }

  @Test("The search for scenes ends where links form a cycle")
  func rings() throws {
    let workshop = try project()
    let scenes = workshop.folder.appending(path: "project/Scenes")
    for name in ["a", "b", "c"] {
      try FileManager.default.createSymbolicLink(
        atPath: scenes.appending(path: name).path, withDestinationPath: ".")
    }
    let listed = try run(workshop, "list")
    #expect(listed.text == "Scenes/card.yaml\tdefault\n", "\(listed.words)")
  }
}
