package import Documents
import Scenes

/// What a `.xib` or `.storyboard` file says, for those who make objects of it.
///
/// `NibDocument` splits a file into the trees that are laid out; this is the whole of it: controllers
/// without views, objects that are not views, and the connections between them.
package struct NibContent: Sendable {
  /// The document with all its variations.
  package let root: XMLElement
  /// Whether the document has scenes, each with a controller.
  package var isStoryboard: Bool { root.child("scenes") != nil }

  /// Reads a document.
  ///
  /// - Throws: a located fault for what is not XML, not Interface Builder's, or made for the Mac.
  package init(_ bytes: [UInt8]) throws(NibFault) {
    do {
      root = try XMLReader.read(bytes)
    } catch {
      throw NibFault(error)
    }
    try NibDocument.check(root)
  }

  /// The document as it is for size classes: their variations applied, what they exclude left out.
  package func resolved(isWide: Bool, isTall: Bool) -> XMLElement {
    let sizeClass = SizeClasses(
      width: isWide ? .regular : .compact, height: isTall ? .regular : .compact)
    return VariationResolver(sizeClass: sizeClass).resolve(root)
  }

  /// The recorded value of a named or system colour; nil for one that the document does not list.
  package func color(_ name: String) -> XMLElement? {
    NibResources(root.child("resources")).color(name)
  }
}
