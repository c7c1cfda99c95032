import Controls
import Drawing
import Foundation
import Geometry
import Typesetting

extension CGContext {
  /// Draws in a blend mode at an opacity.
  func mixing(_ mode: CGBlendMode, _ alpha: CGFloat, _ drawing: () -> Void) {
    saveGState()
    setBlendMode(mode)
    setAlpha(alpha)
    drawing()
    restoreGState()
  }
}

extension CGBlendMode {
  /// The mode as display lists have it.
  var core: BlendMode {
    let all = BlendMode.allCases
    return all.indices.contains(Int(rawValue)) ? all[Int(rawValue)] : .normal
  }
}

extension ImageBuffer {
  /// Returns the image's copies, beginning at the corner of a rectangle, as many as fill it.
  func tiled(over rect: Rect) -> DisplayList.Item {
    var image = Image(self)
    image.capInsets = .zero
    image.resizingMode = .tile
    return .picture(image, in: rect, tint: nil)
  }
}
