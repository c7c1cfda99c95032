package import AutoLayout
package import Documents
package import Localization

/// The contents of a scene file: a value that can be compared, kept and built any number of
/// times.
package struct Scene: Equatable, Sendable {
  /// The file it was read from.
  package let source: SourceFile
  /// The files that the scene may name.
  package internal(set) var reach = FileReach.everywhere
  /// The files that the scene brings in, and what led to each part of them.
  package internal(set) var origins: Origins
  /// Whether the pictures that the scene names are only measured.
  package internal(set) var measuresPictures = false
  /// The included files and the data files, relative to the scene's folder.
  package internal(set) var broughtFiles: [String] = []
  /// What the scene shares with others.
  var shared = SharedFiles()
  /// The components that the scene's files state, its own first.
  package internal(set) var components: [SceneComponent] = []
  /// Warnings about what the files state.
  var remarks: [Remark] = []
  /// The example that the scene shows; nil for a file's own scene.
  package internal(set) var example: SceneExample?
  /// The title, shown in reports.
  package internal(set) var title: String?
  /// The variants with a golden picture; nil leaves it to the project.
  package internal(set) var pictures: VariantSelection?
  /// The canvas.
  package internal(set) var canvas = SceneCanvas()
  /// What the scene's files call colours.
  package internal(set) var colorNames = ColorNames()
  /// The metrics in the order of the file.
  package internal(set) var metrics: [SceneMetric] = []
  /// The outermost view.
  package internal(set) var root: SceneView
  /// The constraints in the order of the file.
  package internal(set) var constraints: [SceneConstraint] = []
  /// The strings.
  package internal(set) var strings = SceneStrings()
  /// How numbers in formatted texts are written; nil for the language's way.
  package internal(set) var numbers: NumberNotation?
  /// Which contradictions are reported; nil for the smallest.
  package internal(set) var conflicts: ConflictChoice?
  /// The scene's states besides its base, in the order of the file.
  package internal(set) var states: [SceneState] = []
  /// The axes on which the scene varies.
  package internal(set) var variants = SceneVariants()
  /// The expectations that `check` tests.
  package internal(set) var expectations: [SceneExpectation] = []
  /// The order in which the views are read.
  package internal(set) var reading = SceneReadingOrder()
  /// The findings of an audit that are accepted.
  package internal(set) var waivers: [SceneWaiver] = []

  init(source: SourceFile, root: SceneView) {
    self.source = source
    origins = Origins(source)
    self.root = root
  }
}

extension Scene {
  /// Creates an error about this scene at a place in its file.
  func error(_ clause: Clause, at place: Place?) -> Diagnostic {
    origins.diagnostic(.error, clause, at: place)
  }

  /// Creates a remark about this scene at a place in its file, with the source line.
  package func diagnostic(
    _ severity: Diagnostic.Severity, _ code: Diagnostic.Code, _ message: String, at place: Place?,
    hint: Hint? = nil
  ) -> Diagnostic {
    origins.diagnostic(severity, Clause(code, message, hint: hint), at: place)
  }

  /// A warning at a place.
  struct Remark: Hashable, Sendable {
    let clause: Clause
    let place: Place
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
