import Rendering
import Testing

@Suite("A check without expectations")
struct SeededFaultTests {
  @Test("finds nothing in a correct scene", arguments: SeededFault.all)
  func correct(fault: SeededFault) throws {
    #expect(try CheckedScene(fault.scene).found.map(\.message) == [])
  }

  @Test("finds the one fault of a scene, at its line, with an edit", arguments: SeededFault.all)
  func faulty(fault: SeededFault) throws {
    let text = fault.scene.replacing(fault.right, with: fault.wrong)
    try #require(text != fault.scene)
    let found = try CheckedScene(text).found
    let faults = found.filter { $0.code == fault.code }
    #expect(!faults.isEmpty, "\(found.map(\.message))")
    #expect(faults.allSatisfy { $0.finding.diagnostic.severity == "warning" })
    #expect(faults.allSatisfy { $0.finding.edit?.isEmpty == false })
    #expect(faults.allSatisfy { $0.line != nil })
  }
}
