package import Controls
package import Documents

/// The settings of a project in `alrender.yaml`; every command-line option overrides them.
///
/// Paths are relative to the project's folder, which contains the file.
package struct ProjectConfiguration: Equatable, Sendable {
  /// The kinds of reports.
  package enum ReporterName: String, CaseIterable, Hashable, Sendable {
    case list, html, junit, github, json, sarif, gitlab
  }

  /// The views whose pixels aren't compared in some scenes.
  package struct Mask: Hashable, Sendable {
    /// The scenes and variants.
    package let selection: VariantSelection
    /// The ids of the views.
    package let views: [String]

    /// Masks views in some scenes and variants.
    package init(selection: VariantSelection, views: [String]) {
      (self.selection, self.views) = (selection, views)
    }
  }

  /// The file's name.
  package static let fileName = "alrender.yaml"

  /// The project's folder, relative to the working directory or absolute; `.` by default.
  package var folder = "."
  /// The folders of scenes, single scenes, or patterns of their paths.
  package var scenes = ["Scenes"]
  /// The folder of goldens, which must be below the project's own so that the author of a
  /// configuration can't choose files elsewhere to be overwritten.
  package var goldens: InnerPath = "goldens"
  /// Folders of additional fonts.
  package var fonts: [String] = []
  /// Files of design tokens that all scenes know.
  package var tokens: [String] = []
  /// Where the file names them.
  var tokenPlaces: [Place] = []
  /// The canvas properties for scenes that don't state them.
  package var defaults = SceneCanvas()
  /// The generation of the system for scenes and documents that state none; nil for that of their
  /// device.
  package var look: Look?
  /// Devices in addition to the presets; they override presets of the same name.
  package var devices: [Device] = []
  /// How much pictures may differ from their goldens.
  package var tolerance = Tolerance.exact
  /// The variants with a golden picture.
  package var pictures = VariantSelection.none
  /// The variants with a fingerprint of their pixels instead of a picture.
  package var hashes = VariantSelection.none
  /// Whether what is read aloud has goldens.
  package var recordsAccessibility = false
  /// The views whose pixels aren't compared.
  package var masks: [Mask] = []
  /// The reports that `verify` writes.
  package var reporters: [ReporterName] = [.list]
  /// Files and folders in the folder of scenes that aren't scenes.
  package var exclude: [PathPattern] = []

  /// The settings for storyboards and nibs.
  package var documents = DocumentSettings()

  /// Whether scenes may read files only in the project's folder.
  package var isConfined = false
  /// The files that scenes may name without `isConfined`: those of the repository, so that a change
  /// to it can't show what lies elsewhere on a build server.
  package var repositoryReach = FileReach.everywhere
  /// The files that scenes may name, if the command line states them; otherwise `isConfined`
  /// decides.
  package var statedReach: FileReach?

  /// Whether scenes are shown while they are edited, for which they are held more than once: then each may
  /// take less memory.
  package var isLive = false

  /// Whether nothing is drawn, so that it suffices to know how large pictures are.
  package var measuresPictures = false

  /// The files that scenes may name.
  package var reach: FileReach {
    statedReach ?? (isConfined ? FileReach(below: folder) : repositoryReach)
  }

  /// Creates the configuration of a project without `alrender.yaml`.
  package init() {}

  /// Whether a file is excluded from the project's scenes; the path is relative to the project's
  /// folder.
  package func excludes(_ path: String) -> Bool {
    covers(exclude, path)
  }

  /// Whether a document's whole screens have round corners; the path is relative to the project's
  /// folder.
  package func frames(_ path: String) -> Bool { covers(documents.framed, path) }

  private func covers(_ patterns: [PathPattern], _ path: String) -> Bool {
    let base = scenesFolder + "/"
    let isInside = path.utf8.starts(with: base.utf8)
    let inner =
      isInside ? String(decoding: path.utf8.dropFirst(base.utf8.count), as: UTF8.self) : path
    return patterns.contains { $0.covers(path) || $0.covers(inner) }
  }

  static let table = ObjectTable<ProjectConfiguration>(
    "configuration",
    [
      Field(
        "scenes", .oneOrMore(.folder),
        "The folders of scenes, scenes, or patterns of their paths; default Scenes.", \.scenes),
      Field(
        "goldens", .innerPath("a folder"), "The folder of goldens; default goldens.", \.goldens),
      Field(
        "fonts", .oneOrMore(.string(.other("a folder"))), "Folders of additional fonts.", \.fonts),
      Field(
        "tokens", .oneOrMore(.string(.other("a path"))),
        "Files of design tokens (W3C), whose names all scenes know.", \.tokens),
      Field(
        "defaults", .canvas, "The canvas keys for scenes that do not state them.", \.defaults),
      Field(
        "look", Shape<Look>.choice,
        "The system whose controls and bars are drawn where scenes state none: `ios18` or `ios26`.",
        \.look),
      Field("devices", .devices, "Devices by name: width, height, scale, safeArea.", \.devices),
      Field(
        "tolerance", .tolerance, "How much pictures may differ: pixel, ratio, cluster.",
        \.tolerance),
      Field("pictures", .selection, "Which variants have a golden picture.", \.pictures),
      Field(
        "hashes", .selection, "Which variants have a fingerprint in place of a picture.", \.hashes),
      Field(
        "accessibility", .boolean, "Keeps what is read aloud as goldens.", \.recordsAccessibility),
      Field("masks", .masks, "The views whose pixels are not compared, by scene.", \.masks),
      Field(
        "reporters", .oneOrMore(Shape<ReporterName>.choice), "The reports that `verify` writes.",
        \.reporters),
      Field(
        "documents", .object(DocumentSettings.table, DocumentSettings()),
        "What storyboards and nibs are laid out with: assets, symbols, variants.", \.documents),
      Field(
        "confine", .boolean,
        "Keeps scenes from reading files outside the project, or else its repository.",
        \.isConfined),
      Field("exclude", .patterns, "Files and folders that are not scenes.", \.exclude),
    ])
}

extension Shape where Value == [PathPattern] {
  /// One pattern of paths, or several.
  static var patterns: Shape {
    .oneOrMore(
      Shape<String>.string(.other("a pattern")).map(PathPattern.init, back: { $0.description }))
  }
}

extension Shape where Value == String {
  /// The path of a folder.
  static var folder: Shape {
    Shape<String>.string(.other("a folder")).map(PathText.withoutFinalSlash, back: { $0 })
  }
}

/// Paths as text.
enum PathText {
  /// Returns the path without slashes at its end, unless it is `/` itself.
  static func withoutFinalSlash(_ path: String) -> String {
    var path = path
    while path.utf8.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }
}
