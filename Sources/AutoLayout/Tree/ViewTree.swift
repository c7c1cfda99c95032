/// The tree that views are in: its root is looked for once and known to all below it until one of them
/// leaves.
///
/// Whoever holds a current tree is below its root, and so are all views between the two, which hold
/// it too.
final class ViewTree {
  /// The topmost view; to be read while the tree is current only.
  unowned let root: View
  /// The root's identity, which lasts longer than the root.
  let rootID: ObjectIdentifier
  /// Whether the root is still above all that hold the tree.
  var isCurrent = true

  init(root: View) {
    self.root = root
    rootID = ObjectIdentifier(root)
  }
}

extension View {
  /// The topmost view above, or the view itself.
  ///
  /// - Complexity: O(1), but for the first question after a change above.
  package var root: View {
    if let tree, tree.isCurrent { return tree.root }
    return findTree().root
  }

  /// Says that the view, with all below it, goes into another tree.
  func leaveTree() {
    tree?.isCurrent = false
    tree = nil
  }

  /// Says that the view is going, and no root any more to views that outlive it.
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
