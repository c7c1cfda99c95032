import Documents
import Foundation
import Glibc
import Rendering
import Scenes
import Serving
import Testing
import Workspace

/// The playground: a text without a file, until it is saved.
@Suite("Playground")
struct PlaygroundTests {
  let folder: RootFolder
  let site: LiveSite
  let path: String

  init() throws {
    var template = Array("/tmp/alrender-playground-XXXXXX".utf8CString)
    folder = RootFolder(mkdtemp(&template).map { String(cString: $0) } ?? "/nowhere")
    try folder.write(Array("root: {}".utf8), to: "project/a.yaml")
    try folder.write(Array("colors: { brand: red }".utf8), to: "outside.yaml")
    path = folder.path("project/playground.yaml")
    var project = ProjectConfiguration()
    project.folder = folder.path("project")
    var options = WorkspaceOptions()
    options.text = .blocks
    site = LiveSite(
      LiveSite.Setup(
        project: project, places: [], address: ServerAddress(host: "127.0.0.1", port: 8000),
        token: "secret", options: options,
        playground: Playground { path, text, line, character in
          .object(["items": .array([.string("\(text.utf8.count) \(line) \(character)")])])
        }))
  }

  private func ask(
    _ name: String, _ query: [String: String] = [:], body: JSON? = nil, token: String = "secret"
  ) -> HTTPResponse {
    site.respond(
      to: HTTPRequest(
        body == nil ? "GET" : "POST", "/api/\(name)",
        query: ["path": path].merging(query) { _, own in own },
        headers: ["host": "127.0.0.1:8000", "x-alrender-token": token],
        body: body.map { Array($0.text.utf8) } ?? []))
  }

  private func draft(_ text: String) -> HTTPResponse {
    ask("draft", body: .object(["path": .string(path), "text": .string(text)]))
  }

  private func json(_ response: HTTPResponse) throws -> JSON { try JSON(parsing: response.body) }

  private var isWritten: Bool { FileStamp(path) != nil }

  @Test("It begins with a scene that is drawn, and writes nothing before it is saved")
  func saved() throws {
    #expect(try json(ask("scenes"))["scenes"]?.items.count == 1)
    #expect(ask("picture").body.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    let text = "canvas: { width: 80, height: 40 }\nroot: {}\n"
    #expect(try json(draft(text))["errors"]?.items.isEmpty == true)
    #expect(try json(ask("layout"))["layout"]?["canvas"]?["width"]?.double == 80)
    #expect(!isWritten)
    let version = try json(ask("scene"))["version"] ?? .null
    let body: JSON = .object(["path": .string(path), "text": .string(text), "version": version])
    #expect(ask("save", body: body).status == 200)
    #expect(try folder.read("project/playground.yaml") == Array(text.utf8))
    #expect(try json(ask("scene"))["isDraft"]?.boolean == false)
    // It was saved before, so it is read before it is written again.
    #expect(ask("save", body: body).status == 409)
  }

  @Test("Without a file, taking everything back begins anew")
  func takenBack() throws {
    let first = try json(ask("scene"))["text"]
    _ = draft("root: [")
    _ = ask("draft", body: .object(["path": .string(path), "text": .null]))
    #expect(try json(ask("scene"))["text"] == first)
    #expect(!isWritten)
  }

  private func place(_ key: String, _ before: String = "") throws -> String? {
    try json(ask("place", body: .object(["key": .string(key), "path": .string(before)])))["path"]?
      .string
  }

  @Test("Each page has a scene of its own, the same after a reload")
  func pages() throws {
    let second = folder.path("project/playground-2.yaml")
    #expect(try [place("a"), place("b"), place("a")] == [path, second, path])
    #expect(try json(ask("scenes"))["scenes"]?.items.count == 2)
    _ = draft("title: first\nroot: {}")
    let blank = try json(ask("scene", ["path": second]))
    #expect(blank["title"] == .string("A first scene"))
    let text: JSON = .string("title: second\nroot: {}\n")
    let body: JSON = .object(["path": .string(second), "text": text, "version": .string("")])
    #expect(ask("save", body: body).status == 200)
    #expect(try json(ask("scene"))["title"] == .string("first"))
    #expect(!isWritten && FileStamp(second) != nil)
    // What one page has saved is what it begins with again; another page does not get it.
    #expect(try place("c") == folder.path("project/playground-3.yaml"))
    #expect(ask("place", body: .object(["key": .string("")])).status == 400)
    #expect(ask("place", body: .object(["key": .string("a")]), token: "other").status == 403)
  }

