import Testing
import Typesetting

@Suite("Recent values")
struct RecentValuesTests {
  @Test("values requested again stay; others are dropped after twice as many others")
  func generations() {
    var values = RecentValues<Int, String>(limit: 4)
    values.insert("kept", for: -1)
    values.insert("dropped", for: -2)
    for key in 0..<100 {
      values.insert("\(key)", for: key)
      let found = [values.value(for: -1), values.value(for: key)]
      #expect(found == ["kept", "\(key)"])
      #expect(values.count <= 8)
    }
    let dropped = values.value(for: -2)
    #expect(dropped == nil)
    values.beginGeneration()
    let grown = [values.value(for: -1), values.value(for: 99)]
    #expect(grown == ["kept", "99"])
    for _ in 0..<2 { values.beginGeneration() }
    let removed = values.value(for: -1)
    #expect(removed == nil && values.count == 0)
  }
}
