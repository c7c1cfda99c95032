import AutoLayout
import Documents
import InterfaceBuilder
import Scenes

/// A built tree of a document: what remarks about its layout refer to.
struct NibSubject: LayoutSubject {
  let scene: NibScene
  let places: [String: Place]
  private let constraints: [ConstraintSource]

  /// Records where the views and constraints of a built tree are in the file.
  init(_ scene: NibScene, _ tree: NibTree) {
    self.scene = scene
    var places: [String: Place] = [:]
    for (id, _, element) in tree.views {
      places[id] = Place(line: element.line, column: element.column)
    }
    self.places = places
    constraints = tree.constraints.map {
      ConstraintSource(
        id: $0.constraint.nameForPeople, place: Place(line: $0.line, column: $0.column))
    }
  }

  var name: String { "\(scene.source.path)#\(scene.tree.id)" }

  var spokenPath: String { "\(scene.source.path)#\(scene.name)" }

  var title: String? { scene.title }

  var canvasPlace: Place? {
    Place(line: scene.tree.root.line, column: scene.tree.root.column)
  }

  func constraint(_ index: Int) -> ConstraintSource? {
    constraints.indices.contains(index) ? constraints[index] : nil
  }

  func line(_ place: Place) -> SourceLine { SourceLine(place.line, of: scene.source) }

  /// A document's constraint has no text of its own: it is written as in a scene.
  func edited(_ constraint: LayoutConstraint, by edit: ConstraintEdit) -> String? {
    ConstraintNotation(constraint).edited(by: edit)
  }

  func diagnostic(
    _ severity: Diagnostic.Severity, _ code: Diagnostic.Code, _ message: String, at place: Place?,
    hint: Hint?
  ) -> Diagnostic {
    scene.source.diagnostic(severity, code, message, at: place, hint: hint)
  }
}

extension LayoutConstraint {
  /// Its identifier, otherwise its first side: `title.leading`.
  fileprivate var nameForPeople: String {
    identifier ?? "\(first?.spokenName ?? "nothing").\(firstAttribute)"
  }
}
