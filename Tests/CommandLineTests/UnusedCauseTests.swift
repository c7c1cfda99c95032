import Foundation
import Testing

/// What shared files state and a scene makes no use of is no cause; what is one cause is told as one.
@Suite("Shared causes that are none, and views of components")
struct UnusedCauseTests {
  private static let library = """
    components:
      ticket:
        parameters: { late: { type: flag, default: false } }
        slots: [extra]
        view:
          subviews:
            name: { type: label, text: Name, color: { when: $late, then: brand.warning, else: label } }
            far: { background: red }
            extra: { slot: extra }
        constraints:
          - "H:|-8-[name]-(>=8)-[far(20)]-8-|"
          - "V:|-8-[name]-8-|"
          - far.top == name.top
          - far.height == 10
          - { expr: extra.trailing == self.trailing - 30, optional: true }
          - { expr: extra.top == self.top, optional: true }
    """

  private func project() throws -> Workshop {
    let shop = try Workshop()
    try shop.write("tokens: base.tokens\npictures: [all]\n", to: "alrender.yaml")
    try shop.write(
      """
      { "brand": { "$type": "color", "warning": { "$value": "#AA0000" } },
        "space": { "$type": "dimension", "m": { "$value": "8px" } } }
      """, to: "base.tokens")
    try shop.write(Self.library, to: "Scenes/parts.yaml")
    func scene(_ instance: String) -> String {
      """
      include: parts.yaml
      canvas: { width: 200, height: 90, scale: 1 }
      root: { subviews: { t: { type: ticket\(instance) } } }
      constraints: ["H:|-space_m-[t]|", "V:|[t]"]
      """
    }
    try shop.write(scene(""), to: "Scenes/plain.yaml")
    try shop.write(
      scene(", with: { late: true }, extra: { x: { intrinsicContentSize: [9, 9] } }"),
      to: "Scenes/late.yaml")
    let recorded = try shop.run("record", "--text", "blocks", environment: ["CI": ""])
    #expect(recorded.status < 2, "\(recorded.words)")
    return shop
  }

  private func edit(_ shop: Workshop, _ name: String, _ old: String, _ new: String) throws {
    let text = String(decoding: try #require(shop.read(name)), as: UTF8.self)
    #expect(text.contains(old))
    try shop.write(text.replacing(old, with: new), to: name)
  }

  private func causes(_ shop: Workshop) throws -> [String: [String]] {
    _ = try ProgramRun.run(
      ["verify", "--ci", "--text", "blocks", "--report", "out"], in: shop.folder)
    let report =
      try JSONSerialization.jsonObject(
        with: Data(try #require(shop.read("out/report.json")))) as? [String: Any]
    let checks = try #require(report?["checks"] as? [[String: Any]])
    return Dictionary(
      checks.map { check in
        let words = (check["causes"] as? [[String: Any]] ?? []).compactMap {
          $0["words"] as? String
        }
        return (check["scene"] as? String ?? "", words)
      }
    ) { $0 + $1 }
  }

  // An optional constraint of a slot that a scene leaves out, and a colour behind an `else` that it takes, were
  // named for what a token had moved.
  @Test("A slot that is left out and a branch that is not taken are no causes")
  func leftOut() throws {
    let shop = try project()
    try edit(shop, "base.tokens", "8px", "12px")
    try edit(shop, "base.tokens", "#AA0000", "#BB0000")
    try edit(shop, "Scenes/parts.yaml", "self.trailing - 30", "self.trailing - 34")
    let found = try causes(shop)
    #expect(found["plain"] == ["token space.m is 12, recorded as 8"], "\(found)")
    let late = found["late"] ?? []
    #expect(late.contains("token brand.warning is #BB0000, recorded as #AA0000"), "\(found)")
    #expect(late.contains { $0.contains("self.trailing - 34") }, "\(found)")
  }

  // A constraint that moved nothing was told again as the cause of the next failure, and with it what approving wrote.
  @Test("What moved nothing when all variants passed is no cause of what fails later")
  func passed() throws {
    let shop = try project()
    let record = "goldens/plain/scene.txt"
    let old = try #require(shop.read(record))
    try edit(shop, "Scenes/parts.yaml", "far.top == name.top", "name.top == far.top")
    #expect(try shop.run("verify", "--ci", "--text", "blocks").status == 0)
    #expect(shop.read(record) == old)
    let some = ["verify", "--text", "blocks", "--filter", "^late"]
    #expect(try ProgramRun.run(some, in: shop.folder, environment: ["CI": ""]).status == 0)
    #expect(shop.read(record) == old)
    let all = ["verify", "--text", "blocks"]
    #expect(try ProgramRun.run(all, in: shop.folder, environment: ["CI": ""]).status == 0)
    #expect(shop.read(record) != old)
    try edit(shop, "base.tokens", "8px", "12px")
    #expect(try causes(shop)["plain"] == ["token space.m is 12, recorded as 8"])
    // Files that are as recorded are not approved again.
    let approved = try shop.run("approve", "--from", "out", "--filter", "^plain")
    #expect(approved.text.contains("plain/"), "\(approved.text)\(approved.words)")
    let again = try shop.run("approve", "--from", "out", "--filter", "^plain")
    #expect(again.status == 0 && again.text.isEmpty, "\(again.text)")
  }

  // One rename was 16 causes: keys 'recorded without any', keys that are gone, and constraints.
  @Test("A view of a component with another name is one cause, and so is one that is new or gone")
  func views() throws {
    let shop = try project()
    let whole = String(decoding: try #require(shop.read("Scenes/parts.yaml")), as: UTF8.self)
    try shop.write(whole.replacing("far", with: "distance"), to: "Scenes/parts.yaml")
    var found = try causes(shop)
    #expect(
      found["plain"] == ["the view 'distance' of the component 'ticket' is called 'far' no more"],
      "\(found)")
    try shop.write(
      whole.replacing("far: {", with: "star: { background: blue }\n        far: {")
        .replacing(
          "- far.height", with: "- star.width == 5\n      - star.height == 5\n      - far.height"),
      to: "Scenes/parts.yaml")
    found = try causes(shop)
    #expect(found["plain"] == ["the view 'star' of the component 'ticket' is new"], "\(found)")
  }
}
