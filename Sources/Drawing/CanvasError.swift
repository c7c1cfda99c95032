package import Geometry
import Typesetting

/// Why a canvas cannot be made or written.
package enum CanvasError: Error, Hashable, Sendable {
  /// The size is no number, not positive, or has more pixels than `Canvas.maximumPixels`; nothing
  /// was allocated.
  case unsuitableSize(Size, scale: Double)
  /// Cairo or libpng failed, in its own words.
  case failed(reason: String)
}

extension CanvasError: CustomStringConvertible {
  /// One lower-case clause.
  package var description: String {
    switch self {
    case .unsuitableSize(let size, let scale):
      "a canvas of \(size.width.shortDescription) x \(size.height.shortDescription) points "
        + "at \(scale.shortDescription)x cannot be drawn; each side must have 1 to "
        + "\(Canvas.maximumSide) pixels, and both together at most "
        + "\(Canvas.maximumPixels / 1_000_000) million"
    case .failed(let reason): "the picture cannot be drawn: \(reason)"
    }
  }
}
