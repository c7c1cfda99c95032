import AutoLayout
import Controls
import Foundation
import Geometry
import InterfaceBuilder
import Rendering
import Scenes
import Testing
import Typesetting
import UIKit

/// Situations that people reported, in nibs: drawn as documents and loaded by `UINib`, from both sides
/// and at two scales. Values by hand, for letters of 10 x 20 points, as in `NeighbourTests`.
@Suite("Neighbours of reported layouts in nibs", .serialized) @MainActor
struct NeighbourRoadTests {
  /// The objects of a nib whose root is 320 x 480 points, and the frames in it by tag.
  struct Situation: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let objects: String
    let constraints: [String]
    let frames: [Int: Rect]
    /// The frames from right to left that are not the mirrored ones.
    var mirrored: [Int: Rect] = [:]
    /// The number of shadows that are drawn.
    var shadows = 0
  }

  nonisolated private static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double)
    -> Rect
  {
    Rect(x: x, y: y, width: width, height: height)
  }

  /// An element with a tag, by which both roads know it.
  nonisolated private static func element(
    _ name: String, _ tag: Int, _ attributes: String = "", _ inside: String = ""
  ) -> String {
    """
    <\(name) contentMode="scaleToFill" tag="\(tag)" id="v\(tag)" \
    translatesAutoresizingMaskIntoConstraints="NO" \(attributes)>\
    <rect key="frame" x="0.0" y="0.0" width="42" height="21"/>\(inside)</\(name)>
    """
  }

  nonisolated private static func label(_ tag: Int, _ text: String, lines: Int = 1) -> String {
    element(
      "label", tag,
      """
      opaque="NO" text="\(text)" lineBreakMode="tailTruncation" numberOfLines="\(lines)" \
      textAlignment="natural" horizontalHuggingPriority="251"
      """, #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#)
  }

  nonisolated private static func paragraphs(_ tag: Int, _ text: String, _ style: String) -> String
  {
    element(
      "label", tag, "opaque=\"NO\" lineBreakMode=\"tailTruncation\" numberOfLines=\"0\"",
      """
      <attributedString key="attributedText"><fragment content="\(text)"><attributes>\
      <font key="NSFont" metaFont="system" size="17"/>\
      <paragraphStyle key="NSParagraphStyle" alignment="natural" lineBreakMode="truncatingTail" \
      baseWritingDirection="natural" tighteningFactorForTruncation="0.0" \(style)/>\
      </attributes></fragment></attributedString>
      """)
  }

  nonisolated private static func subviews(_ elements: String...) -> String {
    "<subviews>\(elements.joined())</subviews>"
  }

  /// Returns the element of a constraint such as `v1.width <= v2.width * 0.5 + 8`.
  private static func constraint(_ text: String) -> String {
    var words = text.split(separator: " ").map(String.init)
    func item(_ word: String, _ place: String) -> String {
      let parts = word.split(separator: ".")
      return "\(place)Item=\"\(parts[0])\" \(place)Attribute=\"\(parts[1])\" "
    }
    let relation = ["==": "", "<=": "lessThanOrEqual", ">=": "greaterThanOrEqual"][words[1]] ?? ""
    var keys = item(words[0], "first")
    if !relation.isEmpty { keys += "relation=\"\(relation)\" " }
    words.removeFirst(2)
    if words[0].contains(".") {
      keys += item(words.removeFirst(), "second")
    } else {
      keys += "constant=\"\(words.removeFirst())\" "
    }
    while words.count > 1 {
      let sign = words.removeFirst()
      let number = words.removeFirst()
      switch sign {
      case "*": keys += "multiplier=\"\(number)\" "
      case "-": keys += "constant=\"-\(number)\" "
      default: keys += "constant=\"\(number)\" "
      }
    }
    return "<constraint \(keys) id=\"\(abs(text.utf8.reduce(5381) { ($0 &* 33) ^ Int($1) }))\"/>"
  }

  nonisolated private static let text = "aaaa bbbb cccc"

  /// A wrapped label whose width is only limited is as wide as its longest line.
  nonisolated private static let wrapped = [
    Situation(
      testDescription: "a bubble",
      objects: element("view", 1, "", subviews(label(2, text, lines: 0))),
      constraints: [
        "v1.trailing == root.trailing - 16", "v1.leading >= root.leading + 168",
        "v1.top == root.top", "v2.leading == v1.leading + 8", "v1.trailing == v2.trailing + 8",
        "v2.top == v1.top + 8", "v1.bottom == v2.bottom + 8",
      ],
      frames: [1: rect(198, 0, 106, 56), 2: rect(206, 8, 90, 40)]),
    Situation(
      testDescription: "tags in a column",
      objects: element(
        "stackView", 1, "opaque=\"NO\" axis=\"vertical\" alignment=\"leading\"",
        subviews(label(2, text, lines: 0), label(3, "ddd"))),
      constraints: ["v1.leading == root.leading", "v1.top == root.top", "v1.width <= 120"],
      frames: [1: rect(0, 0, 90, 60), 2: rect(0, 0, 90, 40), 3: rect(0, 40, 30, 20)]),
    Situation(
      testDescription: "a text beside an icon",
      objects: element("view", 1) + label(2, text, lines: 0),
      constraints: [
        "v1.leading == root.leading + 16", "v1.width == 24", "v1.height == 24",
        "v1.top == root.top", "v2.leading == v1.trailing + 8", "v2.top == root.top",
        "v2.trailing <= root.trailing - 152",
      ],
      frames: [1: rect(16, 0, 24, 24), 2: rect(48, 0, 90, 40)]),
  ]

  /// A multiplier acts on coordinates that do not flip (StackOverflow 33714527).
  nonisolated private static let multipliers = [
    Situation(
      testDescription: "half the trailing edge", objects: element("view", 1),
      constraints: [
        "v1.trailing == root.trailing * 0.5", "v1.width == 40", "v1.top == root.top",
        "v1.height == 20",
      ],
      frames: [1: rect(120, 0, 40, 20)], mirrored: [1: rect(0, 0, 40, 20)]),
    Situation(
      testDescription: "half the centre", objects: element("view", 1),
      constraints: [
        "v1.centerX == root.centerX * 0.5", "v1.width == 40", "v1.top == root.top",
        "v1.height == 20",
      ],
      frames: [1: rect(60, 0, 40, 20)], mirrored: [1: rect(60, 0, 40, 20)]),
  ]

  /// Of two that are as strong, the earlier gives way (Stevia#55).
  nonisolated private static let ties =
    [
      (String(repeating: "a", count: 20), rect(10, 0, 90, 20), rect(110, 0, 200, 20)),
      ("aa", rect(10, 0, 270, 20), rect(290, 0, 20, 20)),
    ].map { words, first, second in
      Situation(
        testDescription: "two texts of \(words.count) letters in a row",
        objects: label(1, words) + label(2, words),
        constraints: [
          "v1.leading == root.leading + 10", "v2.leading == v1.trailing + 10",
          "v2.trailing == root.trailing - 10", "v1.top == root.top", "v2.top == root.top",
        ], frames: [1: first, 2: second])
    } + [
      Situation(
        testDescription: "a plain view between texts in a stack",
        objects: element(
          "stackView", 1, "opaque=\"NO\" spacing=\"10\"",
          subviews(label(2, "aa"), element("view", 3), label(4, "bb"))),
        constraints: [
          "v1.leading == root.leading", "v1.trailing == root.trailing", "v1.top == root.top",
          "v1.height == 40",
        ],
        frames: [2: rect(0, 0, 20, 40), 3: rect(30, 0, 260, 40), 4: rect(300, 0, 20, 40)])
    ]

  /// The keys of `NSParagraphStyle` that letters of 10 x 20 points know.
  nonisolated private static let styles = [("lineSpacing=\"6\"", 40.0, 46.0)].map {
    style, width, height in
    Situation(
      testDescription: "paragraphs with \(style)", objects: paragraphs(1, "aaaa&#10;bbbb", style),
      constraints: ["v1.leading == root.leading", "v1.top == root.top"],
      frames: [1: rect(0, 0, width, height)])
  }

  /// Runtime attributes of layers; a view that clips has no shadow.
  nonisolated private static let shadows = [("", 1), ("clipsSubviews=\"YES\"", 0)].map {
    clips, count in
    Situation(
      testDescription: "\(count) shadows by runtime attributes",
      objects: element(
        "view", 1, clips,
        """
        <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>\
        <userDefinedRuntimeAttributes>\
        <userDefinedRuntimeAttribute type="number" keyPath="layer.shadowOpacity">\
        <real key="value" value="0.5"/></userDefinedRuntimeAttribute>\
        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">\
        <real key="value" value="6"/></userDefinedRuntimeAttribute>\
        </userDefinedRuntimeAttributes>
        """),
      constraints: [
        "v1.leading == root.leading + 20", "v1.top == root.top + 20", "v1.width == 100",
        "v1.height == 40",
      ], frames: [1: rect(20, 20, 100, 40)], shadows: count)
  }

  @Test(
    "have the same frames as documents and in code, and look the same",
    arguments: [wrapped, multipliers, ties, styles, shadows].flatMap { $0 })
  func frames(situation: Situation) throws {
    let text = Self.nib(situation)
    for (direction, scale) in [("ltr", 2.0), ("ltr", 3), ("rtl", 2)] {
      let isMirrored = direction == "rtl"
      let document = try laidOut(text, isMirrored, scale)
      let loaded = try loaded(text, isMirrored, scale)
      for (tag, frame) in situation.frames.sorted(by: { $0.key < $1.key }) {
        let mirror = Rect(
          x: 320 - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
        let right = isMirrored ? situation.mirrored[tag] ?? mirror : frame
        for (road, found) in [("document", document.frames[tag]), ("code", loaded.frames[tag])] {
          let found = try #require(found, "\(tag)")
          #expect(
            abs(found.minX - right.minX) < 0.01 && abs(found.minY - right.minY) < 0.01
              && abs(found.width - right.width) < 0.01 && abs(found.height - right.height) < 0.01,
            "\(tag) as \(road) at \(scale)x, \(direction): \(found), not \(right)")
        }
      }
      let difference = RoadDifference(document.drawn, loaded.drawn)
      #expect(difference.summary.isEmpty, "\(difference.details)")
      #expect(document.drawn.filter { "\($0)".contains("shadow") }.count == situation.shadows)
    }
  }

  private struct Result {
    var frames: [Int: Rect] = [:]
    var drawn: [Drawn] = []
  }

  private static func nib(_ situation: Situation) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <device id="retina6_12" orientation="portrait" appearance="light"/><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    <view contentMode="scaleToFill" id="root"><rect key="frame" x="0" y="0" width="320" \
    height="480"/><subviews>\(situation.objects)</subviews>
    <constraints>\(situation.constraints.map(constraint).joined())</constraints>
    <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/></view>
    </objects></document>
    """
  }

  /// Lays a nib out as a document.
  private func laidOut(_ text: String, _ isMirrored: Bool, _ scale: Double) throws -> Result {
    let scenes = try NibScene.read(bytes: Array(text.utf8), path: "neighbour.xib")
    var values: [AxisValue] = [.scale(scale)]
    if isMirrored { values.append(.direction(.rtl)) }
    let document = try Renderer(.blocks).layOut(
      try #require(scenes.first), Variant(name: "default", values: values))
    var result = Result(drawn: Drawn.all(in: document.root, scale: scale))
    collect(document.root, .zero) { view in
      view.identifier.flatMap { $0.hasPrefix("v") ? Int($0.dropFirst()) : nil }
    } into: {
      result.frames[$0] = $1
    }
    return result
  }

  private func collect(
    _ view: View, _ origin: Point, tag: (View) -> Int?, into found: (Int, Rect) -> Void
  ) {
    let frame = view.layoutFrame.offsetBy(dx: origin.x, dy: origin.y)
    if let tag = tag(view) { found(tag, frame) }
    for subview in view.subviews { collect(subview, frame.origin, tag: tag, into: found) }
  }

  /// Loads a nib in code.
  private func loaded(_ text: String, _ isMirrored: Bool, _ scale: Double) throws -> Result {
    let before = KitEnvironment.current
    defer { KitEnvironment.current = before }
    let screen = CGSize(width: 320, height: 480)
    var environment = KitEnvironment(
      device: DeviceScreen(size: screen, scale: scale, safeArea: .zero), text: BlockMeasurer())
    if isMirrored {
      environment.traits = UITraitCollection(traitsFrom: [
        environment.traits, UITraitCollection(layoutDirection: .rightToLeft),
      ])
    }
    KitEnvironment.current = environment
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(text.utf8).write(to: folder.appendingPathComponent("Neighbour.xib"))
    AssetLibrary.use(folders: [folder.path])
    let made = UINib(nibName: "Neighbour", bundle: nil).instantiate(withOwner: nil)
    let view = try #require(made.compactMap { $0 as? UIView }.first)
    let window = UIWindow(frame: CGRect(origin: .zero, size: screen))
    window.addSubview(view)
    view.frame = window.bounds
    window.layoutIfNeeded()
    _ = NibDiagnostic.take()
    var result = Result(drawn: Drawn.all(in: view.layoutRoot, scale: scale))
    for tag in 1...4 {
      guard let found = view.viewWithTag(tag) else { continue }
      let frame = found.convert(found.bounds, to: view)
      result.frames[tag] = Rect(
        x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
    }
    return result
  }
}
