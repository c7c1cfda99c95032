import ArgumentParser

/// How remarks are written to standard error.
enum DiagnosticsFormat: String, CaseIterable, ExpressibleByArgument {
  /// A compiler's form: place, clause, source line, caret, hint.
  case human
  /// One JSON object a line.
  case json
  /// Annotations of GitHub Actions.
  case github
  /// The text of UIKit's console where it has one, else the human form.
  case uikit
}
