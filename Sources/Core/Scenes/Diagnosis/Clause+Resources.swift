import Documents
import Drawing

extension Clause {
  static func notAnImage(_ path: String, _ error: ImageError) -> Clause {
    let hint: Hint? =
      switch error {
      case .unknownFormat: "images are PNG, JPEG, SVG or PDF files"
      case .noSize: "add a viewBox, such as viewBox=\"0 0 24 24\", to its <svg> element"
      default: nil
      }
    let reason = error == .noSize ? "has no size" : "is not an image"
    return Clause(.resource, "'\(path)' \(reason): \(error)", hint: hint)
  }
}
