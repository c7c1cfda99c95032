import AutoLayout

/// The widths and heights that follow from the lines of a log, so that no conflict needs the rule that
/// they are not negative.
struct LogLengths {
  private let conflict: LogConflict
  private let tree: LogTree
  private let names: LogNames

  init(_ conflict: LogConflict, _ tree: LogTree, _ names: LogNames) {
    (self.conflict, self.tree, self.names) = (conflict, tree, names)
  }

  /// The lengths that are stated, and those of views between whose edges others lie.
  var all: Set<String> {
    var lengths: Set<String> = []
    var edges: [String: Set<String>] = [:]
    for line in conflict.constraints where !line.isInactive && line.priority >= 1000 {
      guard let second = line.second else {
        if line.first.attribute.isExtent, line.relation != .lessThanOrEqual, line.constant >= 0 {
          lengths.insert("\(names.id(of: line.first.item)).\(line.first.attribute)")
        }
        continue
      }
      for (outer, inner) in [(line.first, second), (second, line.first)]
      where tree.parent(of: inner.item) == outer.item {
        guard let end = outer.attribute.end, inner.attribute.end == end else { continue }
        edges[names.id(of: outer.item), default: []].insert(end)
      }
    }
    for (id, ends) in edges {
      if ends.isSuperset(of: ["left", "right"]) { lengths.insert("\(id).width") }
      if ends.isSuperset(of: ["top", "bottom"]) { lengths.insert("\(id).height") }
    }
    return lengths
  }
}

extension LayoutConstraint.Attribute {
  fileprivate var isExtent: Bool { self == .width || self == .height }

  /// The end of its axis that an edge is; nil for other attributes.
  fileprivate var end: String? {
    switch self {
    case .left, .leading, .minX: "left"
    case .right, .trailing, .maxX: "right"
    case .top, .minY: "top"
    case .bottom, .maxY: "bottom"
    default: nil
    }
  }
}
