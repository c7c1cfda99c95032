import Foundation
import Testing

@Suite("Nibs converted into component files")
struct NibComponentTests {
  private static let nibs = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appending(path: "../Nibs").standardized

  /// A card with a picture, a title, a button and a field.
  private static let card = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="17156" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <device id="retina5_9" orientation="portrait"/>
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <view contentMode="scaleToFill" id="root" customClass="OfferCard">
          <rect key="frame" x="0" y="0" width="320" height="300"/>
          <subviews>
            <imageView image="badge" translatesAutoresizingMaskIntoConstraints="NO" id="img">
              <rect key="frame" x="16" y="50" width="20" height="15"/>
            </imageView>
            <label text="Costs $5" translatesAutoresizingMaskIntoConstraints="NO" id="ttl" \
    userLabel="Title">
              <rect key="frame" x="44" y="50" width="60" height="20"/>
            </label>
            <button translatesAutoresizingMaskIntoConstraints="NO" id="btn" userLabel="Buy">
              <rect key="frame" x="44" y="80" width="40" height="30"/>
              <state key="normal" title="Buy"/>
            </button>
            <textField translatesAutoresizingMaskIntoConstraints="NO" id="fld" userLabel="Mail" \
    text="a" placeholder="Address">
              <rect key="frame" x="44" y="120" width="100" height="30"/>
            </textField>
          </subviews>
          <viewLayoutGuide key="safeArea" id="safe"/>
          <constraints>
            <constraint firstItem="img" firstAttribute="leading" secondItem="root" \
    secondAttribute="leadingMargin" id="a"/>
            <constraint firstItem="img" firstAttribute="top" secondItem="safe" \
    secondAttribute="top" constant="6" id="b"/>
            <constraint firstItem="ttl" firstAttribute="leading" secondItem="img" \
    secondAttribute="trailing" constant="8" id="c"/>
            <constraint firstItem="ttl" firstAttribute="top" secondItem="img" \
    secondAttribute="top" id="d"/>
            <constraint firstItem="btn" firstAttribute="leading" secondItem="ttl" \
    secondAttribute="leading" id="e"/>
            <constraint firstItem="btn" firstAttribute="top" secondItem="ttl" \
    secondAttribute="bottom" constant="8" id="f"/>
            <constraint firstItem="fld" firstAttribute="leading" secondItem="ttl" \
    secondAttribute="leading" id="g"/>
            <constraint firstAttribute="bottom" secondItem="fld" \
    secondAttribute="bottom" constant="8" id="h"/>
            <constraint firstItem="fld" firstAttribute="width" constant="100" id="i"/>
          </constraints>
        </view>
      </objects>
      <resources><image name="badge" width="20" height="15"/></resources>
    </document>
    """

  private static let picture = Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAACgAAAAeAQMAAABkE86eAAAAA1BMVEUA/wA0XsCoAAAADElEQVR42mNgGHoAAAC0AAGxr1xMAAAAAElFTkSuQmCC"
  )

  /// Converts the card with its picture, and returns the text of the component file.
  private static func converted(in shop: Workshop) throws -> String {
    try shop.write(card, to: "Nibs/Card.xib")
    try shop.write("", to: "Library/notes.txt")
    try shop.write(try #require(picture), to: "A.xcassets/badge.imageset/badge@2x.png")
    try shop.write(
      #"{ "images": [ { "idiom": "universal", "scale": "2x", "filename": "badge@2x.png" } ] }"#,
      to: "A.xcassets/badge.imageset/Contents.json")
    let run = try ProgramRun.run(
      [
        "convert", "Nibs/Card.xib", "--assets", "A.xcassets", "-o", "Library/card.yaml",
        "--text", "blocks",
      ], in: shop.folder)
    #expect(run.status == 0, "\(run.words)")
    return String(decoding: try #require(shop.read("Library/card.yaml")), as: UTF8.self)
  }

  /// Returns the frames of a layout's views in tree order.
  private static func frames(_ arguments: [String], in shop: Workshop) throws -> [[Double]] {
    let run = try ProgramRun.run(
      ["layout"] + arguments + ["--format", "json", "--text", "blocks"], in: shop.folder)
    #expect(run.status == 0, "\(run.words)")
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(run.text.utf8)) as? [String: Any])
    let views = try #require(object["views"] as? [[String: Any]])
    return views.map { ($0["frame"] as? [NSNumber])?.map(\.doubleValue) ?? [] }
  }

  @Test("The texts and pictures of a nib become parameters, and its example shows the originals")
  func parameters() throws {
    let shop = try Workshop()
    let text = try Self.converted(in: shop)
    for part in [
      "components:\n  offerCard:\n    why: \"The nib Card.xib.\"\n",
      "{ type: image, default: \"../A.xcassets/badge.imageset/badge@2x.png\" }",
      "title: { type: text, default: \"Costs $5\" }", "buy: { type: text, default: \"Buy\" }",
      "mail: { type: text, default: \"a\" }",
      "mailPlaceholder: { type: text, default: \"Address\" }",
      "self.safeArea.top + 6", "document: { frame: [0, 0, 320, 300] }",
    ] { #expect(text.contains(part), "\(part)\n\(text)") }
    #expect(!text.contains("root:"))
    let nib = try Self.frames(["Nibs/Card.xib", "--assets", "A.xcassets"], in: shop)
    #expect(try Self.frames(["Library/card.yaml"], in: shop) == nib)
    let example = try Self.frames(
      ["Library/card.yaml", "--component", "offerCard", "--example", "document"], in: shop)
    #expect(Array(example.dropFirst()) == nib)
  }

  @Test("A scene that includes the component draws the same as the nib, and other texts as well")
  func inclusion() throws {
    let shop = try Workshop()
    _ = try Self.converted(in: shop)
    let canvas = "canvas: { width: 320, height: 300, scale: 3, safeArea: [44, 0, 34, 0] }\n"
    try shop.write(
      "include: Library/card.yaml\n\(canvas)root: { type: offerCard }\n", to: "same.yaml")
    try shop.write(
      "include: Library/card.yaml\n\(canvas)root: { type: offerCard, with: { title: Long words } }\n",
      to: "other.yaml")
    let nib = try ProgramRun.run(
      ["render", "Nibs/Card.xib", "--assets", "A.xcassets", "-o", "nib.png"], in: shop.folder)
    let scene = try ProgramRun.run(["render", "same.yaml", "-o", "scene.png"], in: shop.folder)
    #expect(nib.status == 0 && scene.status == 0, "\(nib.words)\(scene.words)")
    #expect(try Self.frames(["other.yaml"], in: shop)[2][2] == 100)
    #expect(
      try Self.frames(["same.yaml"], in: shop)
        == Self.frames(["Nibs/Card.xib", "--assets", "A.xcassets"], in: shop))
  }

  @Test("A cell's content view follows the cell, so that it is as wide and as high as it needs")
  func cells() throws {
    let shop = try Workshop()
    let nib = Self.nibs.appending(path: "table-cell.xib").path
    let made = try ProgramRun.run(["convert", nib, "-o", "cell.yaml"], in: shop.folder)
    #expect(made.status == 0, "\(made.words)")
    try shop.write(
      """
      include: cell.yaml
      canvas: { width: 500, height: 80 }
      root:
        subviews:
          row: { type: tableCell2 }
      constraints: ["H:|[row]|", "V:|[row]", row.height == 70]
      """, to: "list.yaml")
    let frames = try Self.frames(["list.yaml"], in: shop)
    #expect(frames[1] == [0, 0, 500, 70])
    #expect(frames[2] == [0, 0, 500, 70])
    #expect(frames[3] == [16, 11, 468, 20])
  }

  @Test("A file of components alone is drawn by its examples, in the frames that they state")
  func alone() throws {
    let shop = try Workshop()
    try shop.write(
      """
      canvas: { scale: 3 }
      components:
        row:
          parameters: { name: text }
          view: { subviews: { name: { type: label, text: $name } } }
          constraints: ["H:|-[name]", name.top == self.safeArea.top]
          examples:
            short: { name: A, frame: [0, 0, 90, 40] }
            long: { name: Abc }
      """, to: "library.yaml")
    let run = try ProgramRun.run(
      ["render", "library.yaml", "-o", "{scene}.png", "--text", "blocks"], in: shop.folder)
    #expect(run.status == 0, "\(run.words)")
    #expect(shop.read("library/row/short.png") != nil)
    let short = ["library.yaml", "--component", "row", "--example", "short"]
    #expect(
      try Self.frames(short, in: shop) == [[0, 0, 90, 40], [0, 0, 90, 40], [8, 0, 10, 20]])
    try shop.write(
      "include: library.yaml\nroot: { subviews: { one: { type: row, with: { frame: 1 } } } }\n",
      to: "wrong.yaml")
    let wrong = try ProgramRun.run(["layout", "wrong.yaml"], in: shop.folder)
    #expect(wrong.status == 2)
    #expect(wrong.words.contains("'row' has no parameter 'frame'"), "\(wrong.words)")
  }
}
