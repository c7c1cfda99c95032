import Documents
import Drawing
import Geometry
import Rendering
import Scenes
import Testing

@Suite("Animation")
struct AnimationTests {
  private let text = """
    canvas: { width: 100, height: 100, scale: 1, background: white }
    root: { subviews: { box: { background: black } } }
    constraints:
      - { id: left, expr: box.left == root.left }
      - box.top == root.top
      - { id: width, expr: box.width == 20 }
      - { id: height, expr: box.height == 20 }
      - { id: tall, expr: box.height == 60, active: false }
      - box.width <= box.height
      - { id: low, format: "V:[box]-(>=10)-|" }
      - { id: right, format: "H:[box]-(30@200)-|" }
    states:
      moved: { constraints: { left: { constant: 40 } } }
      grown:
        constraints: { width: { constant: 60 }, height: { active: false }, tall: { active: true } }
      apart: { constraints: { left: { active: true }, right: { constant: 50 } } }
      turned: { views: { box: { transform: { translate: [40, 0] }, alpha: 0.5 } } }
    """

  @Test("each moment of a filmstrip has a caption: the states, and the progress between them")
  func captions() throws {
    let plan = AnimationPlan(from: "base", to: "moved", count: 4)
    let loaded = try LoadedScene(bytes: Array(text.utf8), path: "scene.yaml")
    var timings = Timings()
    let animation = try Renderer(.blocks).animate(
      loaded, .default, plan, result: { $0.recorded() }, timings: &timings)
    #expect(animation.captions == ["base", "33 %", "66 %", "moved"])
    let strip = String(decoding: try animation.filmstrip(as: .svg), as: UTF8.self)
    #expect(strip.contains("height=\"138"))
  }

