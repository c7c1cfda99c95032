package import Geometry
import Typesetting

/// The reason why a canvas cannot be made or written.
package enum CanvasError: Error, Hashable, Sendable {
  /// The size is not a number, not positive, or has more pixels than `Canvas.maximumPixels`; nothing
  /// was allocated.
  case unsuitableSize(Size, scale: Double)
  /// Painting would take more time or memory than is acceptable; nothing was painted.
  case tooMuch
  /// Cairo or libpng failed, in its own words.
  case failed(reason: String)
}

extension CanvasError: CustomStringConvertible {
  /// A lower-case clause.
  package var description: String {
    switch self {
    case .unsuitableSize(let size, let scale):
      "a canvas of \(size.width.shortDescription) x \(size.height.shortDescription) points "
        + "at \(scale.shortDescription)x cannot be drawn; each side must have 1 to "
        + "\(Canvas.maximumSide) pixels, and the whole canvas at most "
        + "\(Canvas.maximumPixels / 1_000_000) million"
    case .tooMuch:
      "the picture takes too much work to paint: its layers cover more than "
        + "\(Int(PaintingCost.limit / 1e6)) million pixels, counting every repaint, or its nested "
        + "views with an 'alpha' hold more than "
        + "\(Int(PaintingCost.heldLimit / 1e6)) million"
    case .failed(let reason): "the picture cannot be drawn: \(reason)"
    }
  }
}
