import Foundation
import Testing

/// Untrusted names in every form of output.
@Suite("Hostile names")
struct HostileNameTests {
  /// Line ends followed by a workflow command, terminal control sequences, characters that
  /// reverse text, and mere directional marks.
  private static let hostile =
    "&#x600;a ##[add-mask]q ##vso[task]r b&#13;&#10;::stop-commands::x&#10;##[error]y&#x2028;::error::z&#x202E;c&#x85;d&#x200F;&#x61C;&#x2067; \"'`$(id)"

  /// Returns a document with hostile ids, labels and classes, a contradiction, and ambiguities.
  private static func document() -> String {
    let name = hostile.replacing("\"", with: "&quot;")
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
        <objects>
          <view contentMode="scaleToFill" id="\(name)" userLabel="\(name)" customClass="\(name)">
            <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
            <subviews>
              <label text="\(name)" id="\(name)1" userLabel="\(name)" \
      translatesAutoresizingMaskIntoConstraints="NO">
                <rect key="frame" x="20" y="79" width="100" height="21"/>
              </label>
            </subviews>
            <constraints>
              <constraint firstItem="\(name)1" firstAttribute="width" constant="5" id="a" \
      identifier="\(name)"/>
              <constraint firstItem="\(name)1" firstAttribute="width" constant="6" id="b"/>
              <constraint firstItem="\(name)1" firstAttribute="\(name)" constant="6" id="\(name)c"/>
            </constraints>
          </view>
        </objects>
      </document>
      """
  }

  private func project() throws -> Workshop {
    let workshop = try Workshop()
    try workshop.write("", to: "alrender.yaml")
    try workshop.write(Self.document(), to: "Scenes/h.xib")
    return workshop
  }

  /// Returns what a build server or a terminal would interpret in a text.
  private func orders(in text: String) -> [String] {
    let lines = text.unicodeScalars.split(separator: "\n").map { line in
      String(line.drop { $0.properties.isWhitespace })
    }
    let controls = text.unicodeScalars.filter {
      $0.properties.generalCategory == .control && $0 != "\n" && $0 != "\t"
        || $0.properties.isBidiControl
    }
    return lines.filter { $0.hasPrefix("::") || $0.contains(/##\p{Alphabetic}*\[/) }
      + controls.map { "\($0)" }
  }

  @Test(
    "No verb prints a line that a CI server interprets, whatever a document names its views",
    arguments: [
      ["layout", "Scenes/h.xib"], ["check"], ["check", "--diagnostics", "uikit"],
      ["trace", "Scenes/h.xib"],
      ["list"], ["explain", "Scenes/h.xib", "--conflicts"],
      ["explain", "Scenes/h.xib", "--ambiguity"], ["record"],
      ["convert", "Scenes/h.xib", "-o", "-"], ["layout", "Scenes/h.xib", "--format", "json"],
      ["check", "--format", "json"], ["check", "--diagnostics", "json"],
    ])
  func orders(arguments: [String]) throws {
    let workshop = try project()
    let run = try ProgramRun.run(arguments, in: workshop.folder)
    #expect(run.status < 3)
    let found = orders(in: run.text) + orders(in: run.words)
    #expect(found.isEmpty, "\(found)")
    #expect(!run.words.contains("\u{202E}"))
  }

  @Test("Annotations are the only commands, and each stays on one line")
  func annotations() throws {
    for arguments in [["check", "--diagnostics", "github"], ["verify", "--reporter", "github"]] {
      let workshop = try project()
      let run = try ProgramRun.run(arguments, in: workshop.folder)
      let commands = orders(in: run.text + run.words)
      #expect(!(run.text + run.words).unicodeScalars.contains { $0.properties.isBidiControl })
      #expect(!commands.isEmpty)
      #expect(
        commands.allSatisfy { command in
          !command.contains(/##\p{Alphabetic}*\[/)
            && ["::error ", "::warning ", "::notice "].contains { command.hasPrefix($0) }
        }, "\(commands)")
    }
  }

  @Test("A layout with such ids has one line per view, and reads back as recorded")
  func layouts() throws {
    let workshop = try project()
    #expect(try workshop.run("record").status == 1)
    let golden = String(
      decoding: workshop.read("goldens/h/default.layout.txt") ?? Data(), as: UTF8.self)
    #expect(golden.unicodeScalars.count { $0 == "\n" } == 5, "\(golden)")
    let same = try workshop.run("verify", "--ci")
    #expect(same.status == 0, "\(same.text)\(same.words)")
    let moved = Self.document().replacing("constant=\"5\"", with: "constant=\"7\"")
    try workshop.write(moved, to: "Scenes/h.xib")
    let verified = try workshop.run("verify", "--ci", "--reporter", "list,junit")
    #expect(verified.status == 1)
    let junit = String(
      decoding: workshop.read(".alrender/last-run/junit.xml") ?? Data(), as: UTF8.self)
    #expect(junit.contains("\\u{202E}") && junit.contains("\\u{61C}"), "\(junit)")
    #expect(!junit.unicodeScalars.contains { $0.properties.isBidiControl })
    #expect(!verified.text.contains("is not a layout"), "\(verified.text)")
  }

  @Test("A scene is found even if a combining mark follows its dot")
  func marks() throws {
    let workshop = try Workshop()
    let scene = "root: { subviews: { a: { frame: [0, 0, 9, 9] } } }"
    let names = ["a\u{600}.yaml", "b.\u{301}.yaml", "c.yaml"]
    for name in names {
      // By bytes, because Foundation would compose the name.
      #expect(
        FileManager.default.createFile(
          atPath: workshop.folder.path + "/" + name, contents: Data(scene.utf8)))
    }
    let run = try workshop.run("list", ".")
    #expect(run.text.split(separator: "\n").count == names.count, "\(run.text)")
  }
}
