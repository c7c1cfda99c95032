/// What a reader of properties has to know about their values.
package enum NibValues {
  /// Whether a flag is on where a document says nothing.
  package static func isUsuallyTrue(_ path: String) -> Bool {
    NibSpelling.usuallyTrue.contains(path)
  }

  /// The properties of an object in the order of their paths.
  package static func properties(of object: NibOutline.Object) -> [(path: String, value: String)] {
    NibProperties(object.element).all.map { ($0.path, $0.value) }
  }

  /// Whether a property holds an object id.
  package static func isReference(_ path: String, _ value: String?) -> Bool {
    NibReference.isReference(path, value)
  }
}
