/// Random choices that a seed decides.
struct Dice {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  /// A number from 0 to below a limit, which is positive.
  mutating func number(below limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 33) % limit
  }

  /// One of some values.
  mutating func one<Value>(of values: [Value]) -> Value { values[number(below: values.count)] }

  /// Whether one of so many chances came true.
  mutating func hits(oneIn chances: Int) -> Bool { number(below: chances) == 0 }
}
