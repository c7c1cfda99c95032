import Geometry
import Typesetting

extension AxisValue {
  /// The place among the values of the axis, where they have an order by themselves: sizes of text
  /// and numbers from small to large; 0 for others.
  package var rank: Double {
    switch self {
    case .textSize(let size):
      Double(ContentSizeCategory.allCases.firstIndex(of: size) ?? 0)
    case .width(.points(let length)), .height(.points(let length)): length
    case .device(let device): device.size.width
    case .scale(let scale): scale
    default: 0
    }
  }
}
