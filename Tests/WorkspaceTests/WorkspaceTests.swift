import Documents
import Geometry
import Glibc
import Rendering
import Scenes
import Testing
import Workspace

/// What is read, built and measured again after a change, by counting.
@Suite("Workspaces")
struct WorkspaceTests {
  private func workspace(_ project: TemporaryProject) -> Workspace {
    var options = WorkspaceOptions()
    options.text = .blocks
    return Workspace(project: project.configuration, options: options)
  }

  private func width(_ scene: LaidOutScene, _ id: String) -> Double? {
    scene.recorded().views.first { $0.id == id }?.intrinsicWidth
  }

  private func ids(_ scene: LaidOutScene) -> [String] { scene.recorded().views.map(\.id) }

  @Test("A repeated request costs nothing")
  func kept() throws {
    let project = try TemporaryProject([
      "a.yaml": Texts.label, "texts.strings": #""title" = "Hello";"#,
    ])
    let workspace = workspace(project)
    project.settle()
    let first = try workspace.layOut(project.path("a.yaml"))
    let before = workspace.count
    #expect(try workspace.layOut(project.path("./x/../a.yaml")) === first)
    #expect(workspace.filesMayHaveChanged().isEmpty)
    #expect(workspace.count - before == WorkspaceCounts())
  }

  @Test("A change to strings reads that file, and builds only the scenes that read it")
  func strings() throws {
    let project = try TemporaryProject([
      "a.yaml": Texts.label, "b.yaml": Texts.plain, "texts.strings": #""title" = "Hello";"#,
    ])
    let workspace = workspace(project)
    project.settle()
    for name in ["a.yaml", "b.yaml"] { _ = try workspace.layOut(project.path(name)) }
    try project.write(#""title" = "Hello, world";"#, to: "texts.strings")
    let before = workspace.count
    #expect(workspace.filesMayHaveChanged() == [project.path("a.yaml")])
    #expect(width(try workspace.layOut(project.path("a.yaml")), "title") == 120)
    _ = try workspace.layOut(project.path("b.yaml"))
    let cost = workspace.count - before
    #expect(cost.filesRead == 1)
    #expect(cost.scenesRead == 1)
    #expect(cost.scenesBuilt == 1)
    #expect(cost.textsMeasured > 0)
  }

  @Test("A file written with the same bytes is read, but nothing is built")
  func sameBytes() throws {
    let project = try TemporaryProject(["a.yaml": Texts.plain])
    let workspace = workspace(project)
    _ = try workspace.layOut(project.path("a.yaml"))
    let before = workspace.count
    try project.write(Texts.plain, to: "a.yaml")
    #expect(workspace.filesMayHaveChanged().isEmpty)
    _ = try workspace.layOut(project.path("a.yaml"))
    #expect(workspace.count - before == WorkspaceCounts(filesRead: 1))
  }

  @Test("A write that keeps size and time is noticed while the file is fresh")
  func sameStamp() throws {
    let project = try TemporaryProject(["a.yaml": Texts.plain])
    let workspace = workspace(project)
    _ = try workspace.read(project.path("a.yaml"))
    let text = Texts.plain.replacing("box", with: "pot")
    let file = try #require(fopen(project.path("a.yaml"), "r+"))
    fputs(text, file)
    fclose(file)
    #expect(workspace.filesMayHaveChanged() == [project.path("a.yaml")])
  }

  @Test("A scene that cannot be read depends on the file that was missing")
  func missing() throws {
    let project = try TemporaryProject(["a.yaml": Texts.label])
    let workspace = workspace(project)
    #expect(throws: SceneErrors.self) { try workspace.read(project.path("a.yaml")) }
    try project.write(#""title" = "Hi";"#, to: "texts.strings")
    #expect(workspace.filesMayHaveChanged() == [project.path("a.yaml")])
    #expect(width(try workspace.layOut(project.path("a.yaml")), "title") == 20)
  }

  @Test("The text of an open document replaces the file's until it is closed")
  func buffers() throws {
    let project = try TemporaryProject(["a.yaml": Texts.plain])
    let workspace = workspace(project)
    let path = project.path("a.yaml")
    _ = try workspace.layOut(path)
    #expect(workspace.setBuffer(Array(Texts.plain.utf8), of: path).isEmpty)
    let text = Texts.plain.replacing("box", with: "pot")
    #expect(workspace.setBuffer(Array(text.utf8), of: path) == [path])
    #expect(ids(try workspace.layOut(path)).contains("pot"))
    try project.write(Texts.plain + "\n# more", to: "a.yaml")
    #expect(workspace.filesMayHaveChanged().isEmpty)
    #expect(workspace.setBuffer(nil, of: path) == [path])
    #expect(ids(try workspace.layOut(path)).contains("box"))
  }

  @Test("A change to alrender.yaml affects every scene; an invalid one changes nothing")
  func configuration() throws {
    let project = try TemporaryProject(["a.yaml": Texts.plain])
    let workspace = workspace(project)
    let path = project.path("a.yaml")
    #expect(try workspace.layOut(path).size.width == 375)
    try project.write("defaults: {width: 200}", to: "alrender.yaml")
    #expect(workspace.filesMayHaveChanged() == [path])
    #expect(try workspace.layOut(path).size.width == 200)
    try project.write("defaults: {width: [}", to: "alrender.yaml")
    _ = workspace.filesMayHaveChanged()
    #expect(workspace.projectErrors != nil)
    #expect(try workspace.layOut(path).size.width == 200)
  }

  @Test("A scene depends on itself, its strings, and versions of its pictures")
  func dependencies() throws {
    let project = try TemporaryProject([
      "a.yaml": "root: {type: imageView, source: no.png}"
    ])
    let files = workspace(project).dependencies(of: project.path("a.yaml"))
    #expect(
      files == ["a.yaml", "no.png", "no@2x.png", "no@3x.png"].map(project.path))
  }

  @Test("A change noticed by one workspace is known to another over the same files")
  func sharing() throws {
    let project = try TemporaryProject(["a.yaml": Texts.plain])
    let files = WorkspaceFiles()
    var options = WorkspaceOptions()
    options.text = .blocks
    let pair = [0, 1].map { _ in
      Workspace(project: project.configuration, options: options, files: files)
    }
    let path = project.path("a.yaml")
    for workspace in pair { _ = try workspace.layOut(path) }
    let before = pair[1].count
    #expect(
      pair[0].setBuffer(Array(Texts.plain.replacing("box", with: "pot").utf8), of: path) == [path])
    #expect(ids(try pair[1].layOut(path)).contains("pot"))
    #expect((pair[1].count - before).scenesBuilt == 1)
  }

