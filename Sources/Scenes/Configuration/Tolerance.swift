/// By how much a picture may differ from its golden; nothing by default.
package struct Tolerance: Hashable, Sendable {
  /// The perceptual distance up to which two pixels count as equal, from 0 to 1: the threshold of
  /// odiff and pixelmatch.
  package var pixel: Double
  /// The share of all pixels that may be unequal, from 0 to 1.
  package var ratio: Double
  /// The largest connected area that may be unequal, in pixels; nil for no limit but `ratio`.
  package var cluster: Int?

  /// Makes a tolerance; without arguments one that allows nothing.
  package init(pixel: Double = 0, ratio: Double = 0, cluster: Int? = nil) {
    (self.pixel, self.ratio, self.cluster) = (pixel, ratio, cluster)
  }

  /// No difference at all.
  package static let exact = Tolerance()

  static let table = ObjectTable<Tolerance>(
    "tolerance",
    [
      Field("pixel", .number(.unit), "The distance up to which pixels count as equal.") {
        $0.pixel = $1
      },
      Field("ratio", .number(.unit), "The share of pixels that may be unequal.") { $0.ratio = $1 },
      Field("cluster", .integer(NumberRange(lower: 0, upper: 1e9)), "The largest unequal area.") {
        $0.cluster = $1
      },
    ])
}

extension Shape where Value == Tolerance {
  /// The three limits, or the first of them alone.
  static var tolerance: Shape {
    .either(
      scalar: Shape<Double>.number(.unit).map { Tolerance(pixel: $0) },
      mapping: .object(Tolerance.table, Tolerance()))
  }
}
