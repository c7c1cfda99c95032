/// Values of numbers, of which there are mostly few: those are looked through in the order in which
/// they came; of many there is a table.
struct NumberTable<Value> {
  private(set) var numbers: [Int32] = []
  private(set) var values: [Value] = []
  /// The place of each number, if there are many.
  private var places: [Int32: Int] = [:]

  /// How many numbers count as few.
  private static var few: Int { 12 }

  init() {}

  /// Makes a table of numbers that differ.
  init(_ numbers: [Int32], _ values: [Value]) {
    (self.numbers, self.values) = (numbers, values)
    if numbers.count > Self.few { tabulate() }
  }

  /// Returns the value of a number; nil if it has none.
  subscript(number: Int32) -> Value? { place(of: number).map { values[$0] } }

  /// Gives a number that has no value yet its value.
  mutating func append(_ number: Int32, _ value: Value) {
    if numbers.isEmpty {
      numbers.reserveCapacity(Self.few)
      values.reserveCapacity(Self.few)
    }
    numbers.append(number)
    values.append(value)
    if !places.isEmpty {
      places[number] = numbers.count - 1
    } else if numbers.count > Self.few {
      tabulate()
    }
  }

  mutating func set(_ number: Int32, to value: Value) {
    if let place = place(of: number) { values[place] = value } else { append(number, value) }
  }

  private func place(of number: Int32) -> Int? {
    places.isEmpty ? numbers.firstIndex(of: number) : places[number]
  }

  private mutating func tabulate() {
    places.reserveCapacity(2 * numbers.count)
    for (place, number) in numbers.enumerated() { places[number] = place }
  }
}

extension NumberTable<Double> {
  /// Adds to the value of a number, which is 0 at first.
  mutating func add(_ number: Int32, _ value: Double) {
    if let place = place(of: number) { values[place] += value } else { append(number, value) }
  }
}
