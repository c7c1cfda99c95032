import Controls
package import Documents

/// The contents of a `.xib` or `.storyboard` file, for creating objects from it.
///
/// `NibDocument` splits a file into the trees that are laid out; this is the whole of it,
/// including controllers without views, objects that aren't views, and the connections between
/// them.
package struct NibContent: Sendable {
  /// The document with all its variations.
  package let root: XMLElement
  /// The assets that the document names.
  package let resources: NibResources

  /// Reads a document.
  ///
  /// - Throws: a fault with its place, for a document that isn't XML, isn't Interface Builder's,
  ///   or is made for the Mac.
  package init(_ bytes: [UInt8]) throws(NibFault) {
    do {
      root = try XMLReader.read(bytes)
    } catch {
      throw NibFault(error)
    }
    resources = NibResources(root.child("resources"))
    try NibDocument.check(root)
  }

  /// Returns the document for size classes, with their variations applied and what they exclude
  /// left out.
  package func resolved(isWide: Bool, isTall: Bool) -> XMLElement {
    let sizeClass = SizeClasses(
      width: isWide ? .regular : .compact, height: isTall ? .regular : .compact)
    return VariationResolver(sizeClass: sizeClass).resolve(root)
  }
}
