import Documents
import Glibc
import LanguageServer
import Rendering
import Testing

/// What an editor's requests read from disk.
@Suite("Reach of an editor's requests")
struct ReachTests {
  private let folder: RootFolder

  init() throws {
    var template = Array("/tmp/alrender-lsp-XXXXXX".utf8CString)
    folder = RootFolder(mkdtemp(&template).map { String(cString: $0) } ?? "/nowhere")
    try folder.write(Array(#""hello" = "Hi";"#.utf8), to: "outside.strings")
    try folder.write(Array(Self.row.utf8), to: "outside.yaml")
  }

  private static let row = "components: { row: { view: { type: label } } }\n"
  private static let scene = """
    include: ../outside.yaml
    strings: { en: ../outside.strings }
    root: { type: label, key: hello, subviews: { a: { type: row } } }

    """

  /// Returns where a key and a component defined in files above the project lead.
  private func places(confines: Bool) throws -> [String?] {
    try folder.write(Array("confine: \(confines)\n".utf8), to: "project/alrender.yaml")
    let uri = "file://\(folder.path)/project/a.yaml"
    let editor = Editor()
    editor.open(Self.scene, as: uri)
    return [27, 58].map { column in
      editor.ask("definition", 2, column, uri: uri).items.first?["uri"]?.string
    }
  }

  @Test("Included files are read where the project's scenes may read them, and nowhere else")
  func confined() throws {
    let outside = ["outside.strings", "outside.yaml"].map { "file://\(folder.path)/\($0)" }
    #expect(try places(confines: false) == outside)
    #expect(try places(confines: true) == [nil, nil])
  }

  @Test("A change to a file on disk takes effect when any document is next saved")
  func saved() throws {
    try folder.write(Array("confine: false\n".utf8), to: "project/alrender.yaml")
    let uri = "file://\(folder.path)/project/a.yaml"
    let editor = Editor()
    func errors() -> Int { editor.findings(uri).count { $0["severity"]?.integer == 1 } }
    editor.open(Self.scene, as: uri)
    #expect(errors() == 0)
    try folder.write(Array(Self.row.replacing("row", with: "line").utf8), to: "outside.yaml")
    editor.notify(
      "textDocument/didSave", .object(["textDocument": .object(["uri": .string(uri)])]))
    editor.work()
    #expect(errors() > 0)
  }
}
