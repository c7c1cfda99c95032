package import Drawing
package import Scenes

/// Compares two pictures pixel by pixel within a tolerance.
package struct PixelComparison: Sendable {
  /// A rectangle of pixels left out of the comparison.
  package struct Mask: Hashable, Sendable {
    package let x: Range<Int>
    package let y: Range<Int>

    /// Makes a mask of columns and rows.
    package init(x: Range<Int>, y: Range<Int>) { (self.x, self.y) = (x, y) }
  }

  /// How much the pictures may differ.
  package var tolerance: Tolerance
  /// The pixels left out of the comparison.
  package var masks: [Mask]

  /// Prepares comparisons.
  package init(tolerance: Tolerance = .exact, masks: [Mask] = []) {
    (self.tolerance, self.masks) = (tolerance, masks)
  }

  /// The most regions listed for a difference.
  private static let mostRegions = 20
  /// How far apart pixels of the same region may be: the letters of a word form one region.
  private static let regionGap = 12

  private static let mostGroupedRuns = 200_000

  /// Returns how the pictures differ beyond the tolerance, or nil if they don't.
  ///
  /// With a tolerance, smoothed edges do not count as differences. Pictures of different sizes
  /// always differ, whatever the tolerance.
  package func compare(expected: ImageBuffer, actual: ImageBuffer) -> PictureDifference? {
    expected.withComparedPixels { first in
      actual.withComparedPixels { second in compare(first, second)?.difference }
    }
  }

  /// How two pictures differ, and where.
  struct Outcome {
    let difference: PictureDifference
    /// The pixels that count as unequal, in reading order; nil for pictures of different sizes.
    let runs: [PixelRun]?
  }

  /// Returns how two pictures differ beyond the tolerance, or nil if they don't.
  func compare(_ expected: ComparedPixels, _ actual: ComparedPixels) -> Outcome? {
    let hashes = [expected, actual].map(\.fingerprint.description)
    guard expected.size == actual.size else {
      let pixels = max(expected.words.count, actual.words.count)
      return Outcome(
        difference: PictureDifference(
          expectedSize: expected.size, actualSize: actual.size, unequal: pixels, ratio: 1,
          cluster: pixels, distance: 1, expectedHash: hashes[0], actualHash: hashes[1]), runs: nil)
    }
    let (runs, distance) = unequalRuns(expected, actual)
    let unequal = runs.reduce(0) { $0 + $1.count }
    let cluster = PixelClusters(runs).clusters.map(\.count).max() ?? 0
    let ratio = Double(unequal) / Double(expected.words.count)
    guard exceeds(unequal: unequal, ratio: ratio, cluster: cluster) else { return nil }
    return Outcome(
      difference: PictureDifference(
        expectedSize: expected.size, actualSize: actual.size, unequal: unequal, ratio: ratio,
        cluster: cluster, distance: distance, regions: regions(of: runs), expectedHash: hashes[0],
        actualHash: hashes[1]), runs: runs)
  }

  private func exceeds(unequal: Int, ratio: Double, cluster: Int) -> Bool {
    if unequal == 0 { return false }
    guard tolerance.ratio != nil || tolerance.cluster != nil else { return true }
    return ratio > tolerance.ratio ?? 1 || cluster > tolerance.cluster ?? .max
  }

  private func regions(of runs: [PixelRun]) -> [PictureDifference.Region] {
    // Noise all over a picture has too many runs to group, and nobody would read the groups.
    let gap = runs.count > Self.mostGroupedRuns ? 0 : Self.regionGap
    return PixelClusters(runs, gap: gap).clusters.enumerated()
      .sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }
      .prefix(Self.mostRegions)
      .map { _, cluster in
        PictureDifference.Region(
          x: cluster.minX, y: cluster.minY, width: cluster.maxX - cluster.minX,
          height: cluster.maxY - cluster.minY, unequal: cluster.count)
      }
  }

  /// Returns the pixels that count as unequal, in reading order, and the largest distance of any
  /// pixel.
  func unequalRuns(_ expected: ComparedPixels, _ actual: ComparedPixels) -> ([PixelRun], Double) {
    let (first, second) = (expected.words, actual.words)
    let (width, height) = (expected.width, expected.height)
    var runs: [PixelRun] = []
    var greatest = 0.0
    let limit = tolerance.pixel * tolerance.pixel * PixelDistance.greatest
    let detector =
      tolerance.isExact
      ? nil : AntialiasingDetector(first: first, second: second, width: width, height: height)
    var index = 0
    let count = first.count
    while index < count {
      // Most pixels are equal, so compare eight at a time, which a processor does at once.
      while index &+ 8 <= count {
        var differences: UInt32 = 0
        for lane in 0..<8 { differences |= first[index &+ lane] ^ second[index &+ lane] }
        if differences != 0 { break }
        index &+= 8
      }
      guard index < count else { break }
      let end = min(index &+ 8, count)
      while index < end {
        defer { index &+= 1 }
        guard first[index] != second[index] else { continue }
        let distance = abs(PixelDistance.squared(first[index], second[index]))
        let (y, x) = index.quotientAndRemainder(dividingBy: width)
        guard !isMasked(x, y) else { continue }
        greatest = max(greatest, distance)
        guard distance > limit || limit == 0, detector?.smooths(x: x, y: y) != true else {
          continue
        }
        if let last = runs.last, last.y == y, last.end == x {
          runs[runs.count - 1].end = x + 1
        } else {
          runs.append(PixelRun(y: y, start: x, end: x + 1))
        }
      }
    }
    return (runs, (greatest / PixelDistance.greatest).squareRoot())
  }

  @inline(__always)
  private func isMasked(_ x: Int, _ y: Int) -> Bool {
    for mask in masks where mask.x.contains(x) && mask.y.contains(y) { return true }
    return false
  }
}
