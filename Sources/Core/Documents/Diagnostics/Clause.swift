/// The wording of an error, without its place: what is wrong, and how to fix it.
///
/// All wording about scenes is in the extensions of this type.
package struct Clause: Hashable, Sendable {
  /// The kind of the error.
  package let code: Diagnostic.Code
  /// A lower-case clause without a final period.
  package let message: String
  /// How to fix it.
  package let hint: Hint?
  /// What it says of a name; nil for anything else.
  package let naming: Naming?

  /// What is wrong with a name, since other errors may follow from it.
  package enum Naming: Hashable, Sendable {
    /// Nothing has the name.
    case unknown(String)
    /// Two things in one mapping have it, so that one of them is missing by its own name.
    case twice
  }

  package init(
    _ code: Diagnostic.Code, _ message: String, hint: Hint? = nil, naming: Naming? = nil
  ) {
    self.code = code
    self.message = message
    self.hint = hint
    self.naming = naming
  }

  /// Returns the hint with the name that was probably meant.
  package static func didYouMean(_ name: String, among known: some Sequence<String>) -> Hint? {
    NearestName.like(name, among: known).map(Hint.didYouMean)
  }

  /// Returns the same among names that were prepared for many questions.
  package static func didYouMean(_ name: String, among known: KnownNames) -> Hint? {
    NearestName.like(name, among: known).map(Hint.didYouMean)
  }
}
