import AutoLayout
import Geometry
import Rendering
import Typesetting

extension LayoutConstraint {
  /// The equation as a scene states it, without its priority.
  var equation: String { ConstraintNotation(self).equation }

  /// The equation as people write it for a root: inside its safe area and its margins.
  var idiom: String {
    guard let first, case .view(let root)? = second, root.superview == nil else { return equation }
    let name = "\(first.spokenName).\(firstAttribute) == \(root.spokenName)"
    let (safeArea, margins) = (root.safeAreaInsets, root.layoutMargins)
    let side = "\(secondAttribute)"
    switch secondAttribute {
    case .top where safeArea.top > 0, .bottom where safeArea.bottom > 0:
      return "\(name).safeArea.\(side)\(distance)"
    case .leading, .trailing:
      let isMargin = constant.magnitude == max(margins.left, margins.right)
      return isMargin ? "\(name).margins.\(side)" : equation
    default: return equation
    }
  }

  private var distance: String {
    constant < 0 ? " - \(constant.magnitude.shortDescription)" : " + \(constant.shortDescription)"
  }
}
