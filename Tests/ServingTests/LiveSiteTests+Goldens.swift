import Documents
import Rendering
import Serving
import Testing

/// What the list says of a scene's goldens.
extension LiveSiteTests {
  private func mark(_ path: String) throws -> String? {
    _ = site.takeEvent()
    for _ in 0..<100 {
      let summary = try json(ask("summary", ["path": path]))
      if summary["isComplete"]?.boolean == true { return summary["golden"]?.string }
    }
    return nil
  }

  @Test("The list's mark is that of all variants, not only of the first")
  func markOfVariants() throws {
    let text = """
      canvas: { width: 200, height: 50 }
      root: { subviews: { a: { background: red } } }
      constraints: [a.leading == root.leading + 8, a.width == 40, "V:|[a(20)]"]
      variants: { axes: { direction: [ltr, rtl] } }

      """
    try folder.write(Array(text.utf8), to: "project/sides.yaml")
    let sides = folder.path("project/sides.yaml")
    #expect(try mark(sides) == "none")
    func approve(_ variant: String? = nil) {
      let body: JSON = .object(["path": .string(sides), "variant": .optional(variant)])
      #expect(ask("approve", body: body).status == 200)
    }
    approve("default")
    #expect(try mark(sides) == "missing")
    approve()
    #expect(try mark(sides) == "passed")
    let wrong = text.replacing("leading", with: "left")
    try folder.write(Array(wrong.utf8), to: "project/sides.yaml")
    #expect(try mark(sides) == "changed")
  }

  @Test("The list's mark is that of all examples of a file")
  func markOfExamples() throws {
    let text = """
      components:
        row:
          parameters: { width: number }
          view: { background: red, intrinsicContentSize: [$width, 10] }
          examples:
            short: { width: 10 }
            long: { width: 40 }

      """
    try folder.write(Array(text.utf8), to: "project/parts.yaml")
    let path = folder.path("project/parts.yaml")
    #expect(ask("approve", body: .object(["path": .string(path)])).status == 200)
    #expect(try mark(path) == "passed")
    let wrong = text.replacing("long: { width: 40 }", with: "long: { width: 44 }")
    try folder.write(Array(wrong.utf8), to: "project/parts.yaml")
    #expect(try mark(path) == "changed")
  }

  // The refused one then read 'have moved, though the scene is as recorded'.
  @Test("Approving one variant keeps what explains the others")
  func approvingSome() throws {
    let text = """
      canvas: { width: 200, height: 50 }
      metrics: { gap: 8 }
      root: { subviews: { a: { background: red } } }
      constraints: ["H:|-gap-[a(40)]", "V:|[a(20)]"]
      variants: { axes: { direction: [ltr, rtl] } }

      """
    try folder.write(Array(text.utf8), to: "project/sides.yaml")
    let sides = folder.path("project/sides.yaml")
    func approve(_ variant: String?) {
      let body: JSON = .object(["path": .string(sides), "variant": .optional(variant)])
      #expect(ask("approve", body: body).status == 200)
    }
    func causes(_ variant: String) throws -> String {
      _ = site.takeEvent()
      return try json(ask("goldens", ["path": sides, "variant": variant])).items.first?.text ?? ""
    }
    approve(nil)
    try folder.write(
      Array(text.replacing("gap: 8", with: "gap: 12").utf8), to: "project/sides.yaml")
    _ = site.takeEvent()
    approve("default")
    let open = try causes("rtl")
    #expect(open.contains("the metric 'gap' is 12, recorded as 8"), "\(open)")
    approve("rtl")
    #expect(try mark(sides) == "passed")
    try folder.write(
      Array(text.replacing("gap: 8", with: "gap: 13").utf8), to: "project/sides.yaml")
    #expect(try causes("rtl").contains("the metric 'gap' is 13, recorded as 12"))
  }
}
