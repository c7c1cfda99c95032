import CPango

extension StyledText {
  /// Sets the text's attributes and language on a layout.
  ///
  /// - Parameters:
  ///   - width: The maximum width of a line in points; nil if lines are not broken.
  ///   - pairs: The stretches between words that stay on one line.
  ///   - hanging: The white space that hangs at the ends of lines.
  func apply(
    to layout: OpaquePointer, language: String?, fonts: FontContext, width: Double?,
    pairs: [Range<Int>], hanging: [HangingSpace]
  ) {
    let list = pango_attr_list_new()
    defer { pango_attr_list_unref(list) }
    func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ range: Range<Int>) {
      guard let attribute, !range.isEmpty else { return }
      attribute.pointee.start_index = UInt32(range.lowerBound)
      attribute.pointee.end_index = UInt32(range.upperBound)
      pango_attr_list_insert(list, attribute)
    }
    let language = language ?? impliedLanguage
    let tracked = fonts.metrics == .inter ? Tracking.trackedRanges(of: text) : []
    let composes = !fonts.knowsSystemFont || CharacterComposition.isNeeded(for: text)
    let signs = charactersAsText
    for piece in pieces {
      let description = fonts.makeDescription(
        of: piece.run.font, han: HanRegion(language: language))
      insert(pango_attr_font_desc_new(description), piece.range)
      insertSigns(
        signs, of: piece, families: pango_font_description_get_family(description), insert: insert)
      pango_font_description_free(description)
      let features = features(of: piece, composes: composes)
      if !features.isEmpty {
        // To the text's very end, where the whole text has the same features: shaping without a
        // feature takes less time than skipping it at each letter.
        let end = piece.range == 0..<count ? Int(UInt32.max) : piece.range.upperBound
        insert(pango_attr_font_features_new(features), piece.range.lowerBound..<end)
      }
      insertSpacing(of: piece, tracked: tracked, features: features, insert: insert)
      insertColors(of: piece, insert: insert)
      if piece.run.baselineOffset != 0 {
        insert(pango_attr_rise_new(pangoUnits(piece.run.baselineOffset)), piece.range)
      }
      if let attachment = piece.run.attachment { insert(attachment.pangoShape, piece.range) }
    }
    for space in hanging {
      insert(TextAttachment.blank(width: 0), space.hidden)
      insert(TextAttachment.blank(width: space.width), space.last)
    }
    if let language {
      insert(pango_attr_language_new(pango_language_from_string(language)), 0..<count)
    }
    insertBreaks(width: width, pairs: pairs, insert: insert)
    pango_layout_set_attributes(layout, list)
  }

  /// Inserts the fonts of characters that are shown as text.
  private func insertSigns(
    _ signs: [Range<Int>], of piece: Piece, families: UnsafePointer<CChar>?,
    insert: (UnsafeMutablePointer<PangoAttribute>?, Range<Int>) -> Void
  ) {
    let own = families.map { String(cString: $0) } ?? FontFile.systemFamily
    for sign in signs where sign.overlaps(piece.range) {
      insert(
        pango_attr_family_new("\(own),\(FontFile.signFamily)"), sign.clamped(to: piece.range))
    }
  }

  /// The characters that U+FE0E asks to show as text, with the selector.
  ///
  /// The emoji font comes before other fonts that happen to have such a character.
  private var charactersAsText: [Range<Int>] {
    guard text.utf8.contains(0xEF) else { return [] }
    var ranges: [Range<Int>] = []
    var (start, end) = (0, 0)
    for scalar in text.unicodeScalars {
      let length = scalar.utf8.count
      if scalar == "\u{FE0E}", end > start { ranges.append(start..<(end + length)) }
      (start, end) = (end, end + length)
    }
    return ranges
  }

  /// Inserts where lines may break, and where words break without a hyphen.
  private func insertBreaks(
    width: Double?, pairs: [Range<Int>],
    insert: (UnsafeMutablePointer<PangoAttribute>?, Range<Int>) -> Void
  ) {
    // UIKit breaks a word between characters without a hyphen; a soft hyphen requests one.
    let hyphens = partsWithoutHyphen
    for part in hyphens { insert(pango_attr_insert_hyphens_new(0), part) }
    let words = width.map(keptWords) ?? []
    for part in words + pairs { insert(pango_attr_allow_breaks_new(0), part) }
    guard width != nil else { return }
    // What holds anyway, but ends an item at both sides.
    for part in seams(atWords: hyphens.count + words.count > 1) {
      insert(pango_attr_fallback_new(1), part)
    }
  }

  /// Returns the features in which a piece differs from its font's defaults, in the syntax of
  /// Pango.
  ///
  /// - Parameter composes: Whether the system font may have to compose characters of the text.
  private func features(of piece: Piece, composes: Bool) -> String {
    let font = piece.run.font
    var features = font.monospacedDigits ? ["tnum=1"] : []
    if piece.run.superscript != 0 {
      features.append(piece.run.superscript > 0 ? "sups=1" : "subs=1")
    }
    if font.family == nil, !composes { features.insert(CharacterComposition.absent, at: 0) }
    return features.joined(separator: ",")
  }

  private func insertSpacing(
    of piece: Piece, tracked: [Range<Int>], features: String,
    insert: (UnsafeMutablePointer<PangoAttribute>?, Range<Int>) -> Void
  ) {
    let own = piece.run.letterSpacing
    if own != 0 { insert(pango_attr_letter_spacing_new(pangoUnits(own)), piece.range) }
    guard piece.run.font.family == nil else { return }
    let tracking = Tracking.systemSpacing(size: piece.run.font.typesetSize)
    for range in tracked where range.overlaps(piece.range) {
      let part = range.clamped(to: piece.range)
      if tracking + own != 0 {
        insert(pango_attr_letter_spacing_new(pangoUnits(tracking + own)), part)
      }
      // Inter turns "->" into an arrow and "2x2" into a product; San Francisco does not. If a
      // character has two lists of features, Pango uses only the later one.
      let all = features.isEmpty ? "calt=0" : "calt=0," + features
      insert(pango_attr_font_features_new(all), part)
    }
  }

  private func insertColors(
    of piece: Piece, insert: (UnsafeMutablePointer<PangoAttribute>?, Range<Int>) -> Void
  ) {
    let run = piece.run
    func level(_ component: Double) -> UInt16 { UInt16((component * 65_535).rounded()) }
    if let color = run.color {
      insert(
        pango_attr_foreground_new(level(color.red), level(color.green), level(color.blue)),
        piece.range)
      insert(pango_attr_foreground_alpha_new(max(1, level(color.alpha))), piece.range)
    }
    if let color = run.background {
      insert(
        pango_attr_background_new(level(color.red), level(color.green), level(color.blue)),
        piece.range)
      insert(pango_attr_background_alpha_new(max(1, level(color.alpha))), piece.range)
    }
    if run.underline {
      insert(pango_attr_underline_new(PANGO_UNDERLINE_SINGLE), piece.range)
    }
    if run.strikethrough { insert(pango_attr_strikethrough_new(1), piece.range) }
  }

  /// The language that kana or hangul imply if none is set, so that the Han characters between
  /// them take the shapes of that language.
  private var impliedLanguage: String? {
    var korean = false
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x3041...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9D: return "ja"
      case 0x1100...0x11FF, 0xAC00...0xD7A3: korean = true
      default: continue
      }
    }
    return korean ? "ko" : nil
  }
}

