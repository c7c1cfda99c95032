import AutoLayout
import Controls
import Geometry

/// Finds what is read in a laid-out tree, and in which order, as UIKit and VoiceOver do.
///
/// The rules are those of recorded pictures (`Documentation/Accessibility.md`): higher elements come
/// first, those of a row in the direction of the language; a group is read as a whole, and the
/// elements that a view names in their own order.
struct ReadingOrder {
  fileprivate let words: SpokenWords
  private let isRightToLeft: Bool
  /// How much higher an element must be to be read before one beside it, in points.
  private let rowHeight: Double
  /// The views by identifier; used only for lookup.
  private let views: [String: View]
  private let root: View
  /// How far the contents of lists are painted below their frames.
  private let insets: [ObjectIdentifier: Double]
  /// The views that were read: each is read once, whoever names it.
  private var visited: Set<ObjectIdentifier> = []
  /// How many views that name others are being read.
  private var depth = 0
  private static let deepest = 100

  /// Something that is read: one element, or several that stay together.
  private enum Node {
    case element(ReadElement)
    case group([ReadElement], frame: Rect)

    var frame: Rect {
      switch self {
      case .element(let element): element.anchor ?? element.element.frame
      case .group(_, let frame): frame
      }
    }

    var elements: [ReadElement] {
      switch self {
      case .element(let element): [element]
      case .group(let elements, _): elements
      }
    }
  }

  /// Prepares to read a tree whose root is at the canvas's origin.
  init(_ root: View, words: SpokenWords, insets: [ObjectIdentifier: Double] = [:]) {
    self.root = root
    self.insets = insets
    self.words = words
    isRightToLeft = root.effectiveUserInterfaceLayoutDirection == .rightToLeft
    rowHeight = min(root.bounds.width, root.bounds.height) >= Self.padWidth ? 13 : 8
    var views: [String: View] = [:]
    func note(_ view: View) {
      if let id = view.identifier, views[id] == nil { views[id] = view }
      view.subviews.forEach(note)
    }
    note(root)
    self.views = views
  }

  /// The shorter side from which a canvas counts as that of an iPad, in points.
  private static let padWidth = 744.0

  /// Returns the elements in reading order, with frames in the canvas's coordinates.
  mutating func elements() -> [ReadElement] {
    let found = sorted(nodes(of: root)).flatMap(\.elements)
    let order = root.accessibility?.order ?? []
    guard !order.isEmpty else { return found }
    var ranks: [ObjectIdentifier: Int] = [:]
    for (rank, id) in order.enumerated() {
      if let view = views[id] { ranks[ObjectIdentifier(view)] = rank }
    }
    return found.enumerated().map { (offset: $0, rank: $1.rank(in: ranks), read: $1) }
      .sorted { ($0.rank, $0.offset) < ($1.rank, $1.offset) }.map(\.read)
  }

  private mutating func nodes(of view: View) -> [Node] {
    let stated = view.accessibility ?? AccessibilityProperties()
    guard !view.isHidden, view.alpha >= 0.01, !stated.isHidden,
      visited.insert(ObjectIdentifier(view)).inserted
    else { return [] }
    // An element is read instead of whatever it contains or names.
    let own = view.ownAccessibilityElements(words)
    let names = stated.elements != nil || view.accessibilityChildren != nil
    if let own, own.count == 1 || view.isAccessibilityRow || !names {
      return together(own.map { place($0, of: view) } + controls(in: view), in: view)
    }
    if names { return explicit(in: view, stated) }
    let children = sorted(nodes(in: view))
    guard stated.groupsChildren || stated.container != nil else { return children }
    return together(
      contained(children.flatMap(\.elements), in: stated.container), in: view)
  }

