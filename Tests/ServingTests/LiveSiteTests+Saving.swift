import Documents
import Glibc
import Rendering
import Serving
import Testing

/// What saving keeps of a file.
extension LiveSiteTests {
  @Test(
    "Saving keeps the line ends of the file, of which a text field knows nothing",
    arguments: [
      ("root: {}\r\ntitle: b\r\n", "root: {}\ntitle: c\n", "root: {}\r\ntitle: c\r\n"),
      (
        "root: {}\ntitle: b\r\nmetrics: {}\n", "root: {}\ntitle: b\ndata: {}\nmetrics: {}\n",
        "root: {}\ntitle: b\r\ndata: {}\nmetrics: {}\n"
      ),
      (
        "root: {}\r\ntitle: b", "root: {}\ntitle: b\nmetrics: {}\n",
        "root: {}\r\ntitle: b\r\nmetrics: {}\r\n"
      ),
      ("root: {}\rtitle: b\r", "root: {}\ntitle: b\n", "root: {}\rtitle: b\r"),
      ("root: {}\n", "root: { }\n", "root: { }\n"),
    ])
  func lineEnds(_ before: String, _ text: String, _ after: String) throws {
    try folder.write(Array(before.utf8), to: "project/a.yaml")
    let version = try json(ask("scene"))["version"] ?? .null
    let body: JSON = .object(["path": .string(path), "text": .string(text), "version": version])
    _ = ask("save", body: body)
    #expect(file.utf8.elementsEqual(after.utf8), "\(file.debugDescription)")
  }

  // A draft may arrive after the text has been saved.
  @Test("A draft that is the file's text is none")
  func savedDraft() throws {
    try folder.write(Array("root: {}\r\n".utf8), to: "project/a.yaml")
    for (text, isDraft) in [("root: { }\n", true), ("root: {}\n", false)] {
      let body: JSON = .object(["path": .string(path), "text": .string(text)])
      #expect(try json(ask("draft", body: body))["isDraft"] == .bool(isDraft))
    }
  }

  @Test("Saving a link writes its target, if that is within reach")
  func linkedFile() throws {
    try folder.write(Array(Self.scene.utf8), to: "project/shared/real.yaml")
    symlink("shared/real.yaml", folder.path("project/link.yaml"))
    symlink(folder.path("outside.yaml"), folder.path("project/out.yaml"))
    let linked = folder.path("project/link.yaml")
    let version = try json(ask("scene", ["path": linked]))["version"] ?? .null
    let text = Self.scene + "# saved\n"
    let body: JSON = .object(["path": .string(linked), "text": .string(text), "version": version])
    #expect(ask("save", body: body).status == 200)
    #expect(try folder.read("project/shared/real.yaml") == Array(text.utf8))
    var status = stat()
    #expect(lstat(linked, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
    let out: JSON = .object([
      "path": .string(folder.path("project/out.yaml")), "text": .string(text),
      "version": try json(ask("scene", ["path": folder.path("project/out.yaml")]))["version"]
        ?? .null,
    ])
    #expect(ask("save", body: out).status != 200)
    #expect(try folder.read("outside.yaml") == Array("root: {}".utf8))
  }

  @Test("A link is not saved over what an editor wrote to its target meanwhile")
  func changedTarget() throws {
    try folder.write(Array(Self.scene.utf8), to: "project/shared/real.yaml")
    symlink("shared/real.yaml", folder.path("project/link.yaml"))
    let linked = folder.path("project/link.yaml")
    let version = try json(ask("scene", ["path": linked]))["version"] ?? .null
    let edited = Self.scene + "# of the editor\n"
    try folder.write(Array(edited.utf8), to: "project/shared/real.yaml")
    let body: JSON = .object([
      "path": .string(linked), "text": .string(Self.scene), "version": version,
    ])
    #expect(ask("save", body: body).status == 409)
    #expect(try folder.read("project/shared/real.yaml") == Array(edited.utf8))
  }

  @Test("The answer to a save is what was saved, also without a draft before it")
  func answer() throws {
    let text = Self.scene + "# saved\n"
    let version = try json(ask("scene"))["version"] ?? .null
    let body: JSON = .object(["path": .string(path), "text": .string(text), "version": version])
    let saved = try json(ask("save", body: body))
    #expect(saved["text"] == .string(text))
    #expect(try saved["version"] == json(ask("scene"))["version"])
  }

  @Test("What a killed server left beside a scene is removed, unless nothing may be written")
  func leftovers() throws {
    let left = folder.path("project/.a.yaml.alrender.tmp")
    try folder.write(Array("half".utf8), to: "project/.a.yaml.alrender.tmp")
    Self.site(folder, address, isReadOnly: true).removeLeftovers()
    #expect(FileStamp(left) != nil)
    site.removeLeftovers()
    #expect(FileStamp(left) == nil && file == Self.scene)
  }

  // The second tab's save overwrote what the first had saved, because each answer had the version on disk; as
  // in BelaPlatform/Bela#8 and stablyai/orca#7591.
  @Test("Of two pages that type at once, the second is told that the first has saved")
  func twoPages() throws {
    let first = try json(ask("scene"))["version"] ?? .null
    func draft(_ text: String) throws -> JSON {
      let body: JSON = .object(["path": .string(path), "text": .string(text), "version": first])
      return try json(ask("draft", body: body))
    }
    func save(_ text: String, _ version: JSON) -> Int {
      ask(
        "save", body: .object(["path": .string(path), "text": .string(text), "version": version])
      )
      .status
    }
    let (one, other) = (Self.scene + "# one\n", Self.scene + "# other\n")
    _ = try draft(one)
    #expect(try draft(other)["version"] == first)
    #expect(save(other, first) == 200)
    // The first types on.
    let answer = try draft(one)
    #expect(answer["version"] == first && answer["versionOnDisk"] != first)
    #expect(save(one, try json(ask("scene"))["version"] ?? .null) == 409)
    #expect(file == other)
    #expect(save(one, answer["versionOnDisk"] ?? .null) == 200)
    #expect(file == one)
  }
}