extension TextAttachment {
  /// Returns Pango's attribute that gives white space a width in points.
  static func blank(width: Double) -> UnsafeMutablePointer<PangoAttribute>? {
    var box = PangoRectangle(x: 0, y: 0, width: pangoUnits(max(width, 0)), height: 0)
    return pango_attr_shape_new(&box, &box)
  }

  /// Pango's attribute that reserves the place and stores its number.
  var pangoShape: UnsafeMutablePointer<PangoAttribute>? {
    var box = PangoRectangle(
      x: 0, y: pangoUnits(-ascent), width: pangoUnits(max(width, 0)),
      height: pangoUnits(ascent + descent))
    return pango_attr_shape_new_with_data(
      &box, &box, UnsafeMutableRawPointer(bitPattern: number), nil, nil)
  }
}

/// Returns points in Pango's units, within the range of an `Int32`.
func pangoUnits(_ points: Double) -> Int32 {
  Int32((max(-1_000_000, min(points, 1_000_000)) * Double(PANGO_SCALE)).rounded())
}

extension FontDescriptor {
  /// The size within the limits of what can be shaped; NaN becomes one point.
  var typesetSize: Double { size >= 1 ? min(size, 2_000) : 1 }

  /// Makes Pango's description of the font; the caller frees it.
  ///
  /// - Parameters:
  ///   - family: The family in which text is set; nil is the system font.
  ///   - han: The region whose shapes Han characters take if the font has none itself.
  ///   - variation: The tag of a font that has the advances of another one.
  func makePangoDescription(
    family: String?, han: HanRegion, variation: String?
  ) -> OpaquePointer? {
    let description = pango_font_description_new()
    if let variation { pango_font_description_set_variations(description, variation) }
    pango_font_description_set_family(
      description, "\(family ?? FontFile.systemFamily),\(han.family)")
    pango_font_description_set_absolute_size(description, typesetSize * Double(PANGO_SCALE))
    pango_font_description_set_weight(
      description, PangoWeight(rawValue: UInt32(max(100, min(weight, 1_000)))))
    pango_font_description_set_style(
      description, italic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    return description
  }
}
