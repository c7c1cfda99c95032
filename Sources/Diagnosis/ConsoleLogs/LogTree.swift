import AutoLayout

/// Who lies in whom, as far as the constraints of a log tell.
struct LogTree {
  /// The superview of each item by its key; looked up, never iterated.
  private var parents: [String: LogConstraint.Item] = [:]
  /// The view whose size the engine's host gives, which a scene's root can be; nil for none.
  private(set) var canvasItem: LogConstraint.Item?

  init(_ conflict: LogConflict) {
    for constraint in conflict.constraints {
      if let bar = constraint.bar {
        let child =
          [constraint.second?.item, constraint.first.item].compactMap { $0 }.first { $0 != bar }
        if let child { set(bar, for: child) }
      }
      if constraint.identifier == "UISV-canvas-connection" { addArranged(constraint) }
    }
    let hosts = conflict.constraints.filter(\.isCanvasSize).map(\.first.item)
    canvasItem = hosts.first { host in
      parents[host.key] == nil && hosts.allSatisfy { $0 == host }
    }
  }

  /// The superview, or a guide's owner; nil where the log does not tell.
  func parent(of item: LogConstraint.Item) -> LogConstraint.Item? { parents[item.key] }

  private mutating func addArranged(_ constraint: LogConstraint) {
    guard let second = constraint.second?.item else { return }
    for (stack, view) in [(constraint.first.item, second), (second, constraint.first.item)]
    where stack.className.hasSuffix("StackView") && !view.className.hasSuffix("StackView")
      && !view.isGuide
    {
      set(stack, for: view)
    }
  }

  private mutating func set(_ parent: LogConstraint.Item, for child: LogConstraint.Item) {
    guard parents[child.key] == nil else { return }
    var ancestor: LogConstraint.Item? = parent
    while let current = ancestor {
      if current == child { return }
      ancestor = parents[current.key]
    }
    parents[child.key] = parent
  }
}

extension LogConstraint {
  /// Whether it is the size that the host of the engine gives a root view.
  var isCanvasSize: Bool {
    guard let identifier, mask == nil, second == nil, relation == .equal else { return false }
    return Self.hostSizes.contains(identifier)
  }

  /// What the hosts of engines call the sizes that they give: tables and windows, on iOS and macOS.
  private static let hostSizes = [
    "UIView-Encapsulated-Layout-Width", "UIView-Encapsulated-Layout-Height",
    "NSView-Encapsulated-Layout-Width", "NSView-Encapsulated-Layout-Height",
    "NSWindow-current-width", "NSWindow-current-height",
  ]

  /// Whether it is what a stack asks of a hidden view.
  var isHiding: Bool { identifier == "UISV-hiding" && second == nil }

  /// The side of a margins guide that it keeps in place; nil for other constraints.
  var marginSide: String? {
    switch identifier {
    case "UIView-leftMargin-guide-constraint": "left"
    case "UIView-rightMargin-guide-constraint": "right"
    case "UIView-topMargin-guide-constraint": "top"
    case "UIView-bottomMargin-guide-constraint": "bottom"
    default: nil
    }
  }
}