  /// Returns the nodes of the subviews that are read.
  private mutating func nodes(in view: View) -> [Node] {
    var found: [Node] = []
    for var strip in (view as? TableView)?.readStrips ?? [] {
      strip.frame = strip.frame.offsetBy(dx: 0, dy: insets[ObjectIdentifier(view)] ?? 0)
      found.append(.element(place(strip, of: view)))
    }
    for child in children(of: view) { found += nodes(of: child) }
    return found
  }

  /// Returns the elements of the views that a view names, in their order; none of a view without any
  /// extent. Views that name each other deeper than people do aren't followed.
  private mutating func explicit(
    in view: View, _ stated: AccessibilityProperties
  ) -> [Node] {
    guard view.layoutFrame.size != .zero, depth < Self.deepest else { return [] }
    depth += 1
    defer { depth -= 1 }
    var elements: [ReadElement] = []
    let children =
      view.accessibilityChildren
      ?? (stated.elements ?? []).compactMap { views[$0] }.map { .view($0) }
    for child in children {
      switch child {
      case .view(let named): elements += sorted(nodes(of: named)).flatMap(\.elements)
      case .part(let properties, let frame):
        guard properties.isElement != false, !properties.isHidden else { continue }
        var element = AccessibilityElement(nil, in: frame)
        element.apply(properties)
        elements.append(place(element, of: view))
      }
    }
    return together(contained(elements, in: stated.container), in: view)
  }

  /// Returns the elements as one node; a single one stays by itself.
  private func together(_ elements: [ReadElement], in view: View) -> [Node] {
    switch elements.count {
    case 0: []
    case 1: [.element(elements[0])]
    default: [.group(elements, frame: canvasRect(view.bounds, of: view))]
    }
  }

  /// Returns the subviews that are read: only the last of those that are modal, if there are any.
  private func children(of view: View) -> [View] {
    let visible = view.subviews.filter { !$0.isHidden && $0.accessibility?.isHidden != true }
    return visible.last { $0.accessibility?.isModal == true }.map { [$0] } ?? visible
  }

  /// Returns the controls in a row, which are elements beside it.
  private mutating func controls(in view: View) -> [ReadElement] {
    guard view.isAccessibilityRow, view.accessibility?.isElement == nil else { return [] }
    return sorted(nodes(in: view)).flatMap(\.elements).filter { found in
      !((found.view.accessibilityFace ?? found.view) is Label)
        && found.view.accessibility?.isElement != true
    }
  }

  /// Returns nodes from top to bottom, and in a row in the direction of the language.
  private func sorted(_ nodes: [Node]) -> [Node] {
    var rows: [[Node]] = []
    let byHeight = nodes.enumerated().sorted {
      ($0.element.frame.minY, $0.offset) < ($1.element.frame.minY, $1.offset)
    }
    for (_, node) in byHeight {
      if let top = rows.last?.first?.frame.minY, node.frame.minY - top < rowHeight {
        rows[rows.count - 1].append(node)
      } else {
        rows.append([node])
      }
    }
    return rows.flatMap { row in
      row.enumerated().sorted { one, other in
        let (first, second) = (one.element.frame, other.element.frame)
        let (a, b) =
          isRightToLeft ? (-first.maxX, -second.maxX) : (first.minX, second.minX)
        return a == b ? one.offset < other.offset : a < b
      }.map(\.element)
    }
  }

  private func place(_ element: AccessibilityElement, of view: View) -> ReadElement {
    var element = element
    let corner = view.bounds.origin
    let shift = view.paintedShift(insets)
    func point(_ point: Point) -> Point {
      let place = view.convert(Point(x: point.x + corner.x, y: point.y + corner.y), to: nil)
      return Point(x: place.x, y: place.y + shift)
    }
    let isUpright = element.frame
    element.frame = canvasRect(isUpright.offsetBy(dx: corner.x, dy: corner.y), of: view)
    element.activationPoint = point(element.activationPoint)
    element.path = element.path.map(point)
    // Outlines don't change the order.
    let anchor = element.path.isEmpty ? nil : canvasRect(view.bounds, of: view)
    return ReadElement(view: view, element: element, anchor: anchor)
  }

