import Geometry

/// The effect of a visual effect on the things behind it, before its tint is laid over them.
package struct Backdrop: Hashable, Sendable {
  /// The blur: the standard deviation of a Gaussian, in points.
  package var radius: Double
  /// The factor on each colour's distance from grey; 1 changes nothing.
  package var saturation: Double

  /// Makes an effect.
  package init(radius: Double, saturation: Double = 1) {
    self.radius = radius
    self.saturation = saturation
  }
}

/// The blurred pixels behind visual effects, in the order in which they are drawn. A document of
/// lines and areas has no pixels to blur, so a canvas is painted for it first.
final class Backdrops {
  /// An effect's pixels and the rectangle of the page that they fill, in points.
  struct Picture {
    let image: ImageBuffer
    let place: Rect
  }

  private var pictures: [Picture?] = []
  private var next = 0

  /// Records an effect's pixels; nil for one that shows none.
  func append(_ picture: Picture?) { pictures.append(picture) }

  /// Returns the pixels of the next effect.
  func take() -> Picture? {
    guard next < pictures.count else { return nil }
    defer { next += 1 }
    return pictures[next]
  }
}

extension DisplayList {
  /// Whether any item shows what is behind it, blurred.
  var hasBackdrop: Bool {
    items.contains { item in
      switch item {
      case .backdrop: true
      case .masked(let list, _), .shadowed(let list, _), .group(_, let list): list.hasBackdrop
      default: false
      }
    }
  }
}
