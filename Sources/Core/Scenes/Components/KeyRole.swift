import Controls
import Documents

/// The role of a key's value in the assembly of a scene; most keys have no special role.
enum KeyRole: Sendable {
  case plain
  /// A text; a number given for it is spelled out.
  case text
  /// A path, relative to the folder of the file that states it.
  case path
  /// Tables of texts, or the paths of their files.
  case strings
  /// A list of ids in the view.
  case guides
  /// A mapping whose keys are ids.
  case customSpacing
  /// A key that the assembled scene no longer has.
  case each, condition, with, slot
  /// How many lines a text has at most, for what it weighs.
  case lines
  /// A view's key that is written in its own way.
  case type, subviews, sections

  private static let words = WordMap<KeyRole>(
    [
      ("guides", .guides), ("elements", .guides), ("customSpacing", .customSpacing),
      ("strings", .strings),
      ("source", .path), ("image", .path), ("each", .each), ("if", .condition), ("with", .with),
      ("slot", .slot), ("type", .type), ("subviews", .subviews), ("sections", .sections),
      ("lines", .lines),
    ]
      + [
        "text", "verbatim", "placeholder", "segments", "key", "title", "subtitle", "why", "id",
        "header", "footer", "search", "prompt", "backTitle", "badge", "scopes", "columns", "label",
        "hint", "detailText",
      ].map { ($0, .text) } + pictures)

  /// The pictures in the tables of controls.
  private static let pictures: [(name: String, value: KeyRole)] =
    ViewKind.allCases.flatMap(\.ownProperties).filter { $0.kind == .picture }
    .map { (name: $0.name, value: .path) }

  /// Returns the role of a key.
  init(_ key: NodeID, in document: YAMLDocument) {
    self = document.withText(of: key) { Self.words[$0] } ?? .plain
  }

  /// Whether the values are paths.
  var isPath: Bool { self == .path || self == .strings }
}
