import Documents

/// How much a picture may differ from its golden; not at all by default.
package struct Tolerance: Hashable, Sendable {
  /// The perceptual distance up to which two pixels count as equal, from 0 to 1: the threshold of
  /// odiff and pixelmatch.
  package var pixel: Double
  /// The share of all pixels that may differ, from 0 to 1; nil for no limit but `cluster`.
  package var ratio: Double?
  /// The largest connected area that may differ, in pixels; nil for no limit but `ratio`.
  package var cluster: Int?

  /// Creates a tolerance, which without arguments allows no difference. If neither `ratio` nor
  /// `cluster` is given, no pixel may differ.
  package init(pixel: Double = 0, ratio: Double? = nil, cluster: Int? = nil) {
    (self.pixel, self.ratio, self.cluster) = (pixel, ratio, cluster)
  }

  /// No difference at all.
  package static let exact = Tolerance()

  /// Whether no difference is allowed.
  package var isExact: Bool { self == .exact }

  /// The limits in words: `pixel 0.1, ratio 0.001`; empty for an exact comparison.
  package var words: String {
    var words: [String] = []
    if pixel > 0 { words.append("pixel \(NumberText.of(pixel))") }
    if let ratio { words.append("ratio \(NumberText.of(ratio))") }
    if let cluster { words.append("cluster \(cluster)") }
    return words.joined(separator: ", ")
  }

  static let table = ObjectTable<Tolerance>(
    "tolerance",
    [
      Field("pixel", .number(.unit), "The distance up to which pixels count as equal.", \.pixel),
      Field("ratio", .number(.unit), "The share of pixels that may be unequal.", \.ratio),
      Field(
        "cluster", .integer(NumberRange(lower: 0, upper: 1e9)),
        "The largest connected unequal area, in pixels.",
        \.cluster),
    ])
}

extension Shape where Value == Tolerance {
  /// The three limits, or the first of them alone.
  static var tolerance: Shape {
    .either(
      scalar: Shape<Double>.number(.unit).map {
        Tolerance(pixel: $0)
      } back: {
        $0 == Tolerance(pixel: $0.pixel) ? $0.pixel : nil
      },
      mapping: .object(Tolerance.table, Tolerance()))
  }
}
