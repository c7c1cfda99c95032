/// The unit in which texts state the width for which they are meant (`NSStringVariableWidthRuleType`).
enum ScreenEms {
  /// The width of an M in the system font of 17 points: a screen of 320 points has room for 21, one
  /// of 375 for 25, one of 768 for 51, so that Apple's examples (20, 25, 50) are the classes of
  /// devices they name.
  private static let em = 14.9

  /// Returns the width of a screen in whole ems.
  ///
  /// - Parameter width: the width in points; nil for that of a phone.
  static func of(_ width: Double?) -> Int { Int(min(max(width ?? 375, 0), 1e6) / em) }
}
