import Foundation
import Testing

@Suite("A scene that needs too much work")
struct WorkLimitTests {
  private static let widths = (500..<516).map(String.init).joined(separator: ", ")
  /// The work of shadows is counted as they are blurred, although those of the same size are
  /// blurred only once: each variant takes a twelfth of what a scene may take, and little time.
  private static let shadows = """
    canvas: { width: 500, height: 500, scale: 1, background: white }
    root:
      subviews:
        v:
          each: 400
          frame: [0, 0, 500, 500]
          background: white
          cornerRadius: 100
          cornerCurve: continuous
          shadow: { radius: 4 }
    variants: { axes: { width: [\(widths)] } }
    """

  @Test("draws its first variants, says how many are left out, and fails")
  func variants() throws {
    let workshop = try Workshop()
    try workshop.write(Self.shadows, to: "scene.yaml")
    let run = try workshop.run("render", "scene.yaml", "--all-variants", "-o", "{variant}.png")
    #expect(run.status == 2)
    #expect(
      run.words.contains(
        "scene.yaml: error: 4 of 16 variants are left out: those before take as much work as one "
          + "scene may"), "\(run.words)")
    #expect(run.words.contains("--unlimited"))
    #expect(workshop.names.filter { $0.hasSuffix(".png") }.count >= 12)
    let trusted = try workshop.run(
      "render", "scene.yaml", "--all-variants", "--unlimited", "-o", "all/{variant}.png")
    #expect(trusted.status == 0, "\(trusted.words)")
    #expect(workshop.names.count { $0.hasPrefix("all/") } == 16)
  }

  @Test("gets the same error for the frames of its animations")
  func frames() throws {
    let workshop = try Workshop()
    try workshop.write(
      Self.shadows + "\nstates: { end: { views: { v.0: { alpha: 0.5 } } } }\n", to: "scene.yaml")
    let run = try workshop.run(
      "animate", "scene.yaml", "--to", "end", "--frames", "30", "-o", "out.png")
    #expect(run.status == 2)
    #expect(
      run.words.contains("of the 30 frames already take as much work as one scene may"),
      "\(run.words)")
    #expect(workshop.read("out.png") == nil)
  }
}
