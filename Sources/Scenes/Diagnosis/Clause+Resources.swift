package import Documents
import Drawing

extension Clause {
  static func notAnImage(_ path: String, _ error: ImageError) -> Clause {
    Clause(
      .resource, "'\(path)' is not an image: \(error)",
      hint: error == .unknownFormat ? "images are PNG, JPEG, SVG or PDF files" : nil)
  }

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
