import AutoLayout
import Controls
import Foundation
import Geometry
import Rendering
import Scenes
import Testing
import Typesetting
import UIKit

/// A key of scenes, and the same in code through UIKit.
struct CodedKey: Sendable {
  let kind: ViewKind
  let key: String
  /// The value in a scene, with other keys that it needs.
  let scene: String
  /// The other keys.
  let company: String
  /// Sets it in code.
  let code: @MainActor @Sendable (UIView) -> Void

  init<View: UIView>(
    _ kind: ViewKind, _ type: View.Type, _ key: String, _ value: String, with more: String = "",
    _ code: @escaping @MainActor @Sendable (View) -> Void
  ) {
    (self.kind, self.key, company) = (kind, key, more)
    scene = "\(key): \(value)" + (more.isEmpty ? "" : ", \(more)")
    self.code = { view in (view as? View).map(code) }
  }
}

/// Each control with each key: by a scene, and in code through UIKit.
@Suite("Roads of controls", .serialized) @MainActor
struct ControlRoadTests {
  private static let library = Result { try FontLibrary() }

  @Test("Each key of a control draws in code what it draws in a scene", arguments: CodedKeys.kinds)
  func agree(kind: ViewKind) throws {
    var found: [String] = []
    var details: [String] = []
    var turns = 0
    for key in CodedKeys.all where key.kind == kind {
      turns += 1
      let difference = RoadDifference(try scene(key), try code(key))
      guard !difference.summary.isEmpty else { continue }
      found.append("\(key.key): \(difference.summary)")
      details.append("\(key.key)\n\(difference.details)")
    }
    #expect(turns > 0)
    #expect(
      found == Ledger.differences[kind.rawValue, default: []],
      "\(details.joined(separator: "\n"))")
  }

  @Test("Every key of a control is set in code, or says why it is not", arguments: CodedKeys.kinds)
  func complete(kind: ViewKind) {
    let coded = Set(CodedKeys.all.filter { $0.kind == kind }.map(\.key))
    let shared = Set(SceneFormat.keys(of: .view))
    for key in SceneFormat.keys(of: kind) where kind == .view || !shared.contains(key) {
      let isExcused = CodedKeys.excuses.contains {
        $0.keys.contains(key) || $0.keys.contains("\(kind).\(key)")
      }
      #expect(coded.contains(key) != isExcused, "\(kind).\(key)")
    }
  }

  private static let frame = Rect(x: 10, y: 10, width: 150, height: 60)

  /// Returns what a scene with the key draws.
  private func scene(_ key: CodedKey) throws -> [Drawn] {
    let text = """
      canvas: { width: 200, height: 100, scale: 3 }
      root: { subviews: { a: { type: \(key.kind.rawValue), frame: [10, 10, 150, 60], \(key.scene) } } }
      """
    let renderer = Renderer(library: try Self.library.get())
    let laidOut = try renderer.layOut(LoadedScene(bytes: Array(text.utf8), path: "scene.yaml"))
    return Drawn.all(in: laidOut.root, scale: 3)
  }

  /// Returns what the view of UIKit draws after the code.
  private func code(_ key: CodedKey) throws -> [Drawn] {
    let before = KitEnvironment.current
    defer { KitEnvironment.current = before }
    KitEnvironment.current = KitEnvironment(text: Typesetter(library: try Self.library.get()))
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let view = try #require(CodedKeys.view(of: key.kind))
    view.frame = CGRect(x: 10, y: 10, width: 150, height: 60)
    root.addSubview(view)
    key.code(view)
    root.layoutIfNeeded()
    return Drawn.all(in: root.layoutRoot, scale: 3)
  }
}
