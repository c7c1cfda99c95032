import AutoLayout

/// The view hierarchy, as far as the constraints of a log reveal it.
struct LogTree {
  /// The superview of each item by its key; used only for lookup.
  private var parents: [String: LogConstraint.Item] = [:]
  /// The view with a size from the engine's host, which can be a scene's root; nil for none.
  private(set) var canvasItem: LogConstraint.Item?
  /// The masks that place a view in a superview which only other lines suggest.
  private(set) var assumed: [(mask: LogConstraint, parent: LogConstraint.Item)] = []

  init(_ conflict: LogConflict) {
    for constraint in conflict.constraints {
      if let bar = constraint.bar {
        let child =
          [constraint.second?.item, constraint.first.item].compactMap { $0 }.first { $0 != bar }
        if let child { set(bar, for: child) }
      } else if constraint.isOfMask, let parent = constraint.second?.item {
        // Masks of iOS 8 and 9 name the superview in the equation.
        set(parent, for: constraint.first.item)
      }
      if constraint.identifier == "UISV-canvas-connection" { addArranged(constraint) }
    }
    for constraint in conflict.constraints { addByMargin(constraint) }
    for mask in conflict.constraints { addMasked(mask, conflict) }
    let hosts = conflict.constraints.filter(\.isCanvasSize).map(\.first.item)
    // A canvas has a size: a host of 0, or of a fraction of a point, is a view like others.
    let areSizes = conflict.constraints.allSatisfy { !$0.isCanvasSize || $0.constant >= 1 }
    canvasItem =
      !areSizes
      ? nil
      : hosts.first { host in
        parents[host.key] == nil && hosts.allSatisfy { $0 == host }
      }
  }

  /// Returns the superview, or a guide's owner; nil if the log doesn't reveal it.
  func parent(of item: LogConstraint.Item) -> LogConstraint.Item? { parents[item.key] }

  /// Adds the superview in which a mask states a position without naming it: the view to which
  /// another line ties the masked one if that view has others in it, else that view's superview.
  private mutating func addMasked(_ mask: LogConstraint, _ conflict: LogConflict) {
    guard let view = mask.masked, mask.bar == nil, mask.second == nil, !mask.first.attribute.isSize,
      parents[view.key] == nil
    else { return }
    for tie in conflict.constraints {
      guard let second = tie.second, !second.attribute.isSize, tie.bar == nil,
        [tie.first.item, second.item].contains(view)
      else { continue }
      let other = tie.first.item == view ? second.item : tie.first.item
      let holdsOthers = !other.isGuide && parents.values.contains(other)
      guard let parent = holdsOthers ? other : parents[other.key], parent != view else { continue }
      set(parent, for: view)
      if parents[view.key] == parent { assumed.append((mask, parent)) }
      return
    }
  }

  /// Adds the view to whose margin another is tied as the superview of that other.
  private mutating func addByMargin(_ constraint: LogConstraint) {
    guard let second = constraint.second, constraint.marginSides.count == 1 else { return }
    let outer = constraint.marginSides[0].item
    let inner = constraint.first.item == outer ? second.item : constraint.first.item
    if inner != outer, !inner.isGuide { set(outer, for: inner) }
  }

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
  /// Whether it sets the size that the engine's host gives a root view.
  var isCanvasSize: Bool {
    guard let identifier, mask == nil, second == nil, relation == .equal else { return false }
    return Self.hostSizes.contains(identifier)
  }

  /// The identifiers that hosts give to sizes: tables and windows, on iOS and macOS.
  private static let hostSizes = [
    "UIView-Encapsulated-Layout-Width", "UIView-Encapsulated-Layout-Height",
    "NSView-Encapsulated-Layout-Width", "NSView-Encapsulated-Layout-Height",
    "NSWindow-current-width", "NSWindow-current-height",
  ]

  /// Whether it places the content of a scroll view, whose edges are not those of its frame.
  var placesContent: Bool {
    guard !isOfMask, let second, !first.attribute.isSize, !second.item.isGuide, !first.item.isGuide
    else {
      return false
    }
    return [first.item, second.item].contains { $0 == bar && $0.scrolls }
  }
}

extension LogConstraint.Item {
  /// Whether its content may be larger than its frame.
  fileprivate var scrolls: Bool {
    ["ScrollView", "TableView", "CollectionView", "TextView"].contains { className.hasSuffix($0) }
      && !className.hasPrefix("NS")
  }
}

extension LayoutConstraint.Attribute {
  /// Whether it is a width or a height.
  fileprivate var isSize: Bool { self == .width || self == .height }
}
