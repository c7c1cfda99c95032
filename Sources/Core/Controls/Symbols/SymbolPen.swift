import Drawing
import Geometry
import Glibc

/// Reads drawings in a short notation of words and numbers.
///
/// `M x y`, `L x y ...`, `C x1 y1 x2 y2 x y` and `Z` draw as in SVG, `O x y r` a circle, `E x y rx ry`
/// an ellipse, `R x y width height radius` a rectangle, `P r x y ...` a polygon and `p r x y ...` a
/// line whose corners are rounded, `A x y r from to` an arc between two angles in degrees, clockwise
/// from the right, `a` the same joined to what precedes. What follows `area` is filled, `stroke`
/// drawn as lines, `solid` both; `dots` are circles that grow with the weight as lines do; `hole`
/// and `cut` are areas and lines taken out of what is behind them; `gap` is a hole in every colour.
/// `tier n` sets the rank among the colours, `pen w` how much wider lines are than usual, `fine`
/// that lines grow less than others in bold type, `room x y width height` what layout sees. `use
/// NAME` inserts another drawing, `put NAME x y s` one that is s times as large around a point, in
/// the rank of the moment and, after `fine`, with such lines.
struct SymbolPen {
  private var parts: [SymbolOutline.Part] = []
  private var room: Rect?
  private var mode: Substring = "stroke"
  private var tier = 1
  private var swell = 0.0
  private var isFine = false

  /// Returns what a notation describes; `find` answers for other drawings.
  static func outline(
    _ notation: some StringProtocol, find: (String) -> SymbolOutline?
  ) -> SymbolOutline {
    var pen = SymbolPen()
    var words = notation.split { $0 == " " || $0 == "\n" }.map { Substring($0) }[...]
    while let word = words.popFirst() {
      if ["stroke", "area", "solid", "dots", "hole", "cut", "gap"].contains(word) {
        pen.mode = word
        continue
      }
      if word == "use", let name = words.popFirst() {
        pen.parts += find(String(name))?.parts ?? []
        continue
      }
      let name = word == "put" ? words.popFirst() : nil
      let numbers = words.prefix { Double($0) != nil }.compactMap { Double($0) }
      words = words.dropFirst(numbers.count)
      switch word {
      case "put" where numbers.count == 3:
        let other = name.flatMap { find(String($0)) } ?? SymbolOutline(parts: [])
        let center = Point(x: numbers[0], y: numbers[1])
        pen.parts += other.scaled(by: numbers[2], around: center).parts.map { part in
          var copy = part
          copy.tier = pen.tier
          if pen.isFine { (copy.isFine, copy.swell) = (true, part.swell * numbers[2]) }
          return copy
        }
      case "tier": pen.tier = Int(numbers.first ?? 1)
      case "pen": pen.swell = numbers.first ?? 0
      case "fine": pen.isFine = true
      case "room" where numbers.count == 4:
        pen.room = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      case "O" where pen.mode == "dots" && numbers.count == 3:
        // The line around it has the rest of its radius at regular weight.
        let radius = max(0.02, numbers[2] - Symbol.regularPen / 2)
        pen.add(circle(Point(x: numbers[0], y: numbers[1]), radius))
      default: pen.add(steps(word, numbers))
      }
    }
    return SymbolOutline(parts: pen.parts, room: pen.room)
  }

  /// Adds steps to the part that the mode asks for.
  private mutating func add(_ steps: [Path.Element]) {
    let role: SymbolOutline.Role =
      switch mode {
      case "hole", "cut": .inlay
      case "gap": .gap
      default: .ink
      }
    let part = SymbolOutline.Part(role: role, tier: tier, swell: swell, isFine: isFine)
    if parts.last.map({ !$0.isDrawn(like: part) }) ?? true { parts.append(part) }
    let index = parts.count - 1
    if mode != "stroke", mode != "cut" { parts[index].areas.elements += steps }
    if ["stroke", "cut", "solid", "dots"].contains(mode) {
      parts[index].lines.elements += steps
    }
  }

