/// The tree that views are in: its root is looked up once and known to all views in the tree
/// until one of them leaves.
///
/// Every view that holds a current tree is below its root, and all views in between hold the tree
/// too.
final class ViewTree {
  /// The topmost view; valid only while the tree is current.
  unowned let root: View
  /// The root's identity, which outlives the root.
  let rootID: ObjectIdentifier
  /// Whether the root is still above all views that hold the tree.
  var isCurrent = true

  init(root: View) {
    self.root = root
    rootID = ObjectIdentifier(root)
  }
}

extension View {
  /// The topmost ancestor, or the view itself.
  ///
  /// - Complexity: O(1), except for the first call after a change above.
  package var root: View {
    if let tree, tree.isCurrent { return tree.root }
    return findTree().root
  }

  /// Records that the view and its descendants are moving to another tree.
  func leaveTree() {
    tree?.isCurrent = false
    tree = nil
  }

  /// Records that the view is going away, and is no longer the root of views that outlive it.
  func endTree() {
    guard let tree, tree.rootID == ObjectIdentifier(self) else { return }
    tree.isCurrent = false
  }

  private func findTree() -> ViewTree {
    var path = [self]
    var top = self
    var found: ViewTree?
    while found == nil, let above = top.superview {
      if let tree = above.tree, tree.isCurrent {
        found = tree
      } else {
        path.append(above)
        top = above
      }
    }
    let tree = found ?? ViewTree(root: top)
    for view in path { view.tree = tree }
    return tree
  }
}
