import Documents

/// What the value of a key is to a scene that is put together; most keys have none of these roles.
enum KeyRole: Sendable {
  case plain
  /// A text, so that a number given for it is spelled out.
  case text
  /// A path, from the folder of the file that states it.
  case path
  /// Tables of texts, or paths of files of them.
  case strings
  /// A list of ids of the view's own.
  case guides
  /// A mapping whose keys are ids.
  case customSpacing
  /// A key that is gone when a scene is put together.
  case each, condition, with, slot
  /// The keys of a view that are written in ways of their own.
  case type, subviews, sections

  private static let words = WordMap<KeyRole>(
    [
      ("guides", .guides), ("customSpacing", .customSpacing), ("strings", .strings),
      ("source", .path), ("image", .path), ("incrementImage", .path), ("decrementImage", .path),
      ("each", .each), ("if", .condition), ("with", .with),
      ("slot", .slot), ("type", .type), ("subviews", .subviews), ("sections", .sections),
    ]
      + [
        "text", "verbatim", "placeholder", "segments", "key", "title", "subtitle", "why", "id",
        "header", "footer", "search", "prompt", "backTitle", "badge", "scopes", "columns",
      ].map { ($0, .text) })

  /// The role of a key.
  init(_ key: NodeID, in document: YAMLDocument) {
    self = document.withText(of: key) { Self.words[$0] } ?? .plain
  }

  /// Whether values are paths.
  var isPath: Bool { self == .path || self == .strings }
}
