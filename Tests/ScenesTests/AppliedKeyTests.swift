import AutoLayout
import Controls
import Documents
import Scenes
import Testing
import Typesetting

/// A key that a type's table declares must have an effect on its view.
@Suite("Applied keys")
struct AppliedKeyTests {
  /// Keys that have no effect alone, with the keys of the view that they need.
  private static let company: [String: String] = [
    "arguments": "text: \"%@ %@ %@\"", "designSize": "frame: [0, 0, 10, 10]",
    "adjustsFontSizeToFitWidth": "text: wide", "minimumScaleFactor": "text: wide",
    "cornerStyle": "style: filled", "buttonSize": "style: plain",
    "groupSpacing": "group: {}", "maskedCorners": "cornerRadius: 8", "secure": "text: wide",
    "symbolSize": "symbol: plus", "symbolScale": "symbol: plus", "symbolWeight": "symbol: plus",
    "symbolColors": "symbol: plus",
  ]
  /// Keys that need a picture, that make the tree, that name views, or that only rows show.
  private static let others = [
    "type", "source", "image", "scale", "flipsForRightToLeft", "renderingMode", "capInsets",
    "resizingMode", "decrementImage", "incrementImage", "minimumImage", "maximumImage",
    "subviews", "sections", "header", "footer", "separatorStyle", "guides", "arranged",
    "variations", "customSpacing", "accessibility",
  ]
  /// Keys that a type accepts with all others of its family although they have no meaning for it;
  /// a remark says so.
  private static let meaningless: [ViewKind: String] = [
    .button: "preferredMaxLayoutWidth", .textField: "preferredMaxLayoutWidth",
    .textView: "preferredMaxLayoutWidth", .scrollView: "contentMode", .stackView: "contentMode",
    .tableView: "contentMode", .collectionView: "contentMode",
  ]

  @Test("Every key of every type changes the view that states it", arguments: ViewKind.allCases)
  func applied(kind: ViewKind) throws {
    var random = SceneRandom(seed: 7)
    for property in SceneFormat.properties(of: kind) where !Self.others.contains(property.name) {
      var company = Self.company[property.name].map { ", \($0)" } ?? ""
      if kind == .textField { company.replace("symbol:", with: "leftSymbol:") }
      let bare = try state(kind, company)
      // Anything that contains an object's address differs from view to view and proves nothing.
      let isStable = zip(bare, try state(kind, company)).map { $0 == $1 }
      #expect(isStable.contains(true))
      var isApplied = false
      for _ in 0..<60 where !isApplied {
        let value = random.value(of: property.schema, depth: 2)
        let changed = try? state(kind, "\(company), \(property.name): \(value)")
        isApplied =
          changed.map { zip(zip($0, bare), isStable).contains { $0.0 != $0.1 && $1 } } ?? false
      }
      #expect(
        isApplied != (Self.meaningless[kind] == property.name),
        "'\(property.name)' of \(kind)")
      guard Self.meaningless[kind] == property.name else { continue }
      let value = random.value(of: property.schema, depth: 2)
      #expect(try remarks(kind, "\(property.name): \(value)").contains("has no effect"))
    }
  }

  @Test("A view with a frame is told that its priorities have no effect, one in a stack is not")
  func prioritiesBesideFrame() throws {
    for key in ["hugging", "compression"] {
      let said = try remarks(.label, "\(key): 900")
      #expect(said == "'\(key)' of 'a' has no effect: 'frame' decides the size")
    }
    let stacked = try scene(
      "root: { subviews: { s: { type: stackView, subviews: { a: { type: label, hugging: 900 } } } } }"
    )
    let tree = try SceneBuilder.build(
      LoadedScene(stacked), Overrides(), measurer: BlockMeasurer())
    #expect(!tree.remarks.contains { $0.message.contains("has no effect") })
  }

  private func remarks(_ kind: ViewKind, _ keys: String) throws -> String {
    let text = "root: { subviews: { a: { type: \(kind.rawValue), frame: [0, 0, 9, 9], \(keys) } } }"
    let tree = try SceneBuilder.build(
      LoadedScene(scene(text)), Overrides(), measurer: BlockMeasurer())
    return tree.remarks.map(\.message).joined(separator: "\n")
  }

  /// Returns everything that a view of a type with some keys stores by value.
  private func state(_ kind: ViewKind, _ keys: String) throws -> [String] {
    let text = """
      colors: { ink: { light: "#112233", dark: white } }
      root: { subviews: { a: { type: \(kind.rawValue)\(keys) } } }
      """
    let tree = try SceneBuilder.build(
      LoadedScene(scene(text)), Overrides(), measurer: BlockMeasurer())
    return Self.values(of: try #require(tree.view("a")))
  }

  private static func values(of view: View) -> [String] {
    var lines: [String] = []
    var mirror: Mirror? = Mirror(reflecting: view)
    while let current = mirror {
      for child in current.children where Mirror(reflecting: child.value).displayStyle != .class {
        lines.append("\(child.label ?? ""): \(child.value)")
      }
      mirror = current.superclassMirror
    }
    return lines
  }
}
