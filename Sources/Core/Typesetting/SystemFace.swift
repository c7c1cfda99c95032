/// A face of the system font.
struct SystemFace: Equatable {
  /// The weight from 100 to 900.
  var weight: Int
  /// Whether the letters are slanted.
  var italic: Bool
}

extension Paragraph {
  /// The only faces in which the text can be set: those of its runs, if each run has ASCII
  /// letters in the system font and nothing else; nil for any other text, whose fonts Pango looks
  /// up.
  var systemFaces: [SystemFace]? {
    var faces: [SystemFace] = []
    for run in runs {
      let bytes = run.text.utf8
      guard run.font.family == nil, bytes.contains(where: { $0 > 0x20 }),
        bytes.allSatisfy({ (0x20...0x7E).contains($0) || $0 == 0x0A })
      else { return nil }
      let face = SystemFace(weight: run.font.weight, italic: run.font.italic)
      if !faces.contains(face) { faces.append(face) }
    }
    return faces
  }
}
