package import Documents
package import InterfaceBuilder

extension NibDocument {
  /// Reads the controllers of other storyboards that the document refers to.
  ///
  /// - Parameter storyboards: the app's storyboards, of which the last of a name is used; one that
  ///   can't be read is passed over, and so is what it refers to in turn.
  package mutating func readReferences(in storyboards: [String], within reach: FileReach) {
    var read: [String: NibDocument] = [:]
    var found: [String: XMLElement] = [:]
    for reference in references {
      let name = "\(reference.storyboard).storyboard"
      guard let path = storyboards.last(where: { PathParts.lastName(of: $0) == name }) else {
        continue
      }
      if read[path] == nil, let bytes = try? FileBytes.read(path, within: reach) {
        read[path] = try? NibDocument(canvasOf: bytes)
      }
      found[reference.id] = read[path]?.controller(identifiedBy: reference.identifier)
    }
    referred = found
  }
}
