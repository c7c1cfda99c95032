import CPango

/// A face in the private font set.
package struct FontFace: Hashable, Sendable {
  /// The family's name in English.
  package let family: String
  /// The face's name in its family, such as `SemiBold Italic`.
  package let style: String
  /// The weight from 100 to 900; for a variable font the lightest.
  package let weight: Int
  /// Whether the face is slanted.
  package let italic: Bool
  /// The path of the font file itself, not of a link to it.
  package let file: String
  /// The face's index in a collection, starting at 0.
  package let index: Int
  /// The version stated in the font file.
  package let version: String
}

extension FontLibrary {
  /// All faces in which text can be set, by file and index.
  package var faces: [FontFace] {
    patterns.compactMap(FontFace.init).sorted { ($0.file, $0.index) < ($1.file, $1.index) }
  }

  /// fontconfig's descriptions of all faces, borrowed.
  var patterns: [OpaquePointer] {
    [FcSetSystem, FcSetApplication].flatMap { kind -> [OpaquePointer] in
      guard let set = FcConfigGetFonts(config, kind) else { return [] }
      return (0..<Int(set.pointee.nfont)).compactMap { set.pointee.fonts[$0] }
    }
  }

  /// The names of all families, each once, in the order of their files.
  package var families: [String] {
    faces.reduce(into: []) { names, face in
      if !names.contains(face.family) { names.append(face.family) }
    }
  }

  /// Whether text can be set in a family; others are replaced with the system font.
  package func hasFamily(_ name: String) -> Bool {
    faces.contains { $0.family.lowercased() == name.lowercased() }
  }
}

extension FontFace {
  /// Reads a face from fontconfig's description; nil if a name is missing.
  fileprivate init?(_ pattern: OpaquePointer) {
    func string(_ object: String) -> String? {
      var value: UnsafeMutablePointer<FcChar8>?
      guard FcPatternGetString(pattern, object, 0, &value) == FcResultMatch, let value else {
        return nil
      }
      return String(cString: value)
    }
    func integer(_ object: String) -> Int {
      var value: Int32 = 0
      return FcPatternGetInteger(pattern, object, 0, &value) == FcResultMatch ? Int(value) : 0
    }
    guard let family = string(FC_FAMILY), let link = string(FC_FILE) else { return nil }
    self.family = family
    style = string(FC_STYLE) ?? ""
    weight = Int(FcWeightToOpenType(Int32(integer(FC_WEIGHT))))
    italic = integer(FC_SLANT) > 0
    file = FontLibrary.realPath(of: link)
    // The upper half is the index of a variable font's named instance.
    index = integer(FC_INDEX) & 0xFFFF
    // A fixed-point number with sixteen fractional bits, of which font makers use three digits.
    let thousandths = (integer(FC_FONTVERSION) * 1000 + 0x8000) >> 16
    let fraction = String(thousandths % 1000 + 1000).dropFirst()
    version = "\(thousandths / 1000).\(fraction)"
  }
}