  @Test("Pages have their scenes again after the server was restarted, and there are not too many")
  func placesAgain() throws {
    let third = folder.path("project/playground-3.yaml")
    #expect(
      try [place("c", third), place("a"), place("d", third)] == [
        third, path, folder.path("project/playground-2.yaml"),
      ])
    for number in 4...32 { #expect(try place("\(number)") != nil) }
    #expect(ask("place", body: .object(["key": .string("more")])).status == 422)
  }

  @Test("A file that appears meanwhile is not overwritten")
  func appeared() throws {
    let version = try json(ask("scene"))["version"] ?? .null
    try folder.write(Array("root: {}".utf8), to: "project/playground.yaml")
    let body: JSON = .object(["path": .string(path), "text": .string("x"), "version": version])
    #expect(ask("save", body: body).status == 409)
    #expect(try folder.read("project/playground.yaml") == Array("root: {}".utf8))
  }

  @Test(
    "A text reads nothing outside the project, and no other scene can be asked for",
    arguments: ["../outside.yaml", "/etc/passwd", "/dev/zero"])
  func confined(_ other: String) throws {
    let scene = try json(draft("include: \(other)\nroot: { background: brand }\n"))
    #expect(scene["errors"]?.items.isEmpty == false)
    #expect(ask("picture").status == 422)
    #expect(ask("scene", ["path": folder.path("project/a.yaml")]).status == 404)
    #expect(ask("scene", ["path": other]).status == 404)
  }

  @Test("Every text to begin with is read and drawn")
  func starts() throws {
    let groups = try json(ask("starts")).items
    #expect(groups.map { $0["name"]?.string } == ["New", "Lessons", "Gallery"])
    var count = 0
    for start in groups.flatMap({ $0["starts"]?.items ?? [] }) {
      let text = try #require(start["text"]?.string)
      #expect(start["title"]?.string?.hasSuffix(".yaml") == false)
      #expect(try json(draft(text))["errors"]?.items.isEmpty == true, "\(text.prefix(60))")
      #expect(ask("picture").status == 200, "\(text.prefix(60))")
      count += 1
    }
    #expect(count == 14)
    // Each exercise of the lessons is among them.
    let exercises = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Documentation/Lessons/exercises").standardizedFileURL
    let files = try FileManager.default.contentsOfDirectory(atPath: exercises.path)
    #expect(groups[1]["starts"]?.items.count == files.count { $0.hasSuffix(".yaml") })
  }

  @Test("Words are completed for the page alone, at a place in a text that is not too long")
  func completion() throws {
    func asked(_ text: String, _ line: Int) -> JSON {
      .object([
        "path": .string(path), "text": .string(text), "line": .int(line), "character": .int(2),
      ])
    }
    #expect(
      try json(ask("complete", body: asked("root:", 0)))["items"]
        == .array([.string("5 0 2")]))
    #expect(ask("complete", body: asked("root:", -1)).status == 400)
    #expect(ask("complete", body: asked("root:", 0), token: "other").status == 403)
    let long = String(repeating: "x", count: 300_000)
    #expect(ask("complete", body: asked(long, 0)).status == 422)
  }

  @Test("A text that asks for very much is refused in the time of one that does not")
  func heavy() throws {
    let rows = """
      canvas: { width: 320, height: 200 }
      root: { subviews: { row: { each: 90000, type: label, text: "$index" } } }

      """
    let before = site.count
    #expect(try json(draft(rows))["errors"]?.items.isEmpty == false)
    #expect(ask("picture").status == 422)
    #expect((site.count - before).scenesBuilt == 0)
  }
}
