import Testing
import Typesetting

@Suite("Recent values")
struct RecentValuesTests {
  @Test("what is asked for again stays, what is not is dropped after twice as many others")
  func generations() {
    var values = RecentValues<Int, String>(limit: 4)
    values.insert("kept", for: -1)
    values.insert("dropped", for: -2)
    for key in 0..<100 {
      values.insert("\(key)", for: key)
      #expect(values.value(for: -1) == "kept")
      #expect(values.value(for: key) == "\(key)")
      #expect(values.count <= 8)
    }
    #expect(values.value(for: -2) == nil)
    values.removeAll()
    #expect(values.value(for: -1) == nil && values.count == 0)
  }
}
