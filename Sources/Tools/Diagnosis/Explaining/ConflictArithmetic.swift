import AutoLayout
import Rendering

/// A sum that shows why constraints conflict: `11 + 44 + 11 = 66 > 44`.
struct ConflictArithmetic: Hashable, CustomStringConvertible {
  /// The summands on one side.
  private let left: [Summand]
  /// The summands on the other.
  private let right: [Summand]

  private struct Summand: Hashable {
    let factor: Double
    let constant: Double
    var amount: Double { abs(factor * constant) }

    var text: String {
      let scale = abs(factor)
      if abs(scale - 1) < 1e-9 { return abs(constant).rounded3 }
      return "\(scale.rounded3) × \(abs(constant).rounded3)"
    }
  }

  /// Adds up the shares of a conflict; nil if there are none.
  ///
  /// - Parameter position: returns the position of a member along the axis, so that a sum reads
  ///   like a row of items side by side; nil keeps the order of the members.
  init?(_ shares: [ConflictShare], position: (Int) -> Double? = { _ in nil }) {
    guard !shares.isEmpty else { return nil }
    let placed = shares.enumerated().map { index, share -> (Double, Int, ConflictShare) in
      var place: Double?
      if case .constraint(let member) = share.member { place = position(member) }
      return (place ?? .infinity, index, share)
    }
    let sorted = placed.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
    let scale = Self.commonFactor(shares.filter { $0.amount != 0 }.map(\.factor))
    func summands(_ isWanted: (Double) -> Bool) -> [Summand] {
      sorted.filter { isWanted($0.amount) }
        .map { Summand(factor: $0.factor / scale, constant: $0.constant) }
    }
    let (plus, minus) = (summands { $0 > 0 }, summands { $0 < 0 })
    let (more, less) = (Self.sum(plus), Self.sum(minus))
    let isPlusFirst =
      plus.count == minus.count ? more > less : plus.count > minus.count
    left = isPlusFirst ? plus : minus
    right = isPlusFirst ? minus : plus
  }

  /// Returns the factor of most shares, by which the sum is divided so that most numbers in it are
  /// those that constraints state; 1 if as many have that.
  private static func commonFactor(_ factors: [Double]) -> Double {
    func count(_ factor: Double) -> Int { factors.count { abs(abs($0) - factor) < 1e-9 } }
    var (common, most) = (1.0, max(1, count(1)))
    for factor in factors.prefix(mostCompared).map({ abs($0) }) where factor > 0 {
      let count = count(factor)
      if count > most { (common, most) = (factor, count) }
    }
    return common
  }

  /// Sums with more factors than this are read by nobody.
  private static let mostCompared = 40

  /// The conclusion: `22 points do not fit`.
  var verdict: String {
    let (first, second) = (Self.sum(left), Self.sum(right))
    let gap = abs(first - second).rounded3
    let points = gap == "1" ? "1 point" : "\(gap) points"
    if left.count == right.count { return "\(points) apart" }
    if first > second { return "\(points) \(gap == "1" ? "does" : "do") not fit" }
    return "\(points) \(gap == "1" ? "is" : "are") left over"
  }

  /// The sum in digits.
  var description: String {
    let (first, second) = (Self.sum(left), Self.sum(right))
    let sign = first > second ? ">" : "<"
    return "\(Self.text(left)) \(sign) \(Self.reversed(right))"
  }

  private static func sum(_ summands: [Summand]) -> Double {
    summands.reduce(0) { $0 + $1.amount }
  }

  private static func words(_ summands: [Summand]) -> String {
    guard summands.count > 12 else {
      return summands.map(\.text).joined(separator: " + ")
    }
    let ends = summands.prefix(5).map(\.text) + ["..."] + summands.suffix(5).map(\.text)
    return ends.joined(separator: " + ")
  }

  /// Returns `11 + 44 + 11 = 66`, or a lone number.
  private static func text(_ summands: [Summand]) -> String {
    guard let first = summands.first else { return "0" }
    let isPlain = summands.count == 1 && abs(abs(first.factor) - 1) < 1e-9
    return isPlain ? first.text : "\(words(summands)) = \(sum(summands).rounded3)"
  }

  /// Returns `66 = 11 + 44 + 11`, or a lone number.
  private static func reversed(_ summands: [Summand]) -> String {
    guard let first = summands.first else { return "0" }
    let isPlain = summands.count == 1 && abs(abs(first.factor) - 1) < 1e-9
    return isPlain ? first.text : "\(sum(summands).rounded3) = \(words(summands))"
  }
}
