package import Documents
package import InterfaceBuilder

extension NibDocument {
  /// Reads the controllers of other storyboards that the document refers to.
  ///
  /// - Parameter storyboards: the app's storyboards, of which the last of a name is used, and for
  ///   another bundle the last in a folder named after it; one that can't be read is passed over, and
  ///   so is what it refers to in turn.
  package mutating func readReferences(in storyboards: [String], within reach: FileReach) {
    var read: [String: NibDocument] = [:]
    var found: [String: XMLElement] = [:]
    for reference in references {
      let name = "\(reference.storyboard).storyboard"
      let path = storyboards.last { path in
        let names = PathParts.names(in: path)
        guard names.last.map(String.init) == name else { return false }
        return reference.bundle.map { bundle in
          names.contains { $0 == bundle || $0 == "\(bundle).bundle" }
        } ?? true
      }
      guard let path else { continue }
      if read[path] == nil, let bytes = try? FileBytes.read(path, within: reach) {
        read[path] = try? NibDocument(canvasOf: bytes)
      }
      found[reference.id] = read[path]?.controller(identifiedBy: reference.identifier)
    }
    referred = found
  }
}
