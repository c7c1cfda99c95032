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

  /// Whether a property contains an object id.
  package static func isReference(_ path: String, _ value: String?) -> Bool {
    NibReference.isReference(path, value)
  }
}
