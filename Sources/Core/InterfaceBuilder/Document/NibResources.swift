package import Documents
package import Geometry

/// A document's information about the assets that it names.
package struct NibResources: Sendable {
  private var images: [String: Size] = [:]
  private var colors: [String: XMLElement] = [:]

  /// Reads the `<resources>` of a document.
  init(_ element: XMLElement?) {
    for resource in element?.children ?? [] {
      guard let name = resource["name"] else { continue }
      switch resource.name {
      case "image":
        guard let width = resource.number("width"), let height = resource.number("height")
        else { continue }
        images[name] = Size(width: width, height: height)
      case "namedColor", "systemColor":
        colors[name] = resource.child("color")
      default: continue
      }
    }
  }

  /// Returns the size of an image in points; nil for one that the document doesn't list.
  package func imageSize(_ name: String) -> Size? { images[name] }

  /// Returns the recorded value of a named or system colour; nil for one that the document
  /// doesn't list.
  package func color(_ name: String) -> XMLElement? { colors[name] }
}
