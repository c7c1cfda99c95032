import Foundation
import Testing

@Suite("Conversion of cells into components")
struct CellConversionTests {
  private static let tables = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appending(path: "../../Scenes/documents/tables.storyboard")
    .standardized

  @Test("An accessory in the document is an accessory in the scene")
  func accessories() throws {
    let shop = try Workshop()
    let text = String(decoding: try Data(contentsOf: Self.tables), as: UTF8.self)
    let accessories = Set(
      text.matches(of: /accessoryType="(\w+)"/).map { String($0.output.1) }.filter { $0 != "none" })
    try #require(!accessories.isEmpty)
    // A project's document would be written to the folder that it has below the project's scenes.
    try shop.write(text, to: "tables.storyboard")
    let made = try ProgramRun.run(
      ["convert", "tables.storyboard", "-o", "{scene}.yaml"], in: shop.folder)
    #expect(made.status == 0, "\(made.words)")
    let scenes = try FileManager.default.contentsOfDirectory(atPath: shop.folder.path)
      .filter { $0.hasSuffix(".yaml") }
      .map { String(decoding: try #require(shop.read($0)), as: UTF8.self) }.joined()
    for words in [
      "text: \"GENERAL\"",
      "text: \"Cards have round corners and no line below their last row.\"",
    ] {
      #expect(scenes.contains(words))
    }
    for accessory in accessories { #expect(scenes.contains("accessoryType: \(accessory)")) }
  }

  @Test("A prototype becomes a component with its texts as parameters, in the same place")
  func prototypes() throws {
    let shop = try Workshop()
    let made = try ProgramRun.run(
      ["convert", Self.tables.path, "--root", "Prototypes", "-o", "list.yaml"], in: shop.folder)
    #expect(made.status == 0, "\(made.words)")
    let text = String(decoding: try #require(shop.read("list.yaml")), as: UTF8.self)
    for part in [
      "components:\n  basic:\n    why: \"The cell 'Basic'.\"\n",
      "    parameters: { titleLabel: { type: text, default: \"Title\" } }\n",
      "text: \"$titleLabel\"", "basic: { type: basic, frame: [0, 28, 375, 44] }",
    ] { #expect(text.contains(part), "\(part)") }
    let frames = try [[Self.tables.path, "--root", "Prototypes"], ["list.yaml"]].map { file in
      let run = try ProgramRun.run(["layout"] + file + ["--format", "json"], in: shop.folder)
      let object = try #require(
        JSONSerialization.jsonObject(with: Data(run.text.utf8)) as? [String: Any])
      let views = try #require(object["views"] as? [[String: Any]])
      return views.map { ($0["frame"] as? [NSNumber])?.map(\.doubleValue) ?? [] }
    }
    #expect(frames[0].count > 5)
    #expect(frames[0] == frames[1])
  }
}