  @Test("A library of components depends on the pictures of its examples")
  func libraries() throws {
    let text = Texts.component.replacing("examples: {", with: "examples: {wide: {name: B},")
      .replacing("label, verbatim: $name", with: "imageView, source: no.png")
    let project = try TemporaryProject(["a.yaml": text])
    let workspace = Workspace(project: project.configuration, options: .ofGoldens)
    #expect(workspace.dependencies(of: project.path("a.yaml")).contains(project.path("no.png")))
  }

  @Test("Examples of a file's components are parts of it, each laid out by its name")
  func examples() throws {
    let project = try TemporaryProject(["a.yaml": Texts.component])
    var options = WorkspaceOptions()
    (options.text, options.readsExamples) = (.blocks, true)
    let workspace = Workspace(project: project.configuration, options: options)
    let path = project.path("a.yaml")
    #expect(try workspace.read(path).map(\.part) == ["row/short", "row/long"])
    #expect(width(try workspace.layOut(path, part: "row/long"), "row.name") == 40)
    #expect(width(try workspace.layOut(path), "row.name") == 10)
    #expect(throws: WorkspaceError.noSuchPart("row/none")) {
      try workspace.layOut(path, part: "row/none")
    }
  }

  @Test("Layouts of many variants are kept up to a limit")
  func limit() throws {
    let project = try TemporaryProject(["a.yaml": Texts.plain])
    var options = WorkspaceOptions()
    (options.text, options.keptLayouts) = (.blocks, 2)
    let workspace = Workspace(project: project.configuration, options: options)
    let path = project.path("a.yaml")
    for width in [1.0, 2, 3, 3, 2, 1] {
      let variant = Variant(name: "w", values: [.width(.points(width))])
      #expect(try workspace.layOut(path, variant).size.width == width)
    }
    #expect(workspace.count.scenesBuilt == 4)
  }

  @Test("Layouts are kept as long as they have few views together")
  func views() throws {
    let project = try TemporaryProject(["a.yaml": Texts.plain, "b.yaml": Texts.plain])
    func built(_ keptViews: Int) throws -> Int {
      var options = WorkspaceOptions()
      (options.text, options.keptViews) = (.blocks, keptViews)
      let workspace = Workspace(project: project.configuration, options: options)
      for name in ["a.yaml", "b.yaml", "b.yaml", "a.yaml"] {
        _ = try workspace.layOut(project.path(name))
      }
      return workspace.count.scenesBuilt
    }
    let each = try workspace(project).layOut(project.path("a.yaml")).viewCount
    #expect(try built(2 * each) == 2)
    #expect(try built(2 * each - 1) == 3)
    // The last one stays, however large.
    #expect(try built(0) == 3)
  }

  @Test("A scene that is edited or watched may have fewer views than one laid out once")
  func weight() throws {
    let project = try TemporaryProject([
      "a.yaml": "root: { type: stackView, subviews: { a: { each: 5000, type: textView } } }\n"
    ])
    let errors = #expect(throws: SceneErrors.self) {
      try workspace(project).read(project.path("a.yaml"))
    }
    let error = try #require(errors?.diagnostics.first)
    #expect(error.message.contains("while it is edited or watched, which is that of 20000 plain"))
    #expect(error.hint?.text.contains("'check' and 'render' take more") == true)
    let bytes = try FileBytes.read(project.path("a.yaml"))
    let scene = try SceneReader.read(bytes: bytes, path: "a.yaml", project: project.configuration)
    #expect(scene.root.subviews.count == 5000)
  }
}
