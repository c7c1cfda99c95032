import Drawing
import Geometry
import Typesetting

extension InkComparison {
  /// A difference in what a box looks like, whose place agrees.
  package struct Note: Equatable, Sendable {
    /// What differs.
    package enum Kind: String, CaseIterable, Sendable {
      case colours, corners, ink
    }

    /// What differs.
    package let kind: Kind
    /// The box in our picture; the picture as a whole for the ground.
    package let box: InkBox
    /// The values of the reference and of ours: colours as `#RRGGBB`, radii in points; none for
    /// ink.
    package let values: [String]
    /// The view that drew it; nil if that is unknown.
    package var view: String?
  }

  /// How far components of colours may be apart: of areas, and of ink, whose edges are smoothed.
  private static let (areaTolerance, inkTolerance) = (12, 48)
  /// How far corners may be apart in points, and as a share of the larger radius.
  private static let (cornerTolerance, cornerShare) = (2.0, 0.15)
  /// The share of ink that may be elsewhere in pictures of a single box, and at least in any.
  private static let (inkShare, leastInkShare) = (0.25, 0.02)

  /// Returns what differs in the looks of boxes whose places agree.
  static func notes(
    on pairs: [Pair], _ pictures: [(finder: InkFinder, image: ImageBuffer)], within: Double
  ) -> [Note] {
    var (notes, inks): ([Note], [(pair: Pair, distance: Double)]) = ([], [])
    if let one = pictures[0].finder.wholeColour, let other = pictures[1].finder.wholeColour,
      InkLook.distance(one, other) > areaTolerance
    {
      let whole = InkBox(.panel, Rect(origin: .zero, size: pictures[1].image.size))
      notes.append(Note(kind: .colours, box: whole, values: [one, other].map(text)))
    }
    for pair in pairs where pair.reference.kind == pair.ours.kind {
      let grid = InkFinder.grid(over: pair.reference.frame)
      let looks = zip([pair.reference, pair.ours], pictures).compactMap { box, picture in
        picture.finder.look(of: box, in: picture.image, grid: grid)
      }
      guard looks.count == 2 else { continue }
      let tolerance = pair.ours.kind == .panel ? areaTolerance : inkTolerance
      if InkLook.distance(looks[0].colour, looks[1].colour) > tolerance {
        notes.append(
          Note(kind: .colours, box: pair.ours, values: looks.map { text($0.colour) }))
      }
      guard pair.distances.allSatisfy({ abs($0) <= within }) else { continue }
      if let corner = differingCorner(looks[0].radii, looks[1].radii) {
        notes.append(
          Note(
            kind: .corners, box: pair.ours,
            values: looks.map { $0.radii[corner].rounded().shortDescription }))
      }
      if pair.ours.kind == .ink { inks.append((pair, looks[0].distance(to: looks[1]))) }
    }
    let ordinary = ordinaryDistance(inks.map(\.distance))
    notes += inks.filter { $0.distance > ordinary }.map {
      Note(kind: .ink, box: $0.pair.ours, values: [])
    }
    return notes
  }

  private static func differingCorner(_ one: [Double], _ other: [Double]) -> Int? {
    zip(one, other).enumerated().first { _, radii in
      min(radii.0, radii.1) >= 0
        && abs(radii.0 - radii.1)
          > max(cornerTolerance, cornerShare * max(radii.0, radii.1))
    }?.offset
  }

  /// Returns how far ink is apart in pictures of the same letters: three times the distance of the
  /// most similar boxes, so that a font of another renderer is no difference, and another word in
  /// the same is.
  private static func ordinaryDistance(_ distances: [Double]) -> Double {
    guard distances.count > 1 else { return inkShare }
    let similar = distances.sorted()[(distances.count - 1) / 4]
    return max(leastInkShare, 3 * similar)
  }

  private static func text(_ colour: UInt32) -> String {
    let digits = String(colour & 0xFF_FFFF, radix: 16, uppercase: true)
    let hex = "#" + String(repeating: "0", count: 6 - digits.count) + digits
    let alpha = Int((Double(colour >> 24) / 2.55).rounded())
    return alpha == 100 ? hex : "\(hex) at \(alpha) %"
  }
}
