import Foundation
import Testing

@Suite("Large scenes")
struct LargeSceneTests {
  @Test("of 5,000 views are laid out and drawn")
  func wide() throws {
    let workshop = try Workshop()
    var text = "canvas: { width: 400, height: 5000, scale: 1 }\nroot:\n  subviews:\n"
    for index in 0..<5000 { text += "    v\(index): { background: '#3366CC' }\n" }
    text += "constraints:\n"
    for index in 0..<5000 {
      text += "  - v\(index).leading == root.leading + \(index % 10 * 40)\n"
      text += "  - v\(index).top == root.top + \(index / 10 * 10)\n"
      text += "  - v\(index).width == 38\n  - v\(index).height == 8\n"
    }
    try workshop.write(text, to: "scene.yaml")
    let run = try workshop.run("scene.yaml", "-o", "out.png")
    #expect(run.status == 0, "\(run.words)")
    #expect(workshop.read("out.png") != nil)
  }

  @Test("nested 500 deep are laid out and drawn")
  func deep() throws {
    let workshop = try Workshop()
    var text = "{\"canvas\": {\"width\": 1200, \"height\": 1200, \"scale\": 1}, \"root\": {"
    for level in 0..<500 { text += "\"subviews\": {\"v\(level)\": {\"background\": \"#33C\", " }
    text += "\"alpha\": 1" + String(repeating: "}}", count: 500) + "}, \"constraints\": [\n"
    var parent = "root"
    for level in 0..<500 {
      text += "\"H:|-1-[v\(level)]-1-|\", \"V:|-1-[v\(level)]-1-|\",\n"
      parent = "v\(level)"
    }
    text += "\"\(parent).width >= 10\"]}"
    try workshop.write(text, to: "scene.json")
    let run = try workshop.run("layout", "scene.json", "--format", "json")
    #expect(run.status == 0, "\(run.words)")
    #expect(run.text.contains("\"absoluteFrame\": [500, 500, 200, 200]"))
    let picture = try workshop.run("scene.json", "-o", "out.png")
    #expect(picture.status == 0, "\(picture.words)")
  }
}
