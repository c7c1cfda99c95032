import Cassowary

extension Workload {
  /// Something that couples the cells of a table.
  package enum Coupling: String, CaseIterable, Sendable {
    case none
    /// All titles share a column width, at 740.
    case columnWidth
    /// Each title is as wide as the next, at 240.
    case neighbours
    /// The table is at most 60 points a cell high, at 700.
    case totalHeight
  }

  /// W4: a table of self-sizing cells with an image, a title, a text and a date.
  package static func table(_ count: Int, coupling: Coupling = .none) -> Workload {
    let name = coupling == .none ? "W4" : "W4-\(coupling.rawValue)"
    var work = Workload(name, [("n", count)])
    let root = work.makeView()
    work.add([root.left])
    work.add([root.top])
    work.rootWidth = work.add([root.width], .equal, [], 375)
    var previous: View?
    var titles: [View] = []
    for index in 0..<count {
      let start = work.constraints.count
      let (cell, title) = work.addCell(index, root: root, below: previous)
      work.cells.append(start..<work.constraints.count)
      previous = cell
      titles.append(title)
    }
    if let last = previous { work.add([root.height], .equal, [last.top, last.height]) }
    work.couple(titles, root: root, coupling)
    return work
  }

  private mutating func addCell(
    _ index: Int, root: View, below previous: View?
  ) -> (cell: View, title: View) {
    let cell = makeView()
    let image = makeView()
    let title = makeView()
    let date = makeView()
    let text = makeView()
    add([cell.left], .equal, [root.left])
    add([cell.width], .equal, [root.width])
    if let previous {
      add([cell.top], .equal, [previous.top, previous.height])
    } else {
      add([cell.top], .equal, [root.top])
    }
    add([cell.height], .equal, [], 0, priority: 50)
    add([image.left], .equal, [cell.left], 16)
    add([image.top], .equal, [cell.top], 8)
    add([image.width], .equal, [], 40)
    add([image.height], .equal, [], 40)
    add([image.top, image.height], .lessThanOrEqual, [cell.top, cell.height], -8)
    add([title.left], .equal, [image.left, image.width], 8)
    add([title.top], .equal, [cell.top], 8)
    add([title.left, title.width], .lessThanOrEqual, [date.left], -8)
    add([date.left, date.width], .equal, [cell.left, cell.width], -16)
    add([date.top], .equal, [title.top])
    add([date.top, date.height], .lessThanOrEqual, [cell.top, cell.height], -8)
    add([text.left], .equal, [title.left])
    add([text.top], .equal, [title.top, title.height], 4)
    add([text.left, text.width], .lessThanOrEqual, [cell.left, cell.width], -16)
    add([text.top, text.height], .lessThanOrEqual, [cell.top, cell.height], -8)
    let textHeight = 16 + 16 * Double((7 * index + 1) % 3)
    titleWidths.append(
      addIntrinsicSize(title, index, 0, height: 20, hugging: 251, compression: 750))
    addIntrinsicSize(text, index, 1, height: textHeight, hugging: 250, compression: 750)
    addIntrinsicSize(date, index, 2, height: 18, hugging: 251, compression: 749)
    return (cell, title)
  }

  @discardableResult
  private mutating func addIntrinsicSize(
    _ label: View, _ index: Int, _ kind: Int, height: Double, hugging: Double, compression: Double
  ) -> (most: Int, least: Int) {
    let width = 40 + Double((37 * index + 101 * kind) % 220)
    let most = add([label.width], .lessThanOrEqual, [], width, priority: hugging)
    let least = add([label.width], .greaterThanOrEqual, [], width, priority: compression)
    add([label.height], .lessThanOrEqual, [], height, priority: 250)
    add([label.height], .greaterThanOrEqual, [], height, priority: 750)
    return (most, least)
  }

  private mutating func couple(_ titles: [View], root: View, _ coupling: Coupling) {
    switch coupling {
    case .none: break
    case .columnWidth:
      let column = makeView()
      for title in titles { add([title.width], .equal, [column.width], priority: 740) }
    case .neighbours:
      for (title, next) in zip(titles, titles.dropFirst()) {
        add([title.width], .equal, [next.width], priority: 240)
      }
    case .totalHeight:
      add([root.height], .lessThanOrEqual, [], 60 * Double(titles.count), priority: 700)
    }
  }

  /// 24 segments, each at least 3 at 750, in 72; neighbours equal at 250.
  package static func segments(_ count: Int) -> Workload {
    var work = Workload("segments", [("n", count)])
    let views = (0..<count).map { _ in work.makeView() }
    work.add([views[0].left])
    for (left, right) in zip(views, views.dropFirst()) {
      work.add([right.left], .equal, [left.left, left.width])
    }
    work.add([views[count - 1].left, views[count - 1].width], .equal, [], 72)
    for view in views { work.add([view.width], .greaterThanOrEqual, [], 0) }
    for view in views { work.add([view.width], .greaterThanOrEqual, [], 3, priority: 750) }
    for (left, right) in zip(views, views.dropFirst()) {
      work.add([left.width], .equal, [right.width], priority: 250)
    }
    return work
  }

  /// The same segments as terminal interfaces ask for them: every edge a variable of its own within
  /// bounds, and every two segments equal.
  package static func segmentsInPairs(_ count: Int) -> Workload {
    var work = Workload("pairs", [("n", count)])
    let edges = (0...count).map { _ in work.makeView() }
    for edge in edges {
      work.add([edge.left], .greaterThanOrEqual)
      work.add([edge.left], .lessThanOrEqual, [], 72)
    }
    work.add([edges[0].left])
    work.add([edges[count].left], .equal, [], 72)
    for (edge, next) in zip(edges, edges.dropFirst()) {
      work.add([next.left], .greaterThanOrEqual, [edge.left])
      work.add([next.left], .greaterThanOrEqual, [edge.left], 3, priority: 750)
    }
    for first in 0..<count {
      for second in (first + 1)..<count {
        work.add(
          [edges[first + 1].left, edges[second].left], .equal,
          [edges[first].left, edges[second + 1].left], priority: 250)
      }
    }
    return work
  }
}
