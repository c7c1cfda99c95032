/// The addition and multiplication of a field of q elements, numbered from 0.
struct FiniteField {
  /// The orders of the supported fields, as many as axes with that many values could need.
  static let orders = [2, 3, 4, 5, 7, 8, 9, 11, 13, 16, 17, 19, 23, 25, 27, 29, 31, 32, 37]

  private let order: Int
  private let characteristic: Int
  /// The polynomial that reduces products, lowest coefficient first, without the leading one.
  private let modulus: [Int]

  /// Creates a field; nil for an order that isn't in `orders`.
  init?(order: Int) {
    self.order = order
    switch order {
    // Irreducible polynomials of the smallest fields whose order isn't a prime.
    case 4: (characteristic, modulus) = (2, [1, 1])
    case 8: (characteristic, modulus) = (2, [1, 1, 0])
    case 16: (characteristic, modulus) = (2, [1, 1, 0, 0])
    case 32: (characteristic, modulus) = (2, [1, 0, 1, 0, 0])
    case 9: (characteristic, modulus) = (3, [1, 0])
    case 27: (characteristic, modulus) = (3, [1, 2, 0])
    case 25: (characteristic, modulus) = (5, [2, 0])
    default:
      guard Self.orders.contains(order) else { return nil }
      (characteristic, modulus) = (order, [0])
    }
  }

  /// Returns the sum of two elements.
  func sum(_ first: Int, _ second: Int) -> Int {
    number(zip(digits(first), digits(second)).map { ($0 + $1) % characteristic })
  }

  /// Returns the product of two elements.
  func product(_ first: Int, _ second: Int) -> Int {
    if modulus.count == 1 { return first * second % order }
    let (a, b) = (digits(first), digits(second))
    let degree = modulus.count
    var product = [Int](repeating: 0, count: 2 * degree - 1)
    for (i, x) in a.enumerated() {
      for (j, y) in b.enumerated() { product[i + j] = (product[i + j] + x * y) % characteristic }
    }
    // The leading power equals minus the rest of the modulus.
    for power in stride(from: 2 * degree - 2, through: degree, by: -1) {
      let factor = product[power]
      for (offset, coefficient) in modulus.enumerated() {
        let place = power - degree + offset
        product[place] =
          (product[place] + factor * (characteristic - coefficient)) % characteristic
      }
    }
    return number(Array(product[..<degree]))
  }

  private func digits(_ element: Int) -> [Int] {
    var rest = element
    return modulus.indices.map { _ in
      defer { rest /= characteristic }
      return rest % characteristic
    }
  }

  private func number(_ digits: [Int]) -> Int {
    digits.reversed().reduce(0) { $0 * characteristic + $1 }
  }
}
