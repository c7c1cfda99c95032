import CPango

/// What a family that was asked for comes to.
struct ResolvedFamily {
  /// The family that text is set in; nil is the system font.
  var family: String?
  /// The ascent and descent of a line for each point of size; nil for those of the family.
  var line: LineMetrics?
}

extension FontContext {
  /// The family that a font's text is set in: its own where there is one, else a stand-in, else the
  /// system font.
  func family(of font: FontDescriptor) -> ResolvedFamily {
    guard let name = font.family else { return ResolvedFamily(family: nil, line: nil) }
    if let known = familyNames[FontName.key(name)] {
      return ResolvedFamily(family: known, line: nil)
    }
    guard let standIn = FontStandIn(name, weight: font.weight) else {
      return ResolvedFamily(family: nil, line: nil)
    }
    let family = standIn.family.flatMap { familyNames[FontName.key($0)] }
    return ResolvedFamily(family: family, line: standIn.line)
  }

  /// Pango's description of a font; the caller frees it.
  ///
  /// - Parameter han: whose shapes Han characters take where the font has none itself.
  func makeDescription(of font: FontDescriptor, han: HanRegion) -> OpaquePointer? {
    font.makePangoDescription(family: family(of: font).family, han: han, metrics: metrics)
  }
}

extension FontLibrary {
  /// All names of all families, by their keys; looked up, never iterated.
  var familyNames: [String: String] {
    var names: [String: String] = [:]
    for pattern in patterns {
      var index: Int32 = 0
      var name: UnsafeMutablePointer<FcChar8>?
      while FcPatternGetString(pattern, FC_FAMILY, index, &name) == FcResultMatch, let text = name {
        let family = String(cString: text)
        names[FontName.key(family)] = family
        index += 1
      }
    }
    return names
  }
}
