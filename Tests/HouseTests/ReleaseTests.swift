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

  @Test(
    "Every page names the address that the build has",
    arguments: [
      "README.md", "Documentation/SwiftAPI.md", "Sources/Apps/UIKit/UIKit.docc/ViewCodeOnLinux.md",
      "Sources/Core/Rendering/Rendering.docc/FirstPicture.md",
    ])
  func address(_ page: String) throws {
    let line = try House.text("Makefile").split(separator: "\n").first {
      $0.hasPrefix("ADDRESS ?= ")
    }
    let address = try #require(line).dropFirst("ADDRESS ?= ".count)
    let named = try House.text(page).matches(of: /(?:url: "|repo: )(https:[^\s"]+?)(?:\.git)?[\s"]/)
    #expect(!named.isEmpty && named.allSatisfy { $0.1 == address }, "\(named.map(\.1))")
  }
}
