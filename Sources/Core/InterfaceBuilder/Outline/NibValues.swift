/// Facts about properties' values for code that reads them.
package enum NibValues {
  /// Whether a flag is on if a document doesn't state it.
  package static func isUsuallyTrue(_ path: String) -> Bool {
    NibSpelling.usuallyTrue.contains(path)
  }

  /// Returns the properties of an object in the order of their paths.
  package static func properties(of object: NibOutline.Object) -> [(path: String, value: String)] {
    NibProperties(object.element).all.map { ($0.path, $0.value) }
  }

  /// Returns a value in the words of Xcode's inspectors; nil for what is shown as it is: numbers,
  /// names that people gave.
  package static func words(_ path: String, _ value: String) -> String? {
    if let style = cellStyles[value] { return style }
    switch value {
    case "YES": return "on"
    case "NO": return "off"
    default: break
    }
    let isNamed =
      ["customClass", "customModule"].contains(path) || path.hasSuffix("dentifier")
      || path.hasSuffix("olor")
    guard !isNamed, value.contains(where: \.isUppercase), value.first?.isLowercase == true,
      value.allSatisfy(\.isLetter), value.allSatisfy(\.isASCII)
    else { return nil }
    return NibNames.words(value)
  }

  /// The styles of cells, by their names in documents.
  private static let cellStyles = [
    "IBUITableViewCellStyleDefault": "Basic", "IBUITableViewCellStyleValue1": "Right Detail",
    "IBUITableViewCellStyleValue2": "Left Detail", "IBUITableViewCellStyleSubtitle": "Subtitle",
  ]

  /// Whether a property contains an object id.
  package static func isReference(_ path: String, _ value: String?) -> Bool {
    NibReference.isReference(path, value)
  }
}
