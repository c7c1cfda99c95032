import AutoLayout
import Documents
import Rendering
import Scenes
import Typesetting

extension FreedomExplanation {
  /// Returns the advice to let one of several constraints win that tie; nil for one that is stated nowhere.
  func winner(_ half: ConstraintHalf, _ priority: LayoutPriority) -> Advice? {
    // What was required is then weaker than what is nearly so, as its neighbour may become.
    let weaker = half.priority.isRequired && priority.rawValue == 999 ? 751 : priority.rawValue
    let number = Double(half.contentSide == nil ? priority.rawValue : weaker).shortDescription
    let name = named(half)
    guard half.contentSide == nil else {
      let key = half.contentSide == .hugging ? "hugging" : "compression"
      guard let owner = half.constraint.first, let place = places[owner.sceneName] else {
        return nil
      }
      let axis = half.constraint.firstAttribute == .width ? "horizontal" : "vertical"
      var advice = Advice.setting(
        [key, axis], number, of: local(owner.spokenName).text, at: place,
        isOfDocument: subject.isDocument)
      advice?.constraint = name
      return advice
    }
    guard half.constraint.origin == .user else { return nil }
    return subject.advice(on: half.constraint, .priority(priority)).map { advice in
      var advice = advice
      advice.constraint = name
      return advice
    }
  }

  /// Returns what explanations call half of a constraint.
  func named(_ half: ConstraintHalf) -> String {
    half.name(id: half.constraint.sourceIndex.flatMap(subject.constraint)?.id)
  }

  /// Returns the advice to want the maximum that is stated for an open width or height, on its line; nil
  /// without one.
  func wish(_ freedom: LayoutFreedom) -> Advice? {
    freedom.members.lazy.compactMap { member -> Advice? in
      guard [.width, .height].contains(member.value.unknown), let owner = member.item.owner,
        let limit = owner.constraints.first(where: { limit in
          limit.origin == .user && limit.relation == .lessThanOrEqual
            && limit.first?.owner === owner
            && limit.secondAttribute == .notAnAttribute && limit.priority.isRequired
            && limit.firstAttribute == (member.value.unknown == .width ? .width : .height)
            && (member.value.lower ?? 0) < limit.constant
        }), let source = limit.sourceIndex.flatMap(subject.constraint),
        let text = subject.edited(limit, by: .relation(.equal)), !text.contains("@"),
        !text.contains("[")
      else { return nil }
      return Advice.writing("\(text) @ 750", source)
    }.first
  }
}
