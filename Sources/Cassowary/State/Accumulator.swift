/// A sum of variables while it is being rewritten.
struct Accumulator {
  struct Element: BitwiseCopyable {
    var variable: Int32
    /// Whether the variable stays, as one that is not expanded further.
    var isSettled = false
    var coefficient: Double
  }

  private(set) var elements = Store<Element>(capacity: 64)
  /// The variables whose definitions were put in, with their multipliers.
  private(set) var eliminated = Store<Entry>(capacity: 64)
  /// For each variable its place in `elements`; -1 outside of it.
  private var places = Store<Int32>(capacity: 64)

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

  /// The coefficient of a variable; 0 outside of the sum.
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
    // What is left of a cancellation is rounding noise.
    let noise = 1e-11 * max(abs(old), abs(coefficient))
    elements[place].coefficient = abs(new) <= noise ? 0 : new
  }

  /// Drops an element; the last one takes its place.
  @inline(__always)
  mutating func remove(at place: Int) {
    places[elements[place].variable] = -1
    elements.swapRemove(place)
    if place < elements.count { places[elements[place].variable] = Int32(place) }
  }

  @inline(__always)
  func settle(_ place: Int) { elements[place].isSettled = true }

  @inline(__always)
  func place(of variable: Int32) -> Int { Int(places[variable]) }

  @inline(__always)
  mutating func noteElimination(of variable: Int32, _ multiplier: Double) {
    eliminated.append(Entry(index: variable, coefficient: multiplier))
  }

  mutating func removeAll() {
    for element in elements.elements { places[element.variable] = -1 }
    elements.removeAll()
    eliminated.removeAll()
  }
}
