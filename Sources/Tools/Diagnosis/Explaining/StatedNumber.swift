import Rendering

/// The number at the end of an equation.
package struct StatedNumber {
  /// The equation before it, without its sign, and what follows it.
  private let (lead, rest): (Substring, Substring)
  private let value: Double
  /// Whether the number is all that stands on its side.
  private let isAlone: Bool

  /// Nil where an equation doesn't end with the number, but for its priority.
  package init?(in text: String, is value: Double) {
    let end = text.firstRange(of: " @")?.lowerBound ?? text.endIndex
    let words = text[..<end].split(separator: " ")
    guard words.count > 2, let last = words.last, let number = Double(last),
      let sign = words.dropLast().last, ["+", "-", "==", "<=", ">="].contains(sign)
    else { return nil }
    isAlone = sign.count == 2
    guard (sign == "-" ? -number : number) == value else { return nil }
    (lead, rest) = (text[..<(isAlone ? last.startIndex : sign.startIndex)], text[end...])
    self.value = value
  }

  /// Returns the equation with another number.
  package func text(with number: Double) -> String {
    guard !isAlone else { return "\(lead)\(number.rounded3)\(rest)" }
    guard number != 0 else { return "\(lead.dropLast())\(rest)" }
    return "\(lead)\(number < 0 ? "-" : "+") \(abs(number).rounded3)\(rest)"
  }

  /// Whether it may have been written for another number: with the wrong sign, or, if that is a number of the
  /// scene, with a digit too many or too few, or with two in the wrong order.
  func isSlip(of other: Double, isKnown: Bool) -> Bool {
    guard value != 0, other.rounded() != value, abs(other - other.rounded()) < 0.01 else {
      return false
    }
    if other.rounded() == -value { return !isAlone }
    guard isKnown, value.sign == other.sign, value == value.rounded(), other.rounded() != 0 else {
      return false
    }
    let (own, new) = (Array(abs(value).rounded3), Array(abs(other.rounded()).rounded3))
    let (long, short) = own.count > new.count ? (own, new) : (new, own)
    if long.count == short.count + 1 {
      return long.indices.contains { place in
        short == Array(long[..<place] + long[(place + 1)...])
      }
    }
    return long.count == short.count
      && long.indices.dropLast().contains { place in
        var swapped = long
        swapped.swapAt(place, place + 1)
        return swapped == short
      }
  }
}
