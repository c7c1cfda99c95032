import AutoLayout
import Geometry
import Rendering
import Scenes

/// How strongly a view resists growing or shrinking, and on which axes that is required.
struct ViewPriorities {
  /// `hugging` or `compression`.
  let key: String
  let horizontal: LayoutPriority
  let vertical: LayoutPriority

  /// The axes on which the priority is required.
  var axes: [Axis] { [.horizontal, .vertical].filter { self[$0] == .required } }

  /// The axes in words: `horizontally`.
  var words: String {
    axes.count == 2
      ? "in either direction" : axes.first == .horizontal ? "horizontally" : "vertically"
  }

  private subscript(axis: Axis) -> LayoutPriority { axis == .horizontal ? horizontal : vertical }

  /// Whether a statement sets a required priority, and says nothing that the view doesn't have.
  func matches(_ stated: StatedPriorities) -> Bool {
    guard let priorities = stated.priorities else { return true }
    let isSame = [Axis.horizontal, .vertical].allSatisfy { axis in
      priorities[axis].map { LayoutPriority(rawValue: $0) == self[axis] } ?? true
    }
    return isSame && axes.contains { priorities[$0] != nil }
  }

  /// Returns the statement with required priorities lowered, and the other axis unchanged.
  func edit(_ stated: StatedPriorities) -> String {
    guard axes.count == 1, let priorities = stated.priorities else { return "\(key): 999" }
    let isHorizontal = axes[0] == .horizontal
    let names = isHorizontal ? ["horizontal", "vertical"] : ["vertical", "horizontal"]
    guard let other = isHorizontal ? priorities.vertical : priorities.horizontal else {
      return "\(key): { \(names[0]): 999 }"
    }
    return "\(key): { \(names[0]): 999, \(names[1]): \(JSON.number(other).text) }"
  }
}

extension View {
  /// The view's content hugging and compression resistance.
  var contentPriorities: [ViewPriorities] {
    [
      ViewPriorities(
        key: "hugging", horizontal: contentHuggingPriority(for: .horizontal),
        vertical: contentHuggingPriority(for: .vertical)),
      ViewPriorities(
        key: "compression", horizontal: contentCompressionResistancePriority(for: .horizontal),
        vertical: contentCompressionResistancePriority(for: .vertical)),
    ]
  }
}

extension SceneAxisPriorities {
  fileprivate subscript(axis: Axis) -> Double? { axis == .horizontal ? horizontal : vertical }
}

extension StatedPriorities {
  /// Whether the statement may apply in a state; always true for nil.
  func counts(in state: String?) -> Bool {
    self.state == nil || state == nil || self.state == state
  }
}

extension Variant {
  /// The state that the variant names; nil if it names none.
  var stateName: String? {
    for case .state(let name) in values { return name }
    return nil
  }
}
