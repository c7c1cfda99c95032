extension Clause {
  /// A vector picture contains text that isn't drawn; `picture` is the name that its user gives
  /// it.
  package static func undrawnText(in picture: String) -> Clause {
    Clause(
      .resource,
      "the picture '\(picture)' has text that cannot be drawn, because its font is not embedded; "
        + "boxes or gaps appear instead",
      hint: "convert the text to outlines in the program that made the picture")
  }
}
