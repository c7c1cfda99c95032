import Documents
import Scenes
import Testing

/// Reads a faulty scene and returns what a terminal would show.
func errors(in text: String, path: String = "scene.yaml") -> String {
  errors(in: Array(text.utf8), path: path)
}

/// Reads bytes that aren't a scene and returns what a terminal would show.
func errors(in bytes: [UInt8], path: String = "scene.yaml") -> String {
  do throws(SceneErrors) {
    _ = try SceneReader.read(bytes: bytes, path: path)
    return "no error"
  } catch {
    return error.description
  }
}

/// Reads a valid scene.
func scene(_ text: String) throws -> Scene {
  try SceneReader.read(text: text, path: "scene.yaml")
}
