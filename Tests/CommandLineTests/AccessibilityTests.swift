import Foundation
import Testing

@Suite("accessibility")
struct AccessibilityTests {
  private static let scene = """
    canvas: { width: 320, height: 200 }
    root: { subviews: { total: { type: button, text: 12.50 €, frame: [16, 100, 80, 44], accessibility:
      { label: Total, value: 12 euros 50, hint: Opens the bill, identifier: total } } } }
    """

  private func run(_ scene: String, _ arguments: String...) throws -> ProgramRun {
    let workshop = try Workshop()
    try workshop.write(scene, to: "scene.yaml")
    return try ProgramRun.run(["accessibility", "scene.yaml"] + arguments, in: workshop.folder)
  }

  @Test("prints what is read, element by element")
  func text() throws {
    let run = try run(Self.scene)
    #expect(run.status == 0, "\(run.words)")
    #expect(
      run.text == """
        default en
        1 total "Total: 12 euros 50. Button."
          hint "Opens the bill"
          at (16 100; 80 44)
          identifier "total"

        """)
  }

  @Test("prints one JSON document for each variant, with every key")
  func json() throws {
    let run = try run(Self.scene, "--format", "json")
    let object = try #require(
      try JSONSerialization.jsonObject(with: run.output) as? [String: Any])
    #expect(object["name"] as? String == "default")
    #expect(object["locale"] as? String == "en")
    let element = try #require((object["elements"] as? [[String: Any]])?.first)
    #expect(element["view"] as? String == "total")
    #expect(element["traits"] as? [String] == ["button"])
    #expect(element["frame"] as? [Double] == [16, 100, 80, 44])
    #expect(element["activationPoint"] as? [Double] == [56, 122])
    #expect(element["spoken"] as? String == "Total: 12 euros 50. Button.")
    #expect(element["spokenHint"] as? String == "Opens the bill")
  }

  @Test("says which languages it speaks where it has no words for one")
  func languages() throws {
    let run = try run(Self.scene, "--locale", "sw")
    #expect(run.status == 2)
    #expect(
      run.lines.first == "scene.yaml:1:18: error: there are no spoken words for the language 'sw'"
        || run.lines.first?.contains("there are no spoken words for the language 'sw'") == true)
    #expect(run.words.contains("--locale en"))
  }

  @Test(
    "refuses a trait that there is not, and an order that names a view twice, or none",
    arguments: [
      ("traits: [buton]", "", "unknown"), ("label: a", "accessibility: { order: [b, b] }", "twice"),
      ("label: a", "accessibility: { order: [c] }", "unknown view 'c'"),
      ("elements: [root, root]", "", "twice"), ("label: a", "accessibility: { modal: c }", "'c'"),
      ("label: a", "waive: [{ code: contrast }]", "'why'"),
      ("label: a", "waive: [{ code: contrast, why: ' ' }]", "a waiver needs a reason"),
      ("actions: ['']", "", "nothing is said in 'actions'"),
      ("content: [{}]", "", "nothing is said"),
      ("path: [[0, 0]]", "", "at least three corners"),
    ])
  func wrong(stated: String, rest: String, words: String) throws {
    let scene = """
      canvas: { width: 320, height: 200 }
      root: { subviews: { b: { accessibility: { \(stated) } } } }
      \(rest)
      """
    let run = try run(scene)
    #expect(run.status == 2)
    #expect(run.words.contains(words), "\(run.words)")
    #expect(run.words.hasPrefix("scene.yaml:\(rest.isEmpty ? 2 : 3):"), "\(run.words)")
  }

  @Test("draws a legend beside the picture")
  func legend() throws {
    let workshop = try Workshop()
    try workshop.write(Self.scene, to: "scene.yaml")
    let run = try workshop.run("scene.yaml", "--show", "accessibility", "-o", "out.svg")
    #expect(run.status == 0, "\(run.words)")
    let picture = String(decoding: workshop.read("out.svg") ?? Data(), as: UTF8.self)
    #expect(picture.contains("width=\"620"))
  }

  @Test("is audited on request, with figures and edits")
  func audit() throws {
    let workshop = try Workshop()
    let scene = Self.scene.replacingOccurrences(of: "80, 44]", with: "80, 30]")
    try workshop.write(scene, to: "scene.yaml")
    let plain = try workshop.run("check", "scene.yaml", "--format", "json")
    #expect(!plain.text.contains("smallTarget"))
    let run = try workshop.run("check", "scene.yaml", "--accessibility", "--format", "json")
    #expect(run.text.contains(#""code": "smallTarget", "view": "total""#), "\(run.text)")
    #expect(run.text.contains(#""measured": 30"#))
  }

  @Test("of a nib is written by convert, and read alike")
  func conversion() throws {
    let nib = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17506" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <view contentMode="scaleToFill" id="root"><rect key="frame" x="0" y="0" width="320" height="480"/>
      <subviews><view contentMode="scaleToFill" fixedFrame="YES" id="v">
      <rect key="frame" x="10" y="20" width="30" height="40"/>
      <accessibility key="accessibilityConfiguration" identifier="close" label="Close" hint="Leaves">
      <accessibilityTraits key="traits" button="YES"/><bool key="isElement" value="YES"/></accessibility>
      </view></subviews></view></objects></document>
      """
    let workshop = try Workshop()
    try workshop.write(nib, to: "a.xib")
    #expect(try workshop.run("convert", "a.xib", "-o", "a.yaml").status == 0)
    func words(_ file: String) throws -> [Substring] {
      try workshop.run("accessibility", file).text.split(separator: "\n").dropFirst(2).map { $0 }
    }
    let read = try words("a.xib")
    #expect(read.contains("  identifier \"close\""))
    #expect(try words("a.yaml") == read)
    let spoken = try workshop.run("accessibility", "a.yaml").text
    #expect(spoken.contains("\"Close. Button.\""))
  }
}

@Suite("Goldens of what is read")
struct AccessibilityGoldenTests {
  private static let scene = """
    canvas: { width: 320, height: 200, scale: 1 }
    root:
      subviews:
        pay: { type: button, text: Pay, frame: [16, 100, 80, 44] }
        leave: { type: button, text: Leave, frame: [116, 100, 80, 44] }
    """
  private static let golden = "goldens/card/default.accessibility.txt"

  private func run(_ workshop: Workshop, _ arguments: String...) throws -> ProgramRun {
    try ProgramRun.run(arguments, in: workshop.folder, environment: ["CI": ""])
  }

  private func recorded() throws -> Workshop {
    let workshop = try Workshop()
    try workshop.write(Self.scene, to: "Scenes/card.yaml")
    #expect(try run(workshop, "record", "--accessibility").status == 1)
    #expect(workshop.read(Self.golden) != nil)
    return workshop
  }

  @Test("are compared once they are there, and kept where the project says so")
  func asked() throws {
    let workshop = try Workshop()
    try workshop.write(Self.scene, to: "Scenes/card.yaml")
    _ = try run(workshop, "record")
    #expect(workshop.read(Self.golden) == nil)
    try workshop.write("accessibility: true", to: "alrender.yaml")
    let missing = try run(workshop, "verify", "--ci")
    #expect(missing.status == 1 && missing.text.contains("there is no golden"), "\(missing.text)")
    #expect(try run(workshop, "record").text == "new\tcard/default.accessibility.txt\n")
    try workshop.write("{}", to: "alrender.yaml")
    let passed = try run(workshop, "verify", "--ci")
    #expect(passed.status == 0, "\(passed.text)\(passed.words)")
    #expect(try run(workshop, "record").status == 0)
    #expect(try run(workshop, "prune", "--dry-run").text == "")
  }

  @Test(
    "fail with what is said now, why, and the line; approved, they pass",
    arguments: [
      ("text: Pay,", "text: Pay, accessibility: { traits: link },", "\"Pay. Link.\"", "traits"),
      (
        "text: Pay,", "text: Pay, accessibility: { label: Pay now },", "\"Pay now. Button.\"",
        "label"
      ),
      ("text: Pay,", "text: Pay, accessibility: { hint: Pays },", "the hint of 'pay'", "hint"),
      ("text: Pay,", "text: Pay, accessibility: { hidden: true },", "no longer read", "hidden"),
      (
        "    pay:", "    pay: { type: button, text: Pay, frame: [216, 100, 80, 44] }\n    none:",
        "the reading order is 'leave', 'pay', recorded as 'pay', 'leave'", "moved"
      ),
    ])
  func change(old: String, new: String, words: String, why: String) throws {
    let workshop = try recorded()
    try workshop.write(
      Self.scene.replacing(old, with: new).replacing(
        "    none: { type: button, text: Pay, frame: [16, 100, 80, 44] }\n", with: ""),
      to: "Scenes/card.yaml")
    let failed = try run(workshop, "verify", "--ci", "--reporter", "list,json")
    #expect(failed.status == 1)
    #expect(failed.text.contains(words), "\(failed.text)")
    #expect(failed.text.contains(why), "\(failed.text)")
    if why != "moved" {
      let report = String(
        decoding: workshop.read(".alrender/last-run/report.json") ?? Data(), as: UTF8.self)
      #expect(report.contains("\"lines\": [\n") || report.contains("4"), "\(report)")
      #expect(report.contains("accessibility"), "\(report)")
    }
    #expect(workshop.read(".alrender/last-run/diff/card/default.accessibility.txt") != nil)
    #expect(try run(workshop, "approve").text.contains("card/default.accessibility.txt"))
    let passed = try run(workshop, "verify", "--ci")
    #expect(passed.status == 0, "\(passed.text)")
  }

  @Test("that are damaged, or in a language without words, say what to do")
  func damaged() throws {
    let workshop = try recorded()
    try workshop.write("default en\n1 pay\n", to: Self.golden)
    let damaged = try run(workshop, "verify", "--ci")
    #expect(damaged.status == 2)
    #expect(damaged.text.contains("is not a reading; restore it or record it again"))
    _ = try run(workshop, "record")
    let spoken = try run(workshop, "verify", "--ci", "--locale", "sw")
    #expect(spoken.text.contains("no spoken words for the language 'sw'"), "\(spoken.text)")
  }
}

@Suite("Settings of accessibility")
struct AccessibilitySettingTests {
  private static let scene = """
    canvas: { width: 200, height: 100, scale: 1 }
    root:
      subviews:
        a: { type: label, text: Wide words }
        b: { type: button, text: Press }
    constraints: [ "H:|-[a]", "V:|-[a]-[b]", a.leading == b.leading ]
    """

  private func run(_ arguments: String...) throws -> String {
    let workshop = try Workshop()
    try workshop.write(Self.scene, to: "scene.yaml")
    let run = try ProgramRun.run(arguments, in: workshop.folder)
    #expect(run.status == 0, "\(run.words)")
    return run.text
  }

  @Test("change colours, weights and underlines of a picture, each where it was asked for")
  func pictures() throws {
    func picture(_ option: String?) throws -> String {
      let workshop = try Workshop()
      try workshop.write(Self.scene, to: "scene.yaml")
      let run = try ProgramRun.run(
        ["scene.yaml", "-o", "out.svg"] + (option.map { [$0] } ?? []), in: workshop.folder)
      #expect(run.status == 0, "\(run.words)")
      return String(decoding: workshop.read("out.svg") ?? Data(), as: UTF8.self)
    }
    let plain = try picture(nil)
    for option in ["--increase-contrast", "--bold-text", "--button-shapes"] {
      #expect(try picture(option) != plain, "\(option)")
    }
    for option in ["--reduce-motion", "--reduce-transparency"] {
      #expect(try picture(option) == plain, "\(option)")
    }
  }

  @Test("make text wider where it is bold")
  func bold() throws {
    #expect(
      try run("layout", "scene.yaml", "--format", "text")
        != run("layout", "scene.yaml", "--format", "text", "--bold-text"))
    #expect(
      try run("layout", "scene.yaml", "--format", "text")
        == run("layout", "scene.yaml", "--format", "text", "--increase-contrast"))
  }
}
