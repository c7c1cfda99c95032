import Documents
import Glibc
import Rendering
import Scenes
import Serving
import Testing
import Workspace

/// The live page's answers, and what it never answers.
@Suite("Live site")
struct LiveSiteTests {
  let folder: RootFolder
  let site: LiveSite
  let address = ServerAddress(host: "127.0.0.1", port: 8000)

  init() throws {
    var template = Array("/tmp/alrender-serving-XXXXXX".utf8CString)
    folder = RootFolder(mkdtemp(&template).map { String(cString: $0) } ?? "/nowhere")
    try folder.write(Array(Self.scene.utf8), to: "project/a.yaml")
    try folder.write(Array("root: {}".utf8), to: "outside.yaml")
    site = Self.site(folder, address)
  }

  static func site(
    _ folder: RootFolder, _ address: ServerAddress, isReadOnly: Bool = false
  ) -> LiveSite {
    var options = WorkspaceOptions()
    options.text = .blocks
    var project = ProjectConfiguration()
    project.folder = folder.path("project")
    return LiveSite(
      LiveSite.Setup(
        project: project, places: [folder.path("project")], address: address, token: "secret",
        isReadOnly: isReadOnly, options: options))
  }

  static let scene = """
    canvas: { width: 100, height: 50, scale: 1 }
    root: { subviews: { box: { type: label, text: "<b>hi</b>" } } }
    constraints:
      - box.leading == root.leading
      - box.top == root.top
      - box.width == 10
      - box.width == 20

    """

  var path: String { folder.path("project/a.yaml") }

  func ask(
    _ name: String, _ query: [String: String] = [:], on site: LiveSite? = nil,
    headers: [String: String] = [:], body: JSON? = nil
  ) -> HTTPResponse {
    let all = ["host": "127.0.0.1:8000", "x-alrender-token": "secret"]
    return (site ?? self.site).respond(
      to: HTTPRequest(
        body == nil ? "GET" : "POST", "/api/\(name)",
        query: ["path": path].merging(query) { _, own in own },
        headers: all.merging(headers) { _, own in own },
        body: body.map { Array($0.text.utf8) } ?? []))
  }

  func json(_ response: HTTPResponse) throws -> JSON { try JSON(parsing: response.body) }

  /// Returns the number of contradictions that a layout reports.
  private func conflicts(_ layout: JSON) -> Int? {
    layout["findings"]?.items.count { $0["finding"]?["code"]?.string == "unsatisfiable" }
  }

