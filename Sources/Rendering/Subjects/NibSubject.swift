import AutoLayout
import Controls
import Geometry
import InterfaceBuilder
import Scenes

/// A tree of a document after it was built: what remarks about its layout refer to.
struct NibSubject: LayoutSubject {
  let scene: NibScene
  /// The tree as it was built.
  let tree: NibTree
  /// The surroundings that its controls were made in.
  let environment: ControlEnvironment
  let places: [String: Place]
  private let constraints: [ConstraintSource]
  /// What people call each view, by id; for looking up.
  private let names: [String: String]

  /// Notes where the views and constraints of a built tree stand in the file.
  init(_ scene: NibScene, _ tree: NibTree, _ environment: ControlEnvironment) {
    self.scene = scene
    self.tree = tree
    self.environment = environment
    var places: [String: Place] = [:]
    for (id, _, element) in tree.views {
      places[id] = Place(line: element.line, column: element.column)
    }
    self.places = places
    constraints = tree.constraints.map {
      ConstraintSource(
        id: $0.constraint.nameForPeople, place: Place(line: $0.line, column: $0.column))
    }
    names = Dictionary(
      tree.views.map { ($0.id, $0.view.nameForPeople) }, uniquingKeysWith: { first, _ in first })
  }

  var name: String { "\(scene.source.path)#\(scene.tree.id)" }

  var title: String? { scene.title }

  /// What chose among the variations of assets.
  var traits: AssetTraits {
    AssetTraits(
      scale: environment.grid.scale, appearance: environment.appearance,
      isPad: scene.document.device.isPad, isRightToLeft: environment.direction == .rightToLeft)
  }

  func displayName(of view: String) -> String { names[view] ?? view }

  func constraint(_ index: Int) -> ConstraintSource? {
    constraints.indices.contains(index) ? constraints[index] : nil
  }

  func line(_ number: Int) -> String { scene.source.line(number) }

  /// A document's constraint has no text of its own: it is written as a scene would write it.
  func edited(_ constraint: LayoutConstraint, part: Int, by edit: ConstraintEdit) -> String? {
    ConstraintNotation(constraint).edited(by: edit)
  }

  func diagnostic(
    _ severity: Diagnostic.Severity, _ code: Diagnostic.Code, _ message: String, at place: Place?,
    hint: String?
  ) -> Diagnostic {
    scene.source.diagnostic(severity, code, message, at: place, hint: hint)
  }
}

extension LayoutConstraint {
  /// Its identifier, else its first side: `title.leading`.
  fileprivate var nameForPeople: String {
    if let identifier { return identifier }
    let item: String =
      switch first {
      case .view(let view): view.nameForPeople
      case .guide(let guide): guide.nameForPeople
      case nil: "nothing"
      }
    return "\(item).\(firstAttribute)"
  }
}

extension View {
  /// The name that its author gave it, else its class.
  fileprivate var nameForPeople: String { nameInLogs ?? className }
}

extension LayoutGuide {
  /// `root.safeArea`, or the name of a guide of its own.
  fileprivate var nameForPeople: String {
    guard let owner = owningView else { return identifier }
    let owned: String? =
      if self === owner.safeAreaLayoutGuide {
        "safeArea"
      } else if self === (owner as? ScrollView)?.contentLayoutGuide {
        "content"
      } else if self === (owner as? ScrollView)?.frameLayoutGuide {
        "frameLayout"
      } else {
        nil
      }
    return owned.map { "\(owner.nameForPeople).\($0)" } ?? identifier
  }
}
