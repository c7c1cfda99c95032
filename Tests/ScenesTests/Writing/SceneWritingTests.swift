import Controls
import Documents
import Foundation
import Scenes
import Testing

@Suite("Written scenes")
struct SceneWritingTests {
  /// Returns the difference between a scene and the result of reading its text again; nil if
  /// there is none.
  static func difference(_ first: Scene, _ project: ProjectConfiguration) throws -> String? {
    let text = first.yaml
    let second: Scene
    do {
      second = try SceneReader.read(bytes: Array(text.utf8), path: "written.yaml", project: project)
    } catch {
      return "\(error)\n\(text)"
    }
    let (one, other) = (meaning(of: first), meaning(of: second))
    guard one != other else {
      return second.yaml == text
        ? nil : "written again it is another text:\n\(text)\n\(second.yaml)"
    }
    let changes = other.difference(from: one).map { change in
      switch change {
      case .insert(_, let line, _): "+ \(line)"
      case .remove(_, let line, _): "- \(line)"
      }
    }
    return changes.prefix(12).joined(separator: "\n") + "\n" + text
  }

  @Test("A scene of the gallery is unchanged when its text is read again")
  func gallery() throws {
    let repository = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let project = try ProjectConfiguration.find(from: repository.path)
    let folder = repository.appending(path: "Scenes")
    let files = try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    var count = 0
    for case let file as URL in files where ["yaml", "json"].contains(file.pathExtension) {
      let bytes = [UInt8](try Data(contentsOf: file))
      guard let scene = try? SceneReader.read(bytes: bytes, path: file.path, project: project)
      else { continue }
      count += 1
      if let difference = try Self.difference(scene, project) {
        Issue.record("\(file.lastPathComponent): \(difference)")
      }
    }
    #expect(count > 100)
  }

  @Test("Every key of every type of view is written as it was read", arguments: ViewKind.allCases)
  func keys(kind: ViewKind) throws {
    var random = SceneRandom(seed: 11)
    for property in SceneFormat.properties(of: kind) where property.name != "type" {
      var written = 0
      // A value with keys that must not meet is seldom made by chance.
      for turn in 0..<60 where turn < 8 || written == 0 {
        let value = random.value(of: property.schema, depth: 2)
        let text =
          "root: { subviews: { a: { type: \(kind.rawValue), \(property.name): \(value) } } }"
        guard let scene = try? SceneReader.read(text: text, path: "key.yaml") else { continue }
        let difference = try Self.difference(scene, ProjectConfiguration())
        #expect(difference == nil, "\(text)\n\(difference ?? "")")
        if scene.yaml.contains(property.name) { written += 1 }
      }
      // Some keys mean nothing alone; all others are written.
      let sayNothing = ["designSize", "autoresizing", "customSpacing", "variations", "subviews"]
      #expect(written > 0 || sayNothing.contains(property.name), "\(kind) \(property.name)")
    }
  }

  @Test("A random scene is unchanged when its text is read again", arguments: 0..<40)
  func random(seed: UInt64) throws {
    var random = SceneRandom(seed: seed)
    let text = random.scene()
    let scene: Scene
    do {
      scene = try SceneReader.read(text: text, path: "random.yaml")
    } catch {
      Issue.record("seed \(seed): \(error)\n\(text)")
      return
    }
    let difference = try Self.difference(scene, ProjectConfiguration())
    #expect(difference == nil, "seed \(seed): \(difference ?? "")")
  }

  @Test("Colours that differ between light and dark get names")
  func colors() throws {
    let text = """
      colors: { ink: { light: black, dark: "#FFFFFF80" } }
      root: { background: ink, tint: red, subviews: { a: { background: ink } } }
      """
    #expect(
      try scene(text).yaml == """
        colors: { adaptive1: { light: "#000000", dark: "#FFFFFF80" } }
        root:
          background: adaptive1
          tint: "#FF0000"
          subviews:
            a: { background: adaptive1 }

        """)
  }

  @Test("Groups of constraints that name one trait twice stay groups")
  func groups() throws {
    let text = """
      root: { subviews: { a: {} } }
      constraints:
        - when: { width: ">= 300" }
          constraints:
            - { expr: a.width == 20, when: { width: "< 400", direction: rtl }, id: side }
            - a.height == 20
      """
    #expect(
      try scene(text).yaml == """
        root:
          subviews:
            a: {}
        constraints:
          - when: { width: ">= 300" }
            constraints:
              - { expr: "a.width == 20", id: "side", when: { width: "< 400", direction: rtl } }
          - { expr: "a.height == 20", when: { width: ">= 300" } }

        """)
  }
}
