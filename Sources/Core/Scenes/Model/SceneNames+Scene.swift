import Controls
import Documents

extension Scene {
  /// Returns a name with its beginning replaced by the id of the view that it leads to:
  /// `rows.row.first.badge.width` becomes `row.mei.badge.width`; unchanged if it leads nowhere.
  package func canonicalPath(_ text: String) -> String {
    guard text.contains(".") else { return text }
    let names = SceneNames(self)
    var path = text.split(separator: ".", omittingEmptySubsequences: false)[...]
    while !path.isEmpty {
      if let id = names.view(at: path.joined(separator: ".")) {
        return ([id] + text.split(separator: ".").dropFirst(path.count).map(String.init))
          .joined(separator: ".")
      }
      path = path.dropLast()
    }
    return text
  }
}

extension SceneNames {
  /// Creates the names of a scene that has been read.
  init(_ scene: Scene) {
    self.init()
    let reporter = Reporter(scene.source)
    reporter.origins = scene.origins
    for metric in scene.metrics {
      declare(metric.name, as: .metric(metric.value), at: metric.place, reporter)
    }
    declare(scene.root, reporter)
  }

  private mutating func declare(_ view: SceneView, _ reporter: Reporter) {
    declare(view.id, as: .view(view.kind), at: view.place, reporter)
    open(view.id)
    for guide in view.guides {
      declare(guide.value, as: .guide(owner: view.id), at: guide.place, reporter)
    }
    if let slot = view.slot { declare(alias: slot.value, of: view.id, at: slot.place, reporter) }
    for subview in view.subviews { declare(subview, reporter) }
    close()
  }
}
