package import Documents

/// What `alrender.yaml` says about a project; every option of the command line wins over it.
///
/// Paths are relative to the project's folder, where the file lies.
package struct ProjectConfiguration: Equatable, Sendable {
  /// The kinds of reports.
  package enum ReporterName: String, CaseIterable, Hashable, Sendable {
    case list, html, junit, github, json, sarif, gitlab
  }

  /// The views whose pixels are not compared, in some scenes.
  package struct Mask: Hashable, Sendable {
    /// The scenes and variants.
    package let selection: VariantSelection
    /// The views' ids.
    package let views: [String]

    /// Masks views in some scenes and variants.
    package init(selection: VariantSelection, views: [String]) {
      (self.selection, self.views) = (selection, views)
    }
  }

  /// The name of the file.
  package static let fileName = "alrender.yaml"

  /// The project's folder as a path from the working directory or from `/`; `.` by default.
  package var folder = "."
  /// The folder of scenes.
  package var scenes = "Scenes"
  /// The folder of goldens, below the project's own: whoever writes a configuration does not choose
  /// what is overwritten elsewhere.
  package var goldens: InnerPath = "goldens"
  /// Folders of more fonts.
  package var fonts: [String] = []
  /// What a scene's canvas says where the scene itself does not.
  package var defaults = SceneCanvas()
  /// Devices beyond the presets; they win over a preset of the same name.
  package var devices: [Device] = []
  /// By how much pictures may differ from their goldens.
  package var tolerance = Tolerance.exact
  /// Which variants have a golden picture.
  package var pictures = VariantSelection.none
  /// Which variants have a fingerprint of their pixels in place of a picture.
  package var hashes = VariantSelection.none
  /// The views whose pixels are not compared.
  package var masks: [Mask] = []
  /// The reports that `verify` makes.
  package var reporters: [ReporterName] = [.list]
  /// Files and folders that are nobody's scenes, though they lie in the folder of scenes.
  package var exclude: [PathPattern] = []

  /// What storyboards and nibs are laid out with.
  package var documents = DocumentSettings()

  /// Whether scenes read no file outside the project's folder.
  package var isConfined = false
  /// Which files scenes may name, where the command line says it; else `isConfined` does.
  package var statedReach: FileReach?

  /// Which files scenes may name.
  package var reach: FileReach {
    statedReach ?? (isConfined ? FileReach(below: folder) : .everywhere)
  }

  /// The configuration of a project without `alrender.yaml`.
  package init() {}

  /// Whether a file is left out of the project's scenes; the path is relative to its folder.
  package func excludes(_ path: String) -> Bool {
    let inner = path.hasPrefix(scenes + "/") ? String(path.dropFirst(scenes.utf8.count + 1)) : path
    return exclude.contains { $0.covers(path) || $0.covers(inner) }
  }

  static let table = ObjectTable<ProjectConfiguration>(
    "configuration",
    [
      Field("scenes", .folder, "The folder of scenes; default Scenes.", \.scenes),
      Field(
        "goldens", .innerPath("a folder"), "The folder of goldens; default goldens.", \.goldens),
      Field("fonts", .oneOrMore(.string(.other("a folder"))), "Folders of more fonts.", \.fonts),
      Field(
        "defaults", .canvas, "What a scene's canvas says where the scene does not.", \.defaults),
      Field("devices", .devices, "Devices by name: width, height, scale, safeArea.", \.devices),
      Field(
        "tolerance", .tolerance, "By how much pictures may differ: pixel, ratio, cluster.",
        \.tolerance),
      Field("pictures", .selection, "Which variants have a golden picture.", \.pictures),
      Field(
        "hashes", .selection, "Which variants have a fingerprint in place of a picture.", \.hashes),
      Field("masks", .masks, "The views whose pixels are not compared, by scene.", \.masks),
      Field(
        "reporters", .oneOrMore(Shape<ReporterName>.choice), "The reports that `verify` makes.",
        \.reporters),
      Field(
        "documents", .object(DocumentSettings.table, DocumentSettings()),
        "What storyboards and nibs are laid out with: assets, symbols, variants.", \.documents),
      Field(
        "confine", .boolean, "Keeps scenes from reading files outside the project; default false.",
        \.isConfined),
      Field(
        "exclude",
        .oneOrMore(
          Shape<String>.string(.other("a pattern")).map(PathPattern.init, back: { $0.description })),
        "What is nobody's scene.", \.exclude),
    ])
}

extension Shape where Value == String {
  /// The path of a folder.
  static var folder: Shape {
    Shape<String>.string(.other("a folder")).map(PathText.withoutFinalSlash, back: { $0 })
  }
}

/// Paths as text.
enum PathText {
  /// The path without slashes at its end, unless it is `/` itself.
  static func withoutFinalSlash(_ path: String) -> String {
    var path = path
    while path.utf8.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }
}
