import Geometry

/// Joins marks (letters, dots, accents) into lines of text, by distances in proportion to their
/// heights, so that the text may have any size.
struct InkLines {
  /// The lines, and the marks that are no part of one.
  let boxes: [InkBox]
  /// The number of pairs of marks that were compared.
  private(set) var steps = 0

  /// The height in points beyond which a mark is a picture, not a letter.
  private static let highest = 84.0
  /// The widest space within a line, in heights of the lower of two letters: a space is some 0.28 em,
  /// a letter without ascenders 0.52 em high, and letters stand clear of their advances.
  private static let space = 0.75
  /// The same in points, for small marks.
  private static let leastSpace = 5.0

  /// Joins marks, at most some thousands.
  init(_ marks: [InkBox]) {
    let order = marks.indices.sorted {
      (marks[$0].frame.minX, $0) < (marks[$1].frame.minX, $1)
    }
    var lines = Array(marks.indices)
    func line(of mark: Int) -> Int {
      var mark = mark
      while lines[mark] != mark {
        lines[mark] = lines[lines[mark]]
        mark = lines[mark]
      }
      return mark
    }
    let reach = Self.highest * Self.space
    for (place, first) in order.enumerated() where Self.isLetter(marks[first]) {
      for second in order[(place + 1)...] {
        steps += 1
        if marks[second].frame.minX > marks[first].frame.maxX + reach { break }
        guard Self.isLetter(marks[second]), marks[first].ground == marks[second].ground,
          Self.stand(marks[first].frame, beside: marks[second].frame)
            || Self.stack(marks[first].frame, marks[second].frame)
        else { continue }
        let (one, other) = (line(of: first), line(of: second))
        lines[max(one, other)] = min(one, other)
      }
    }
    var joined = marks
    for index in marks.indices.reversed() where line(of: index) != index {
      let owner = line(of: index)
      joined[owner].frame = joined[owner].frame.union(joined[index].frame)
    }
    boxes = joined.indices.filter { line(of: $0) == $0 }.map { joined[$0] }
  }

  private static func isLetter(_ box: InkBox) -> Bool {
    box.kind == .ink && box.frame.height <= highest && box.frame.width <= 4 * highest
  }

  /// Whether two marks, the first not further right, are next to each other in a line.
  private static func stand(_ first: Rect, beside second: Rect) -> Bool {
    let gap = second.minX - first.maxX
    let overlap = min(first.maxY, second.maxY) - max(first.minY, second.minY)
    let (low, high) = (min(first.height, second.height), max(first.height, second.height))
    guard overlap >= 0.3 * low else { return false }
    // A full stop stands before a space; icons keep further from their captions than quotes.
    if high > 2.5 * low {
      return high <= 60 && gap <= (low <= 6 ? 0.5 * high : min(leastSpace, 0.45 * high))
    }
    return gap <= max(leastSpace, space * low)
  }

  /// Whether one mark is a dot or an accent above or below the other.
  private static func stack(_ first: Rect, _ second: Rect) -> Bool {
    guard min(first.maxX, second.maxX) > max(first.minX, second.minX) else { return false }
    let gap = max(first.minY, second.minY) - min(first.maxY, second.maxY)
    let (low, high) = (min(first.height, second.height), max(first.height, second.height))
    return high <= 60 && low <= 0.45 * high && gap <= max(1.5, 0.3 * high)
  }
}
