import ArgumentParser
import Documents
import Rendering
import Workspace

/// The name of the output, with placeholders that distinguish several results: `{scene}`,
/// `{variant}` and `{scale}`, and `{frame}` for the moments of an animation. The name `-` is
/// standard output.
struct OutputTemplate: Equatable, CustomStringConvertible {
  enum Piece: Equatable {
    case text(String)
    case scene
    case variant
    case scale
    case frame
  }

  let pieces: [Piece]
  /// The template as written.
  let description: String
  /// Whether the template names a folder, for one file per result: it ends with a slash, has no
  /// extension, or a folder has its name.
  let isFolder: Bool

  /// Reads a template. Throws if a placeholder is unknown or not closed.
  ///
  /// `{frame}` is a placeholder only if there are frames.
  init(_ template: String, hasFrames: Bool = false) throws(ValidationError) {
    description = template
    guard !template.unicodeScalars.contains("\u{FFFD}") else {
      throw ValidationError("'\(template)' is not UTF-8, as the names of outputs must be")
    }
    isFolder = Self.namesFolder(template)
    guard template.utf8.contains(UInt8(ascii: "{")) else {
      pieces = template.isEmpty ? [] : [.text(template)]
      return
    }
    var pieces: [Piece] = []
    var rest = template[...]
    while let opening = rest.firstIndex(of: "{") {
      if opening > rest.startIndex { pieces.append(.text(String(rest[..<opening]))) }
      guard let closing = rest[opening...].firstIndex(of: "}") else {
        throw ValidationError("'\(template)' has a '{' without a '}'")
      }
      let name = rest[rest.index(after: opening)..<closing]
      switch name {
      case "scene": pieces.append(.scene)
      case "variant": pieces.append(.variant)
      case "scale": pieces.append(.scale)
      case "frame" where hasFrames: pieces.append(.frame)
      default:
        let places =
          hasFrames ? "{scene}, {variant}, {scale} and {frame}" : "{scene}, {variant} and {scale}"
        throw ValidationError("'{\(name)}' in '\(template)' is unknown; there are \(places)")
      }
      rest = rest[rest.index(after: closing)...]
    }
    if !rest.isEmpty { pieces.append(.text(String(rest))) }
    self.pieces = pieces
  }

  /// Returns the template of the files in the folder that this one names, with the variant in
  /// their names if a scene has several; any other template as it is.
  func inFolder(ending: String, severalVariants: Bool) -> OutputTemplate {
    guard isFolder else { return self }
    let variant: [Piece] = severalVariants ? [.text("."), .variant] : []
    let slash: [Piece] = description.hasSuffix("/") ? [] : [.text("/")]
    return OutputTemplate(
      pieces: Self.joined(pieces + slash + [.scene] + variant + [.text(".\(ending)")]), of: self)
  }

  private init(pieces: [Piece], of folder: OutputTemplate) {
    (self.pieces, description, isFolder) = (pieces, folder.description, true)
  }

  private static func namesFolder(_ template: String) -> Bool {
    guard let name = template.split(separator: "/", omittingEmptySubsequences: false).last,
      !template.isEmpty, template != "-", OutputFormat(path: template) == nil
    else { return false }
    if ["", ".", ".."].contains(name) { return true }
    let isPlain = !name.utf8.dropFirst().contains {
      $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "{")
    }
    return isPlain && name.utf8.first != UInt8(ascii: "{") || SceneSearch.isFolder(template)
  }

  /// Joins texts that follow each other.
  private static func joined(_ pieces: [Piece]) -> [Piece] {
    pieces.reduce(into: []) { joined, piece in
      if case .text(let text) = piece, case .text(let before)? = joined.last {
        joined[joined.count - 1] = .text(before + text)
      } else {
        joined.append(piece)
      }
    }
  }

  /// Whether the output is standard output.
  var isStandardOutput: Bool { pieces == [.text("-")] }

  /// The picture format according to the extension, or PNG for standard output; nil for an
  /// unknown extension.
  var format: OutputFormat? {
    isStandardOutput || isFolder ? .png : OutputFormat(path: description)
  }

  /// The folder written out before the first placeholder, `.` if there is none; for a template
  /// without placeholders, the folder of the whole path.
  var literalFolder: String {
    guard case .text(let text)? = pieces.first else { return "." }
    return OutputFile.parts(of: text).folder
  }

  /// Whether there is a placeholder that distinguishes results.
  var hasPlaces: Bool { pieces.contains { if case .text = $0 { false } else { true } } }

  /// Returns what follows the literal folder in the path of a result.
  func inner(_ path: String) -> String {
    guard case .text(let text)? = pieces.first,
      let slash = text.utf8.lastIndex(of: UInt8(ascii: "/"))
    else { return path }
    let count = text.utf8.distance(from: text.startIndex, to: slash) + 1
    return String(decoding: path.utf8.dropFirst(count), as: UTF8.self)
  }

  /// Whether the output is one file per frame.
  var hasFrames: Bool { pieces.contains(.frame) }

  /// Returns the path of one result. A whole `scale` is written without a fraction: `2`, `1.5`.
  func path(scene: String, variant: String, scale: Double, frame: String = "") -> String {
    pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .scene: scene
      case .frame: frame
      case .variant: variant
      case .scale: scale == scale.rounded() ? "\(Int(scale))" : "\(scale)"
      }
    }.joined()
  }
}
