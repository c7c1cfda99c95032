import AutoLayout
import Documents
import Geometry
import Rendering

/// A height that only required constraints determine: compression resistance doesn't change it.
struct RigidHeight: Sendable {
  /// One of these constraints edited to let the view grow; empty if none can be edited so.
  let advice: [Advice]

  /// Creates the height of a view; nil if anything that isn't required influences it.
  init?(of view: View, in root: View, _ subject: any LayoutSubject) {
    // A height of nothing puts a view away.
    guard view.frame.height >= 1 else { return nil }
    let influences = root.engine.influences(on: .view(view), .height)
    guard !influences.isEmpty,
      influences.allSatisfy({ $0.contentSide == nil && $0.constraint.priority == .required })
    else { return nil }
    let own = influences.filter { $0.constraint.origin == .user }
    // A height constraint is the clearest one to edit; of several, the one nearest the text.
    let fixing = own.last { $0.constraint.firstAttribute == .height } ?? own.last
    guard let fixing, fixing.constraint.relation == .equal else {
      advice = []
      return
    }
    let relation: LayoutConstraint.Relation =
      fixing.sensitivity < 0 ? .lessThanOrEqual : .greaterThanOrEqual
    advice = [subject.advice(on: fixing.constraint, .relation(relation))].compactMap { $0 }
  }
}
