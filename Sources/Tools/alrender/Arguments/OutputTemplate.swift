import ArgumentParser
import Documents
import Rendering

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

  /// Reads a template. Throws if a placeholder is unknown or not closed.
  ///
  /// `{frame}` is a placeholder only if there are frames.
  init(_ template: String, hasFrames: Bool = false) throws(ValidationError) {
    description = template
    guard !template.unicodeScalars.contains("\u{FFFD}") else {
      throw ValidationError("'\(template)' is not UTF-8, as the names of outputs must be")
    }
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

  /// Whether the output is standard output.
  var isStandardOutput: Bool { pieces == [.text("-")] }

  /// The picture format according to the extension, or PNG for standard output; nil for an
  /// unknown extension.
  var format: OutputFormat? { isStandardOutput ? .png : OutputFormat(path: description) }

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
