import AutoLayout
import Rendering

/// The likely mistakes behind a conflict, from its members.
struct LogCulprits {
  private let conflict: LogConflict
  private let ids: [String: String]

  init(_ conflict: LogConflict, _ names: [(item: LogConstraint.Item, id: String)]) {
    self.conflict = conflict
    ids = Dictionary(names.map { ($0.item.key, $0.id) }) { first, _ in first }
  }

  /// One sentence for each culprit, in the order of the list.
  var words: [String] {
    var words: [String] = []
    for constraint in conflict.constraints {
      if let word = culprit(constraint), !words.contains(word) { words.append(word) }
    }
    if words.isEmpty, let twice { words.append(twice) }
    return words
  }

  private func name(_ item: LogConstraint.Item?) -> String {
    "'\(item.flatMap { ids[$0.key] } ?? "a view")'"
  }

  private func culprit(_ constraint: LogConstraint) -> String? {
    if constraint.mask != nil {
      return "translatesAutoresizingMaskIntoConstraints is still true for "
        + "\(name(constraint.masked)); set it to false"
    }
    let item = name(constraint.first.item)
    switch constraint.identifier {
    case "UIView-Encapsulated-Layout-Height":
      return "the table gave \(item) a height of \(constraint.constant.rounded3) before its own "
        + "constraints were considered; lower the priority of a vertical one to 999"
    case "UIView-Encapsulated-Layout-Width":
      return "the window or table gives \(item) a width of \(constraint.constant.rounded3), which "
        + "its content does not fit"
    case "NSWindow-current-width", "NSWindow-current-height",
      "NSView-Encapsulated-Layout-Width", "NSView-Encapsulated-Layout-Height":
      return "the window gives \(item) a \(constraint.first.attribute) of "
        + "\(constraint.constant.rounded3), which its content does not fit"
    case "UISV-hiding":
      return
        "\(item) is hidden, so its stack makes it 0; lower the priority of its own size to 999"
    case "UISV-spacing", "UISV-canvas-connection", "UISV-alignment":
      return "a stack already lays out \(name(constraint.arranged)) along this axis; drop your own "
        + "constraint or change the stack's distribution, alignment or spacing"
    case "UISV-fill-equally":
      return "the stack makes its views equal, which conflicts with a view's own size"
    case "fittingSizeHTarget", "fittingSizeVTarget":
      return "a required target size was fitted; lower the priority of one constraint to 999"
    case "_UITemporaryLayoutWidth", "_UITemporaryLayoutHeight":
      return "\(item) was laid out at a temporary size of \(constraint.constant.rounded3), often 0 "
        + "before it is shown; lower the priority of one constraint to 999"
    default:
      return nil
    }
  }

  /// A sentence about an attribute set to two numbers.
  private var twice: String? {
    let sizes = conflict.constraints.filter {
      $0.second == nil && $0.relation == .equal && !$0.isSystemMade
    }
    for (index, first) in sizes.enumerated() {
      for second in sizes[(index + 1)...]
      where first.first == second.first && first.constant != second.constant {
        return "the \(first.first.attribute) of \(name(first.first.item)) is set twice; change the "
          + "constant of the first constraint instead of adding a second"
      }
    }
    return nil
  }
}

extension LogConstraint {
  /// The arranged view of a constraint made by a stack view.
  fileprivate var arranged: Item {
    let items = [first.item] + (second.map { [$0.item] } ?? [])
    return items.first { !$0.isGuide && !$0.className.hasSuffix("StackView") } ?? first.item
  }
}
