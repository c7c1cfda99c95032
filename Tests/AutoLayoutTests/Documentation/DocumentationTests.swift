import AutoLayout
import Foundation
import Testing

@Suite("Documentation of the library")
struct DocumentationTests {
  private static let here = URL(filePath: #filePath).deletingLastPathComponent()

  /// Returns the lines of a text without indentation, which depends on the context.
  private func lines(_ text: some StringProtocol) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }

  @Test(
    "every code sample is among the compiled ones",
    arguments: ["AutoLayout", "ComingFromUIKit", "Concepts", "UnderTheHood"])
  func samples(page: String) throws {
    let folder = Self.here.appending(path: "../../../Sources/Core/AutoLayout/AutoLayout.docc")
    let text = try String(contentsOf: folder.appending(path: "\(page).md"), encoding: .utf8)
    let compiled = lines(
      try String(contentsOf: Self.here.appending(path: "Samples.swift"), encoding: .utf8))
    let samples = text.components(separatedBy: "```swift\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first.map { lines($0) }
    }
    #expect(!samples.isEmpty)
    for sample in samples {
      let isThere = compiled.indices.contains { compiled[$0...].starts(with: sample) }
      #expect(isThere, "\(page): \(sample.first ?? "")")
    }
  }

  @Test("the samples do what the pages say")
  func behaviour() {
    #expect(Samples.card() == rect(16, 20, 288, 144))
    #expect(Samples.surroundings() == rect(0, 0, 393, 852))
    var conflicts: [[String]] = []
    Samples.conflict { _, constraints in conflicts.append(constraints) }
    #expect(conflicts.count == 1 && conflicts[0].count == 3)
    var sentence = ""
    Samples.refusal { sentence = $0 }
    #expect(sentence.hasSuffix("Location attributes must be specified in pairs."))
    let made = Samples.constraints()
    #expect(made.1.map(\.equation).first == made.one.equation)
    #expect(made.one.equation == made.full.equation)
  }

  @Test("the recorded, fitted and compared layouts of the pages exist")
  func results() {
    let (icon, title) = (Stand(20, 20), Samples.Paragraph())
    let root = root(320, 480, icon, title)
    Samples.maker(title, icon)
    Samples.content(title, icon)
    var events: [LayoutTrace.Event] = []
    Samples.recording(root) { events.append($0) }
    #expect(events.contains(.laidOutSubviews("root")))
    #expect(Samples.fitting(Samples.Badge()) == 20)
    icon.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8).isActive = true
    var isEqual = true
    Samples.snapshots(root) { isEqual = $0 }
    #expect(!isEqual)
    var isLooping = false
    Samples.loop(root) { _, _ in isLooping = true }
    #expect(!isLooping)
  }
}
