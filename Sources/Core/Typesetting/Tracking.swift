/// The letter spacing of Apple's system font at each size.
enum Tracking {
  /// Returns the spacing between letters in points, interpolated linearly between the sizes of
  /// Apple's table.
  ///
  /// Source: Human Interface Guidelines, Typography, tracking values of SF Pro.
  static func systemSpacing(size: Double) -> Double {
    guard let first = table.first, let last = table.last else { return 0 }
    if size <= first.size { return first.spacing * size / first.size }
    if size >= last.size { return last.spacing }
    guard let upper = table.firstIndex(where: { $0.size >= size }) else { return 0 }
    let (below, above) = (table[upper - 1], table[upper])
    let share = (size - below.size) / (above.size - below.size)
    return below.spacing + (above.spacing - below.spacing) * share
  }

  private static let table: [(size: Double, spacing: Double)] = [
    (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0),
    (13, -0.08), (14, -0.15), (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44),
    (19, -0.45), (20, -0.45), (21, -0.36), (22, -0.26), (23, -0.10), (24, 0.07),
    (25, 0.15), (26, 0.22), (27, 0.29), (28, 0.38), (29, 0.40), (30, 0.40), (31, 0.39),
    (32, 0.41), (33, 0.40), (34, 0.40), (35, 0.38), (36, 0.37), (37, 0.36), (38, 0.37),
    (39, 0.38), (40, 0.37), (41, 0.36), (42, 0.37), (43, 0.38), (44, 0.37), (45, 0.35),
    (46, 0.36), (47, 0.37), (48, 0.35), (49, 0.33), (50, 0.34), (51, 0.35), (52, 0.33),
    (53, 0.31), (54, 0.32), (56, 0.30), (58, 0.28), (60, 0.26), (62, 0.24), (64, 0.22),
    (66, 0.19), (68, 0.17), (70, 0.14), (72, 0.14), (76, 0.07), (80, 0),
  ]

  /// Returns the parts of `text`, as UTF-8 offsets, that the system font itself draws.
  ///
  /// Tracking applies to the Latin, Greek and Cyrillic of the system font; it would tear Arabic
  /// apart, and the fallback faces of other scripts have their own spacing. Spaces, digits and
  /// punctuation go with the preceding letters.
  static func trackedRanges(of text: String) -> [Range<Int>] {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.isEmpty ? [] : [0..<text.utf8.count] }
    var ranges: [Range<Int>] = []
    var offset = 0
    var start: Int? = 0
    // By whole characters: a boundary inside one would tear a keycap from its digit.
    for character in text {
      if let tracked = isTracked(character) {
        if tracked, start == nil { start = offset }
        if !tracked, let open = start {
          if open < offset { ranges.append(open..<offset) }
          start = nil
        }
      }
      offset += character.utf8.count
    }
    if let open = start, open < offset { ranges.append(open..<offset) }
    return ranges
  }

  /// Whether a character belongs to the system font; nil if it goes with what precedes it.
  private static func isTracked(_ character: Character) -> Bool? {
    var result: Bool?
    for scalar in character.unicodeScalars {
      switch isTracked(scalar.value) {
      case .some(false): return false
      case .some(true): result = true
      case .none: continue
      }
    }
    return result
  }

  /// Whether a scalar is a letter of the system font; nil if it goes with what precedes it.
  private static func isTracked(_ value: UInt32) -> Bool? {
    switch value {
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0x2FF, 0x370...0x52F, 0x1E00...0x1FFF: true
    case 0...0xBF, 0x300...0x36F, 0x2000...0x20CF: nil
    default: false
    }
  }
}
