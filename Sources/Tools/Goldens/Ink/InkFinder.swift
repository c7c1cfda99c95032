import Drawing
import Geometry

/// Finds the boxes of ink in a picture.
///
/// First areas of one colour are found (`FlatRegions`), then everything between them is joined into
/// marks, and marks into lines of text (`InkLines`). An area that contains a square of 8 points is a
/// panel, and may contain boxes itself.
struct InkFinder {
  /// The boxes, in no particular order.
  private(set) var boxes: [InkBox] = []
  /// The number of marks that were left out because there were too many.
  private(set) var leftOut = 0
  /// The number of steps taken.
  private(set) var steps = 0

  /// The sides in points of the square that an area of one colour contains.
  private static let square = 8.0
  /// The length in points from which something thin is a rule.
  private static let rule = 24.0
  /// The largest number of runs of ink: 96 MB.
  private static let mostRuns = 4_000_000
  /// The largest number of marks; a page of small print has some 6,000.
  private static let mostMarks = 8_000

  let regions: FlatRegions
  let scale: Double

  /// Reads a picture, whose scale is the number of pixels per point.
  init(_ image: ImageBuffer) throws(GoldenError) {
    scale = image.scale
    regions = FlatRegions(image, side: max(4, Int((Self.square * image.scale).rounded())))
    let (marks, leftOut) = Self.most(PixelClusters(try runs(of: image)).clusters, Self.mostMarks)
    self.leftOut = leftOut
    let lines = InkLines(marks.map { mark($0) })
    boxes = lines.boxes.compactMap { box in
      let area = box.frame.width * box.frame.height
      var box = box
      box.isFirm = area >= 1.5
      return area >= 0.7 ? box : nil
    }
    boxes += panels(marks)
    steps = regions.visits + (1 + Self.around.count) * image.pixels.count + lines.steps
  }

