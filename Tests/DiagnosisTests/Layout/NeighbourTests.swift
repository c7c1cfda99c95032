import Controls
import Diagnosis
import Geometry
import Rendering
import Scenes
import Testing

/// Situations that people reported, with their neighbours: from both sides, at three scales, and with doubled
/// texts. All values were calculated by hand, for letters of 10 x 20 points.
@Suite("Neighbours of reported layouts")
struct NeighbourTests {
  /// A small scene and the frames in it.
  struct Situation: CustomTestStringConvertible, Sendable {
    let name: String
    /// The keys of the canvas besides its size.
    var canvas = "width: 320, height: 400"
    /// The root's keys and the constraints.
    let scene: String
    /// The frames from left to right, in the canvas's coordinates.
    let frames: [String: Rect]
    /// The frames from right to left, if they are not the mirrored ones.
    var mirrored: [String: Rect] = [:]

    var testDescription: String { name }
  }

  private static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(x: x, y: y, width: width, height: height)
  }

  private static let text = "type: label, lines: 0, text: aaaa bbbb cccc"

  /// A wrapped label is as wide as its longest line; blocks have no space at a line's end
  /// (`HangingSpaceTests.wrappedWidth`).
  private static let wrapped = [
    Situation(
      name: "a bubble",
      scene: """
        root: { subviews: { b: { subviews: { l: { \(text) } } } } }
        constraints: [b.trailing == root.trailing - 16, b.leading >= root.leading + 168, b.top == root.top, "H:|-8-[l]-8-|", "V:|-8-[l]-8-|"]
        """,
      frames: ["l": rect(206, 8, 90, 40), "b": rect(198, 0, 106, 56)]),
    Situation(
      name: "tags in a column",
      scene: """
        root: { subviews: { s: { type: stack, axis: vertical, alignment: leading, subviews: { l: { \(text) }, m: { type: label, text: ddd } } } } }
        constraints: [s.leading == root.leading, s.top == root.top, s.width <= 120]
        """,
      frames: ["l": rect(0, 0, 90, 40), "m": rect(0, 40, 30, 20), "s": rect(0, 0, 90, 60)]),
    Situation(
      name: "a text beside an icon",
      scene: """
        root: { subviews: { i: {}, l: { \(text) } } }
        constraints: ["H:|-16-[i(24)]-8-[l]", l.trailing <= root.trailing - 152, i.top == root.top, i.height == 24, l.top == root.top]
        """,
      frames: ["i": rect(16, 0, 24, 24), "l": rect(48, 0, 90, 40)]),
  ]

  /// A multiplier acts on coordinates that do not flip.
  private static let multipliers = [
    Situation(
      name: "half the trailing edge",
      scene: """
        root: { subviews: { a: {} } }
        constraints: [a.trailing == root.trailing * 0.5, a.width == 40, a.top == root.top, a.height == 20]
        """,
      frames: ["a": rect(120, 0, 40, 20)], mirrored: ["a": rect(0, 0, 40, 20)]),
    Situation(
      name: "a quarter of the trailing edge of a view in a view",
      scene: """
        root: { subviews: { o: { subviews: { a: {} } } } }
        constraints: [o.leading == root.leading + 20, o.trailing == root.trailing - 20, o.top == root.top, o.height == 100, a.leading == o.trailing * 0.25, a.width == 40, a.top == o.top, a.height == 20]
        """,
      frames: ["o": rect(20, 0, 280, 100), "a": rect(90, 0, 40, 20)],
      mirrored: ["a": rect(-20, 0, 40, 20)]),
    Situation(
      name: "half the centre, a quarter of the right edge",
      scene: """
        root: { subviews: { a: {}, b: {} } }
        constraints: [a.centerX == root.centerX * 0.5, a.width == 40, a.top == root.top, a.height == 20, b.left == root.right * 0.25, b.width == 0.3 * root.width, b.top == root.top, b.height == 20]
        """,
      frames: ["a": rect(60, 0, 40, 20), "b": rect(80, 0, 96, 20)],
      mirrored: ["a": rect(60, 0, 40, 20), "b": rect(80, 0, 96, 20)]),
  ]

  /// Of two that are as strong, the earlier gives way.
  private static let ties = [
    Situation(
      name: "two long texts in a row",
      scene: """
        root: { subviews: { a: { type: label, text: aaaaaaaaaaaaaaaaaaaa }, b: { type: label, text: bbbbbbbbbbbbbbbbbbbb } } }
        constraints: ["H:|-10-[a]-10-[b]-10-|", a.top == root.top, b.top == root.top]
        """,
      frames: ["a": rect(10, 0, 90, 20), "b": rect(110, 0, 200, 20)]),
    Situation(
      name: "two short texts in a row",
      scene: """
        root: { subviews: { a: { type: label, text: aa }, b: { type: label, text: bb } } }
        constraints: ["H:|-10-[a]-10-[b]-10-|", a.top == root.top, b.top == root.top]
        """,
      frames: ["a": rect(10, 0, 270, 20), "b": rect(290, 0, 20, 20)]),
    Situation(
      name: "a plain view between texts in a stack",
      scene: """
        root: { subviews: { s: { type: stack, spacing: 10, subviews: { a: { type: label, text: aa }, m: {}, b: { type: label, text: bb } } } } }
        constraints: [s.leading == root.leading, s.trailing == root.trailing, s.top == root.top, s.height == 40]
        """,
      frames: ["a": rect(0, 0, 20, 40), "m": rect(30, 0, 260, 40), "b": rect(300, 0, 20, 40)]),
  ]

  private static let covered = "width: 400, height: 400, safeArea: [0, 44, 0, 44]"

  /// Lists: what covers the sides (`insetsContentViewsToSafeArea`, `contentInsetsReference`).
  private static let lists =
    ["plain", "grouped"].map { style in
      let top: Double = style == "plain" ? 25.75 : 33
      let bottom: Double = style == "plain" ? 49.5 : 60
      return Situation(
        name: "a \(style) table beside a notch", canvas: covered,
        scene: """
          root:
            subviews:
              t:
                type: tableView
                style: \(style)
                separatorStyle: none
                sections: [{ header: aa, footer: bb, rows: { r: { subviews: { m: { type: label, text: cc } } } } }]
          constraints: [t.edges == root, m.edges == r.margins]
          """,
        frames: [
          "t.header0": rect(64, top, 272, 20), "r": rect(0, bottom, 400, 42),
          "m": rect(64, bottom + 11, 272, 20), "t.footer0": rect(64, bottom + 50, 272, 20),
        ])
    } + [
      Situation(
        name: "cards beside a notch", canvas: covered,
        scene: """
          root: { subviews: { t: { type: tableView, style: insetGrouped, sections: [{ header: aa, rows: { r: {} } }] } } }
          constraints: [t.edges == root]
          """,
        frames: ["t.header0": rect(84, 33, 232, 20), "r": rect(64, 60, 272, 44)]),
      Situation(
        name: "groups beside a notch", canvas: covered,
        scene: """
          root: { subviews: { c: { type: collectionView, sections: [{ header: { type: label, text: aa }, group: { height: 50, count: 2 }, items: { j: {}, k: {} } }] } } }
          constraints: [c.edges == root]
          """,
        frames: [
          "c.0.header": rect(44, 0, 312, 20), "j": rect(44, 20, 156, 50),
          "k": rect(200, 20, 156, 50),
        ]),
      Situation(
        name: "a flow beside a notch", canvas: covered,
        scene: """
          root: { subviews: { c: { type: collectionView, itemSize: [120, 30], subviews: { j: {}, k: {} } } } }
          constraints: [c.edges == root]
          """,
        frames: ["j": rect(0, 0, 120, 30), "k": rect(140, 0, 120, 30)]),
    ]

  /// Groups within groups (the first picture of Apple's page of `NSCollectionLayoutGroup`), groups that
  /// rest in the middle (`groupPagingCentered`), insets of texts (StackOverflow 746670).
  private static let groups = [
    Situation(
      name: "a large item beside two small ones", canvas: "width: 400, height: 400",
      scene: """
        root:
          subviews:
            c:
              type: collectionView
              group:
                height: 200
                items:
                  - { width: { fractionalWidth: 0.7 }, contentInsets: [10, 10, 10, 20] }
                  - { width: { fractionalWidth: 0.3 }, axis: vertical, count: 2, items: [{ contentInsets: [10, 10, 10, 10] }] }
              subviews: { k: {}, l: {}, m: {}, n: {} }
        constraints: [c.edges == root]
        """,
      frames: [
        "k": rect(10, 10, 250, 180), "l": rect(290, 10, 100, 80), "m": rect(290, 110, 100, 80),
        "n": rect(10, 210, 250, 180),
      ]),
    Situation(
      name: "an inner group that says only how it is arranged", canvas: "width: 400, height: 400",
      scene: """
        root: { subviews: { c: { type: collectionView, group: { height: 200, items: [{ width: { fractionalWidth: 0.7 } }, { width: { fractionalWidth: 0.3 }, axis: vertical, count: 2 }] }, subviews: { k: {}, l: {}, m: {} } } } }
        constraints: [c.edges == root]
        """,
      frames: [
        "k": rect(0, 0, 280, 200), "l": rect(280, 0, 120, 100), "m": rect(280, 100, 120, 100),
      ]),
    Situation(
      name: "groups that rest in the middle",
      scene: """
        root:
          subviews:
            c:
              type: collectionView
              sections:
                - orthogonalScrollingBehavior: groupPagingCentered
                  group: { width: { fractionalWidth: 0.75 }, height: 50, count: 1 }
                  groupSpacing: 10
                  items: { j: {}, k: {} }
        constraints: [c.edges == root]
        """,
      frames: ["j": rect(40, 0, 240, 50), "k": rect(290, 0, 240, 50)]),
    Situation(
      name: "a text without insets",
      scene: """
        root: { subviews: { t: { type: textView, text: aaa, scrollEnabled: false, textContainerInset: [1, 2, 3, 4], lineFragmentPadding: 0 }, f: { type: textField, text: aaa, borderStyle: none } } }
        constraints: [t.left == root.left, t.top == root.top, f.left == root.left, f.top == root.top + 100, f.height == 20]
        """,
      frames: ["t": rect(0, 0, 36, 24), "f": rect(0, 100, 30, 20)],
      mirrored: ["t": rect(0, 0, 36, 24), "f": rect(0, 100, 30, 20)]),
  ]

  private static let bars = [("iPhone 14 landscape", 32.0, 32.0), ("iPhone 14", 44, 49)].map {
    device, row, tabs in
    let screen = Device(named: device)!
    let height = screen.size.height - screen.safeArea.bottom
    return Situation(
      name: "bars of an \(device)", canvas: "device: \(device)",
      scene: """
        root: { subviews: { n: { type: navigationBar, title: a }, o: { type: toolbar, items: [a] }, t: { type: tabBar, items: [a] } } }
        constraints: ["H:|[n]|", "H:|[o]|", "H:|[t]|", n.top == root.safeArea.top, o.bottom == t.top, t.bottom == root.safeArea.bottom]
        """,
      frames: [
        "n": rect(0, screen.safeArea.top, screen.size.width, row),
        "o": rect(0, height - tabs - row, screen.size.width, row),
        "t": rect(0, height - tabs, screen.size.width, tabs),
      ])
  }

  @Test(
    "have the same frames at every scale, mirrored from right to left",
    arguments: [wrapped, multipliers, ties, lists, groups, bars].flatMap { $0 })
  func frames(situation: Situation) throws {
    for (direction, scale) in [("ltr", 1), ("ltr", 2), ("ltr", 3), ("rtl", 1), ("rtl", 3)] {
      let result = try result(situation, "direction: \(direction), scale: \(scale)")
      for (id, frame) in situation.frames.sorted(by: { $0.key < $1.key }) {
        let mirror = Rect(
          x: result.canvas.width - frame.maxX, y: frame.minY, width: frame.width,
          height: frame.height)
        let right = direction == "ltr" ? frame : situation.mirrored[id] ?? mirror
        let found = try #require(result[id]?.absoluteFrame, "\(id)")
        #expect(
          abs(found.minX - right.minX) < 0.01 && abs(found.minY - right.minY) < 0.01
            && abs(found.width - right.width) < 0.01 && abs(found.height - right.height) < 0.01,
          "\(id) at \(scale)x, \(direction): \(found), not \(right)")
      }
    }
  }

  @Test(
    "are mirrored with doubled texts, too, and no view has a negative size",
    arguments: [wrapped, ties, lists].flatMap { $0 })
  func doubled(situation: Situation) throws {
    let left = try result(situation, "direction: ltr", doubled: true)
    let right = try result(situation, "direction: rtl", doubled: true)
    #expect(left.views.count > 1)
    for view in left.views {
      let frame = view.absoluteFrame
      let mirror = try #require(right[view.id]?.absoluteFrame)
      #expect(frame.width >= 0 && frame.height >= 0)
      #expect(abs(left.canvas.width - frame.maxX - mirror.minX) < 0.01, "\(view.id)")
      #expect(frame.size == mirror.size && frame.minY == mirror.minY, "\(view.id)")
    }
  }

  private func result(
    _ situation: Situation, _ keys: String, doubled: Bool = false
  ) throws -> LayoutResult {
    let text = """
      canvas: { \(situation.canvas), \(keys) }
      \(situation.scene)
      variants: { axes: { strings: [\(doubled ? "doubled" : "base")] } }
      """
    let loaded = try LoadedScene(bytes: Array(text.utf8), path: "scene.yaml")
    return try Renderer(.blocks).layOut(loaded, loaded.scene.variants.list[0]).result()
  }
}
