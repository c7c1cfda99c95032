import Testing

@testable import Cassowary

@Suite("Tables of numbers")
struct NumberTableTests {
  /// The same whether the numbers are looked through or in a table.
  @Test("Few and many numbers keep their values and their order", arguments: [3, 12, 13, 200])
  func sums(count: Int32) {
    let numbers = (0..<count).map { ($0 * 7919) % 1_000_003 }
    var table = NumberTable<Double>()
    for round in 1...3 {
      for number in numbers { table.add(number, Double(round) * Double(number)) }
    }
    #expect(table.numbers == numbers)
    #expect(numbers.allSatisfy { table[$0] == 6 * Double($0) })
    #expect(table[1_000_003] == nil)
    table.set(numbers[1], to: -1)
    table.set(1_000_003, to: 5)
    #expect(table[numbers[1]] == -1 && table[1_000_003] == 5)
    #expect(table.numbers.count == Int(count) + 1)
  }

  @Test("A table of given numbers", arguments: [2, 40])
  func given(count: Int32) {
    let table = NumberTable(Array(0..<count), (0..<count).map { $0 * 2 })
    #expect((0..<count).allSatisfy { table[$0] == $0 * 2 })
    #expect(table[count] == nil)
  }
}
