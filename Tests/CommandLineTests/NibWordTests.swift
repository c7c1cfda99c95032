import Foundation
import Testing

/// How the commands describe documents: nobody knows a view by the id that Xcode gave it.
@Suite("Messages about documents")
struct NibWordTests {
  private static let shop = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appending(path: "../../Scenes/storyboards/shop.storyboard")
    .standardized

  /// Returns the shop with a problem in each controller: a contradiction, an ambiguity, an
  /// invalid number, an unknown font, a truncated text.
  private static func text() throws -> String {
    let height = #"<constraint firstAttribute="height" constant="80" id="cns-00-005"/>"#
    return try String(contentsOf: shop, encoding: .utf8)
      .replacing(
        height, with: height + height.replacing("80", with: "90").replacing("005", with: "905")
      )
      .replacing(
        #"firstItem="chk-00-006" firstAttribute="trailing" secondItem="chk-00-005" "#
          + #"secondAttribute="trailing""#,
        with: #"firstItem="chk-00-007" firstAttribute="width" constant="wide""#
      )
      .replacing(
        #"type="system" pointSize="28""#,
        with: #"name="Nowhere-Bold" family="Nowhere" pointSize="28""#
      )
      .replacing(
        #"text="Thank you""#, with: #"text="Thank you for all that you have done for us""#)
  }

  /// Returns the same without any names.
  private static func nameless() throws -> String {
    try text().replacing(
      #/ (storyboardIdentifier|customClass|userLabel|title|text|placeholder)="[^"]*"/#, with: ""
    ).replacing(#/<outlet [^>]*>/#, with: "")
  }

  private static let verbs = [
    ["list", "Main.storyboard"], ["layout", "Main.storyboard"],
    ["check", "Main.storyboard", "--all", "--matrix", "direction=ltr,rtl"],
    ["check", "Main.storyboard", "--undrawn"], ["explain", "Main.storyboard", "--conflicts"],
    ["explain", "Main.storyboard", "--ambiguity"], ["explain", "Main.storyboard", "root view"],
    ["explain", "Main.storyboard", "nowhere.top"], ["trace", "Main.storyboard"],
    ["convert", "Main.storyboard", "-o", "converted/{scene}.yaml"],
    ["diff", "Old.storyboard", "Main.storyboard"], ["diff", "--textconv", "Main.storyboard"],
    ["Main.storyboard", "--diagnose", "{scene}.png"],
    ["Main.storyboard", "-o", "{scene}.png", "--strict", "--diagnostics", "uikit"],
    ["Main.storyboard", "-o", "{scene}.png", "--show", "constraints:nowhere"],
    ["record", "Main.storyboard"], ["verify", "Main.storyboard", "--report", "report"],
  ]

  /// Returns the lines that show an object's id, except for lines of the document itself and
  /// lines that also name the object.
  private static func nakedLines(_ text: String) throws -> [String] {
    let id = try Regex(#"[A-Za-z0-9]{3}-[A-Za-z0-9]{2}-[A-Za-z0-9]{3}"#)
    return text.split(separator: "\n").map(String.init).filter { line in
      let isQuoted = line.contains("=\"")
      return line.contains(id) && !isQuoted && !line.contains(" named ")
    }
  }

  @Test("No verb names a view by its object id alone", arguments: [true, false])
  func ids(hasNames: Bool) throws {
    let shop = try Workshop()
    try shop.write(try String(contentsOf: Self.shop, encoding: .utf8), to: "Old.storyboard")
    try shop.write(try hasNames ? Self.text() : Self.nameless(), to: "Main.storyboard")
    for verb in Self.verbs {
      let blocks = verb[0] == "diff" ? [] : ["--text", "blocks"]
      let run = try ProgramRun.run(verb + blocks, in: shop.folder)
      #expect([0, 1, 2].contains(run.status), "\(verb): \(run.words)")
      #expect(try Self.nakedLines(run.text + "\n" + run.words).isEmpty, "\(verb)")
    }
    #expect(try Self.nakedLines(shop.names.joined(separator: "\n")).isEmpty)
    for name in shop.names where name.hasPrefix("converted/") && name.hasSuffix(".yaml") {
      let scene = String(decoding: try #require(shop.read(name)), as: UTF8.self)
      #expect(try Self.nakedLines(scene).isEmpty, "\(name)")
    }
  }

  @Test("What differs from goldens is called by names, and the constraint that moves it is named")
  func goldens() throws {
    let shop = try Workshop()
    let text = try String(contentsOf: Self.shop, encoding: .utf8)
    try shop.write(text, to: "Main.storyboard")
    let files = ["record", "Main.storyboard", "--pictures", "default"]
    #expect(try ProgramRun.run(files, in: shop.folder).status == 1)
    let edited =
      text.replacing(#"constant="16" id="cns-00-009""#, with: #"constant="64" id="cns-00-009""#)
      .replacing(#"text="Plum cake""#, with: #"text="Plum tart""#)
      .replacing(#"constant="80" id="cns-00-005""#, with: #"constant="90" id="cns-00-005""#)
    try shop.write(edited, to: "Main.storyboard")
    let run = try ProgramRun.run(["verify", "Main.storyboard"], in: shop.folder)
    #expect(run.status == 1)
    #expect(try Self.nakedLines(run.text + "\n" + run.words).isEmpty, "\(run.text)\(run.words)")
    #expect(!(run.text + run.words).contains("Plum tart.leading"))
    for words in [
      "'headlineLabel' moved from", "'text' of 'Plum tart' is Plum tart, recorded as Plum cake",
      "the constraint is 'headlineLabel.top == root view.safeArea.top + 64', recorded as",
      "the constraint is 'Bread Card.height == 90', recorded as",
    ] {
      #expect(run.text.contains(words) || run.words.contains(words), "\(words): \(run.text)")
    }
  }

  @Test("'explain' asks the controllers that have the view, and complains only where none has it")
  func controllers() throws {
    let shop = try Workshop()
    try shop.write(try String(contentsOf: Self.shop, encoding: .utf8), to: "Main.storyboard")
    let found = try shop.run("explain", "Main.storyboard", "headlineLabel.top", "--text", "blocks")
    #expect(found.status == 0 && found.words.isEmpty, "\(found.words)")
    #expect(found.text.contains("headlineLabel.top = "))
    let missing = try shop.run("explain", "Main.storyboard", "headlinLabel.top")
    #expect(missing.status == 2)
    #expect(missing.words.contains("did you mean 'headlineLabel'?"), "\(missing.words)")
    #expect(missing.lines.count { $0.contains("unknown view") } == 1)
    let open = try shop.run("explain", "Main.storyboard", "--ambiguity", "--text", "blocks")
    #expect(open.text.contains("Main.storyboard#Catalog: nothing is ambiguous"), "\(open.text)")
  }

  @Test("'--show' takes a view's name and says in which controller it is missing")
  func overlays() throws {
    let shop = try Workshop()
    try shop.write(try String(contentsOf: Self.shop, encoding: .utf8), to: "Main.storyboard")
    let arguments = ["Main.storyboard", "--root", "Catalog", "--text", "blocks", "-o", "a.png"]
    let shown = try ProgramRun.run(
      arguments + ["--show", "constraints:headlineLabel"], in: shop.folder)
    #expect(shown.status == 0, "\(shown.words)")
    let missing = try ProgramRun.run(arguments + ["--show", "constraints:title"], in: shop.folder)
    #expect(missing.words.contains("Main.storyboard#Catalog: error: '--show' names the unknown"))
  }
}

/// What is suggested about documents; their readers edit them in Xcode.
@Suite("Suggestions about documents")
struct NibSuggestionTests {
  private static let project = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// A view with a label and what is wrong with it.
  private static func view(_ constraints: String, label: String = "", fields: String = "") -> String
  {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
            <view contentMode="scaleToFill" id="iN0-l3-epB">
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                <subviews>
                    <label opaque="NO" text="Hello, a text that is long" translatesAutoresizingMaskIntoConstraints="NO" id="abc-de-fgh"\(label)>
                        <rect key="frame" x="16" y="70" width="41" height="21"/>
                        <fontDescription key="fontDescription" type="system" pointSize="17"/>
                    </label>
                    \(fields)
                </subviews>
                <constraints>
                    \(constraints)
                </constraints>
            </view>
        </objects>
    </document>
    """
  }

  /// Returns a constraint between the label, or another view, and the view around it.
  private static func tie(
    _ attribute: String, _ id: String, _ more: String = "", first: String = "abc-de-fgh"
  ) -> String {
    """
    <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="iN0-l3-epB" secondAttribute="\(attribute)" \(more) id="\(id)"/>
    """
  }

  private static let place =
    tie("top", "c-1", #"constant="70""#) + tie("leading", "c-2", #"constant="16""#)

  /// A document for each kind of finding that has a suggestion.
  private static let broken: [String: String] = [
    "conflict": view(place + tie("leading", "c-3", #"constant="40""#)),
    "sides": view(
      tie("top", "c-1", #"constant="70""#) + tie("left", "c-2", #"constant="16""#)
        + tie("right", "c-3", #"constant="-16""#)),
    "height": view(
      place + tie("trailing", "c-4", #"constant="-16""#)
        + #"<constraint firstItem="abc-de-fgh" firstAttribute="height" constant="21" id="c-3"/>"#,
      label: #" numberOfLines="0""#),
    "width": view(
      place + #"<constraint firstItem="abc-de-fgh" firstAttribute="width" constant="60" id="c-3"/>"#
    ),
    "required": view(place, label: #" horizontalCompressionResistancePriority="1000""#),
    "redundant": view(place + tie("trailing", "c-3", #"relation="lessThanOrEqual" priority="1""#)),
    "tie": view(
      place + tie("top", "c-3", #"constant="70""#, first: "def-de-fgh")
        + tie("trailing", "c-4", #"constant="-16""#, first: "def-de-fgh")
          + """
          <constraint firstItem="def-de-fgh" firstAttribute="leading" secondItem="abc-de-fgh" secondAttribute="trailing" constant="8" id="c-5"/>
          """,
      label: #" horizontalHuggingPriority="251""#,
      fields: """
        <label opaque="NO" horizontalHuggingPriority="251" text="B" translatesAutoresizingMaskIntoConstraints="NO" id="def-de-fgh">
            <rect key="frame" x="300" y="70" width="41" height="21"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label>
        """),
    "ampersand": view(place).replacing("Hello,", with: "Hello & bye,"),
    "cut": String(view(place).dropLast(40)),
    "attribute": view(place + tie("leadin", "c-3")),
  ]

  @Test("are said in Xcode's words, not in those of scenes")
  func words() throws {
    let workshop = try Workshop()
    for (name, text) in Self.broken { try workshop.write(text, to: "\(name).xib") }
    let own = try workshop.run(
      "check", ".", "--all", "--matrix", "direction=ltr,rtl", "strings=base,doubled")
    let gallery = try ProgramRun.run(
      ["check", "Scenes/documents", "Scenes/storyboards", "--all"], in: Self.project,
      streams: workshop.folder)
    var suggestions: [String] = []
    for run in [own, gallery] {
      var isHelp = false
      for line in run.lines {
        isHelp = line.hasPrefix("help:") || isHelp && line.hasPrefix("  ")
        if line.hasPrefix("hint: ") || isHelp { suggestions.append(line) }
      }
    }
    #expect(suggestions.count >= 8, "\(own.words)")
    let scenes = try Regex(
      #"write '[a-z]|give '|\badd |drop |@ \d|lines: |hugging: |compression: |root\.|\.safeArea|subviews|"#
        + #"line \d+: [a-z]\w*\.|constraints:"#)
    for line in suggestions { #expect(!line.contains(scenes), "\(line)") }
  }
}
