import CAdvances
import CPango

/// The family that a requested family resolves to.
struct ResolvedFamily {
  /// The family in which text is set; nil is the system font.
  var family: String?
  /// The ascent and descent of a line per point of size; nil for those of the family.
  var line: LineMetrics?
  /// The variation that gives its letters the widths of another font.
  var widths: String?
}

extension FontContext {
  /// Returns the family in which a font's text is set: its own if available, otherwise a
  /// stand-in, otherwise the system font.
  func family(of font: FontDescriptor) -> ResolvedFamily {
    guard let name = font.family else { return ResolvedFamily(family: nil, line: nil) }
    if let known = familyNames[FontName.key(name)] {
      return ResolvedFamily(family: known, line: nil)
    }
    guard let standIn = FontStandIn(name, weight: font.weight) else {
      return ResolvedFamily(family: nil, line: nil)
    }
    let family = standIn.family.flatMap { familyNames[FontName.key($0)] }
    return ResolvedFamily(family: family, line: standIn.line, widths: standIn.widths)
  }

  /// Makes Pango's description of a font; the caller frees it.
  ///
  /// - Parameter han: The region whose shapes Han characters take if the font has none itself.
  func makeDescription(of font: FontDescriptor, han: HanRegion) -> OpaquePointer? {
    let resolved = family(of: font)
    let systemWidths = resolved.family == nil && metrics == .apple ? CA_SYSTEM_VARIATION : nil
    return font.makePangoDescription(
      family: resolved.family, han: han, variation: resolved.widths ?? systemWidths)
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
