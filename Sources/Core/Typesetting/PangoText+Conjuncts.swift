import CPango

extension PangoText {
  /// Forbids line breaks within the conjuncts of Indic scripts, which are one character for readers
  /// (rule GB9c of Unicode Standard Annex 29, which Pango does not have) and whose halves are wider than
  /// the whole.
  func keepConjuncts(in text: String) {
    // Devanagari begins at U+0900, whose first byte in UTF-8 is 0xE0.
    guard text.utf8.contains(0xE0) else { return }
    var count: Int32 = 0
    guard let found = pango_layout_get_log_attrs_readonly(layout, &count) else { return }
    let attributes = UnsafeMutablePointer(mutating: found)
    var (isJoining, needsJoiner, hasJoiner) = (false, false, false)
    for (index, scalar) in text.unicodeScalars.enumerated() where index < count {
      if isJoining, hasJoiner || !needsJoiner, scalar.properties.generalCategory == .otherLetter {
        attributes[index].is_char_break = 0
        attributes[index].is_line_break = 0
      }
      switch scalar.value {
      // The viramas of scripts with conjuncts.
      case 0x94D, 0x9CD, 0xACD, 0xB4D, 0xC4D, 0xCCD, 0xD4D:
        (isJoining, needsJoiner, hasJoiner) = (true, false, false)
      // Those of scripts that form them only with a joiner.
      case 0xA4D, 0xDCA: (isJoining, needsJoiner, hasJoiner) = (true, true, false)
      case 0x200D: hasJoiner = true
      case 0x93C, 0x9BC, 0xABC, 0xB3C, 0xC3C, 0xCBC: break
      default: isJoining = false
      }
    }
  }
}
