import Checking
import Diagnosis
import Documents
import Testing

/// What `check` says of a whole app, or of many languages.
@Suite("Findings of apps")
struct AppFindingTests {
  private func lint(_ index: Int, _ code: Diagnostic.Code) -> CheckFinding {
    CheckFinding(
      Diagnostic(
        severity: .warning, code: code, message: "finding \(index)", file: "\(index).yaml",
        place: Place(line: index + 1, column: 1), hint: "help"))
  }

  @Test("What scenes state is a line for each kind with a number, in more than one scene alone")
  func folded() {
    func groups(_ scenes: [String]) -> FindingGroups {
      var groups = FindingGroups()
      for (place, scene) in scenes.enumerated() {
        let many = (0..<4).map { lint(10 * place + $0, .requiredContentSize) }
        groups.add(
          many + [lint(10 * place + 5, .overlap), lint(10 * place + 6, .fixedHeight)], scene: scene,
          variant: "default")
      }
      return groups
    }
    let two = groups(["a", "b"]).folded
    #expect(
      two.map(\.code) == [.overlap, .overlap, .requiredContentSize, .fixedHeight, .fixedHeight])
    let line = two.first { $0.code == .requiredContentSize }
    #expect(line?.message == "finding 0; and 7 more of this kind, which '--all' lists")
    #expect(line?.hint == nil && line?.place?.line == 1)
    #expect(groups(["a"]).folded.count == 6)
  }

  private static let languages = """
    strings:
      en: { a: Name, b: Total }
      de: { a: "Vollständiger Name des Kontoinhabers", b: "Gesamtbetrag mit Steuern" }
    canvas: { width: 200, height: 60 }
    variants: { axes: { locale: [en, de] } }
    root:
      subviews:
        a: { type: label, key: a }
        b: { type: label, key: b }
    constraints:
      - a.leading == root.leading + 8
      - b.leading >= a.trailing + 8
      - b.trailing == root.trailing - 8
      - a.top == root.top + 8
      - b.top == root.top + 8
    """

  @Test("A tie that only a long translation makes is told as texts that do not fit")
  func squeezed() throws {
    let scene = try CheckedScene(Self.languages)
    let found = scene.found.filter { $0.finding.diagnostic.views.count > 1 }
    #expect(!found.isEmpty && found.allSatisfy { $0.variant == "de" && $0.code == .truncated })
    #expect(
      found.first?.message
        == "the texts of 'b' and 'a' do not fit together; which of them is cut is left to a tie")
    #expect(found.first?.finding.diagnostic.advice.isEmpty == false)
    #expect(!scene.codes.contains(.ambiguous))
    // A tie in every language is one of the scene's.
    let always = try CheckedScene(
      Self.languages.replacing("b.leading >= a", with: "b.leading == a"))
    #expect(always.codes.contains(.ambiguous))
  }

  // amahi/ios, Main.storyboard: pictures of 72 points in buttons of 17.
  @Test("The picture of a button without a text shrinks, a text does not")
  func pictures() throws {
    let scene = try CheckedScene(
      """
      canvas: { width: 200, height: 100 }
      root:
        subviews:
          b: { type: button, symbol: star, symbolSize: 40 }
          c: { type: button, text: OK }
      constraints: ["H:|-[b(40)]-[c(40)]", "V:|-[b(12)]", "V:|-[c(8)]"]
      """)
    #expect(scene.found.filter { $0.code == .squeezed }.map(\.view) == ["c"])
  }

  @Test(
    "What is less than a point is a note",
    arguments: [(0.75, Diagnostic.Severity.note), (1, .warning)])
  func small(excess: Double, severity: Diagnostic.Severity) throws {
    let scene = try CheckedScene(
      """
      canvas: { width: 100, height: 100 }
      root:
        subviews:
          box: { subviews: { a: { type: label, text: x } } }
      constraints:
        - box.left == root.left + 20
        - box.top == root.top + 20
        - box.width == 40
        - box.height == 40
        - a.left == box.left
        - a.top == box.top + 10
        - a.height == 20
        - a.width == \(40 + excess)
      """)
    let found = scene.found.filter { $0.code == .outsideSuperview }
    #expect(found.map(\.finding.diagnostic.severity) == [severity])
  }
}
