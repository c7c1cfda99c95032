import AutoLayout
import Geometry
import Rendering
import Typesetting

extension LayoutConstraint {
  /// The equation as a scene states it, without its priority.
  var equation: String { ConstraintNotation(self).equation }

  /// The equation as people write it for a root: inside its safe area and its margins.
  var idiom: String {
    guard constant != 0, let first, case .view(let root)? = second, root.superview == nil else {
      return equation
    }
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

  /// Whether both relate the same attributes by the same numbers, whatever the relation is.
  func equals(_ other: LayoutConstraint) -> Bool {
    firstAttribute == other.firstAttribute && secondAttribute == other.secondAttribute
      && first?.id == other.first?.id && second?.id == other.second?.id
      && multiplier == other.multiplier && constant == other.constant
  }

  /// Whether it is a limit that keeps two views beside each other apart.
  var isRowGap: Bool {
    guard relation != .equal, firstAttribute.kind == .xLocation, firstAttribute.share != 0.5,
      firstAttribute.share + secondAttribute.share == 1
    else { return false }
    return first?.owner?.superview === second?.owner?.superview
  }

  /// Whether it ties the end of a view to the end of one inside it.
  var endsWithContent: Bool {
    guard let outer = first?.owner, let inner = second?.owner, inner.superview === outer else {
      return false
    }
    return firstAttribute == secondAttribute && [.bottom, .trailing].contains(firstAttribute)
  }

  /// How much a relation depends on a number: not at all, on a distance, or entirely.
  var numbersNeeded: Int {
    if secondAttribute == .notAnAttribute { return 2 }
    return constant == 0 ? 0 : 1
  }
}
