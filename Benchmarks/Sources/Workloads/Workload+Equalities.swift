import Cassowary

extension Workload {
  /// W1: unrelated rows of four views of equal width.
  package static func rows(_ count: Int) -> Workload {
    var work = Workload("W1", [("n", count)])
    for index in 0..<count { work.addRow(index, root: nil) }
    return work
  }

  /// W1s: the same rows as wide as one root.
  package static func rowsInRoot(_ count: Int) -> Workload {
    var work = Workload("W1s", [("n", count)])
    let root = work.makeView()
    work.add([root.left])
    work.add([root.top])
    work.add([root.height], .equal, [], 50 * Double(count))
    work.rootWidth = work.add([root.width], .equal, [], 375)
    for index in 0..<count { work.addRow(index, root: root) }
    return work
  }

  private mutating func addRow(_ index: Int, root: View?) {
    let row = makeView()
    let views = (0..<4).map { _ in makeView() }
    add([row.left])
    add([row.top], .equal, [], 50 * Double(index))
    if let root {
      add([row.width], .equal, [root.width])
    } else {
      add([row.width], .equal, [], 375)
    }
    add([row.height], .equal, [], 44)
    add([views[0].left], .equal, [row.left], 8)
    for (left, right) in zip(views, views.dropFirst()) {
      add([right.left], .equal, [left.left, left.width], 8)
    }
    add([views[3].left, views[3].width], .equal, [row.left, row.width], -8)
    for view in views.dropFirst() { add([view.width], .equal, [views[0].width]) }
    for view in views { add([view.top], .equal, [row.top], 4) }
    for view in views { add([view.height], .equal, [], 36) }
  }

  /// W2: a chain of views of equal width.
  package static func chain(_ count: Int) -> Workload {
    var work = Workload("W2", [("n", count)])
    let root = work.makeView()
    work.add([root.left])
    work.add([root.top])
    work.add([root.height], .equal, [], 44)
    work.rootWidth = work.add([root.width], .equal, [], 100 * Double(count))
    let first = work.makeView()
    work.add([first.left], .equal, [root.left], 8)
    work.add([first.top], .equal, [root.top], 4)
    work.add([first.height], .equal, [], 36)
    var previous = first
    for _ in 1..<count {
      let view = work.makeView()
      work.add([view.left], .equal, [previous.left, previous.width], 8)
      work.add([view.width], .equal, [first.width])
      work.add([view.top], .equal, [first.top])
      work.add([view.height], .equal, [first.height])
      previous = view
    }
    work.add([previous.left, previous.width], .equal, [root.left, root.width], -8)
    return work
  }

  /// W3: a tree of views, `breadth` children each.
  package static func tree(depth: Int, breadth: Int) -> Workload {
    var views = 1
    for level in 1...depth { views += power(breadth, level) }
    var work = Workload("W3", [("n", views), ("d", depth), ("b", breadth)])
    let root = work.makeView()
    work.add([root.left])
    work.add([root.top])
    work.add([root.height], .equal, [], 2000)
    work.rootWidth = work.add(
      [root.width], .equal, [], 100 * Double(power(breadth, min(depth, 4))))
    work.addChildren(of: root, depth, breadth)
    return work
  }

  private static func power(_ base: Int, _ exponent: Int) -> Int {
    (0..<exponent).reduce(1) { product, _ in product * base }
  }

  private mutating func addChildren(of parent: View, _ depth: Int, _ breadth: Int) {
    guard depth > 0 else { return }
    let children = (0..<breadth).map { _ in makeView() }
    add([children[0].left], .equal, [parent.left], 8)
    for (left, right) in zip(children, children.dropFirst()) {
      add([right.left], .equal, [left.left, left.width], 8)
    }
    let last = children[breadth - 1]
    add([last.left, last.width], .equal, [parent.left, parent.width], -8)
    for child in children.dropFirst() { add([child.width], .equal, [children[0].width]) }
    for child in children { add([child.top], .equal, [parent.top], 8) }
    for child in children {
      add([child.top, child.height], .equal, [parent.top, parent.height], -8)
    }
    for child in children { addChildren(of: child, depth - 1, breadth) }
  }
}
