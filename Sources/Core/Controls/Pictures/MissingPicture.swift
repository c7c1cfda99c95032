package import Geometry

/// The placeholder for a picture whose file is not available: a box of its size with its name.
package struct MissingPicture: Hashable, Sendable {
  /// The picture's name, written in the box if there is room.
  package var name: String
  /// The picture's size in points.
  package var size: Size

  /// Makes a placeholder with a size in points.
  package init(name: String, size: Size) {
    self.name = name
    self.size = size
  }
}
