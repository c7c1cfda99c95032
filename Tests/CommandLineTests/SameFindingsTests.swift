import Documents
import Foundation
import LanguageServer
import Rendering
import Scenes
import Serving
import Testing
import Workspace

/// `check`, the live page and the language server find the same; `watch` prints what `check` does.
@Suite("Findings of all verbs")
struct SameFindingsTests {
  /// What identifies a finding in all verbs.
  private struct Finding: Hashable, Comparable, CustomStringConvertible {
    let code: String
    let severity: String
    let line: Int?
    let message: String

    init(_ json: JSON) {
      code = json["code"]?.string ?? ""
      severity = json["severity"]?.string ?? ""
      line = json["line"]?.integer
      message = json["message"]?.string ?? ""
    }

    var description: String { "\(line ?? 0): \(severity): \(message) [\(code)]" }

    static func < (first: Finding, second: Finding) -> Bool {
      first.description < second.description
    }
  }

  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Returns what `check` says of each variant of each scene, for scenes of one part.
  private static func checked(_ places: [String]) throws -> [String: [String: [Finding]]] {
    let workshop = try Workshop()
    let run = try ProgramRun.run(
      ["check", "--format", "json"] + places, in: folder, streams: workshop.folder)
    var all: [String: [String: [Finding]]] = [:]
    for line in run.text.split(separator: "\n") {
      let document = try JSON(parsing: Array(line.utf8))
      guard let scene = document["scene"]?.string, !scene.contains("#") else { continue }
      all[scene, default: [:]][document["name"]?.string ?? ""] =
        document["findings"]?.items.map(Finding.init) ?? []
    }
    return all
  }

  /// Those of which something is said or that have several variants, and some of the others.
  private static func chosen(_ all: [String: [String: [Finding]]]) -> [String] {
    let names = all.keys.sorted()
    return names.enumerated().filter { place, name in
      let variants = all[name] ?? [:]
      guard variants.count <= 24 else { return false }
      return place % 8 == 0 || variants.count > 1 || variants.values.contains { !$0.isEmpty }
    }.map(\.element)
  }

  @Test("Through the gallery, the live page and the language server find what check finds")
  func gallery() throws {
    let broken = try FileManager.default.contentsOfDirectory(
      atPath: Self.folder.appending(path: "Scenes/broken").path
    ).filter { $0.hasSuffix(".yaml") }.sorted().map { "Scenes/broken/\($0)" }
    let all = try Self.checked(["Scenes"] + broken)
    let project = try ProjectConfiguration.find(from: Self.folder.path)
    let address = ServerAddress(host: "127.0.0.1", port: 8000)
    let site = LiveSite(
      LiveSite.Setup(
        project: project,
        places: (["Scenes"] + broken).map { Self.folder.appending(path: $0).path },
        address: address, token: "secret"))
    let session = EditorSession(version: "1.0")
    let workspaces = ProjectWorkspaces(over: session.files, session.options)
    let scenes = Self.chosen(all)
    #expect(scenes.count > 80)
    var found = 0
    for scene in scenes {
      let path = Self.folder.appending(path: scene).path
      let variants = all[scene] ?? [:]
      // What the scene states is said once by check, beside its first variant.
      let whole = Set(variants.values.joined())
      for (name, findings) in variants.sorted(by: { $0.key < $1.key }) {
        // What cannot be read has no variant; the page shows its errors in place of findings.
        let query = name.isEmpty ? ["path": path] : ["path": path, "variant": name]
        let answer = site.respond(
          to: HTTPRequest(
            "GET", "/api/layout", query: query,
            headers: ["host": "127.0.0.1:8000", "x-alrender-token": "secret"]))
        let page = try JSON(parsing: answer.body)
        let items = page[name.isEmpty ? "errors" : "findings"]?.items ?? []
        let shown = items.map { Finding(name.isEmpty ? $0 : $0["finding"] ?? .null) }
        #expect(Set(findings).subtracting(shown).sorted() == [], "\(scene) \(name)")
        #expect(Set(shown).subtracting(whole).sorted() == [], "\(scene) \(name)")
        found += shown.count
      }
      let underlined = try Self.findings(of: path, session, workspaces)
      func places(_ findings: some Sequence<Finding>) -> Set<[String]> {
        Set(findings.map { [$0.code, "\($0.line ?? 0)"] })
      }
      // An editor's findings are one for each cause, of which possible consequences are a part.
      let isTraced = whole.contains { ["unsatisfiable", "ambiguous"].contains($0.code) }
      let told = places(underlined)
      // Views that share a freedom share a cause.
      let followers = [
        "ambiguous", "truncated", "cropped", "collapsed", "squeezed", "overlap", "outsideSuperview",
        "outsideSafeArea",
      ]
      let missing = places(whole).subtracting(told).filter { place in
        !isTraced || !followers.contains(place[0])
      }
      #expect(missing == [], "\(scene)")
      #expect(told.subtracting(places(whole)) == [], "\(scene)")
    }
    #expect(found > 180)
  }