  private func canvasRect(_ rect: Rect, of view: View) -> Rect {
    view.convert(rect, to: nil).offsetBy(dx: 0, dy: view.paintedShift(insets))
  }

  /// Adds what a container says at its elements, in place of what containers in it say.
  private func contained(
    _ elements: [ReadElement], in container: AccessibilityContainer?
  ) -> [ReadElement] {
    var elements = elements
    guard let last = elements.indices.last else { return [] }
    if container != nil, container != .semanticGroup {
      for index in elements.indices { elements[index].context = [] }
    }
    switch container {
    case .list:
      elements[0].context.append(words.listStart)
      elements[last].context.append(words.listEnd)
    case .landmark:
      elements[0].context.append(words.landmark)
      elements[last].context.append(words.end)
    case .dataTable: return cells(elements)
    case .semanticGroup, nil: break
    }
    return elements
  }

  /// Adds the rows and columns of a table: the row is said with its first cell only.
  private func cells(_ elements: [ReadElement]) -> [ReadElement] {
    var elements = elements
    let edges = elements.map { isRightToLeft ? -$0.element.frame.maxX : $0.element.frame.minX }
    let columns = edges.sorted().reduce(into: [Double]()) { known, edge in
      if known.last.map({ edge - $0 > 1 }) ?? true { known.append(edge) }
    }
    var (row, top) = (
      elements.contains { $0.element.stated.cell != nil } ? -1 : 0, -Double.infinity
    )
    for index in elements.indices {
      if let cell = elements[index].element.stated.cell {
        elements[index].cell = stated(cell, isFirst: cell.rows?.lowerBound != row)
        row = cell.rows?.lowerBound ?? row
        continue
      }
      if elements[index].element.frame.minY - top >= rowHeight {
        row += 1
        top = elements[index].element.frame.minY
        elements[index].cell.append(words.row.numbered(row))
      }
      let column = columns.lastIndex { $0 <= edges[index] } ?? 0
      elements[index].cell.append(words.column.numbered(column + 1))
    }
    return elements
  }
}

extension ReadingOrder {
  /// Returns what is said of the place that a cell states: its row only where it begins one.
  private func stated(_ cell: TableCellPlace, isFirst: Bool) -> [String] {
    var said: [String] = []
    if let rows = cell.rows, rows.count > 1 { said.append(words.spansRows.numbered(rows.count)) }
    if let columns = cell.columns, columns.count > 1 {
      said.append(words.spansColumns.numbered(columns.count))
    }
    if let rows = cell.rows, isFirst { said.append(words.row.numbered(rows.lowerBound + 1)) }
    if let columns = cell.columns { said.append(words.column.numbered(columns.lowerBound + 1)) }
    return said
  }
}

extension View {
  /// Returns how far the view is painted below its frame, in lists whose contents begin below bars.
  func paintedShift(_ insets: [ObjectIdentifier: Double]) -> Double {
    guard !insets.isEmpty else { return 0 }
    var (shift, current) = (0.0, superview)
    while let view = current {
      shift += insets[ObjectIdentifier(view)] ?? 0
      current = view.superview
    }
    return shift
  }
}

/// An element with the view that it belongs to, and what its container says.
struct ReadElement {
  let view: View
  var element: AccessibilityElement
  /// The frame that decides when it is read; nil for the element's.
  var anchor: Rect?
  /// What is said after the element about the container around it.
  var context: [String] = []
  /// What is said of its place in a table.
  var cell: [String] = []

  /// Returns the rank of the view or of the nearest one around it that has a rank; the last if none
  /// has.
  fileprivate func rank(in ranks: [ObjectIdentifier: Int]) -> Int {
    var current: View? = view
    while let view = current {
      if let rank = ranks[ObjectIdentifier(view)] { return rank }
      current = view.superview
    }
    return ranks.count
  }
}
