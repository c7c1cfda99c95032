import AutoLayout
import Rendering

extension LogCulprits {
  /// A size of 0 that the app gives a view whose edges hold others.
  func nothing(_ constraint: LogConstraint) -> String? {
    let view = constraint.first.item
    guard !constraint.isSystemMade, constraint.isOfNothing, !ownership.isSystemOnly,
      ownership.owner(of: view).part == nil,
      ownership.owner(of: view) == .container
        || conflict.constraints.flatMap(\.items).contains(where: {
          ownership.parent(of: $0) == view
        })
    else { return nil }
    return
      "a constraint makes \(name(view)) 0 \(constraint.first.attribute == .width ? "wide" : "high"), "
      + "which its content does not fit; give it its real size, or lower its priority while it is 0"
  }

  /// A mask that keeps a view by a length smaller than its superview, which has become smaller than that.
  func flexible(_ mask: LogConstraint) -> String? {
    guard let second = mask.second, mask.relation == .equal, mask.constant < 0,
      mask.first.attribute.isLength, mask.first.attribute == second.attribute
    else { return nil }
    let isWidth = mask.first.attribute == .width
    let (size, dimension) = isWidth ? ("narrow", "Width") : ("low", "Height")
    return
      "the mask of \(name(mask.first.item)) keeps it \((-mask.constant).rounded3) less "
      + "\(isWidth ? "wide" : "high") than \(name(second.item)), which is too \(size) for that; take "
      + "flexible\(dimension) out of its mask, or give it constraints and set "
      + "translatesAutoresizingMaskIntoConstraints to false"
  }

  /// A sentence about an attribute set to two numbers.
  var twice: String? {
    let sizes = zip(conflict.constraints, ownership.areEditable).filter {
      $0.1 && $0.0.second == nil && $0.0.relation == .equal && !$0.0.isInactive
    }.map(\.0)
    for (index, first) in sizes.prefix(40).enumerated() {
      for second in sizes[(index + 1)...]
      where first.first == second.first && first.constant != second.constant {
        return "the \(first.first.attribute) of \(name(first.first.item)) is set twice; change the "
          + "constant of the first constraint instead of adding a second"
      }
    }
    return twicePlaced
  }

  /// A sentence about an edge or a centre that is tied twice to the same one.
  private var twicePlaced: String? {
    let ties = zip(conflict.constraints, ownership.areEditable).filter {
      $0.1 && !$0.0.isInactive && $0.0.second != nil && $0.0.first.attribute.isLocation
    }.map(\.0)
    for (index, first) in ties.prefix(40).enumerated() {
      let others = ties[(index + 1)...]
      guard
        others.contains(where: { $0.relatesTheSame(as: first) && $0.constant != first.constant }),
        let second = first.second
      else { continue }
      return
        "\(name(first.first.item)) is tied to \(name(second.item)) at two distances; change the "
        + "constant of the first constraint instead of adding a second"
    }
    return nil
  }
}

extension LogConstraint {
  /// Whether it fixes a length at 0.
  var isOfNothing: Bool {
    second == nil && relation == .equal && constant == 0 && !isCanvasSize
      && [.width, .height].contains(first.attribute)
  }
}
