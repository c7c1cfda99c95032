import Documents
package import Rendering
import Reports
import Scenes
import Workspace

/// What a playground has beside the page: a scene without a file, and texts to begin with.
package struct Playground: Sendable {
  /// Returns the words that can be inserted in a text, as the list of the Language Server Protocol; given
  /// are the path of the scene, its text, and the line and the character in it, as that protocol counts.
  package typealias Completion =
    @Sendable (_ path: String, _ text: String, _ line: Int, _ character: Int) -> JSON

  let completion: Completion

  /// Makes a playground.
  package init(completion: @escaping Completion) { self.completion = completion }

  /// The names of the files that are written when texts are saved, each for another page; there are no
  /// more pages with a text of their own.
  static let fileNames: [InnerPath] =
    ["playground.yaml"] + (2...32).compactMap { try? InnerPath("playground-\($0).yaml") }

  /// The most bytes of a text whose words are completed.
  static let longestText = 256 << 10

  /// The text of a new scene.
  static let blank = """
    title: A first scene
    canvas: { width: 320, height: 200, background: systemBackground }
    root:
      subviews:
        hello: { type: label, text: Hello, font: { style: title1 } }
    constraints:
      - hello.center == root.center

    """

  /// The texts to begin with, by group.
  static let groups: [(name: String, files: [String])] = [
    (
      "Lessons",
      [
        "lessons/1-equation.yaml", "lessons/2-priorities.yaml", "lessons/3-intrinsic-size.yaml",
        "lessons/4-layout-cycle.yaml", "lessons/5-direction.yaml",
      ]
    ),
    (
      "Gallery",
      [
        "gallery/chat.yaml", "gallery/stacks.yaml", "gallery/states.yaml", "gallery/look.yaml",
        "gallery/in-the-light.yaml", "gallery/text-styles.yaml", "gallery/page.yaml",
        "gallery/mixed-directions.yaml",
      ]
    ),
  ]
}

extension LiveSite {
  /// The playground's scenes, one for each page, whose files appear when they are saved; none without a
  /// playground.
  var sketches: [ServedScenes.Scene] {
    guard setup.playground != nil else { return [] }
    let root = RootFolder(workspace.project.folder)
    return Playground.fileNames.map { name in
      ServedScenes.Scene(path: root.path(name), root: root, inner: name)
    }
  }

  /// The scenes of the pages that have come, and the first before any has.
  var begunSketches: [ServedScenes.Scene] {
    sketches.enumerated().filter { index, sketch in
      index == 0 || pages[index] != nil || drafts[sketch.path] != nil
    }.map(\.element)
  }

  /// Begins with a text of one of the playground's scenes, unless it has one or has been saved before.
  func begin(_ sketch: ServedScenes.Scene) {
    guard FileStamp(sketch.path) == nil, drafts[sketch.path] == nil else { return }
    drafts[sketch.path] = ""
    _ = workspace.setBuffer(Array(Playground.blank.utf8), of: sketch.path)
  }

  /// Returns the text of one of the playground's scenes before anything is typed; nil for any other
  /// scene, and once it has a file.
  func firstText(of scene: ServedScenes.Scene) -> String? {
    sketches.contains { $0.path == scene.path } && FileStamp(scene.path) == nil
      ? Playground.blank : nil
  }

  /// Returns the scene of a page, which stays the same as long as its key does: the one that it had, as
  /// long as no other page has it, else the first that none has.
  func place(_ body: JSON) throws(SiteError) -> JSON {
    guard let key = body["key"]?.string, 1...64 ~= key.utf8.count else {
      throw SiteError(400, "'key' is missing")
    }
    let sketches = sketches
    let had = sketches.indices.filter { sketches[$0].path == body["path"]?.string }
    let index =
      pages.first { $0.value == key }?.key
      ?? (had + Array(sketches.indices)).first { pages[$0] == nil }
    guard let index else {
      throw SiteError(422, "there are already \(sketches.count) pages with a text of their own")
    }
    pages[index] = key
    begin(sketches[index])
    return .object(["path": .string(sketches[index].path)])
  }

  /// Returns the texts that a playground can begin with, or whether it has an editor component.
  func starts(_ request: HTTPRequest) throws(SiteError) -> JSON {
    guard setup.playground != nil else { throw SiteError(404, "there is no playground") }
    if request.query["only"] == "editor" {
      return .object(["hasEditor": .bool(PageAssets.hasEditor)])
    }
    let new = JSON.object([
      "name": .string("New"),
      "starts": .array([
        .object(["title": .string("An empty scene"), "text": .string(Playground.blank)])
      ]),
    ])
    return .array(
      [new]
        + Playground.groups.map { name, files in
          let starts = files.map { file -> JSON in
            let text = String(decoding: PageFile.bytes(file), as: UTF8.self)
            let lines = text.split(separator: "\n")
            let title = lines.first { $0.hasPrefix("title: ") }?.dropFirst("title: ".count)
            return .object([
              "title": .string(title.map(String.init) ?? file), "text": .string(text),
            ])
          }
          return .object(["name": .string(name), "starts": .array(starts)])
        })
  }

  /// Returns the words that can be inserted at a place of a text.
  func complete(_ body: JSON) throws(SiteError) -> JSON {
    guard let playground = setup.playground else { throw SiteError(404, "there is no playground") }
    let scene = try scene(body["path"]?.string)
    guard let text = body["text"]?.string, let line = body["line"]?.integer,
      let character = body["character"]?.integer, line >= 0, character >= 0
    else { throw SiteError(400, "'text', 'line' or 'character' is missing") }
    guard text.utf8.count <= Playground.longestText else {
      throw SiteError(422, "the text is too long for completion")
    }
    return playground.completion(scene.path, text, line, character)
  }
}