  private static func most(
    _ clusters: [PixelClusters.Cluster], _ limit: Int
  ) -> (marks: [PixelClusters.Cluster], leftOut: Int) {
    guard clusters.count > limit else { return (clusters, 0) }
    let kept = clusters.enumerated()
      .sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }
      .prefix(limit).sorted { $0.offset < $1.offset }.map(\.element)
    return (kept, clusters.count - limit)
  }

  /// Returns the pixels that belong to no area of one colour nor to a smoothed edge between two.
  private func runs(of image: ImageBuffer) throws(GoldenError) -> [PixelRun] {
    var runs: [PixelRun] = []
    for y in 0..<image.height {
      let row = y * image.width
      for x in 0..<image.width
      where regions.labels[row + x] == 0 && !isRim(x, y, image.pixels[row + x]) {
        if let last = runs.last, last.y == y, last.end == x {
          runs[runs.count - 1].end = x + 1
        } else {
          runs.append(PixelRun(y: y, start: x, end: x + 1))
        }
      }
      guard runs.count <= Self.mostRuns else {
        throw GoldenError(
          "a picture consists of more than \(Self.mostRuns / 1_000_000) million specks, so it has no "
            + "places to compare; 'alrender diff' compares pixels")
      }
    }
    return runs
  }

  /// Whether a pixel is a mixture of two areas next to it.
  private func isRim(_ x: Int, _ y: Int, _ colour: UInt32) -> Bool {
    var first = 0
    for (dx, dy) in Self.around {
      let near = regions.label(x + dx, y + dy) ?? 0
      guard near != 0, near != first else { continue }
      if first == 0 {
        first = near
        continue
      }
      let (one, other) = (regions.regions[first].colour, regions.regions[near].colour)
      if !FlatRegions.areAlike(one, other), FlatRegions.isBetween(colour, one, other) {
        return true
      }
    }
    return first != 0 && isRimAtEdge(x, y, colour, beside: first)
  }

  /// Whether a pixel at the picture's edge is a mixture of two areas: of those at both sides of it,
  /// along the edge, and the one beside it. A rounded corner meets the edge slowly.
  private func isRimAtEdge(_ x: Int, _ y: Int, _ colour: UInt32, beside near: Int) -> Bool {
    let reach = Int((16 * scale).rounded())
    func isMixture(_ dx: Int, _ dy: Int) -> Bool {
      let ends = [-1, 1].compactMap { side in
        (1...reach).lazy.compactMap { regions.label(x + side * $0 * dx, y + side * $0 * dy) }
          .first { $0 != 0 }
      }
      let colours = (ends + [near]).map { regions.regions[$0].colour }
      return zip(colours, colours.dropFirst()).contains { one, other in
        !FlatRegions.areAlike(one, other) && FlatRegions.isBetween(colour, one, other)
      }
    }
    if y < 2 || y >= regions.height - 2, isMixture(1, 0) { return true }
    return x < 2 || x >= regions.width - 2 ? isMixture(0, 1) : false
  }

  private static let around = [
    (-1, 0), (1, 0), (0, -1), (0, 1), (-2, 0), (2, 0), (0, -2), (0, 2),
  ]

  private func mark(_ cluster: PixelClusters.Cluster) -> InkBox {
    let frame = frame(cluster.minX, cluster.minY, cluster.maxX, cluster.maxY)
    // A line of a point between two pixels is smoothed on both sides.
    let isThin = min(frame.width, frame.height) <= 1 + 1 / scale + 0.01
    let isRule = isThin && max(frame.width, frame.height) > Self.rule
    var box = InkBox(isRule ? .rule : .ink, frame)
    box.ground = ground(of: cluster.minX - 1...cluster.maxX, cluster.minY - 1...cluster.maxY)
    return box
  }

  /// Returns the area that most of a box's outline lies in; 0 for none.
  private func ground(of x: ClosedRange<Int>, _ y: ClosedRange<Int>) -> Int {
    var (found, votes) = (0, 0)
    func vote(_ x: Int, _ y: Int) {
      guard let label = regions.label(x, y), label != 0 else { return }
      if votes == 0 { found = label }
      votes += label == found ? 1 : -1
    }
    for column in x {
      vote(column, y.lowerBound)
      vote(column, y.upperBound)
    }
    for row in y {
      vote(x.lowerBound, row)
      vote(x.upperBound, row)
    }
    return found
  }

  private func frame(_ minX: Int, _ minY: Int, _ maxX: Int, _ maxY: Int) -> Rect {
    Rect(
      x: Double(minX) / scale, y: Double(minY) / scale, width: Double(maxX - minX) / scale,
      height: Double(maxY - minY) / scale)
  }

  /// Returns the areas of one colour that are boxes: neither the picture as a whole, nor what lies
  /// around boxes, nor the inside of a letter or of an outline, which is a box itself.
  private func panels(_ marks: [PixelClusters.Cluster]) -> [InkBox] {
    var panels: [InkBox] = []
    let wide = marks.filter { Double(min($0.maxX - $0.minX, $0.maxY - $0.minY)) > 8 * scale }
    for (label, region) in regions.regions.enumerated().dropFirst() {
      let frame = frame(
        region.x.lowerBound, region.y.lowerBound, region.x.upperBound + 1,
        region.y.upperBound + 1)
      let isWhole = region.x.count >= regions.width - 2 && region.y.count >= regions.height - 2
      let share = Double(region.count) / Double(region.x.count * region.y.count)
      if isWhole || share < 0.3 || isInside(region, frame, wide) { continue }
      var panel = InkBox(.panel, frame, isFirm: share > 0.5)
      panel.area = label
      panels.append(panel)
    }
    return panels
  }

  /// Whether an area is the inside of a letter, or of a mark that is its border.
  private func isInside(
    _ region: FlatRegions.Region, _ frame: Rect, _ marks: [PixelClusters.Cluster]
  ) -> Bool {
    marks.contains { mark in
      guard mark.minX < region.x.lowerBound, mark.maxX > region.x.upperBound,
        mark.minY < region.y.lowerBound, mark.maxY > region.y.upperBound
      else { return false }
      let around = self.frame(mark.minX, mark.minY, mark.maxX, mark.maxY)
      let margins =
        zip([frame.minX, frame.minY], [around.minX, around.minY]).map { $0 - $1 }
        + zip([around.maxX, around.maxY], [frame.maxX, frame.maxY]).map { $0 - $1 }
      if margins.allSatisfy({ $0 <= 4 }) { return true }
      let ground = ground(of: mark.minX - 1...mark.maxX, mark.minY - 1...mark.maxY)
      return max(frame.width, frame.height) < 48
        && FlatRegions.areAlike(region.colour, regions.regions[ground].colour)
    }
  }
}
