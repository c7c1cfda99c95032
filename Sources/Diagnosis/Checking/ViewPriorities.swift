import AutoLayout
import Geometry
import Rendering
import Scenes

/// How strongly a view resists to grow or to shrink, and where that is required.
struct ViewPriorities {
  /// `hugging` or `compression`.
  let key: String
  let horizontal: LayoutPriority
  let vertical: LayoutPriority

  /// The axes on which it is required.
  var axes: [Axis] { [.horizontal, .vertical].filter { self[$0] == .required } }

  /// Where it is required: `horizontally`.
  var words: String {
    axes.count == 2
      ? "in either direction" : axes.first == .horizontal ? "horizontally" : "vertically"
  }

  private subscript(axis: Axis) -> LayoutPriority { axis == .horizontal ? horizontal : vertical }

  /// Whether a statement says what is required, and nothing that the view has not.
  func matches(_ stated: StatedPriorities) -> Bool {
    guard let priorities = stated.priorities else { return true }
    let isSame = [Axis.horizontal, .vertical].allSatisfy { axis in
      priorities[axis].map { LayoutPriority(rawValue: $0) == self[axis] } ?? true
    }
    return isSame && axes.contains { priorities[$0] != nil }
  }

  /// The statement with what is required below that, and the other axis as it is.
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
  /// The view's hugging and compression.
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
  /// Whether the statement may hold in a state; nil for one that is not named.
  func counts(in state: String?) -> Bool {
    self.state == nil || state == nil || self.state == state
  }
}

extension Variant {
  /// The state that the variant names; nil where it names none.
  var stateName: String? {
    for case .state(let name) in values { return name }
    return nil
  }
}
