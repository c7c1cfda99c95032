import AutoLayout
import Documents
import Geometry
import Rendering
import Scenes

/// How strongly a view resists growing or shrinking, and on which axes that is required.
struct ViewPriorities {
  /// `hugging` or `compression`.
  let key: String
  let horizontal: LayoutPriority
  let vertical: LayoutPriority
  /// The view's content size; negative where it has none, so that the priority has no effect.
  let content: Size

  /// The axes on which the priority is required and has an effect.
  var axes: [Axis] {
    [.horizontal, .vertical].filter { axis in
      self[axis] == .required && (axis == .horizontal ? content.width : content.height) >= 0
    }
  }

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

  /// Returns the advice to lower required priorities where they are stated, and to leave the other
  /// axis as it is.
  func advice(_ stated: StatedPriorities) -> [Advice] {
    // Of two neighbours that are as strong as each other one must be weaker.
    ["999", "998"].map { priority in
      var value = priority
      if axes.count == 1, let priorities = stated.priorities {
        let isHorizontal = axes[0] == .horizontal
        let names = isHorizontal ? ["horizontal", "vertical"] : ["vertical", "horizontal"]
        let other = (isHorizontal ? priorities.vertical : priorities.horizontal)
          .map { JSON.number($0).text }
        let rest = other.map { ", \(names[1]): \($0)" } ?? ""
        // A number stands for both axes.
        value = other == priority ? priority : "{ \(names[0]): \(priority)\(rest) }"
      }
      // Without a statement of its own, the place is that of the whole view.
      let path = stated.priorities == nil ? [key] : []
      let edit = "\(key): \(value)"
      return Advice("write '\(edit)'", [.set(path, value, of: stated.place)], edit: edit)
    }
  }
}

extension View {
  /// The view's content hugging and compression resistance.
  var contentPriorities: [ViewPriorities] {
    [
      ViewPriorities(
        key: "hugging", horizontal: contentHuggingPriority(for: .horizontal),
        vertical: contentHuggingPriority(for: .vertical), content: intrinsicContentSize),
      ViewPriorities(
        key: "compression", horizontal: contentCompressionResistancePriority(for: .horizontal),
        vertical: contentCompressionResistancePriority(for: .vertical),
        content: intrinsicContentSize),
    ]
  }
}

extension SceneAxisPriorities {
  fileprivate subscript(axis: Axis) -> Double? { axis == .horizontal ? horizontal : vertical }
}

extension StatedPriorities {
  /// Whether the statement may apply in a state; always true for nil.
  func counts(in state: String?) -> Bool {
    guard let own = self.state, let state else { return true }
    return own == state || SceneState.names(in: state).contains(own)
  }
}

extension Variant {
  /// The state that the variant names, or several joined by `+`; nil if it names none.
  var stateName: String? { overrides.stateNames }
}
