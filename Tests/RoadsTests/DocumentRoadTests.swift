import AutoLayout
import Controls
import Converting
import Documents
import Foundation
import Geometry
import InterfaceBuilder
import Rendering
import Scenes
import Testing
import Typesetting
import UIKit

/// The gallery's storyboards and nibs by three roads: drawn as documents, converted to scenes, and
/// loaded by `UIStoryboard` and `UINib`.
@Suite("Roads of documents", .serialized) @MainActor
struct DocumentRoadTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Scenes/documents").standardized.path

  /// The names of the gallery's documents, in order.
  nonisolated static let names: [String] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Scenes/documents").standardized.path
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
  }()

  /// The fonts and the app's pictures, read once for all documents.
  private static let shared = Result { try SharedRoads(folder) }

  @Test("The gallery has its documents") func documents() { #expect(Self.names.count >= 15) }

  @Test("Every road draws the same, but for what the ledger explains", arguments: names)
  func agree(name: String) throws {
    let roads = try Self.shared.get()
    var found: [String] = []
    var details: [String] = []
    for scene in try roads.scenes(of: name) {
      let document = try roads.renderer.layOut(scene)
      let expected = Drawn.all(in: document.root, scale: document.scale)
      let others = [
        ("convert", try roads.converted(document)),
        ("UIKit", try roads.loaded(scene, like: document)),
      ]
      for (road, drawn) in others {
        let difference = RoadDifference(expected, drawn)
        guard !difference.summary.isEmpty else { continue }
        found.append("\(scene.name) \(road): \(difference.summary)")
        details.append("\(scene.name) \(road)\n\(difference.details)")
      }
    }
    #expect(
      found == Ledger.differences[name, default: []],
      "\(details.joined(separator: "\n"))")
  }
}

/// What the roads of all documents share.
@MainActor private final class SharedRoads {
  let renderer: Renderer
  private let folder: String
  private let assets: AssetCatalog
  private let text: any TextDrawing

  init(_ folder: String) throws {
    self.folder = folder
    let library = try FontLibrary()
    (renderer, text) = (Renderer(library: library), Typesetter(library: library))
    assets = try AssetCatalog(folders: [folder + "/Gallery.xcassets"])
  }

  func scenes(of name: String) throws -> [NibScene] {
    // Other tests use their own; this one is done before they go on.
    AssetLibrary.use(folders: [folder])
    let path = "\(folder)/\(name)"
    return try NibScene.read(bytes: try FileBytes.read(path), path: path, assets: assets)
  }

  /// Returns what the scene draws into which a laid-out document is converted.
  func converted(_ document: LaidOutScene) throws -> [Drawn] {
    let folder = folder
    let scene = try #require(document.convertedScene { $0.replacing("\(folder)/", with: "") })
    // A nib becomes a component, which needs a scene around it.
    let size = document.size
    let text =
      scene.text.contains("\nroot:")
      ? scene.text
      : scene.text.replacing("canvas: { ", with: "canvas: { scale: \(document.scale), ")
        + "\nroot: { subviews: { nib: { type: \((document.subject.title ?? "").lowercased()), "
        + "frame: [0, 0, \(size.width), \(size.height)] } } }\n"
    let loaded = try LoadedScene(bytes: Array(text.utf8), path: "\(folder)/converted.yaml")
    let laidOut = try renderer.layOut(loaded)
    return Drawn.all(in: laidOut.root, scale: laidOut.scale)
  }

  /// Returns what the views draw that UIKit loads for a tree, under the device and in the safe area
  /// of the laid-out document.
  func loaded(_ scene: NibScene, like document: LaidOutScene) throws -> [Drawn] {
    let device = scene.document.device
    let screen = cgSize(device.screenSize ?? scene.recordedSize)
    let before = KitEnvironment.current
    defer { KitEnvironment.current = before }
    KitEnvironment.current = KitEnvironment(
      device: DeviceScreen(
        size: screen, scale: CGFloat(device.scale), safeArea: .zero,
        idiom: device.isPad ? .pad : .phone), text: text)
    let file = String(scene.source.path.split(separator: "/").last ?? "")
    let stem = String(file.split(separator: ".").first ?? "")
    let window = UIWindow(frame: CGRect(origin: .zero, size: cgSize(document.size)))
    let view: UIView
    if let id = scene.tree.controller?["id"] {
      let storyboard = UIStoryboard(name: stem, bundle: nil)
      let controller = try #require(storyboard.controller(id))
      window.rootViewController = controller
      window.makeKeyAndVisible()
      view = try #require(controller.view)
    } else {
      let index = try #require(
        scene.document.trees.firstIndex { $0.root["id"] == scene.tree.root["id"] })
      let made = UINib(nibName: stem, bundle: nil).instantiate(withOwner: nil)
      view = try #require(made.compactMap { $0 as? UIView }.dropFirst(index).first)
      window.addSubview(view)
    }
    let insets = document.root.safeAreaInsets
    window.surroundingsDidChange(
      safeArea: UIEdgeInsets(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
    view.frame = CGRect(origin: .zero, size: cgSize(document.size))
    window.layoutIfNeeded()
    defer { window.rootViewController = nil }
    _ = NibDiagnostic.take()
    return Drawn.all(in: view.layoutRoot, scale: document.scale)
  }
}

private func cgSize(_ size: Size) -> CGSize { CGSize(width: size.width, height: size.height) }
