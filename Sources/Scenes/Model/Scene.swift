package import Documents

/// What a scene file says: a value that can be compared, kept and built any number of times.
package struct Scene: Equatable, Sendable {
  /// The file it was read from.
  package let source: SourceFile
  /// Which files it may name.
  package internal(set) var reach = FileReach.everywhere
  /// The files that it brings in, and what led to each part of them.
  package internal(set) var origins: Origins
  /// The included files and those of data, from the scene's folder.
  package internal(set) var broughtFiles: [String] = []
  /// The components that its files state, its own first.
  package internal(set) var components: [SceneComponent] = []
  /// The example that it shows; nil for a scene of a file's own.
  package internal(set) var example: SceneExample?
  /// The title, shown in reports.
  package internal(set) var title: String?
  /// Which variants have a golden picture; nil leaves it to the project.
  package internal(set) var pictures: VariantSelection?
  /// The canvas.
  package internal(set) var canvas = SceneCanvas()
  /// The metrics in the order of the file.
  package internal(set) var metrics: [SceneMetric] = []
  /// The outermost view.
  package internal(set) var root: SceneView
  /// The constraints in the order of the file.
  package internal(set) var constraints: [SceneConstraint] = []
  /// The strings.
  package internal(set) var strings = SceneStrings()
  /// The states that it can be in besides its base, in the order of the file.
  package internal(set) var states: [SceneState] = []
  /// The axes on which the scene varies.
  package internal(set) var variants = SceneVariants()
  /// The expectations that `check` tests.
  package internal(set) var expectations: [SceneExpectation] = []

  init(source: SourceFile, root: SceneView) {
    self.source = source
    origins = Origins(source)
    self.root = root
  }
}

extension Scene {
  /// Makes an error about this scene at a place in its file.
  func error(_ clause: Clause, at place: Place?) -> Diagnostic {
    origins.diagnostic(.error, clause, at: place)
  }

  /// Makes a remark about this scene at a place in its file, with the source line.
  package func diagnostic(
    _ severity: Diagnostic.Severity, _ code: Diagnostic.Code, _ message: String, at place: Place?,
    hint: Hint? = nil
  ) -> Diagnostic {
    origins.diagnostic(severity, Clause(code, message, hint: hint), at: place)
  }

  /// Calls a closure with every view, a view before its subviews, in the order of the file.
  package func forEachView(_ body: (SceneView) -> Void) { root.forEach(body) }
}

extension SceneView {
  fileprivate func forEach(_ body: (SceneView) -> Void) {
    body(self)
    for subview in subviews { subview.forEach(body) }
  }
}
