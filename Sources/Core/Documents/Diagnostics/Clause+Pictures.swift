extension Clause {
  /// A vector picture contains something that isn't drawn; `picture` is the name that its user
  /// gives it, `loss` and `wayOut` say what it is and what its maker can do.
  package static func undrawn(_ loss: String, in picture: String, wayOut: String) -> Clause {
    Clause(.resource, "the picture '\(picture)' \(loss)", hint: Hint(stringLiteral: wayOut))
  }
}
