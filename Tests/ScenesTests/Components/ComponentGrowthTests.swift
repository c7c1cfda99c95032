import Documents
import Scenes
import Testing
import Typesetting

@Suite("Growth of components")
struct ComponentGrowthTests {
  private func cost(of count: Int) throws -> AssemblyCost {
    let text = """
      metrics: { gap: 8 }
      components:
        badge: { parameters: { count: number }, view: { type: label, text: "$count new" } }
        row:
          parameters: { name: text, unread: number }
          view:
            layoutMargins: $gap
            subviews:
              name: { type: label, verbatim: $name, hidden: { when: unread == 3 } }
              badge: { if: unread >= 0, type: badge, with: { count: $unread } }
          constraints:
            - "H:|-[name]-gap-[badge]-|"
            - name.top == self.top
      root:
        subviews:
          rows:
            type: stackView
            subviews:
              row: { each: \(count), type: row, with: { name: "Row $index", unread: $index } }
      """
    return try #require(AssemblyCost(bytes: Array(text.utf8), path: "scene.yaml"))
  }

  @Test("Texts and conditions of many copies are filled in up to a limit, which is reported once")
  func texts() throws {
    func errors(_ copies: Int) throws -> [String] {
      let condition = Array(repeating: "$index >= 0", count: 600).joined(separator: " and ")
      let text = "root: { subviews: { v: { each: \(copies), if: '\(condition)' } } }"
      do {
        _ = try LoadedScene(bytes: Array(text.utf8), path: "scene.yaml")
        return []
      } catch {
        return error.diagnostics.map(\.message)
      }
    }
    #expect(try errors(100) == [])
    #expect(
      try errors(5_000) == [
        "the names and formulas of the scene expand to more than 16000000 bytes of text"
      ])
    let cost = try cost(of: 100)
    // Once for each row: its title, its condition, and its badge.
    #expect(cost.textBytes > 100 * 10 && cost.textBytes < 100 * 100)
  }

  @Test("An instance takes as many nodes, views and origins among 10,000 as among 100")
  func instances() throws {
    let (none, few, many) = (try cost(of: 0), try cost(of: 100), try cost(of: 10_000))
    #expect(few.nodesRead == many.nodesRead)
    #expect(many.views == none.views + 30_000)
    func perInstance(_ count: KeyPath<AssemblyCost, Int>, _ cost: AssemblyCost, of: Int) -> Double {
      Double(cost[keyPath: count] - none[keyPath: count]) / Double(of)
    }
    for count in [\AssemblyCost.nodesWritten, \.views, \.origins] {
      let (before, after) = (perInstance(count, few, of: 100), perInstance(count, many, of: 10_000))
      #expect(abs(after - before) <= 0.05 * before)
    }
  }

  private func errors(_ text: String) -> [String] {
    do {
      _ = try LoadedScene(bytes: Array(text.utf8), path: "scene.yaml")
      return []
    } catch {
      return error.diagnostics.map(\.message)
    }
  }

  @Test(
    "Ids repeat those around them, made or left out, up to a limit that is told once",
    arguments: ["", ", if: $index < 0"])
  func ids(_ condition: String) {
    func copies(_ count: Int) -> String {
      """
      root:
        subviews:
          ? \(String(repeating: "v", count: 40_000))
          : { each: \(count)\(condition) }
      """
    }
    #expect(errors(copies(100)) == [])
    let told = errors(copies(60_000))
    #expect(told.count == 1)
    #expect(told.first?.contains("take more than 16000000 bytes") == true)
  }

  @Test("Parameters of an instance weigh, since their values are kept")
  func parameters() throws {
    func weight(_ parameters: Int) throws -> Double {
      let list = (0..<parameters).map { "p\($0): { type: number, default: 1 }" }
      let text = """
        components:
          c: { parameters: { \(list.joined(separator: ", ")) }, view: {} }
        root: { subviews: { i: { each: 100, type: c } } }
        """
      return try #require(AssemblyCost(bytes: Array(text.utf8), path: "scene.yaml")).weight
    }
    #expect(try abs(weight(200) - weight(100) - 300) < 1e-6)
  }

  @Test("Paths of expectations match views up to a limit, which is told once")
  func paths() {
    func scene(_ expectations: Int) -> String {
      """
      root: { subviews: { a: { each: 150, subviews: { b: { each: 150 } } } } }
      expect: [\(Array(repeating: "insideSuperview: a.*.b.*", count: expectations).joined(separator: ", "))]
      """
    }
    #expect(errors(scene(10)) == [])
    #expect(
      errors(scene(100)) == [
        "the paths of the expectations match more than 2000000 views in all"
      ])
  }

  @Test("A path with a star leads to the views in a view, with those that fill slots, each once")
  func stars() throws {
    let text = """
      components:
        card: { slots: [content], view: { subviews: { title: {}, place: { slot: content } } } }
      root:
        subviews:
          c: { type: card, content: { body: {} } }
          d: { subviews: { e: {}, f: { subviews: { g: {} } } } }
      expect: [insideSuperview: c.*, insideSuperview: d.*, insideSuperview: d.*.*]
      """
    let scene = try LoadedScene(bytes: Array(text.utf8), path: "scene.yaml").scene
    let named = scene.expectations.map { expectation -> [String] in
      if case .insideSuperview(let ids) = expectation.kind { return ids }
      return []
    }
    #expect(named == [["c.title", "body"], ["e", "f"], ["g"]])
  }

  @Test("What is wrong with a component's constraint is told once, however many instances it has")
  func failing() {
    func scene(_ instances: Int) -> String {
      """
      components: { c: { view: { subviews: { a: {} } }, constraints: [x.width == 1, 'H:|[y]|'] } }
      root: { subviews: { i: { each: \(instances), type: c } } }
      """
    }
    #expect(errors(scene(1)).count == 2)
    #expect(errors(scene(400)) == errors(scene(1)))
  }

  @Test("A constraint that many instances leave out holds in those that have its views")
  func leftOut() throws {
    let text = """
      components:
        c:
          parameters: { n: number }
          view: { subviews: { a: { if: n >= 50 } } }
          constraints: [{ expr: a.width == 1, optional: true }]
      root: { subviews: { i: { each: 60, type: c, with: { n: $index } } } }
      """
    let scene = try LoadedScene(bytes: Array(text.utf8), path: "scene.yaml").scene
    #expect(scene.constraints.count == 10)
  }

  @Test("The paths of nested views, each of which names all around it, have a limit")
  func nested() throws {
    func scene(_ leaves: Int) throws -> LoadedScene {
      var views = "{ leaf: { each: \(leaves) } }"
      for level in 0..<100 {
        views = "{ \(String(repeating: "v", count: 300))\(level): { subviews: \(views) } }"
      }
      return try LoadedScene(bytes: Array("root: { subviews: \(views) }".utf8), path: "scene.yaml")
    }
    func message(_ leaves: Int) throws -> String? {
      let loaded = try scene(leaves)
      do throws(SceneErrors) {
        _ = try SceneBuilder.build(loaded, measurer: BlockMeasurer())
        return nil
      } catch {
        return error.diagnostics.map(\.message).joined()
      }
    }
    #expect(try message(20) == nil)
    #expect(try message(1_200)?.contains("take more than 32000000 bytes") == true)
  }

  @Test("10,000 rows of two labels and two constraints may stand in a scene, and not twice as many")
  func rows() {
    func scene(_ rows: Int) -> AssemblyCost? {
      let text = """
        components:
          row:
            parameters: { name: verbatim, unread: number }
            view: { subviews: { a: { type: label, verbatim: $name }, b: { type: label, text: $unread } } }
            constraints: ["H:|-[a]-[b]-|", "V:|-[a]-|"]
        root:
          type: stackView
          subviews: { v: { each: \(rows), type: row, with: { name: "Row $index", unread: $index } } }
        """
      return AssemblyCost(bytes: Array(text.utf8), path: "scene.yaml")
    }
    #expect(scene(10_000)?.views == 30_000)
    #expect((scene(20_000)?.views ?? 60_000) < 40_000)
  }

  @Test("Views weigh more in a stack view, copies there and texts of several lines most of all")
  func stacks() {
    func weight(_ root: String, _ view: String) -> Double {
      let text = "root: { \(root)subviews: { v: { each: 100, \(view) } } }"
      return AssemblyCost(bytes: Array(text.utf8), path: "scene.yaml")?.weight ?? 0
    }
    let stack = "type: stackView, "
    #expect(weight("", "") < weight(stack, "") && weight("", "") < weight("", "type: label"))
    let labels = ["type: label", "type: label, lines: 0"].flatMap { view in
      [weight("", view), weight(stack, view)]
    }
    #expect(labels[0] < labels[2] && labels[2] < labels[1] && labels[1] < labels[3])
    #expect(weight(stack, "type: label, lines: 1") == weight(stack, "type: label"))
    // A type weighs the same by each of its names.
    #expect(weight("type: stack, ", "type: label") == weight(stack, "type: label"))
    #expect(weight("", "type: stack") == weight("", "type: stackView"))
  }

  @Test("The examples of a file are kept side by side, so that they weigh together")
  func examples() {
    func messages(_ copies: Int, _ examples: Int) -> [String] {
      let list = (0..<examples).map { "e\($0): {}" }.joined(separator: ", ")
      let view = "{ subviews: { v: { each: \(copies) } } }"
      let text = "components: { c: { view: \(view), examples: { \(list) } } }"
      do {
        _ = try LoadedScene.readAll(bytes: Array(text.utf8), path: "scene.yaml")
        return []
      } catch {
        return error.diagnostics.map(\.message)
      }
    }
    #expect(messages(10, 20) == [])
    for told in [messages(20_000, 8), messages(1, 3_000)] {
      #expect(told.count == 1)
      #expect(told.first?.hasPrefix("the examples of the file's components take") == true)
    }
  }
}
