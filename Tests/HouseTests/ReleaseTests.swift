import Testing

@Suite("Releases")
struct ReleaseTests {
  @Test("The change log is open at the top, and its newest release is the version of the program")
  func newest() throws {
    let house = try House.read()
    let parts = house.changeLog.split(separator: "\n").filter { $0.hasPrefix("## [") }
    #expect(parts.first == "## [Unreleased]")
    let home = try #require(house.sources.first { $0.path == "alrender/Output/Version.swift" })
    let version = home.lines.compactMap { $0.firstMatch(of: /number = "(.+)"/)?.1 }.first
    let dated = try #require(parts.dropFirst().first)
    let match = try #require(dated.wholeMatch(of: /## \[(.+)\] - \d{4}-\d{2}-\d{2}/), "\(dated)")
    #expect(match.1 == version)
  }
}
