import AutoLayout
import Documents
package import Geometry
import InterfaceBuilder
import Scenes
import Typesetting

/// A built tree of a document: what remarks about its layout refer to.
struct NibSubject: LayoutSubject {
  let scene: NibScene
  let places: [String: Place]
  private let constraints: [ConstraintSource]
  let waivers: [SceneWaiver]
  let waiverFaults: [Diagnostic]
  /// The views whose ambiguity Xcode never verifies, and the content of scroll views that are among them.
  let unverified: Set<String>
  let selfSizing: Set<String>
  let emptyOnCanvas: Set<String>
  let outletViews: Set<String>
  let ownClasses: Set<String>
  /// The views inside prototypes, whose heights an app decides.
  private let prototypes: Set<String>

  /// Records where the views and constraints of a built tree are in the file.
  init(_ scene: NibScene, _ tree: NibTree) {
    self.scene = scene
    var places: [String: Place] = [:]
    for (id, _, element) in tree.views {
      places[id] = Place(line: element.line, column: element.column)
    }
    self.places = places
    unverified = tree.views.reduce(into: []) { ids, view in
      guard view.element["verifyAmbiguity"] == "off" else { return }
      ids.insert(view.id)
      if view.view is ScrollView { ids.formUnion(view.view.subviews.map(\.sceneID)) }
    }
    selfSizing = Self.selfSizing(in: tree)
    prototypes = Self.prototypes(in: tree)
    ownClasses = Set(
      tree.views.filter { _, view, element in
        let size = view.intrinsicContentSize
        return element["customClass"] != nil && size.width < 0 && size.height < 0
      }.map(\.id))
    emptyOnCanvas = Set(
      tree.views.filter { view in
        ["placeholderIntrinsicWidth", "placeholderIntrinsicHeight"].contains {
          view.element.number($0) == 0
        }
      }.map(\.id))
    (waivers, waiverFaults) = NibWaivers.read(from: tree, of: scene)
    let outlets = scene.document.mentions.outlets
    outletViews = outlets.intersection(places.keys)
    constraints = tree.constraints.map {
      ConstraintSource(
        id: $0.constraint.nameForPeople, place: Place(line: $0.line, column: $0.column),
        isOutlet: outlets.contains($0.id))
    }
  }

  /// The parts of a nib that is no controller's view have the size that an app gives it.
  func isSizedByCanvas(_ id: String, along axis: Axis) -> Bool {
    let isOfController = scene.tree.controller != nil || scene.document.ownerShows(scene.tree)
    return !isOfController || axis == .vertical && prototypes.contains(id)
  }

  private static func prototypes(in tree: NibTree) -> Set<String> {
    var ids: Set<String> = []
    for (id, view, element) in tree.views {
      ids.formUnion(element.list("prototypes").compactMap { $0["id"] })
      if let outer = view.superview?.sceneID, ids.contains(outer) { ids.insert(id) }
    }
    return ids
  }

  private static func selfSizing(in tree: NibTree) -> Set<String> {
    var ids: Set<String> = []
    for (id, view, element) in tree.views {
      if element.name == "collectionView",
        let layout = element.child(key: "collectionViewLayout"),
        layout.flag("automaticEstimatedItemSize") == true
          || layout.child(key: "estimatedItemSize")?.number("width") ?? 0 != 0
      {
        ids.formUnion(element.list("cells").compactMap { $0["id"] })
      } else if let outer = view.superview?.sceneID, ids.contains(outer) {
        ids.insert(id)
      }
    }
    return ids
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

  var isDocument: Bool { true }

  func text(of place: Place?) -> SourceFile? { scene.source }

  /// Sets the constraint's attributes, in the words of Xcode's inspectors.
  func advice(on constraint: LayoutConstraint, _ edit: ConstraintEdit?) -> Advice? {
    guard let source = constraint.sourceIndex.flatMap(self.constraint), let name = source.id else {
      return nil
    }
    let text = edit.flatMap { edited(constraint, by: $0) }
    func advice(_ words: String, _ change: Advice.Change) -> Advice {
      Advice(words, [change], constraint: name, edit: text)
    }
    switch edit {
    case .priority(let priority):
      let number = Double(priority.rawValue).shortDescription
      return advice(
        "set the priority of '\(name)' to \(number)",
        .mark(["priority", number], at: source.place))
    case .relation(let relation):
      let value =
        switch relation {
        case .equal: "equal"
        case .lessThanOrEqual: "lessThanOrEqual"
        case .greaterThanOrEqual: "greaterThanOrEqual"
        }
      return advice(
        "set the relation of '\(name)' to \(relation.symbol)",
        .mark(["relation", value], at: source.place))
    case nil: return advice("remove '\(name)'", .drop(source.place))
    }
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

extension LayoutSubject {
  /// Every ambiguity is a finding.
  package var unverified: Set<String> { [] }
  /// A scene's views have the same length in the app.
  package var emptyOnCanvas: Set<String> { [] }
  /// Nothing else fills a scene's views.
  package var outletViews: Set<String> { [] }
  /// Nothing sizes itself: the sizes of a scene are meant.
  package var selfSizing: Set<String> { [] }
  /// A scene states the sizes of its views.
  package var ownClasses: Set<String> { [] }
  /// A scene's canvas is meant.
  package func isSizedByCanvas(_ id: String, along axis: Axis) -> Bool { false }
}
