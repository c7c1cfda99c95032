/// Adjacent unequal pixels in one row.
struct PixelRun: Equatable {
  /// The row.
  let y: Int
  /// The first column.
  let start: Int
  /// The column after the last one.
  var end: Int
  /// The number of pixels.
  var count: Int { end - start }
}

/// Joins runs that touch, even at corners, into connected areas.
struct PixelClusters {
  /// A connected area with its bounding box.
  struct Cluster: Equatable {
    var count: Int
    var minX: Int
    var minY: Int
    var maxX: Int
    var maxY: Int
  }

  /// The areas, in the order of their first pixels.
  let clusters: [Cluster]

  /// - Parameters:
  ///   - runs: the runs in reading order.
  ///   - gap: how many equal pixels may separate two runs of one area; 0 if they must touch.
  init(_ runs: [PixelRun], gap: Int = 0) {
    var sets = DisjointSets(runs.count)
    // Rows as ranges of runs, so that each row is joined only with the rows it can touch.
    var rows: [(y: Int, runs: Range<Int>)] = []
    for (index, run) in runs.enumerated() {
      if let last = rows.last, last.y == run.y {
        rows[rows.count - 1].runs = last.runs.lowerBound..<index + 1
      } else {
        rows.append((run.y, index..<index + 1))
      }
    }
    for (position, row) in rows.enumerated() {
      var above = position - 1
      if gap > 0 { Self.join(runs, row.runs, within: gap, &sets) }
      while above >= 0, row.y - rows[above].y <= gap + 1 {
        Self.join(runs, rows[above].runs, row.runs, reach: gap + 1, &sets)
        above -= 1
      }
    }
    clusters = Self.collect(runs, &sets)
  }

  /// Joins neighbouring runs in one row.
  private static func join(
    _ runs: [PixelRun], _ row: Range<Int>, within gap: Int, _ sets: inout DisjointSets
  ) {
    for index in row.dropFirst() where runs[index].start - runs[index - 1].end <= gap {
      sets.join(index, index - 1)
    }
  }

  /// Joins the runs of two rows that are within reach of each other, walking through both rows at
  /// once.
  private static func join(
    _ runs: [PixelRun], _ upper: Range<Int>, _ lower: Range<Int>, reach: Int,
    _ sets: inout DisjointSets
  ) {
    var (above, below) = (upper.lowerBound, lower.lowerBound)
    while above < upper.upperBound, below < lower.upperBound {
      let (first, second) = (runs[above], runs[below])
      if first.start < second.end + reach, second.start < first.end + reach {
        sets.join(above, below)
      }
      if first.end < second.end { above += 1 } else { below += 1 }
    }
  }

  private static func collect(_ runs: [PixelRun], _ sets: inout DisjointSets) -> [Cluster] {
    var clusters: [Cluster] = []
    var indices = [Int](repeating: -1, count: runs.count)
    for (index, run) in runs.enumerated() {
      let root = sets.root(of: index)
      if indices[root] < 0 {
        indices[root] = clusters.count
        clusters.append(
          Cluster(count: 0, minX: run.start, minY: run.y, maxX: run.end, maxY: run.y + 1))
      }
      let place = indices[root]
      clusters[place].count += run.count
      clusters[place].minX = min(clusters[place].minX, run.start)
      clusters[place].maxX = max(clusters[place].maxX, run.end)
      clusters[place].maxY = max(clusters[place].maxY, run.y + 1)
    }
    return clusters
  }
}

/// A union-find structure with path halving.
private struct DisjointSets {
  private var parents: [Int32]

  init(_ count: Int) { parents = (0..<Int32(count)).map(\.self) }

  mutating func root(of index: Int) -> Int {
    var index = index
    while Int(parents[index]) != index {
      let above = Int(parents[index])
      parents[index] = parents[above]
      index = Int(parents[index])
    }
    return index
  }

  mutating func join(_ first: Int, _ second: Int) {
    let (a, b) = (root(of: first), root(of: second))
    // The earlier run stays the root, so that areas keep the order of their first pixels.
    if a < b { parents[b] = Int32(a) } else { parents[a] = Int32(b) }
  }
}
