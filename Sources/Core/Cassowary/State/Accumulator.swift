/// A sum of variables being rewritten.
struct Accumulator {
  struct Element: BitwiseCopyable {
    var variable: Int32
    var coefficient: Double
  }

  private(set) var elements = Store<Element>()
  /// How many elements are settled: they come first, and are not expanded further.
  private(set) var settledCount = 0
  /// The variables that were replaced with their definitions, and their multipliers.
  private(set) var eliminated = Store<Entry>()
  /// For each variable its place in `elements`; -1 if it is not in the sum.
  private var places = Store<Int32>()
  /// The first place whose coefficient has cancelled since this was reset to the largest number.
  var firstCancelled = Int.max

  func free() {
    elements.free()
    eliminated.free()
    places.free()
  }

  mutating func makeRoom(forVariables count: Int) {
    guard places.count < count else { return }
    _ = places.append(repeating: -1, count: count - places.count)
  }

  @inline(__always)
  var count: Int { elements.count }

  @inline(__always)
  func contains(_ variable: Int32) -> Bool { places[variable] >= 0 }

  /// Returns the coefficient of a variable; 0 if it is not in the sum.
  @inline(__always)
  func coefficient(of variable: Int32) -> Double {
    let place = places[variable]
    return place < 0 ? 0 : elements[place].coefficient
  }

  @inline(__always)
  mutating func add(_ variable: Int32, _ coefficient: Double) {
    let place = places[variable]
    guard place >= 0 else {
      places[variable] = Int32(elements.count)
      elements.append(Element(variable: variable, coefficient: coefficient))
      return
    }
    let old = elements[place].coefficient
    let new = old + coefficient
    // What a cancellation leaves is rounding noise.
    let noise = 1e-11 * max(abs(old), abs(coefficient))
    if abs(new) <= noise {
      elements[place].coefficient = 0
      firstCancelled = min(firstCancelled, Int(place))
    } else {
      elements[place].coefficient = new
    }
  }

  /// Drops an element; another takes its place, and the settled elements still come first.
  @inline(__always)
  mutating func remove(at place: Int) {
    places[elements[place].variable] = -1
    var gap = place
    if place < settledCount {
      settledCount -= 1
      move(settledCount, to: place)
      gap = settledCount
    }
    move(elements.count - 1, to: gap)
    _ = elements.removeLast()
  }

  @inline(__always)
  private func move(_ place: Int, to gap: Int) {
    guard place != gap else { return }
    elements[gap] = elements[place]
    places[elements[gap].variable] = Int32(truncatingIfNeeded: gap)
  }

  /// Moves an element to the settled ones; the first unsettled element takes its place.
  @inline(__always)
  mutating func settle(_ place: Int) {
    let element = elements[place]
    move(settledCount, to: place)
    elements[settledCount] = element
    places[element.variable] = Int32(truncatingIfNeeded: settledCount)
    settledCount += 1
  }

  /// Drops elements that have cancelled.
  mutating func dropCancelled() {
    var place = 0
    while place < elements.count {
      if elements[place].coefficient == 0 { remove(at: place) } else { place += 1 }
    }
  }

  @inline(__always)
  func place(of variable: Int32) -> Int { Int(places[variable]) }

  @inline(__always)
  mutating func noteElimination(of variable: Int32, _ multiplier: Double) {
    eliminated.append(Entry(index: variable, coefficient: multiplier))
  }

  mutating func removeAll() {
    for element in elements.elements { places[element.variable] = -1 }
    elements.removeAll()
    settledCount = 0
    eliminated.removeAll()
  }
}
