/// How numbers in formatted texts are written.
package enum NumberNotation: String, CaseIterable, Hashable, Sendable {
  /// With the language's separators, groups and digits, as `String(localized:)`,
  /// `localizedStringWithFormat` and SwiftUI write them.
  case localized
  /// Like C, as `String(format:)` without a locale does.
  case plain
}