  /// Opens a file in an editor and returns what is underlined.
  private static func findings(
    of path: String, _ session: EditorSession, _ workspaces: ProjectWorkspaces
  ) throws -> [Finding] {
    let uri = "file://\(path)"
    func notify(_ method: String, _ item: JSON) {
      _ = session.handle(
        .object([
          "jsonrpc": .string("2.0"), "method": .string("textDocument/\(method)"),
          "params": .object(["textDocument": item]),
        ]))
    }
    if session.exitCode == nil {
      _ = session.handle(
        .object([
          "jsonrpc": .string("2.0"), "id": .int(1), "method": .string("initialize"),
          "params": .object([:]),
        ]))
    }
    let text = try String(contentsOfFile: path, encoding: .utf8)
    notify(
      "didOpen",
      .object([
        "uri": .string(uri), "languageId": .string("alrender"), "version": .int(1),
        "text": .string(text),
      ]))
    while let work = session.nextWork() { _ = session.finish(work.run(in: workspaces)) }
    let found = try #require(session.documents[uri]).findings.map { finding in
      Finding(
        .object([
          "code": .string(finding.remark.code.rawValue),
          "severity": .string(finding.remark.severity.rawValue),
          "line": .optional(finding.remark.line), "message": .string(finding.remark.message),
        ]))
    }
    notify("didClose", .object(["uri": .string(uri)]))
    return found
  }

  @Test("The page's list counts the causes that check counts")
  func list() throws {
    let workshop = try Workshop()
    try workshop.write(Self.scene, to: "a.yaml")
    let words = try workshop.run("check", "a.yaml").words
    #expect(words.contains("1 scene in 2 variants: 1 error, 1 warning"))
    var project = ProjectConfiguration()
    project.folder = workshop.folder.path
    let site = LiveSite(
      LiveSite.Setup(
        project: project, places: [workshop.folder.path],
        address: ServerAddress(host: "127.0.0.1", port: 8000), token: "secret"))
    let answer = site.respond(
      to: HTTPRequest(
        "GET", "/api/summary", query: ["path": workshop.folder.appending(path: "a.yaml").path],
        headers: ["host": "127.0.0.1:8000", "x-alrender-token": "secret"]))
    let summary = try JSON(parsing: answer.body)
    #expect(summary["errors"]?.integer == 1 && summary["warnings"]?.integer == 1)
  }

  /// A scene with a warning about a statement and an error in one of two variants.
  static let scene = """
    canvas: { width: 200, height: 60 }
    root: { subviews: { title: { type: label, text: Settings } } }
    constraints:
      - title.left == root.left + 10
      - title.top == root.top + 10
    variants: { axes: { width: [200, 120] } }
    expect: [root.width >= 150]

    """
}
