import Controls
import Converting
import Diagnosis
import Documents
import Foundation
import Geometry
import InterfaceBuilder
import Localization
import Rendering
import Scenes
import Testing
import Typesetting

/// Every document of the gallery as the scene that `convert` makes of it: both are laid out in twelve
/// variants and compared. What the format cannot say stands in the scene as a comment.
@Suite("Conversion of the gallery's documents")
struct DocumentConversionTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Scenes").standardized.path

  private static let variants: [(name: String, values: [AxisValue])] = [
    ("default", []), ("rtl", [.direction(.rtl)]), ("doubled", [.strings(.doubled)]),
    ("accented", [.strings(.accented)]), ("large", [.textSize(.accessibilityExtraLarge)]),
    ("small", [.textSize(.xSmall)]), ("dark", [.appearance(.dark)]),
    ("wide", [.width(.points(430)), .height(.points(932))]),
    ("narrow", [.width(.points(320)), .height(.points(568))]),
    ("doubled+rtl", [.direction(.rtl), .strings(.doubled)]),
    ("landscape", [.width(.points(844)), .height(.points(390))]),
    (
      "large+narrow",
      [
        .textSize(.accessibilityExtraLarge), .width(.points(320)), .height(.points(568)),
      ]
    ),
  ]

  /// The trees that differ, with the variants in which they do and what the comment in the scene says.
  private static let known: [String: (variants: Set<String>, comment: String)] = [
    "buttons.storyboard#Insets": (["small"], "its size at this text size"),
    "buttons.storyboard#Pictures": (
      ["large", "small", "large+narrow"], "around the picture at this text size"
    ),
    "lists.storyboard#Plain": (Set(variants.map(\.name)), margins),
    "lists.storyboard#Collection": (["narrow", "large+narrow"], "UICollectionView"),
    "lists.storyboard#Edited": (["wide", "landscape"], margins),
    "rows.storyboard#Self-sizing": (Set(variants.map(\.name)), margins),
    "tables.storyboard#Grouped": (["wide", "landscape"], margins),
    "tables.storyboard#Inset grouped": (["wide", "landscape"], margins),
    "tables.storyboard#Prototypes": (
      ["rtl", "doubled", "doubled+rtl", "wide", "narrow", "landscape", "large+narrow"],
      "UITableView"
    ),
    "symbols.storyboard#Symbols": (["large", "small", "large+narrow"], "the picture"),
  ]
  private static let margins = "its rows keep the margins that they have at this width"

  /// A tree, its conversion, and both in all variants.
  private struct Comparison {
    var name: String
    var text: String
    var different: Set<String> = []
    var example = ""
  }

  private static func comparisons() throws -> [Comparison] {
    let renderer = try Renderer(.blocks)
    let assets = try AssetCatalog(folders: ["\(folder)/documents/Gallery.xcassets"])
    var all: [Comparison] = []
    for place in ["documents", "storyboards"] {
      let files = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(place)").sorted()
      for file in files where NibScene.isNib(path: file) {
        let path = "\(folder)/\(place)/\(file)"
        for tree in try NibScene.read(bytes: FileBytes.read(path), path: path, assets: assets) {
          all.append(
            try compare(tree, "\(file)#\(tree.name)", "\(folder)/\(place)/x.yaml", renderer))
        }
      }
    }
    return all
  }

  private static func compare(
    _ tree: NibScene, _ name: String, _ path: String, _ renderer: Renderer
  ) throws -> Comparison {
    let text = try #require(try renderer.layOut(tree).convertedScene()).text
    let scene = try LoadedScene.readAll(
      bytes: Array(text.utf8), path: path, project: ProjectConfiguration())
    let converted = try #require(scene.scene ?? scene.examples.first, "\(name)")
    var comparison = Comparison(name: name, text: text)
    for variant in variants {
      // The example of a component has a size of its own.
      if scene.scene == nil, variant.values.contains(where: { $0.axis == .width }) { continue }
      let choice = Variant(name: variant.name, values: variant.values)
      let before = try renderer.layOut(tree, choice).recorded(findsAmbiguity: false).views
      let after = try renderer.layOut(converted, choice).recorded(findsAmbiguity: false).views
        .dropFirst(scene.scene == nil ? 1 : 0).filter { !$0.id.contains(/(Header|Footer)\d+$/) }
      let pairs = Array(zip(before, after))
      let odd = pairs.first { !isClose($0.absoluteFrame, $1.absoluteFrame) }
      guard before.count != after.count || odd != nil else { continue }
      comparison.different.insert(variant.name)
      comparison.example +=
        "\n  \(variant.name): "
        + (odd.map { "\($0.id) \($0.absoluteFrame), \($1.id) \($1.absoluteFrame)" }
          ?? "\(before.count) and \(after.count) views")
    }
    return comparison
  }

  private static func isClose(_ one: Rect, _ other: Rect) -> Bool {
    max(
      abs(one.minX - other.minX), abs(one.minY - other.minY), abs(one.width - other.width),
      abs(one.height - other.height)) < 0.51
  }

  @Test(
    "A document and its scene are laid out the same, except where a comment says what is missing")
  func gallery() throws {
    let all = try Self.comparisons()
    #expect(all.count >= 38)
    for comparison in all {
      let known = Self.known[comparison.name]
      #expect(
        comparison.different.isSubset(of: known?.variants ?? []),
        "\(comparison.name)\(comparison.example)")
      if let known { #expect(comparison.text.contains("# \(known.comment)"), "\(comparison.name)") }
    }
  }

  @Test("Bars for a device that is not listed stay as high in a window of another size")
  func unlistedDevice() throws {
    let path = "\(Self.folder)/documents/bars.storyboard"
    let text = String(decoding: try FileBytes.read(path), as: UTF8.self)
      .replacing("retina6_1", with: "retina9_9")
    let trees = try NibScene.read(bytes: Array(text.utf8), path: path)
    #expect(!trees.isEmpty)
    let renderer = try Renderer(.blocks)
    for tree in trees {
      let result = try Self.compare(tree, tree.name, "\(Self.folder)/documents/x.yaml", renderer)
      #expect(result.different.isEmpty, "\(tree.name)\(result.example)")
    }
  }
}
