import Documents
import Scenes
import Testing

/// Reads a scene that is wrong and gives what a terminal would show.
func errors(in text: String, path: String = "scene.yaml") -> String {
  errors(in: Array(text.utf8), path: path)
}

/// Reads bytes that are no scene and gives what a terminal would show.
func errors(in bytes: [UInt8], path: String = "scene.yaml") -> String {
  do throws(SceneErrors) {
    _ = try SceneReader.read(bytes: bytes, path: path)
    return "no error"
  } catch {
    return error.description
  }
}

/// Reads a scene that is right.
func scene(_ text: String) throws -> Scene {
  try SceneReader.read(text: text, path: "scene.yaml")
}
