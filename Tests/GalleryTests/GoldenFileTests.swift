import Goldens
import Scenes
import Testing

@Suite("The gallery's goldens")
struct GoldenFileTests {
  @Test("Every variant of every scene has a layout, and at least sixty have pictures")
  func complete() throws {
    for scene in Gallery.scenes {
      for variant in try Gallery.variants(of: scene) {
        let name = try GoldenStore.name(scene: scene, variant: variant.name, .layout)
        #expect(FileTree.exists(Gallery.path("goldens/\(name)")), "\(name)")
      }
    }
    #expect(Gallery.pictures.count >= 60)
  }

  @Test("A picture over 40 KB has a reason, and every reason belongs to an existing picture")
  func reasons() throws {
    // `#   SCENE: why`, in the project's configuration.
    let reasons = try Gallery.text("alrender.yaml").split(separator: "\n").compactMap { line in
      line.hasPrefix("#   ") ? line.dropFirst(4).split(separator: ": ", maxSplits: 1) : nil
    }.filter { $0.count == 2 }.map { String($0[0]) }
    #expect(!reasons.isEmpty)
    var isUsed = [Bool](repeating: false, count: reasons.count)
    for picture in Gallery.pictures where picture.size > 40_000 {
      let index = reasons.firstIndex { reason in
        reason.hasSuffix("*")
          ? picture.name.hasPrefix(reason.dropLast()) : picture.name.hasPrefix(reason + "/")
      }
      if let index { isUsed[index] = true }
      #expect(index != nil, "\(picture.name) has \(picture.size) bytes and no reason")
    }
    for (reason, isUsed) in zip(reasons, isUsed) { #expect(isUsed, "\(reason)") }
  }
}