  /// Returns what a letter draws.
  private static func steps(_ letter: Substring, _ numbers: [Double]) -> [Path.Element] {
    func point(_ index: Int) -> Point { Point(x: numbers[index], y: numbers[index + 1]) }
    func points(from first: Int) -> [Point] {
      stride(from: first, to: numbers.count - 1, by: 2).map(point)
    }
    switch (letter, numbers.count) {
    case ("M", 2): return [.move(point(0))]
    case ("L", 2...): return points(from: 0).map { .line($0) }
    case ("C", 6...):
      return stride(from: 0, to: numbers.count - 5, by: 6).map {
        .curve(point($0 + 4), control1: point($0), control2: point($0 + 2))
      }
    case ("O", 3): return circle(point(0), numbers[2])
    case ("E", 4):
      let size = Size(width: 2 * numbers[2], height: 2 * numbers[3])
      return ellipse(
        Rect(
          x: numbers[0] - numbers[2], y: numbers[1] - numbers[3], width: size.width,
          height: size.height))
    case ("R", 5):
      return rounded(
        Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]), numbers[4])
    case ("P", 7...): return polygon(points(from: 1), numbers[0], isClosed: true)
    case ("p", 5...): return polygon(points(from: 1), numbers[0], isClosed: false)
    case ("A", 5):
      return [.move(onCircle(point(0), numbers[2], numbers[3]))]
        + arc(point(0), numbers[2], numbers[3], numbers[4])
    case ("a", 5):
      return [.line(onCircle(point(0), numbers[2], numbers[3]))]
        + arc(point(0), numbers[2], numbers[3], numbers[4])
    case ("Z", 0): return [.close]
    default: preconditionFailure("a symbol's drawing has the step '\(letter)' \(numbers)")
    }
  }

  // MARK: Shapes

  /// The fraction of the radius at which the control points of a quarter circle lie.
  private static let quarter = 0.5523

  /// Returns the point of a circle at an angle in degrees, clockwise from the right.
  static func onCircle(_ center: Point, _ radius: Double, _ degrees: Double) -> Point {
    let angle = degrees * .pi / 180
    return Point(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
  }

  /// Returns the angle of the way between two points in degrees, clockwise from the right.
  static func angle(_ from: Point, _ to: Point) -> Double {
    atan2(to.y - from.y, to.x - from.x) * 180 / .pi
  }

  /// Returns the curves of an arc, which begins where the pen is.
  static func arc(
    _ center: Point, _ radius: Double, _ from: Double, _ to: Double
  ) -> [Path.Element] {
    let count = max(1, Int(((to - from).magnitude / 90).rounded(.up)))
    let step = (to - from) / Double(count)
    let reach = radius * 4 / 3 * tan(step * .pi / 720)
    return (0..<count).map { index in
      let (start, end) = (from + Double(index) * step, from + Double(index + 1) * step)
      let (first, last) = (onCircle(center, radius, start), onCircle(center, radius, end))
      return .curve(
        last, control1: onCircle(first, reach, start + 90),
        control2: onCircle(last, reach, end - 90))
    }
  }

  static func circle(_ center: Point, _ radius: Double) -> [Path.Element] {
    ellipse(
      Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  private static func ellipse(_ rect: Rect) -> [Path.Element] {
    rounded(rect, Size(width: rect.width / 2, height: rect.height / 2))
  }

  static func rounded(_ rect: Rect, _ radius: Double) -> [Path.Element] {
    rounded(rect, Size(width: radius, height: radius))
  }

  private static func rounded(_ rect: Rect, _ radius: Size) -> [Path.Element] {
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    guard radius.width > 0 else {
      return [
        .move(rect.origin), .line(Point(x: right, y: top)), .line(Point(x: right, y: bottom)),
        .line(Point(x: left, y: bottom)), .close,
      ]
    }
    let (reachX, reachY) = (radius.width * (1 - quarter), radius.height * (1 - quarter))
    func at(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
    return [
      .move(at(left + radius.width, top)), .line(at(right - radius.width, top)),
      .curve(
        at(right, top + radius.height), control1: at(right - reachX, top),
        control2: at(right, top + reachY)),
      .line(at(right, bottom - radius.height)),
      .curve(
        at(right - radius.width, bottom), control1: at(right, bottom - reachY),
        control2: at(right - reachX, bottom)),
      .line(at(left + radius.width, bottom)),
      .curve(
        at(left, bottom - radius.height), control1: at(left + reachX, bottom),
        control2: at(left, bottom - reachY)),
      .line(at(left, top + radius.height)),
      .curve(
        at(left + radius.width, top), control1: at(left, top + reachY),
        control2: at(left + reachX, top)),
      .close,
    ]
  }

  /// Returns lines whose corners are rounded as far as half of the shorter side allows.
  private static func polygon(
    _ points: [Point], _ radius: Double, isClosed: Bool
  ) -> [Path.Element] {
    func toward(_ from: Point, _ to: Point) -> Point {
      let (dx, dy) = (to.x - from.x, to.y - from.y)
      let length = max((dx * dx + dy * dy).squareRoot(), 0.001)
      let reach = min(radius, length / 2)
      return Point(x: from.x + dx / length * reach, y: from.y + dy / length * reach)
    }
    func nearer(_ corner: Point, _ point: Point) -> Point {
      Point(
        x: point.x + (corner.x - point.x) * quarter, y: point.y + (corner.y - point.y) * quarter)
    }
    var elements: [Path.Element] = []
    for (index, corner) in points.enumerated() {
      let isEnd = !isClosed && (index == 0 || index == points.count - 1)
      guard radius > 0, !isEnd else {
        elements.append(index == 0 ? .move(corner) : .line(corner))
        continue
      }
      let before = toward(corner, points[(index + points.count - 1) % points.count])
      let after = toward(corner, points[(index + 1) % points.count])
      elements.append(index == 0 ? .move(before) : .line(before))
      elements.append(
        .curve(after, control1: nearer(corner, before), control2: nearer(corner, after)))
    }
    return elements + (isClosed ? [.close] : [])
  }
}
