import AutoLayout
import Rendering
import Scenes
import Testing
import Typesetting

/// The cost of instances once their scene has been read, measured by counters:
/// `ComponentGrowthTests` counts reading, and `make bench-growth` counts instructions.
@Suite("Growth of layouts of components")
struct ComponentLayoutGrowthTests {
  /// The work of each phase for a list of instances.
  private struct Work {
    var built = 0
    var solved = 0
    var measuredSolving = 0
    var recorded = 0
    var measuredRecording = 0
  }

  private func work(of count: Int) throws -> Work {
    let text = """
      metrics: { gap: 8 }
      components:
        badge: { parameters: { count: number }, view: { type: label, text: "$count new" } }
        row:
          parameters: { name: text, unread: number }
          view:
            subviews:
              photo: {}
              name: { type: label, verbatim: $name }
              badge: { type: badge, with: { count: $unread } }
          constraints:
            - "H:|-gap-[photo(44)]-gap-[name]-(>=gap)-[badge]-gap-|"
            - "V:|-gap-[photo(44)]-gap-|"
            - name.centerY == photo.centerY
            - badge.firstBaseline == name.firstBaseline
      root:
        subviews:
          rows:
            type: stackView
            axis: vertical
            subviews:
              row: { each: \(count), type: row, with: { name: "Row $index", unread: $index } }
      constraints: ["H:|[rows]|", rows.top == root.top]
      """
    let renderer = try Renderer(.blocks)
    let scene = try LoadedScene(bytes: Array(text.utf8), path: "scene.yaml")
    var work = Work()
    work.built = try SceneBuilder.build(scene, measurer: BlockMeasurer()).constraints.count
    let laidOut = try renderer.layOut(scene)
    work.solved = laidOut.root.engine.work
    work.measuredSolving = renderer.textsMeasured
    work.recorded = laidOut.recorded().views.count
    work.measuredRecording = renderer.textsMeasured - work.measuredSolving
    return work
  }

  @Test("An instance takes as much building, solving and recording among 2,000 as among 100")
  func phases() throws {
    let (few, some, many) = (try work(of: 20), try work(of: 100), try work(of: 2_000))
    for phase in [
      \Work.built, \.solved, \.measuredSolving, \.recorded, \.measuredRecording,
    ] {
      let before = Double(some[keyPath: phase] - few[keyPath: phase]) / 80
      let after = Double(many[keyPath: phase] - some[keyPath: phase]) / 1_900
      #expect(abs(after - before) <= 0.05 * before, "\(before) \(after)")
    }
  }
}
