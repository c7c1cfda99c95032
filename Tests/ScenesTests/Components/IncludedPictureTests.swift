import Controls
import Foundation
import Scenes
import Testing

@Suite("Pictures of included components")
struct IncludedPictureTests {
  /// The pictures at the ends of a slider were taken for paths relative to the scene.
  @Test("Each picture in a control's table is relative to the file that states it")
  func pictures() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "pictures-\(UUID())")
    let shared = folder.appending(path: "shared")
    try FileManager.default.createDirectory(at: shared, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let rows = ViewKind.allCases.flatMap { kind in
      kind.ownProperties.filter { $0.kind == .picture }.map { (kind, $0.name) }
    }
    #expect(rows.count >= 4)
    for (kind, key) in rows {
      let component = "components: { one: { view: { type: \(kind.rawValue), \(key): a.png } } }"
      try Data(component.utf8).write(to: shared.appending(path: "c.yaml"))
      let scene = try SceneReader.read(
        text: "include: shared/c.yaml\nroot: { subviews: { a: { type: one } } }\n",
        path: folder.appending(path: "scene.yaml").path)
      let view = try #require(scene.root.subviews.first)
      let stated = view.attributes.first { $0.key == key }?.value
      #expect(stated == .property(.picture("shared/a.png")), "\(kind) \(key)")
    }
  }
}
