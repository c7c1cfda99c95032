import Testing

@Suite("The comparison with Apple's pictures") struct AppleBenchTests {
  @Test("Each scene is named by a picture, each set has a bound, and both exist")
  func tables() throws {
    func rows(_ name: String) throws -> [[Substring]] {
      try House.text("Benchmarks/Apple/\(name)")
        .split(separator: "\n").dropFirst().map { $0.split(separator: ",") }
    }
    let pictures = try rows("pictures.csv")
    let scenes = Set(pictures.map { String($0[2]) })
    #expect(scenes.count == 17)
    #expect(scenes.allSatisfy { House.exists("Benchmarks/Apple/\($0).yaml") })
    #expect(
      Set(pictures.map { String($0[0]) }) == Set(try rows("bounds.csv").map { String($0[0]) }))
  }
}
