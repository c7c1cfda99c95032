import Foundation
import Testing

/// Anything that a run leaves out or cannot use is reported once.
@Suite("Silent omissions")
struct SilenceTests {
  private static func document(_ subviews: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects>
        <view id="card" contentMode="scaleToFill">
          <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
          <subviews>
            \(subviews)
          </subviews>
        </view>
      </objects>
      <resources>
        <image name="logo" width="20" height="20"/>
        <image name="hero" width="40" height="20"/>
      </resources>
    </document>
    """
  }

  private static func picture(_ name: String, _ id: String, _ catalog: String = "") -> String {
    """
    <imageView contentMode="scaleToFill" image="\(name)" \(catalog) id="\(id)">
      <rect key="frame" x="0.0" y="0.0" width="20" height="20"/>
    </imageView>
    """
  }

  @Test("Pictures shown as boxes are one note, with the way to supply them")
  func pictures() throws {
    let workshop = try Workshop()
    let subviews = Self.picture("logo", "a") + Self.picture("hero", "b") + Self.picture("logo", "c")
    try workshop.write(Self.document(subviews), to: "Card.xib")
    for verb in ["layout", "check"] {
      let run = try workshop.run(verb, "Card.xib")
      #expect(run.status == 0)
      #expect(
        run.words.contains(
          "note: 2 pictures are not available; boxes with their names are shown instead: "
            + "'logo', 'hero'"),
        "\(run.words)")
      #expect(run.words.contains("hint: name the app's asset catalogs: '--assets Assets.xcassets'"))
    }
    try workshop.write(
      #"{"images":[{"filename":"logo.png","idiom":"universal"}]}"#,
      to: "A.xcassets/logo.imageset/Contents.json")
    let square = try workshop.run(
      "-", "-o", "A.xcassets/logo.imageset/logo.png", input: SampleScene.square)
    #expect(square.status == 0)
    let partly = try workshop.run("layout", "Card.xib", "--assets", "A.xcassets")
    #expect(
      partly.words.contains(
        "note: the picture 'hero' is not available; a box with its name is shown instead"),
      "\(partly.words)")
    #expect(
      partly.words.contains("none of the catalogs given by '--assets' has a set of that name"))
  }

  @Test("A system symbol without a drawing is a note; one with a drawing is not")
  func symbols() throws {
    let workshop = try Workshop()
    let subviews =
      Self.picture("star.fill", "a", "catalog=\"system\"")
      + Self.picture("no.such.symbol", "b", "catalog=\"system\"")
    try workshop.write(Self.document(subviews), to: "Card.xib")
    let run = try workshop.run("layout", "Card.xib")
    #expect(run.status == 0)
    #expect(
      run.words.contains("note: the symbol 'no.such.symbol' is not available"), "\(run.words)")
    #expect(run.words.contains("'--symbols DIR'"))
    #expect(!run.words.contains("star.fill"))
  }

  @Test("Every invalid row of a table is reported; of many, the first twenty and their number")
  func rows() throws {
    let workshop = try Workshop()
    try workshop.write(
      "data: { people: people.csv }\nroot: { subviews: { p: { each: $people, frame: [0, 0, 9, 9] } } }",
      to: "scene.yaml")
    try workshop.write("name,age\nMei,3\nAhmad\nSam,4,5\nNoor,6\n", to: "people.csv")
    let few = try workshop.run("check", "scene.yaml")
    #expect(few.status == 2)
    #expect(few.words.contains("people.csv:3:1: error: the row has 1 cell, but the table has 2"))
    #expect(few.words.contains("people.csv:4:1: error: the row has 3 cells, but the table has 2"))
    let rows = String(repeating: "x\n", count: 1_500)
    try workshop.write("name,age\n" + rows, to: "people.csv")
    let many = try workshop.run("check", "scene.yaml")
    #expect(many.words.split(separator: "\n").count { $0.contains("error: the row has") } == 20)
    #expect(many.words.contains("981 more errors; the first 20 are shown"), "\(many.words)")
    let all = try workshop.run("check", "scene.yaml", "--all")
    #expect(
      all.words.contains("1002:1: error: this row and 499 others below it do not have 2 cells"),
      "\(all.words.suffix(600))")
  }

  @Test("Half of a surrogate pair is reported in its place; a whole pair is its character")
  func surrogates() throws {
    let workshop = try Workshop()
    let scene = #"{"root":{"subviews":{"a":{"type":"label","frame":[0,0,9,9],"text":"TEXT"}}}}"#
    try workshop.write(scene.replacing("TEXT", with: "\\ud83d\\ude00"), to: "whole.json")
    #expect(try workshop.run("layout", "whole.json").text.contains("😀"))
    for half in ["x\\ud800y", "\\udc00", "\\ude00\\ud83d"] {
      try workshop.write(scene.replacing("TEXT", with: half), to: "half.json")
      let run = try workshop.run("layout", "half.json")
      #expect(run.status == 2)
      #expect(run.words.contains("half.json:1:"))
      #expect(run.words.contains("error: the escape is not a valid character"), "\(run.words)")
    }
  }

  @Test("Approving a check for which a report has no results is an error")
  func approvals() throws {
    let workshop = try Workshop()
    try workshop.write("", to: "alrender.yaml")
    try workshop.write(SampleScene.square, to: "Scenes/a.yaml")
    #expect(try workshop.run("record").status == 1)
    try workshop.write(
      SampleScene.square.replacing("== 20", with: "== 24"), to: "Scenes/a.yaml")
    #expect(try workshop.run("verify", "--report", "report").status == 1)
    try FileManager.default.removeItem(at: workshop.folder.appending(path: "report/actual"))
    let approved = try workshop.run("approve", "--from", "report")
    #expect(approved.status == 2, "\(approved.text)")
    #expect(approved.words.contains("'report' has no results for it"), "\(approved.words)")
  }
}
