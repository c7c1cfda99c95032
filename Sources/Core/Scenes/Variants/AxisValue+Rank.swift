import Controls
import Geometry
import Typesetting

extension AxisValue {
  /// The position in the natural order of the axis's values: text sizes and numbers from small to
  /// large, devices by width; 0 for other values.
  package var rank: Double {
    switch self {
    case .textSize(let size):
      Double(ContentSizeCategory.allCases.firstIndex(of: size) ?? 0)
    case .width(.points(let length)), .height(.points(let length)): length
    case .device(let device): device.size.width
    case .scale(let scale): scale
    case .keyboard(let height): height
    default: 0
    }
  }
}
