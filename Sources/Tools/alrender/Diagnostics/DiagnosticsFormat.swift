import ArgumentParser

/// How diagnostics are written to standard error.
enum DiagnosticsFormat: String, CaseIterable, ExpressibleByArgument {
  /// The form used by compilers: place, clause, source line, caret, hint.
  case human
  /// One JSON object per line.
  case json
  /// Annotations of GitHub Actions.
  case github
  /// UIKit's console text if there is one, else the human-readable form.
  case uikit
}
