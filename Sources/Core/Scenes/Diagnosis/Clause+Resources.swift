import Documents
import Drawing

extension Clause {
  /// Texts by their key, then their language.
  static func stringsByKey(_ key: String, _ language: String, _ text: String) -> Clause {
    Clause(
      .invalidValue,
      "'\(key)' is no language: texts stand under their language, then under their key",
      hint: Hint("write '\(language): { \(key): \(YAMLScalar.word(text)) }'"))
  }

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
