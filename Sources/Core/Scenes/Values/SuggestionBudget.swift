/// How many names of a file are looked through for those that errors suggest.
///
/// A file of thousands of errors among thousands of views would compare millions of names with each other;
/// the errors that are shown come first.
final class SuggestionBudget {
  private var left = 5_000_000

  /// Takes the looking through of some names; false once there have been too many.
  func takes(_ count: Int) -> Bool {
    left -= count
    return left >= 0
  }
}
