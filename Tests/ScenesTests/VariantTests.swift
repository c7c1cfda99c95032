import Controls
import Geometry
import Localization
import Scenes
import Testing
import Typesetting

@Suite("Variants")
struct VariantTests {
  private func names(_ variants: String) throws -> [String] {
    try scene("root: {}\nvariants: \(variants)").variants.list.map(\.name)
  }

  @Test("A scene without axes has one variant")
  func none() throws {
    #expect(try scene("root: {}").variants.list.map(\.name) == ["default"])
  }

  @Test("A variant is named by its values other than defaults, in the order of the axes")
  func names() throws {
    #expect(
      try names("{ axes: { direction: [ltr, rtl], strings: [base, doubled] } }")
        == ["default", "doubled", "rtl", "rtl+doubled"])
    #expect(try names("{ axes: { width: [375, 320], scale: [2, 3] } }").last == "320+3x")
  }

  @Test("Settings of accessibility are axes, and conditions")
  func settings() throws {
    let axes = "contrast: [normal, increased], boldText: [false, true]"
    #expect(
      try names("{ axes: { \(axes) } }")
        == ["default", "boldText", "increasedContrast", "increasedContrast+boldText"])
    #expect(
      try names("{ axes: { reduceMotion: [true, false] } }") == ["default", "noReduceMotion"])
    let scene = try scene(
      "root: { subviews: { a: { alpha: 0.5, variations: [ { when: { reduceMotion: true }, alpha: 1 }, "
        + "{ when: { contrast: increased }, alpha: 0.75 } ] } } }")
    func alpha(_ values: [AxisValue]) -> Any? {
      var found: Any?
      scene.resolved(on: scene.canvas(Overrides(values))).forEachView { view in
        for attribute in view.attributes where attribute.key == "alpha" {
          found = attribute.value
        }
      }
      return found
    }
    #expect("\(alpha([]) ?? "")".contains("0.5"))
    #expect("\(alpha([.setting(.contrast, true)]) ?? "")".contains("0.75"))
    #expect(!"\(alpha([.setting(.reduceMotion, true)]) ?? "")".contains("0."))
    #expect(errors(in: "root: {}\nvariants: { axes: { boldText: [heavy] } }\n").contains("error:"))
  }

  // timroesner.com on UIFontMetrics: a font of 18 points follows the body's curve.
  @Test("A font's size beside a style follows the text size, in pixels")
  func scaledFonts() throws {
    func size(_ font: String, _ category: ContentSizeCategory) throws -> Double? {
      let text = "canvas: { scale: 3 }\nroot: { subviews: { a: { type: label, font: \(font) } } }"
      let tree = try SceneBuilder.build(
        LoadedScene(scene(text)), Overrides([.textSize(category)]), measurer: BlockMeasurer())
      return try #require(tree.view("a") as? Label).textContent.font?.size
    }
    #expect(try size("{ style: body, size: 18 }", .large) == 18)
    let scaled = try #require(try size("{ style: body, size: 18 }", .xxxLarge))
    #expect(abs(scaled - 73.0 / 3) < 1e-9)
    #expect(try size("{ size: 18 }", .xxxLarge) == 18)
  }

  @Test("A state overrides variations, except those that name a state")
  func statesAndVariations() throws {
    func alpha(when condition: String) throws -> String {
      let scene = try scene(
        "root: { subviews: { a: { alpha: 0.5, variations: [{ when: { \(condition) }, alpha: 0.75 }] } } }\n"
          + "states: { busy: { views: { a: { alpha: 0.25 } } } }")
      var found = ""
      scene.resolved(on: scene.canvas(Overrides([.state("busy")]))).forEachView { view in
        for attribute in view.attributes where attribute.key == "alpha" {
          found = "\(attribute.value)"
        }
      }
      return found
    }
    #expect(try alpha(when: "reduceMotion: false").contains("0.25"))
    #expect(try alpha(when: "reduceMotion: false, state: busy").contains("0.75"))
    #expect(try alpha(when: "state: base").contains("0.25"))
  }

  @Test("Constraints without conditions are not copied for a variant, which takes the memory twice")
  func shared() throws {
    func isShared(_ constraint: String) throws -> Bool {
      let scene = try scene(
        "root: { subviews: { a: {} } }\nconstraints: [a.top == root.top, \(constraint)]\n")
      func address(_ scene: Scene) -> UnsafePointer<SceneConstraint>? {
        scene.constraints.withUnsafeBufferPointer { $0.baseAddress }
      }
      let variant = scene.resolved(on: scene.canvas(Overrides([.direction(.rtl)])))
      return address(scene) == address(variant)
    }
    #expect(try isShared("a.width == 10"))
    #expect(try !isShared("{ expr: a.width == 10, when: { direction: ltr } }"))
  }

  @Test("Combinations are added and left out")
  func includeAndExclude() throws {
    let variants = """

        axes: { width: [375, 320], textSize: [large, accessibilityLarge] }
        include: [ { width: 430 } ]
        exclude: [ { width: 320, textSize: accessibilityLarge } ]
      """
    #expect(try names(variants) == ["default", "accessibilityLarge", "320", "430"])
  }

  @Test("Leaving out everything is an error")
  func nothingLeft() {
    let variants =
      "{ axes: { direction: [ltr, rtl] }, exclude: [ { direction: ltr }, { direction: rtl } ] }"
    #expect(
      errors(in: "root: {}\nvariants: \(variants)\n").hasPrefix(
        "scene.yaml:2:11: error: 'exclude' leaves no variants"))
  }

  @Test("A list makes each variant on request, in counting order")
  func list() throws {
    let scene = try scene(
      "root: {}\nvariants: { axes: { width: [1, 2, 3], direction: [ltr, rtl], scale: [2, 3] }, "
        + "exclude: [ { width: 2, scale: 3 } ], include: [ { height: 9 } ] }")
    let list = scene.variants.list
    #expect(
      list.map(\.name) == [
        "default", "3x", "rtl", "rtl+3x", "2", "2+rtl", "3", "3+3x", "3+rtl", "3+rtl+3x", "9",
      ])
    #expect(list[5].values == list.first { $0.name == "2+rtl" }?.values)
    #expect(MemoryLayout<AxisValue>.stride <= 24)
  }

  @Test("Pairwise holds every pair of values in few variants")
  func pairwise() throws {
    let scene = try scene(
      """
      root: {}
      variants:
        strategy: pairwise
        axes:
          direction: [ltr, rtl]
          appearance: [light, dark]
          width: [375, 320, 430]
          textSize: [large, small, xLarge]
      """)
    let list = scene.variants.list
    #expect(list.first?.name == "default")
    #expect(list.count <= 10)
    let axes = scene.variants.axes
    for first in axes.indices {
      for second in axes.indices where second > first {
        for one in axes[first].values {
          for other in axes[second].values {
            #expect(list.contains { $0.values.contains(one) && $0.values.contains(other) })
          }
        }
      }
    }
  }

  @Test("A value that no axis has is an error at its place")
  func unknownValue() {
    #expect(
      errors(in: "root: {}\nvariants: { axes: { direction: [ltr, rlt], widht: [1] } }") == """
        scene.yaml:2:38: error: unknown direction 'rlt'
        variants: { axes: { direction: [ltr, rlt], widht: [1] } }
                                             ^~~
        hint: did you mean 'rtl'?
        scene.yaml:2:44: error: unknown key 'widht' in an axis
        variants: { axes: { direction: [ltr, rlt], widht: [1] } }
                                                   ^~~~~
        hint: did you mean 'width'?
        """)
  }

  @Test("Two variants of one name are an error")
  func sameName() {
    #expect(
      errors(in: "root: {}\nvariants: { axes: { width: [375, 320] }, include: [{ width: 320 }] }")
        .hasPrefix("scene.yaml:2:11: error: two variants are named '320'\n"))
  }

  @Test("Overrides replace those of the canvas, and a device its size")
  func overrides() throws {
    let scene = try scene("canvas: { width: 320, height: 480, safeArea: [9, 9, 9, 9] }\nroot: {}")
    #expect(scene.canvas(Overrides([.width(.points(400))])).width == .points(400))
    let device = try #require(VariantAxis.device.value("iPhone 8"))
    let canvas = scene.canvas(Overrides([device, .scale(1)]))
    #expect(canvas.width == .points(375))
    #expect(canvas.scale == 1)
    #expect(canvas.safeArea.top == 20)
  }

  @Test("Values are read as a command line spells them")
  func commandLine() {
    #expect(VariantAxis.width.value("fit") == .width(.fit))
    #expect(VariantAxis.width.value("wide") == nil)
    #expect(VariantAxis.strings.value("doubled+rtl") == .strings([.doubled, .rtl]))
    #expect(VariantAxis.scale.value("0") == nil)
    #expect(VariantAxis.textSize.value("large") == .textSize(.large))
  }

  @Test("Expectations are words, comparisons and mappings")
  func expectations() throws {
    let scene = try scene(
      """
      root: { subviews: { a: {}, b: {} } }
      expect:
        - satisfiable
        - { notTruncated: [a, b], noOverlap: siblings }
        - a.width + b.width <= root.width - 20
        - a.left == 20
      """)
    #expect(scene.expectations.count == 5)
    #expect(scene.expectations[1].kind == .notTruncated(["a", "b"]))
    #expect(scene.expectations[2].kind == .noOverlapOfSiblings)
    #expect(
      errors(in: "root: {}\nexpect: [satisfyable, { notTruncated: [x] }, root.width < 3]") == """
        scene.yaml:2:10: error: unknown expectation 'satisfyable'
        expect: [satisfyable, { notTruncated: [x] }, root.width < 3]
                 ^~~~~~~~~~~
        hint: did you mean 'satisfiable'?
        scene.yaml:2:40: error: unknown view 'x'
        expect: [satisfyable, { notTruncated: [x] }, root.width < 3]
                                               ^
        scene.yaml:2:57: error: '<' is not a relation
        expect: [satisfyable, { notTruncated: [x] }, root.width < 3]
                                                                ^
        hint: write '<='
        """)
  }

  @Test("A look is the axis's, the canvas's or the device's, and a condition")
  func looks() throws {
    func look(_ canvas: String, _ values: [AxisValue] = []) throws -> Look {
      try scene("canvas: { \(canvas) }\nroot: {}\n").canvas(Overrides(values)).look
    }
    let newer = try #require(Device(named: "iPhone 17"))
    #expect(try look("width: 320") == .ios18)
    #expect(try look("look: ios26") == .ios26)
    #expect(try look("device: iPhone 17") == .ios26)
    #expect(try look("device: iPhone 17, look: ios18") == .ios18)
    #expect(try look("width: 320", [.device(newer)]) == .ios26)
    #expect(try look("look: ios18", [.device(newer)]) == .ios18)
    #expect(try look("look: ios18", [.look(.ios26)]) == .ios26)
    let varied = try scene(
      """
      root: { subviews: { a: { variations: [{ when: { look: ios26 }, hidden: true }] } } }
      variants: { axes: { look: [ios18, ios26] } }
      """)
    #expect(varied.variants.list.map(\.name) == ["default", "ios26"])
    let hidden = varied.variants.list.map { variant in
      varied.resolved(on: varied.canvas(variant.overrides)).root.subviews[0].attributes
        .contains { $0.key == "hidden" }
    }
    #expect(hidden == [false, true])
  }
}
