/// Random choices determined by a seed.
struct Dice {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  /// Returns a number from 0 to below a positive limit.
  mutating func number(below limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 33) % limit
  }

  /// Returns one of some values.
  mutating func one<Value>(of values: [Value]) -> Value { values[number(below: values.count)] }

  /// Returns true with a probability of one in `chances`.
  mutating func hits(oneIn chances: Int) -> Bool { number(below: chances) == 0 }
}