  @Test("ends with an error once its frames exceed the work of a scene, including painting")
  func limit() throws {
    let plan = AnimationPlan(from: "base", to: "moved", count: 40)
    let loaded = try LoadedScene(bytes: Array(text.utf8), path: "scene.yaml")
    var timings = Timings()
    let renderer = try Renderer(.blocks)
    _ = try renderer.animate(
      loaded, .default, plan, result: { $0.recorded() }, timings: &timings)
    // Each frame paints and encodes a canvas of 100 by 100 pixels.
    #expect(timings.work > 40 * 10_000)
    var spent = Timings()
    let error = #expect(throws: SceneErrors.self) {
      _ = try renderer.animate(
        loaded, .default, plan, limit: timings.work / 2, result: { $0.recorded() }, timings: &spent)
    }
    let message = try #require(error).diagnostics[0].message
    #expect(
      message.contains("of the 40 frames already take as much work as one scene may"), "\(message)")
  }

  /// Returns the filled rectangles of each moment.
  private func boxes(
    _ text: String? = nil, to state: String, count: Int = 3, mode: AnimationPlan.Mode = .frames
  ) throws -> [Rect] {
    let plan = AnimationPlan(from: "base", to: state, count: count, mode: mode)
    let loaded = try LoadedScene(bytes: Array((text ?? self.text).utf8), path: "scene.yaml")
    var timings = Timings()
    let animation = try Renderer(.blocks).animate(
      loaded, .default, plan, result: { $0.recorded() }, timings: &timings)
    return animation.moments.compactMap { list in
      list.items.lazy.compactMap(Self.rect).first
    }
  }

  private static func rect(of item: DisplayList.Item) -> Rect? {
    switch item {
    case .fill(.rect(let rect), _): rect
    case .group(let group, let list):
      list.items.lazy.compactMap(rect).first.map {
        $0.offsetBy(dx: group.transform.tx, dy: group.transform.ty)
      }
    default: nil
    }
  }

  @Test("Frames go straight from the start to the end", arguments: AnimationPlan.Mode.allCases)
  func frames(mode: AnimationPlan.Mode) throws {
    #expect(try boxes(to: "moved", mode: mode).map(\.minX) == [0, 20, 40])
  }

  @Test("Frames may violate constraints in between")
  func frameMode() throws {
    #expect(try boxes(to: "grown").map(\.size.width) == [20, 40, 60])
    #expect(try boxes(to: "grown").map(\.size.height) == [20, 40, 60])
  }

  @Test("If more than constants change, there is nothing to lay out in between")
  func structure() {
    #expect {
      try boxes(to: "grown", mode: .constants)
    } throws: { error in
      "\(error)".contains("scene.yaml:7:25: error: between the states, more than the constant")
        && "\(error)".contains("hint: only '--mode frames' can show what lies in between")
    }
  }

  @Test("The constant of a visual format changes from its own to the state's")
  func formatConstant() throws {
    let text = text.replacing("box.left == root.left }", with: "box.left == root.left @ 100 }")
      .replacing("30@200", with: "30@500")
    #expect(try boxes(text, to: "apart", mode: .constants).map(\.minX) == [50, 40, 30])
  }

  @Test("Borders, shadows and gradients are interpolated between those of the states")
  func layers() throws {
    let text = """
      canvas: { width: 40, height: 40, scale: 1 }
      root: { border: { width: 2, color: "#000000" }, gradient: { colors: [black, white] } }
      states:
        b:
          views:
            root:
              border: { width: 6, color: "#640000" }
              shadow: { opacity: 0.5, radius: 4 }
              gradient: { colors: [white, white] }
      """
    let plan = AnimationPlan(from: "base", to: "b", count: 3)
    let loaded = try LoadedScene(bytes: Array(text.utf8), path: "scene.yaml")
    var timings = Timings()
    let animation = try Renderer(.blocks).animate(
      loaded, .default, plan, result: { $0.recorded() }, timings: &timings)
    let middle = animation.moments[1].description
    #expect(middle.contains("border"), "\(middle)")
    #expect(middle.contains("0.25"), "\(middle)")
    #expect(middle.contains("#320000"), "\(middle)")
    #expect(animation.moments[0] != animation.moments[1])
    #expect(animation.moments[1] != animation.moments[2])
  }

  @Test("A transform is drawn in between and does not affect the layout")
  func transform() throws {
    #expect(try boxes(to: "turned").map(\.minX) == [0, 20, 40])
  }

  @Test("Curves begin at the start and end at the end", arguments: AnimationPlan.Curve.allCases)
  func curves(curve: AnimationPlan.Curve) {
    let moments = AnimationPlan(from: "a", to: "b", count: 5, curve: curve).moments
    #expect(moments.first == 0)
    #expect(moments.last == 1)
    #expect(moments == moments.sorted())
  }

  // WWDC23, 'Animate with springs': a spring of duration d and bounce b has the stiffness (2π/d)² and the
  // damping 4π(1 - b)/d.
  @Test("Springs have Apple's physics, swing beyond their end and come to rest")
  func springs() {
    let spring = SpringTiming(duration: 0.5, bounce: 0.3)
    #expect(abs(spring.stiffness - 157.914) < 0.001 && abs(spring.damping - 17.593) < 0.001)
    let moments = AnimationPlan(from: "a", to: "b", count: 100, spring: spring).moments
    #expect(moments.first == 0 && moments.last == 1)
    #expect((moments.max() ?? 0) > 1.03)
    #expect(abs(spring.progress(at: spring.settlingDuration) - 1) < 0.001)
    for damping in [0, 1, 20, 20.0000001, 25, 1e6] {
      let other = SpringTiming(damping: damping)
      // The numerical solution of x'' = k(1 - x) - c x'.
      var (x, v, time) = (0.0, 0.0, 0.0)
      let step = min(1e-5, 0.02 / max(damping, 1))
      while time < min(0.05, 5_000 * step) {
        let middle = v + (100 * (1 - x) - damping * v) * step / 2
        x += middle * step
        v = (middle + 100 * (1 - x) * step / 2) / (1 + damping * step / 2)
        time += step
      }
      #expect(abs(other.progress(at: time) - x) < 1e-4, "\(damping)")
    }
    #expect(SpringTiming(damping: 1e9).progress(at: 10).isFinite)
  }

  @Test("An animated PNG holds every moment with its sequence numbers in order")
  func animatedPNG() throws {
    let plan = AnimationPlan(from: "base", to: "moved", count: 4)
    let loaded = try LoadedScene(bytes: Array(text.utf8), path: "scene.yaml")
    var timings = Timings()
    let bytes = try Renderer(.blocks).animate(
      loaded, .default, plan, result: { $0.recorded() }, timings: &timings
    )
    .animatedPNG(rate: 30)
    #expect(try ImageLoader.read(bytes).width == 100)
    var types: [String] = []
    var numbers: [Int] = []
    var index = 8
    while index + 12 <= bytes.count {
      let length = bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
      let type = String(decoding: bytes[index + 4..<index + 8], as: UTF8.self)
      types.append(type)
      if type == "fcTL" || type == "fdAT" {
        numbers.append(bytes[index + 8..<index + 12].reduce(0) { $0 << 8 | Int($1) })
      }
      index += 12 + length
    }
    #expect(index == bytes.count)
    #expect(types.prefix(4) == ["IHDR", "acTL", "fcTL", "IDAT"])
    #expect(types.count { $0 == "fcTL" } == 4)
    #expect(numbers == Array(numbers.indices))
  }
}
