import Documents
import Drawing

extension Clause {
  static func notAnImage(_ path: String, _ error: ImageError) -> Clause {
    Clause(
      .resource, "'\(path)' is not an image: \(error)",
      hint: error == .unknownFormat ? "images are PNG, JPEG, SVG or PDF files" : nil)
  }
}
