import AutoLayout
import Rendering

/// A width or a height of a view.
struct ViewLength: Hashable {
  let view: String
  let isWidth: Bool

  /// Returns the views of which a constraint relates both lengths.
  static func shaped(in layout: CheckedLayout) -> Set<String> {
    Set(
      layout.views.lazy.map(\.id).filter { id in
        layout.constraints.naming(id).contains { $0.view == id && $0.other == id }
      })
  }

  /// Returns what constraints say of the lengths that they fix, the same for siblings that are as long as
  /// each other: a number of points, or a share of another length.
  static func stated(in layout: CheckedLayout) -> [ViewLength: String] {
    var found: [ViewLength: String] = [:]
    for view in layout.views {
      for constraint in layout.constraints.naming(view.id)
      where constraint.view == view.id && constraint.relation == .equal {
        let isWidth = constraint.attribute == .width
        guard isWidth || constraint.attribute == .height else { continue }
        let rest =
          constraint.other == nil
          ? constraint.constant.rounded3
          : constraint.text.split(separator: "== ").dropFirst().first.map(String.init)
        guard let rest else { continue }
        let side = isWidth ? "width" : "height"
        found[ViewLength(view: view.id, isWidth: isWidth)] =
          "\(view.parent ?? 0) \(side) \(rest)"
      }
    }
    return found
  }
}
