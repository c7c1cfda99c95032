/// The words of one error, without its place: what is wrong, and what would cure it.
///
/// All words about scenes are made in the extensions of this type.
package struct Clause: Hashable, Sendable {
  /// The kind of the error.
  package let code: Diagnostic.Code
  /// A lower-case clause without a final period.
  package let message: String
  /// What to do about it.
  package let hint: Hint?

  package init(_ code: Diagnostic.Code, _ message: String, hint: Hint? = nil) {
    self.code = code
    self.message = message
    self.hint = hint
  }

  /// The hint that names what was probably meant.
  package static func didYouMean(_ name: String, among known: some Sequence<String>) -> Hint? {
    NearestName.like(name, among: known).map(Hint.didYouMean)
  }
}
