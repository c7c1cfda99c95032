import AutoLayout
import Rendering
import Scenes

/// A height that required constraints alone fix: no compression of a text changes it.
struct RigidHeight: Sendable {
  /// One of these constraints as it would let the view grow; nil where none can be said so.
  let edit: String?

  /// Judges the height of a view; nil where something that is not required has a say in it.
  init?(of view: View, in root: View, _ subject: any LayoutSubject) {
    let influences = root.engine.influences(on: .view(view), .height)
    guard !influences.isEmpty,
      influences.allSatisfy({ $0.contentSide == nil && $0.constraint.priority == .required })
    else { return nil }
    let own = influences.filter { $0.constraint.origin == .user }
    // A height says most plainly that it is fixed; of several the one next to the text.
    let fixing = own.last { $0.constraint.firstAttribute == .height } ?? own.last
    edit = fixing.flatMap { influence in
      guard influence.constraint.relation == .equal else { return nil }
      return subject.edited(
        influence.constraint,
        by: .relation(influence.sensitivity < 0 ? .lessThanOrEqual : .greaterThanOrEqual))
    }
  }
}
