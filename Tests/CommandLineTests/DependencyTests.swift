import Foundation
import Testing

/// What batches know about the files that their scenes depend on, and how often they read them.
@Suite("Dependencies of batches")
struct DependencyTests {
  private let workshop: Workshop

  init() throws {
    workshop = try Workshop()
    try workshop.write("scenes: Scenes\n", to: "alrender.yaml")
    try workshop.write(
      """
      components:
        badge:
          parameters: { word: text }
          view: { type: label, verbatim: $word }
      """, to: "Shared/design.yaml")
    try workshop.write(#""title" = "Hello";"#, to: "Shared/en.strings")
    for name in ["a", "b", "c"] { try workshop.write(Self.scene, to: "Scenes/\(name).yaml") }
    try workshop.write("root: {}\ncanvas: { width: 9, height: 9 }\n", to: "Scenes/alone.yaml")
  }

  private static let scene = """
    include: ../Shared/design.yaml
    strings: { en: ../Shared/en.strings }
    canvas: { width: 200, height: 100 }
    root:
      subviews:
        title: { type: label, key: title }
        badge: { type: badge, with: { word: New } }
    constraints:
      - "V:|-[title]-[badge]"
      - "H:|-[title]"
      - "H:|-[badge]"
    """

  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects>
        <view id="roo-t0-001">
          <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
          <subviews>
            <label text="Hello" id="lab-el-001" translatesAutoresizingMaskIntoConstraints="NO">
              <rect key="frame" x="0.0" y="0.0" width="42" height="21"/>
            </label>
          </subviews>
          <constraints>
            <constraint firstItem="lab-el-001" firstAttribute="leading" secondItem="roo-t0-001" \
    secondAttribute="leading" id="con-st-001"/>
            <constraint firstItem="lab-el-001" firstAttribute="top" secondItem="roo-t0-001" \
    secondAttribute="top" id="con-st-002"/>
          </constraints>
        </view>
      </objects>
    </document>
    """

  private func filesRead(_ arguments: String...) throws -> Int? {
    let run = try ProgramRun.run(
      arguments + ["--timings", "json", "--text", "blocks"], in: workshop.folder, input: Data(),
      environment: [:])
    let line = run.words.split(separator: "\n").last { $0.hasPrefix("{") }
    let object = try JSONSerialization.jsonObject(with: Data(#require(line).utf8))
    return (object as? [String: Any])?["filesRead"] as? Int
  }

  private func affected(_ arguments: String...) throws -> [String] {
    let run = try ProgramRun.run(
      ["list", "--affected", "HEAD"] + arguments, in: workshop.folder, input: Data(),
      environment: [:])
    #expect(run.status == 0, "\(run.words)")
    return run.text.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
  }

  @Test("Every file is read once, the search for scenes and all variants included")
  func once() throws {
    // The folder, its four files, the components and the texts.
    #expect(try filesRead("check", "Scenes") == 7)
    #expect(try filesRead("check", "Scenes", "-j", "4", "--matrix", "direction=ltr,rtl") == 7)
    #expect(try filesRead("record") == 7)
    #expect(try filesRead("verify", "--ci") == 7)
    #expect(try filesRead("verify", "--ci", "--cache", "c") == 7)
    try workshop.commit()
    #expect(try filesRead("list", "--affected", "HEAD") == 7)
  }

  @Test("Listing one more scene reads one more file; its components and texts cost nothing")
  func growth() throws {
    for count in [0, 40] {
      for index in 0..<count { try workshop.write(Self.scene, to: "Scenes/more\(index).yaml") }
      #expect(try filesRead("list", "Scenes") == 7 + count)
    }
  }

  @Test("A change in components or texts affects only the scenes that read them")
  func shared() throws {
    try workshop.commit()
    #expect(try affected().isEmpty)
    try workshop.write(#""title" = "Good morning";"#, to: "Shared/en.strings")
    #expect(try affected() == ["a", "b", "c"].map { "Scenes/\($0).yaml" })
    try workshop.write(#""title" = "Hello";"#, to: "Shared/en.strings")
    try workshop.write("root: {}\n", to: "Scenes/alone.yaml")
    #expect(try affected() == ["Scenes/alone.yaml"])
  }

  @Test("Outside a repository, and for an unknown revision, the reason is one line")
  func noRepository() throws {
    let words = try workshop.run("list", "--affected", "HEAD")
    #expect(words.status == 2)
    #expect(words.words == "HEAD: error: '.' is not in a Git repository\n")
    try workshop.commit()
    let path = workshop.folder.appending(path: "written").path
    for revision in ["gone", "--output=\(path)"] {
      let run = try workshop.run("list", "--affected=\(revision)")
      #expect(run.status == 2)
      #expect(run.words.split(separator: "\n").count == 1, "\(run.words)")
    }
    #expect(workshop.read("written") == nil)
  }

  @Test(
    "The texts of a document affect the variants in their language, whatever passes are cached"
  )
  func translations() throws {
    try workshop.write(Self.document, to: "App/Base.lproj/Card.xib")
    let texts = "App/de.lproj/Card.strings"
    try workshop.write(#""lab-el-001.text" = "Hallo";"#, to: texts)
    let german = ["App", "--matrix", "locale=de", "--text", "blocks"]
    func run(_ verb: String, _ more: String...) throws -> ProgramRun {
      try ProgramRun.run(
        [verb] + german + more, in: workshop.folder, input: Data(), environment: [:])
    }
    #expect(try run("record").status == 1)
    try workshop.commit()
    #expect(try run("verify", "--ci", "--cache", "c").status == 0)
    #expect(try run("verify", "--ci", "--cache", "c").text.contains("1 passed"))
    try workshop.write(#""lab-el-001.text" = "Guten Morgen";"#, to: texts)
    #expect(try affected("App").isEmpty)
    #expect(try affected("App", "--matrix", "locale=de") == ["App/Base.lproj/Card.xib#view"])
    #expect(try run("verify", "--ci", "--cache", "c").status == 1)
  }

  @Test("Any picture of an asset catalog affects the documents that are drawn with it")
  func assets() throws {
    try workshop.write(Self.document, to: "App/Card.xib")
    try workshop.write(
      #"{"images":[{"filename":"a.png"}]}"#, to: "Other/A.xcassets/a.imageset/Contents.json")
    try workshop.write("one", to: "Other/A.xcassets/a.imageset/a.png")
    try workshop.write("one", to: "App/Own.xcassets/a.imageset/a.png")
    try workshop.commit()
    try workshop.write("two", to: "Other/A.xcassets/a.imageset/a.png")
    #expect(try affected("App").isEmpty)
    #expect(try affected("App", "--assets", "Other/A.xcassets").count == 1)
    // Those around a document are found.
    try workshop.write("two", to: "App/Own.xcassets/a.imageset/a.png")
    #expect(try affected("App").count == 1)
  }
}
