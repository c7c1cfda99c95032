package import Geometry

/// Routes a storyboard's arrows between the pictures and captions of its controllers.
///
/// A route is a series of horizontal and vertical segments. The simplest one that crosses nothing
/// is used; if there is none, the shortest along the lines beside pictures, where bends and
/// segments that another arrow uses cost extra.
package struct SegueRouter {
  /// A picture with its caption below it.
  private let obstacles: [Rect]
  /// The coordinates of vertical and horizontal lines, in ascending order.
  private let columns: [Double]
  private let rows: [Double]
  /// Whether a picture covers the segment to the right of a crossing, or the one below it: two
  /// values for each crossing.
  private var isBlocked: [Bool] = []
  /// The number of arrows that use each of these segments.
  private var uses: [Int] = []
  /// The number of crossings that may still be visited.
  private var budget: Int

  /// The cost of a bend, in points of distance.
  private static let bend = 60.0
  /// The extra cost of a segment for each arrow that uses it, as a factor.
  private static let crowding = 1.5
  /// The minimum distance from a picture, and between neighbouring lines.
  private static let distance = 18.0

  /// The largest number of crossings in a sheet for which routes are searched.
  private static let mostCrossings = 60_000

  /// Prepares to route arrows between pictures.
  ///
  /// - Parameters:
  ///   - obstacles: the pictures with their captions.
  ///   - budget: the number of crossings that all routes together may visit; beyond it, no route
  ///     is found.
  package init(_ obstacles: [Rect], budget: Int = 1_500_000) {
    self.obstacles = obstacles
    self.budget = budget
    let lanes = obstacles.count > 40 ? 1 : 2
    let steps = (1...lanes).map { Double($0) * Self.distance }
    columns = Self.lines(
      obstacles.flatMap { rect in
        [rect.midX] + steps.flatMap { [rect.minX - $0, rect.maxX + $0] }
      })
    rows = Self.lines(
      obstacles.flatMap { rect in
        [rect.midY] + steps.flatMap { [rect.minY - $0, rect.maxY + $0] }
      })
    guard columns.count * rows.count <= Self.mostCrossings else {
      self.budget = 0
      return
    }
    isBlocked = [Bool](repeating: false, count: columns.count * rows.count * 2)
    uses = [Int](repeating: 0, count: isBlocked.count)
    for rect in obstacles { block(rect) }
  }

  /// Marks the segments that run through a picture.
  private mutating func block(_ rect: Rect) {
    for (row, y) in rows.enumerated() where y < rect.maxY {
      let isInside = rect.minY < y
      let isAbove = row + 1 < rows.count && rows[row + 1] > rect.minY
      guard isInside || isAbove else { continue }
      for (column, x) in columns.enumerated() where x < rect.maxX {
        let crossing = row * columns.count + column
        let reaches = column + 1 < columns.count && columns[column + 1] > rect.minX
        if isInside, reaches { isBlocked[crossing * 2] = true }
        if isAbove, rect.minX < x { isBlocked[crossing * 2 + 1] = true }
      }
    }
  }

  private static func lines(_ values: [Double]) -> [Double] {
    var lines: [Double] = []
    for value in values.sorted() where value - (lines.last ?? -.infinity) > 1 {
      lines.append(value)
    }
    return lines
  }

  /// Whether a route crosses no picture and no caption except those where it starts and ends.
  package func isFree(_ points: [Point], from source: Int, to destination: Int) -> Bool {
    zip(points, points.dropFirst()).allSatisfy { start, end in
      obstacles.indices.allSatisfy {
        $0 == source || $0 == destination || !Self.crosses(start, end, obstacles[$0])
      }
    }
  }

  private static func crosses(_ start: Point, _ end: Point, _ rect: Rect) -> Bool {
    min(start.x, end.x) < rect.maxX && max(start.x, end.x) > rect.minX
      && min(start.y, end.y) < rect.maxY && max(start.y, end.y) > rect.minY
  }

  // MARK: - The shortest way

  /// A crossing reached in a direction: 0 right, 1 left, 2 down, 3 up.
  private struct Step {
    var cost: Double
    var state: Int
  }

  /// Returns the shortest route from one picture to another; nil if there is none, or if the
  /// search takes too long.
  package mutating func way(from source: Int, to destination: Int) -> [Point]? {
    guard budget > 0 else { return nil }
    let starts = doors(of: obstacles[source])
    let ends = doors(of: obstacles[destination])
    guard !starts.isEmpty, !ends.isEmpty else { return nil }
    var best = [Double](repeating: .infinity, count: columns.count * rows.count * 4)
    var previous = [Int](repeating: -1, count: best.count)
    var queue = StepQueue()
    for door in starts {
      let state = door.crossing * 4 + door.direction
      best[state] = door.length
      queue.insert(Step(cost: door.length, state: state))
    }
    var goal: (state: Int, cost: Double, door: Door)?
    while let step = queue.removeFirst(), step.cost < goal?.cost ?? .infinity, budget > 0 {
      guard step.cost <= best[step.state] else { continue }
      budget -= 1
      for door in ends where door.crossing == step.state / 4 {
        let turn = step.state % 4 == door.direction ^ 1 ? 0 : Self.bend
        // An arrow never arrives in the direction in which the door opens.
        guard step.state % 4 != door.direction else { continue }
        let cost = step.cost + door.length + turn
        if cost < goal?.cost ?? .infinity { goal = (step.state, cost, door) }
      }
      for direction in 0..<4 where direction != step.state % 4 ^ 1 {
        guard let (next, length) = neighbor(of: step.state / 4, direction) else { continue }
        let isBent = direction != step.state % 4
        let cost = step.cost + length + (isBent ? Self.bend : 0)
        let state = next * 4 + direction
        guard cost < best[state] else { continue }
        best[state] = cost
        previous[state] = step.state
        queue.insert(Step(cost: cost, state: state))
      }
    }
    guard let goal else { return nil }
    return points(to: goal.state, goal.door, previous, starts)
  }

  /// A point on a picture's edge with the crossing straight in front of it.
  private struct Door {
    var place: Point
    var crossing: Int
    var direction: Int
    var length: Double
  }

  private func doors(of rect: Rect) -> [Door] {
    let (midColumn, midRow) = (index(of: rect.midX, columns), index(of: rect.midY, rows))
    guard let midColumn, let midRow else { return [] }
    func door(_ place: Point, _ column: Int?, _ row: Int?, _ direction: Int) -> Door? {
      guard let column, let row, !isCovered(column, row) else { return nil }
      let length = abs(columns[column] - place.x) + abs(rows[row] - place.y)
      return Door(
        place: place, crossing: row * columns.count + column, direction: direction, length: length)
    }
    let (x, y) = (columns[midColumn], rows[midRow])
    return [
      door(Point(x: rect.maxX, y: y), columns.firstIndex { $0 > rect.maxX }, midRow, 0),
      door(Point(x: rect.minX, y: y), columns.lastIndex { $0 < rect.minX }, midRow, 1),
      door(Point(x: x, y: rect.maxY), midColumn, rows.firstIndex { $0 > rect.maxY }, 2),
      door(Point(x: x, y: rect.minY), midColumn, rows.lastIndex { $0 < rect.minY }, 3),
    ].compactMap(\.self)
  }

  private func index(of value: Double, _ lines: [Double]) -> Int? {
    lines.indices.min { abs(lines[$0] - value) < abs(lines[$1] - value) }
  }

  private func isCovered(_ column: Int, _ row: Int) -> Bool {
    let point = Point(x: columns[column], y: rows[row])
    return obstacles.contains {
      $0.minX < point.x && point.x < $0.maxX && $0.minY < point.y && point.y < $0.maxY
    }
  }

  /// Returns the next crossing in a direction with the cost of reaching it; nil if a picture is
  /// in between.
  private func neighbor(of crossing: Int, _ direction: Int) -> (Int, Double)? {
    let (column, row) = (crossing % columns.count, crossing / columns.count)
    let nextColumn = column + (direction == 0 ? 1 : direction == 1 ? -1 : 0)
    let nextRow = row + (direction == 2 ? 1 : direction == 3 ? -1 : 0)
    guard columns.indices.contains(nextColumn), rows.indices.contains(nextRow) else { return nil }
    let next = nextRow * columns.count + nextColumn
    let stretch = Self.stretch(crossing, next, isLevel: direction < 2)
    guard !isBlocked[stretch] else { return nil }
    let length =
      abs(columns[nextColumn] - columns[column]) + abs(rows[nextRow] - rows[row])
    return (next, length * (1 + Self.crowding * Double(uses[stretch])))
  }

  private static func stretch(_ first: Int, _ second: Int, isLevel: Bool) -> Int {
    min(first, second) * 2 + (isLevel ? 0 : 1)
  }

  /// Returns the corners of the route that was found, and marks its segments as used.
  private mutating func points(
    to state: Int, _ door: Door, _ previous: [Int], _ starts: [Door]
  ) -> [Point] {
    var states = [state]
    while let last = states.last, previous[last] >= 0 { states.append(previous[last]) }
    states.reverse()
    for (first, second) in zip(states, states.dropFirst()) {
      uses[Self.stretch(first / 4, second / 4, isLevel: second % 4 < 2)] += 1
    }
    var points = states.map { state in
      Point(x: columns[state / 4 % columns.count], y: rows[state / 4 / columns.count])
    }
    let first = starts.first {
      $0.crossing == states[0] / 4 && $0.direction == states[0] % 4
    }
    if let first { points.insert(first.place, at: 0) }
    points.append(door.place)
    return Self.corners(points)
  }

  /// Returns the same route without the points inside straight segments.
  private static func corners(_ points: [Point]) -> [Point] {
    var corners: [Point] = []
    for point in points {
      let last = corners.suffix(2)
      if last.count == 2, isStraight(last[last.startIndex], last[last.endIndex - 1], point) {
        corners.removeLast()
      }
      if corners.last != point { corners.append(point) }
    }
    return corners
  }

  private static func isStraight(_ first: Point, _ second: Point, _ third: Point) -> Bool {
    (first.x == second.x && second.x == third.x) || (first.y == second.y && second.y == third.y)
  }

  /// The steps to visit next, the cheapest first.
  private struct StepQueue {
    private var heap: [Step] = []

    mutating func insert(_ step: Step) {
      heap.append(step)
      var child = heap.count - 1
      while child > 0, heap[child].cost < heap[(child - 1) / 2].cost {
        heap.swapAt(child, (child - 1) / 2)
        child = (child - 1) / 2
      }
    }

    mutating func removeFirst() -> Step? {
      guard let first = heap.first, let last = heap.popLast() else { return nil }
      guard !heap.isEmpty else { return first }
      heap[0] = last
      var parent = 0
      while true {
        let children = [parent * 2 + 1, parent * 2 + 2].filter(heap.indices.contains)
        guard let child = children.min(by: { heap[$0].cost < heap[$1].cost }),
          heap[child].cost < heap[parent].cost
        else { return first }
        heap.swapAt(parent, child)
        parent = child
      }
    }
  }
}
