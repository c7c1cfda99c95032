/// Which texts the system font sets without composing or decomposing characters.
///
/// The lookups of Inter's feature `ccmp` put marks on letters, those of `frac`, `numr` and `dnom`
/// set digits around a fraction slash. HarfBuzz tries all their rules at each letter, which takes
/// two thirds of the time of shaping; but none applies where all characters are simple ones.
package enum CharacterComposition {
  /// The features that change nothing in a text that needs no composition, switched off, in the
  /// syntax of Pango.
  package static let absent = "ccmp=0,frac=0,numr=0,dnom=0"

  /// Whether a text has characters that the system font may compose.
  package static func isNeeded(for text: String) -> Bool {
    guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return false }
    return !text.unicodeScalars.allSatisfy { scalar in
      simple.contains { $0.contains(scalar.value) }
    }
  }

  /// The scalars between which no rule applies: Latin with its accented letters, dashes, quotes
  /// and the like.
  package static let simple: [ClosedRange<UInt32>] = [0x00...0x17F, 0x2010...0x2030]
}
