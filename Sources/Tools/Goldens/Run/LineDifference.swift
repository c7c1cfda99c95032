/// Compares two texts line by line, like `diff -u` with the whole text as context.
enum LineDifference {
  static func text(expected: String, actual: String) -> String {
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
    let difference = new.difference(from: old)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines = ["--- expected", "+++ actual"]
    var (before, after) = (0, 0)
    while before < old.count || after < new.count {
      if before < old.count, removed.contains(before) {
        lines.append("-\(old[before])")
        before += 1
      } else if after < new.count, inserted.contains(after) {
        lines.append("+\(new[after])")
        after += 1
      } else {
        if before < old.count, before < old.count - 1 || !old[before].isEmpty {
          lines.append(" \(old[before])")
        }
        (before, after) = (before + 1, after + 1)
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
