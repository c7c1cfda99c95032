import Documents
import Scenes

/// Returns everything that a scene states except places: its properties by name.
func meaning(of scene: Scene) -> [String] {
  var lines: [String] = []
  func visit(_ value: Any, _ path: String) {
    // The variants that a declaration makes are compared by the declaration.
    if value is Place || value is SourceFile || value is ScalarSpan || value is VariantList
      || value is ColorNames
    {
      return
    }
    // A scene is written without components, with each instance as the views that it makes.
    if value is [SceneComponent] || "\(type(of: value))" == "Origins" { return }
    if path == "scene.broughtFiles" || path == "scene.shared" { return }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .dictionary {
      let entries = mirror.children.map { "\($0.value)" }.sorted()
      lines.append("\(path) = \(entries)")
      return
    }
    guard !mirror.children.isEmpty else {
      // It only matters whether a list is empty or missing, and which case a value is.
      lines.append("\(path) = \(mirror.subjectType) \(value)")
      return
    }
    if mirror.displayStyle == .enum { lines.append("\(path) is \(name(of: value, mirror))") }
    for (index, child) in mirror.children.enumerated() {
      visit(child.value, "\(path).\(child.label ?? "\(index)")")
    }
  }
  visit(scene, "scene")
  return lines
}

private func name(of value: Any, _ mirror: Mirror) -> String {
  mirror.children.first?.label ?? "\(value)"
}
