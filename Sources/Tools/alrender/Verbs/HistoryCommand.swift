import ArgumentParser
import Documents
import Drawing
import Geometry
import Goldens
import Rendering
import Reports
import Scenes
import Typesetting
import Workspace

/// `alrender history`: the revisions that changed a scene's goldens.
struct HistoryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "history",
    abstract: "List the revisions that changed a scene's goldens, with their pictures.",
    usage: "alrender history SCENE [--format text|json] [-o FOLDER]",
    discussion: """
      alrender history Scenes/chat.yaml
      alrender history Scenes/chat.yaml -o out/history     a page and a strip of its pictures

      The newest revision is first. Nothing is checked out, and nothing is written but in FOLDER.
      """)

  @Argument(help: "The scene or document.", completion: .file())
  var scene: String

  @Option(help: "How the revisions are printed.")
  var format = LayoutCommand.Format.text

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Write a page, a strip and the pictures of every revision.", valueName: "FOLDER"),
    completion: .directory)
  var output: String?

  func run() throws {
    let session = try Session(LayoutChoices(), at: [scene])
    let project = session.project
    let store = GoldenStore(project: project)
    let name = SceneName.of(path: scene, in: project)
    let folder = project.inner(store.folder) ?? project.goldens.description
    do {
      // A document's controllers have a folder each, named after its own.
      let own = "\(folder)/\(name)"
      let others = store.goldens().compactMap { golden -> String? in
        let scene = PathParts.names(in: golden).dropLast().joined(separator: "/")
        return scene.hasPrefix("\(name)#") ? "\(folder)/\(scene)" : nil
      }
      let history = try GoldenHistory(
        folder: project.folder, goldens: [own] + Set(others).sorted())
      if history.revisions.isEmpty {
        session.fail("no revision has goldens of it in '\(own)'", file: scene)
      }
      print(history)
      if let output, !history.revisions.isEmpty {
        try HistoryFolder(history, of: name, in: RootFolder(output), session).write()
      }
    } catch let error as GoldenError {
      session.fail("\(error)", file: scene)
    }
    try session.finish()
  }

  private func print(_ history: GoldenHistory) {
    guard format == .text else {
      Console.put(JSON.array(history.revisions.map(\.json)).text + "\n")
      return
    }
    for revision in history.revisions {
      Console.put(
        fields: String(revision.name.prefix(10)), String(revision.date.prefix(10)),
        revision.words, revision.subject)
    }
  }
}

/// The folder with the pictures of a scene's history.
private struct HistoryFolder {
  private let history: GoldenHistory
  private let scene: String
  private let folder: RootFolder
  private let session: Session

  /// More pictures than anyone looks at.
  private static let mostPictures = 400

  init(_ history: GoldenHistory, of scene: String, in folder: RootFolder, _ session: Session) {
    (self.history, self.scene, self.folder, self.session) = (history, scene, folder, session)
  }

  /// Writes the pictures, the page and the strip.
  func write() throws {
    var entries: [HistoryPage.Entry] = []
    var cells: [ContactSheet.Cell] = []
    var left = Self.mostPictures
    // Where each golden's pictures are.
    var latest: [String: [(entry: Int, picture: Int)]] = [:]
    for revision in history.revisions {
      var pictures: [HistoryPage.Picture] = []
      let names = revision.goldens.filter { PathParts.isNamed($0, ending: ".png") }
      // The scene as it stands comes before its variants.
      let others = names.filter { !Self.isDefault($0) }
      for golden in (names.filter(Self.isDefault) + others).prefix(left) {
        guard let bytes = try history.bytes(of: golden, at: revision),
          let image = try? ImageLoader.read(bytes)
        else { continue }
        left -= 1
        let stem = PathParts.names(in: golden).last.map(String.init) ?? golden
        let name = (Self.controller(golden).map { "\($0)-" } ?? "") + stem
        let path = try InnerPath("\(revision.name.prefix(10))/\(InnerPath.name(name))")
        try folder.write(bytes, to: path)
        let size = Self.size(of: image, stem)
        pictures.append(
          HistoryPage.Picture(path: path.description, name: Self.variant(golden), size: size))
        latest[golden, default: []].append((entries.count, pictures.count - 1))
        guard pictures.count == 1 else { continue }
        let variant = Self.isDefault(golden) ? "" : " (\(stem.prefix { $0 != "@" }))"
        cells.append(cell(image, size, "\(revision.subject)\(variant)", of: revision))
      }
      entries.append(
        HistoryPage.Entry(
          revision: revision, changes: try history.changes(at: revision), pictures: pictures))
    }
    // The newest is first: each picture took the place of the next one of its golden.
    for places in latest.values {
      for (newer, older) in zip(places, places.dropFirst()) {
        entries[newer.entry].pictures[newer.picture].former =
          entries[older.entry].pictures[older.picture].path
      }
    }
    let page = HistoryPage.html(scene: scene, entries)
    try folder.write(Array(page.utf8), to: try InnerPath(HistoryPage.fileName))
    guard !cells.isEmpty, let resources = session.resources() else { return }
    let count = "\(cells.count) revision\(cells.count == 1 ? "" : "s")"
    let strip = ContactSheet(title: scene, subtitle: count, cells: cells)
    try folder.write(
      try SheetRenderer(resources: resources).encoded(strip, as: .png, scale: 2),
      to: try InnerPath(HistoryPage.stripName))
  }

  /// Returns the name of the controller whose goldens are in a folder such as `Main#Home`; nil for others.
  private static func controller(_ golden: String) -> Substring? {
    PathParts.names(in: golden).dropLast().last?.split(separator: "#").dropFirst().first
  }

  /// Returns the variant of a picture such as `Main#Home/ar+dark@3x.png`, after its controller's name.
  private static func variant(_ golden: String) -> String {
    let stem = PathParts.lastName(of: golden).prefix { $0 != "@" }
    return [controller(golden), stem].compactMap(\.self).joined(separator: ", ")
  }

  private static func isDefault(_ golden: String) -> Bool {
    PathParts.names(in: golden).last?.hasPrefix("default@") == true
  }

  /// Returns the size in points of a picture with a name such as `default@2x.png`.
  private static func size(of image: ImageBuffer, _ name: String) -> Size {
    let scale = name.split(separator: "@").last?.split(separator: "x").first.flatMap { Double($0) }
    guard let scale, scale > 0 else { return image.size }
    return Size(width: image.size.width / scale, height: image.size.height / scale)
  }

  private func cell(
    _ image: ImageBuffer, _ size: Size, _ words: String, of revision: GoldenHistory.Revision
  ) -> ContactSheet.Cell {
    let whole = ImageTile.whole(image, in: Rect(origin: .zero, size: size))
    return ContactSheet.Cell(
      caption: "\(revision.date.prefix(10)) \(words)",
      picture: DisplayList([.image(image, tiles: [whole], tint: nil)]), size: size,
      background: .white)
  }
}