  var file: String {
    (try? folder.read("project/a.yaml")).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  // MARK: - Safety

  @Test(
    "Without the token, nothing is revealed and nothing is written",
    arguments: ["", "Secret", "secre"])
  func token(_ token: String) {
    let body: JSON = .object(["path": .string(path), "text": .string("x"), "version": .string("")])
    for name in ["draft", "save", "approve", "cure"] {
      #expect(ask(name, headers: ["x-alrender-token": token], body: body).status == 403)
    }
    #expect(ask("scenes", headers: ["x-alrender-token": token]).status == 403)
    #expect(file == Self.scene)
  }

  @Test(
    "Only listed scenes can be requested, however another file is spelled",
    arguments: ["../outside.yaml", "/etc/passwd", "project/../outside.yaml", "", "alrender.yaml"])
  func traversal(_ path: String) {
    for name in [path, "\(folder.path)/\(path)", "\(folder.path)/project/\(path)"] {
      for request in [
        "scene", "picture", "layout", "step", "layer", "view", "moment", "cycle", "summary",
        "goldens", "golden",
      ] {
        #expect(ask(request, ["path": name, "at": "1"]).status == 404)
      }
      let body: JSON = .object(["path": .string(name), "text": .string("")])
      #expect(ask("save", body: body).status == 404)
    }
  }

  @Test(
    "No URL path leads to a file", arguments: ["/../a.yaml", "/live.js/../a.yaml", "/etc"])
  func urls(_ path: String) {
    let request = HTTPRequest("GET", path, headers: ["host": "127.0.0.1:8000"])
    #expect(site.respond(to: request).status == 404)
  }

  @Test("Links that lead out of the given folder are not followed, for scenes and their files")
  func links() throws {
    symlink(folder.path("outside.yaml"), folder.path("project/link.yaml"))
    let linked = ask("layout", ["path": folder.path("project/link.yaml")])
    #expect(linked.status == 422)
    try folder.write([1, 2, 3], to: "secret.png")
    let named = "root: { type: imageView, source: ../secret.png }"
    try folder.write(Array(named.utf8), to: "project/named.yaml")
    let answer = ask("layout", ["path": folder.path("project/named.yaml")])
    #expect(answer.status == 422)
    #expect(String(decoding: answer.body, as: UTF8.self).contains("outside"))
  }

  @Test("A read-only server writes nothing")
  func readOnly() throws {
    let site = Self.site(folder, address, isReadOnly: true)
    let version = try json(ask("scene", on: site))["version"] ?? .null
    let body: JSON = .object(["path": .string(path), "text": .string(""), "version": version])
    for name in ["draft", "save", "approve", "cure"] {
      #expect(ask(name, on: site, body: body).status == 403)
    }
    #expect(file == Self.scene)
  }

  @Test("A scene's text is always sent as JSON, and only the page itself is markup")
  func markup() throws {
    #expect(try json(ask("scene"))["text"]?.string == Self.scene)
    for name in ["scenes", "scene", "layout", "summary", "view", "nothing"] {
      #expect(ask(name, ["id": "box"]).type == "application/json")
    }
    let head = String(decoding: ask("scenes").bytes, as: UTF8.self)
    #expect(head.contains("Content-Security-Policy: default-src 'none'"))
    #expect(head.contains("X-Content-Type-Options: nosniff"))
  }

  // MARK: - Work

  @Test("A layout is made at the requested size, and returned with frames and findings")
  func layout() throws {
    let layout = try json(ask("layout", ["width": "80"]))
    #expect(layout["layout"]?["canvas"]?["width"]?.double == 80)
    #expect(conflicts(layout) == 1)
    #expect(ask("layout", ["width": "wide"]).status == 422)
    #expect(ask("picture").body.starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }

  @Test("The display's pixels enlarge the picture without moving any frame")
  func pixels() throws {
    func width(_ query: [String: String]) -> Int {
      ask("picture", query).body[16..<20].reduce(0) { $0 << 8 | Int($1) }
    }
    let frames = try json(ask("layout"))["layout"]
    let before = site.count
    #expect([[:], ["pixels": "1"], ["pixels": "3"]].map(width) == [100, 100, 300])
    #expect(try json(ask("layout", ["pixels": "3"]))["layout"] == frames)
    #expect((site.count - before).scenesBuilt == 0)
    #expect(width(["scale": "3"]) == 300)
    for wrong in ["0", "5", "many"] { #expect(ask("picture", ["pixels": wrong]).status == 422) }
  }

  @Test("A canvas that is too large for a picture is the request's fault, in words")
  func largeCanvas() throws {
    let answer = ask("picture", ["width": "20000", "height": "20000"])
    #expect(answer.status == 422)
    #expect(String(decoding: answer.body, as: UTF8.self).contains("at most 64 million"))
  }

  @Test("A step of a drag returns frames and picture in one response, laid out once")
  func steps() throws {
    let before = site.count
    let body = ask("step", ["width": "81"]).body
    #expect((site.count - before).scenesBuilt == 1)
    let length = body.prefix(4).reduce(0) { $0 << 8 | Int($1) }
    let frames = try JSON(parsing: Array(body.dropFirst(4).prefix(length)))
    #expect(frames["width"]?.double == 81)
    #expect(frames["frames"]?.items.count == 2)
    #expect(Array(body.dropFirst(4 + length)) == ask("picture", ["width": "81"]).body)
    #expect((site.count - before).scenesBuilt == 1)
  }

  @Test("A change on disk reads that file, and lays out only the scenes that depend on it")
  func cost() throws {
    try folder.write(Array(Self.scene.utf8), to: "project/b.yaml")
    let other = folder.path("project/b.yaml")
    for path in [path, other] { _ = ask("layout", ["path": path]) }
    _ = site.takeEvent()
    usleep(60_000)
    _ = site.takeEvent()
    try folder.write(Array((Self.scene + "# more\n").utf8), to: "project/a.yaml")
    let before = site.count
    _ = site.takeEvent()
    for path in [path, other] { _ = ask("layout", ["path": path]) }
    let cost = site.count - before
    #expect(cost.scenesRead == 1)
    #expect(cost.scenesBuilt == 1)
  }

  @Test("A view is explained with the lines of its constraints")
  func explanation() throws {
    let view = try json(ask("view", ["id": "box"]))
    let widths = view["values"]?.items.filter { $0["attribute"]?.string == "width" } ?? []
    // Of the two widths the first gives way.
    #expect(widths.first?["terms"]?.items.first?["line"]?.integer == 7)
    #expect(view["constraints"]?.items.contains { $0["line"]?.integer == 4 } == true)
    #expect(ask("view", ["id": "nobody"]).status == 404)
  }

  @Test("Moments between two states are pictures, and the layout cycle is listed step by step")
  func time() throws {
    let stated = Self.scene + "states: { wide: { views: { box: { alpha: 0.5 } } } }\n"
    try folder.write(Array(stated.utf8), to: "project/states.yaml")
    let path = folder.path("project/states.yaml")
    let query = ["path": path, "from": "base", "to": "wide"]
    let moments = ["0", "10", "20"].map { at in
      ask("moment", query.merging(["at": at]) { own, _ in own }).body
    }
    #expect(Set(moments).count == 3)
    #expect(ask("moment", query.merging(["at": "21"]) { own, _ in own }).status == 422)
    #expect(ask("moment", ["path": path, "to": "nowhere", "at": "1"]).status == 404)
    #expect(try json(ask("cycle"))["steps"]?.items.isEmpty == false)
  }

  @Test("A cure is tried as a draft: the picture follows, the file stays, and it can be reverted")
  func cures() throws {
    let cured = try json(ask("cure", body: .object(["finding": .int(0), "cure": .int(0)])))
    let text = try #require(cured["text"]?.string)
    #expect(text != Self.scene)
    let body: JSON = .object(["path": .string(path), "text": .string(text)])
    #expect(try json(ask("draft", body: body))["isDraft"]?.boolean == true)
    #expect(conflicts(try json(ask("layout"))) == 0)
    #expect(file == Self.scene)
    _ = ask("draft", body: .object(["path": .string(path), "text": .null]))
    #expect(conflicts(try json(ask("layout"))) == 1)
  }

  @Test("A draft that does not parse returns its errors, and saving writes the whole file")
  func saving() throws {
    let wrong: JSON = .object(["path": .string(path), "text": .string("root: [")])
    #expect(try json(ask("draft", body: wrong))["errors"]?.items.isEmpty == false)
    let version = try json(ask("scene"))["version"] ?? .null
    let text = Self.scene + "# saved\n"
    let body: JSON = .object(["path": .string(path), "text": .string(text), "version": version])
    #expect(ask("save", body: body).status == 200)
    #expect(file == text)
    #expect(ask("save", body: body).status == 409)
  }

  @Test("A view's own picture shows it without its subviews, as large as it is")
  func layers() throws {
    let layer = ask("layer", ["id": "box"])
    #expect(layer.body.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(layer.body != ask("picture").body)
    #expect(ask("layer", ["id": "root"]).body != ask("picture").body)
    #expect(ask("layer", ["id": "nobody"]).status == 404)
  }

  @Test("Variants are listed with their values")
  func variants() throws {
    let text = Self.scene + "variants: { axes: { direction: [ltr, rtl] } }\n"
    try folder.write(Array(text.utf8), to: "project/a.yaml")
    let variants = try json(ask("scene"))["variants"]?.items ?? []
    #expect(variants.map { $0["name"]?.string } == ["default", "rtl"])
    #expect(variants.last?["values"] == .object(["direction": .string("rtl")]))
  }

  @Test("Components are in the list, and each of their examples is a part of its file")
  func components() throws {
    let text = """
      components:
        row:
          parameters: { name: text }
          view: { subviews: { name: { type: label, verbatim: $name } } }
          constraints: ["H:|[name]|", "V:|[name]|"]
          examples: { short: { name: A }, long: { name: AAAA } }
      """
    try folder.write(Array(text.utf8), to: "project/parts.yaml")
    let path = folder.path("project/parts.yaml")
    let scenes = try json(ask("scenes"))["scenes"]?.items ?? []
    #expect(scenes.contains { $0["path"]?.string == path })
    let scene = try json(ask("scene", ["path": path]))
    #expect(scene["parts"]?.items == [.string("row/short"), .string("row/long")])
    func width(_ part: String) throws -> Double? {
      let layout = try json(ask("layout", ["path": path, "part": part]))
      return layout["layout"]?["canvas"]?["width"]?.double
    }
    #expect(try width("row/short") == 10)
    #expect(try width("row/long") == 40)
    #expect(ask("layout", ["path": path, "part": "row/none"]).status == 404)
    let body: JSON = .object([
      "path": .string(path), "variant": .string("default"), "part": .string("row/long"),
    ])
    #expect(ask("approve", body: body).status == 200)
    #expect(folder.contains("project/goldens/parts/row/long/default.layout.txt"))
    #expect(!folder.contains("project/goldens/parts/row/short/default.layout.txt"))
  }

  @Test("Goldens can be requested one by one, their names first")
  func goldensByName() throws {
    let names = try json(ask("goldens", ["brief": "1"])).items
    #expect(names.map { $0["variant"]?.string } == ["default"])
    #expect(names.first?["check"] == nil)
    let one = try json(ask("goldens", ["variant": "default"])).items
    #expect(one.first?["check"]?["status"]?.string == "missing")
    #expect(ask("goldens", ["variant": "nothing"]).status == 404)
  }

  @Test("A scene's current picture can become its golden")
  func goldens() throws {
    #expect(try json(ask("goldens")).items.first?["check"]?["status"]?.string == "missing")
    #expect(ask("approve", body: .object(["path": .string(path)])).status == 200)
    #expect(try json(ask("goldens")).items.first?["check"]?["status"]?.string == "passed")
    #expect(folder.contains("project/goldens/a/default.layout.txt"))
    #expect(try json(ask("summary"))["golden"]?.string == "passed")
  }

  @Test("A change on disk is reported with the scenes that it affects, and a new scene is listed")
  func changes() throws {
    _ = ask("layout")
    _ = site.takeEvent()
    try folder.write(Array((Self.scene + "# more\n").utf8), to: "project/a.yaml")
    #expect(site.takeEvent()?.contains("a.yaml") == true)
    try folder.write(Array(Self.scene.utf8), to: "project/b.yaml")
    #expect(try json(ask("scenes"))["scenes"]?.items.count == 2)
    // A page that lists the new scene takes the event from no other page.
    #expect(site.takeEvent() != nil)
    #expect(site.takeEvent() == nil)
  }
}
