import Foundation
import Testing

@Suite("Revisions of documents at the command line")
struct RevisionTests {
  private static let scenes = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appending(path: "../../Scenes").standardized

  static func shop() throws -> String {
    try String(contentsOf: scenes.appending(path: "storyboards/shop.storyboard"), encoding: .utf8)
  }

  /// Returns the storyboard with the headline 8 points further down.
  static func moved() throws -> String {
    try shop().replacing(
      #"secondAttribute="top" constant="16" id="cns-00-009""#,
      with: #"secondAttribute="top" constant="24" id="cns-00-009""#)
  }

  static let sentence =
    "headlineLabel moved 8 pt down because its top constraint went from 16 to 24"

  @discardableResult
  func git(
    _ shop: Workshop, _ arguments: String..., environment: [String: String] = [:]
  ) throws -> String {
    let identity = [
      "-c", "user.name=A", "-c", "user.email=a@example.com", "-c", "commit.gpgsign=false",
    ]
    let run = try Self.program("git", identity + arguments, in: shop, environment)
    #expect(run.status <= 1, "\(arguments): \(run.words)")
    return run.text
  }

  private static func program(
    _ name: String, _ arguments: [String], in shop: Workshop, _ environment: [String: String]
  ) throws -> (status: Int32, text: String, words: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [name] + arguments
    process.currentDirectoryURL = shop.folder
    process.environment = ProcessInfo.processInfo.environment
      .filter { !$0.key.hasPrefix("GIT_") }
      .merging(["HOME": shop.folder.path, "GIT_CONFIG_NOSYSTEM": "1"]) { $1 }
      .merging(environment) { $1 }
    let (output, errors) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, errors)
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let words = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text, words)
  }

  /// Makes a repository whose last commit contains the storyboard, with a newer one in the
  /// working tree.
  private func repository(_ name: String = "Main.storyboard") throws -> Workshop {
    let shop = try Workshop()
    try git(shop, "init", "-q", "-b", "main")
    try shop.write(try Self.shop(), to: name)
    try git(shop, "add", "-A")
    try git(shop, "commit", "-q", "-m", "Add the shop")
    try shop.write(try Self.moved(), to: name)
    return shop
  }

  @Test("Two files are compared in a reviewer's words, and differences exit with 1")
  func files() throws {
    let shop = try Workshop()
    try shop.write(try Self.shop(), to: "old.storyboard")
    try shop.write(try Self.moved(), to: "new.storyboard")
    let run = try shop.run("diff", "old.storyboard", "new.storyboard", "-o", "pictures")
    #expect(run.status == 1, "\(run.words)")
    #expect(run.text.contains(Self.sentence), "\(run.text)")
    #expect(run.text.hasPrefix("new.storyboard, Catalog: headlineLabel moved "), "\(run.text)")
    #expect(run.text.split(separator: "\n").count == 1)
    #expect(
      shop.names.filter { $0.hasSuffix(".png") } == [
        "pictures/new/Catalog.after.png", "pictures/new/Catalog.before.png",
      ])
    let same = try shop.run("diff", "old.storyboard", "old.storyboard")
    #expect(same.status == 0 && same.text.isEmpty)
  }

  @Test(
    "Of two files the one that is damaged is named", arguments: ["strings", "storyboard", "yaml"])
  func damaged(ending: String) throws {
    let shop = try Workshop()
    let good = ["strings": "\"a\" = \"b\";\n", "yaml": "root: {}\n"][ending]
    try shop.write(try good ?? Self.shop(), to: "good.\(ending)")
    let bad = ["strings": "\"a\" = \"b\"\n", "yaml": "root: {\n"][ending] ?? "<document type"
    try shop.write(bad, to: "bad.\(ending)")
    for order in [["bad", "good"], ["good", "bad"]] {
      let run = try shop.run("diff", "\(order[0]).\(ending)", "\(order[1]).\(ending)")
      #expect(run.status == 2)
      #expect(run.words.hasPrefix("bad.\(ending):"), "\(run.words)")
    }
  }

  // QuickBlox/q-municate-ios 51e777ee and caaaf70b
  @Test("The canvas's new device is told beside other changes, and a scene's name once")
  func canvas() throws {
    let shop = try Workshop()
    func storyboard(_ device: String, _ kind: String) -> String {
      func view(_ id: String) -> String {
        """
        <view key="view" id="\(id)"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
        """
      }
      return """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <device id="\(device)" orientation="portrait"/><scenes>
        <scene sceneID="s"><objects><viewController storyboardIdentifier="First" id="a">\(view("v"))
        <connections><segue destination="b" kind="\(kind)" id="g"/></connections>
        </viewController></objects></scene>
        <scene sceneID="t"><objects><viewController storyboardIdentifier="More" id="b">\(view("w"))
        </viewController></objects></scene></scenes></document>
        """
    }
    try shop.write(storyboard("retina4_7", "show"), to: "old.storyboard")
    try shop.write(storyboard("retina5_9", "custom"), to: "new.storyboard")
    let run = try shop.run("diff", "old.storyboard", "new.storyboard")
    #expect(
      run.text.split(separator: "\n") == [
        "new.storyboard: the canvas of retina5_9 instead of retina4_7",
        "new.storyboard, First: the segue to More went from show to custom",
      ])
  }

  @Test("A file that Xcode merely rewrote has no changed frame")
  func rewriting() throws {
    let shop = try Workshop()
    try shop.write(try Self.shop(), to: "old.storyboard")
    try shop.write(
      try Self.shop().replacing("toolsVersion=\"21701\"", with: "toolsVersion=\"22505\""),
      to: "new.storyboard")
    let run = try shop.run("diff", "old.storyboard", "new.storyboard")
    #expect(run.status == 0)
    #expect(
      run.text == "new.storyboard: no frame changed: Xcode rewrote the file "
        + "(a different version stamp)\n")
  }

  @Test("The JSON names each cause with the views that it moves")
  func json() throws {
    let shop = try Workshop()
    try shop.write(try Self.shop(), to: "old.storyboard")
    try shop.write(try Self.moved(), to: "new.storyboard")
    let run = try shop.run("diff", "old.storyboard", "new.storyboard", "--format", "json")
    let object = try JSONSerialization.jsonObject(with: run.output) as? [String: Any]
    let findings = try #require(object?["findings"] as? [[String: Any]])
    #expect(findings.count == 1)
    #expect(findings[0]["kind"] as? String == "constraint")
    #expect((findings[0]["moved"] as? [Any])?.count == 3)
  }

  @Test("The page of a report shows the pictures before and after")
  func page() throws {
    let shop = try Workshop()
    try shop.write(try Self.shop(), to: "old.storyboard")
    try shop.write(try Self.moved(), to: "new.storyboard")
    let run = try shop.run("diff", "old.storyboard", "new.storyboard", "--report", "report")
    #expect(run.status == 1, "\(run.words)")
    let page = String(decoding: try #require(shop.read("report/index.html")), as: UTF8.self)
    for part in ["expected", "actual", "diff"] {
      #expect(shop.read("report/\(part)/new/Catalog.png") != nil)
      #expect(page.contains("\(part)/new/Catalog.png"))
    }
    #expect(page.contains("its top constraint went from 16 to 24"))
    #expect(page.contains(#""review": true"#) && page.contains(#""command": null"#))
    let bytes = try #require(shop.read("report/report.json"))
    let report = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
    let check = (report?["checks"] as? [[String: Any]])?.first
    let moved = (check?["layout"] as? [String: Any])?["moved"] as? [[String: Any]]
    #expect(moved?.map { $0["name"] as? String } == ["headlineLabel", "Offers", "checkOutButton"])
    let regions = (check?["picture"] as? [String: Any])?["regions"] as? [[String: Any]]
    #expect(regions?.allSatisfy { ($0["views"] as? [Any])?.isEmpty == false } == true)
  }

  @Test("A revision of the repository is compared with the working tree, or with another")
  func revisions() throws {
    let shop = try repository()
    let run = try shop.run("diff", "--rev", "main", "--", "Main.storyboard")
    #expect(run.status == 1 && run.text.contains(Self.sentence), "\(run.text)\(run.words)")
    let all = try shop.run("diff", "--rev", "HEAD")
    #expect(all.text.contains(Self.sentence))
    try git(shop, "commit", "-q", "-a", "-m", "Move the headline")
    #expect(try shop.run("diff", "--rev", "HEAD").status == 0)
    let both = try shop.run("diff", "--rev", "HEAD~1..HEAD", "Main.storyboard")
    #expect(both.status == 1 && both.text.contains(Self.sentence))
  }

  @Test("Files of strings are compared key by key, and long texts by what differs")
  func strings() throws {
    let shop = try Workshop()
    let long = String(repeating: "all work and no play ", count: 6)
    try shop.write("\"a\" = \"\(long)one\";\n\"b\" = \"B\";\n", to: "old.strings")
    try shop.write("\"a\" = \"\(long)two\";\n\"c\" = \"C\";\n", to: "new.strings")
    let run = try shop.run("diff", "old.strings", "new.strings")
    #expect(run.status == 1 && run.words.isEmpty)
    #expect(run.text.contains("and no play two\", formerly \"\u{2026}"), "\(run.text)")
    #expect(run.text.contains("'b' is gone: \"B\"") && run.text.contains("'c' is new: \"C\""))
    #expect(!run.text.contains("recorded"))
  }

  @Test("Files and revisions that begin with a hyphen are not passed to Git as options")
  func hyphens() throws {
    let shop = try repository("-output=Main.storyboard")
    let run = try shop.run("diff", "--rev", "main", "--", "-output=Main.storyboard")
    #expect(run.status == 1 && run.text.contains(Self.sentence), "\(run.text)\(run.words)")
    let wrong = try shop.run("diff", "--rev=--output=stolen", "--", "-output=Main.storyboard")
    #expect(wrong.status == 2 && wrong.words.contains("is not a valid name of a revision"))
    #expect(!shop.names.contains("stolen"))
    let unknown = try shop.run("diff", "--rev", "nowhere", "--", "-output=Main.storyboard")
    #expect(unknown.status == 2)
    #expect(unknown.words.contains("this Git repository has no revision 'nowhere'"))
  }

  @Test("Variables that a hook inherits do not lead to another repository")
  func environment() throws {
    let (shop, other) = (try repository(), try Workshop())
    try git(other, "init", "-q")
    let run = try shop.run(
      "diff", "--rev", "main", "--", "Main.storyboard",
      environment: [
        "GIT_DIR": other.folder.appending(path: ".git").path, "GIT_INDEX_FILE": "/dev/null",
        "GIT_EXTERNAL_DIFF": "false",
      ])
    #expect(run.status == 1 && run.text.contains(Self.sentence), "\(run.words)")
  }

  @Test("Git shows documents as plain text with a textconv, and compares them with a difftool")
  func drivers() throws {
    let shop = try repository()
    let program = ProgramRun.program.path
    try shop.write("*.storyboard diff=alrender\n*.xib diff=alrender\n", to: ".gitattributes")
    try git(shop, "config", "diff.alrender.textconv", "'\(program)' diff --textconv")
    let plain = try git(shop, "diff", "--", "Main.storyboard")
    for (sign, constant) in [("-", 16), ("+", 24)] {
      let line = "\(sign)          a top constraint, \(constant) from the top of the safe area"
      #expect(plain.contains(line), "\(plain)")
    }
    #expect(!plain.contains("<constraint"))
    try git(
      shop, "config", "difftool.alrender.cmd", "'\(program)' diff \"$LOCAL\" \"$REMOTE\"")
    let told = try git(shop, "difftool", "-y", "-t", "alrender", "--", "Main.storyboard")
    #expect(told.contains(Self.sentence), "\(told)")
  }

  @Test("Two scene files are compared as documents are")
  func scenes() throws {
    let shop = try Workshop()
    try shop.write(SampleScene.square, to: "old.yaml")
    try shop.write(
      SampleScene.square.replacing("root.leading + 4", with: "root.leading + 6"), to: "new.yaml")
    let run = try shop.run("diff", "old.yaml", "new.yaml")
    #expect(run.status == 1, "\(run.words)")
    #expect(run.text.contains("'square' moved 2 pt right"), "\(run.text)")
    try shop.write("# another comment\n" + SampleScene.square, to: "same.yaml")
    #expect(try shop.run("diff", "old.yaml", "same.yaml").status == 0)
  }
}
