// Draws every variant of the scenes named on the command line, several at a time, as a service
// would handle its requests: RenderService SCENE... FOLDER
import Diagnosis
import Foundation
import Rendering

/// Lays out one variant, and returns its picture and its problems.
@Sendable func picture(
  of scene: DocumentScene, as variant: SceneVariant, fonts: SceneFonts
) throws -> (png: [UInt8], findings: [SceneIssue]) {
  let layout = try SceneRenderer(fonts: fonts).layOut(scene, as: variant)
  return (try layout.png(), layout.findings())
}

let arguments = CommandLine.arguments.dropFirst()
guard arguments.count >= 2, let folder = arguments.last else {
  print("usage: RenderService SCENE... FOLDER")
  exit(64)
}
try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
do {
  let fonts = try SceneFonts()
  for path in arguments.dropLast() {
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    for scene in try SceneDocument(path: path).scenes {
      try await withThrowingTaskGroup { group in
        for variant in scene.variants {
          group.addTask {
            let (png, findings) = try picture(of: scene, as: variant, fonts: fonts)
            try Data(png).write(to: URL(fileURLWithPath: "\(folder)/\(name)-\(variant).png"))
            return "\(name) \(variant): \(png.count) bytes, \(findings.count) findings"
          }
        }
        for try await line in group { print(line) }
      }
    }
  }
} catch let error as SceneError {
  print(error)
  exit(1)
}
