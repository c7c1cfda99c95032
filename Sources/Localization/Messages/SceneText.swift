/// A text before its localisation.
package enum SceneText: Hashable, Sendable {
  /// Looked up in the strings; shown as it is where they do not hold it.
  case localizable(String)
  /// Looked up in the strings; shown in capitals where they do not hold it.
  case key(String)
  /// Never localised.
  case verbatim(String)
}
