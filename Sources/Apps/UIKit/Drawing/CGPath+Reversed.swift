import Drawing
import Geometry

extension Path {
  /// The same outline drawn in the opposite direction, subpath by subpath, starting with the
  /// last.
  var reversed: Path {
    var parts: [[Element]] = []
    for element in elements {
      if case .move = element { parts.append([]) }
      if parts.isEmpty { parts.append([]) }
      parts[parts.count - 1].append(element)
    }
    return Path(parts.reversed().flatMap(Self.reversed), isEvenOdd: isEvenOdd)
  }

  /// Returns a subpath in the opposite direction.
  private static func reversed(_ part: [Element]) -> [Element] {
    let steps = part.filter { $0 != .close }
    let ends = steps.map { step -> Point in
      switch step {
      case .move(let point), .line(let point), .curve(let point, _, _): point
      case .close: .zero
      }
    }
    guard let last = ends.last else { return part }
    var result = [Element.move(last)]
    // The element that led to a point now leads from it to the previous point.
    for index in steps.indices.dropFirst().reversed() {
      if case .curve(_, let one, let two) = steps[index] {
        result.append(.curve(ends[index - 1], control1: two, control2: one))
      } else {
        result.append(.line(ends[index - 1]))
      }
    }
    return steps.count < part.count ? result + [.close] : result
  }
}
