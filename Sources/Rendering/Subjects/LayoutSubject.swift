package import AutoLayout
package import Scenes

/// What a layout was made from, as far as results and remarks speak of it: a value, which outlives
/// the tree.
package protocol LayoutSubject: Sendable {
  /// The name in results: the path as it was given, with the tree's id for one of several.
  var name: String { get }
  /// The title in documents; nil for none.
  var title: String? { get }
  /// Who states the constraints: `the scene`.
  var author: String { get }
  /// Who gives the root its size: `the canvas`.
  var host: String { get }
  /// Where each view is stated, by id; for looking up.
  var places: [String: Place] { get }
  /// Where the canvas's size is stated; nil where nothing states it.
  var canvasPlace: Place? { get }

  /// The constraint that carries a source index; nil for one that the system made.
  func constraint(_ index: Int) -> ConstraintSource?

  /// The font families that the views of the tree with this root ask for, in tree order.
  func fontUses(_ root: View) -> [FontUse]

  /// The part of a constraint's text that states it, such as one demand of a visual format.
  func part(of constraint: LayoutConstraint) -> Place?

  /// A line of the file, from 1, without its break.
  func line(_ number: Int) -> String

  /// The whole new text of a constraint after an edit; nil where the file cannot say it so.
  func edited(_ constraint: LayoutConstraint, by edit: ConstraintEdit) -> String?

  /// What is expected of the layouts; nothing for a subject that cannot say so.
  var expectations: [SceneExpectation] { get }

  /// Where a view's `hugging` or `compression` is stated; nil where the view has its class's own.
  func place(ofContentPriority key: String, of view: String) -> Place?

  /// Makes a remark at a place of the file, with the source line.
  func diagnostic(
    _ severity: Diagnostic.Severity, _ code: Diagnostic.Code, _ message: String, at place: Place?,
    hint: String?
  ) -> Diagnostic
}

/// What is to become of a constraint.
package enum ConstraintEdit: Hashable, Sendable {
  /// Another priority.
  case priority(LayoutPriority)
  /// Another relation.
  case relation(LayoutConstraint.Relation)
}

/// Where a constraint of the subject comes from.
package struct ConstraintSource: Hashable, Sendable {
  /// The id that its author gave it; nil for none.
  package let id: String?
  /// Where it is stated.
  package let place: Place
  /// The equation as it is written; nil where one text states several constraints.
  package let text: String?
  /// The equation or visual format as it is written; nil where it is written in another way.
  package let statement: String?

  /// Names a constraint's origin.
  package init(id: String?, place: Place, text: String? = nil, statement: String? = nil) {
    self.id = id
    self.place = place
    self.text = text
    self.statement = statement
  }
}

extension LayoutSubject {
  package var author: String { "the scene" }
  package var host: String { "the canvas" }
  package var expectations: [SceneExpectation] { [] }

  /// Nothing states a size.
  package var canvasPlace: Place? { nil }

  /// Views are stated in one place with all that belongs to them.
  package func place(ofContentPriority key: String, of view: String) -> Place? { places[view] }
}

extension Scene: LayoutSubject {
  package var name: String { source.path }

  package var canvasPlace: Place? { canvas.place }

  package var places: [String: Place] {
    var places: [String: Place] = [:]
    forEachView { places[$0.id] = $0.place }
    return places
  }

  /// The families at the places where the file states them.
  package func fontUses(_ root: View) -> [FontUse] {
    var uses: [FontUse] = []
    forEachView { view in
      for attribute in view.attributes {
        let fonts: [SceneFont?] =
          switch attribute.value {
          case .font(let font): [font]
          case .runs(let runs): runs.map(\.font)
          default: []
          }
        for family in fonts.compactMap({ $0?.family }) {
          uses.append(FontUse(family: family, view: view.id, place: attribute.place))
        }
      }
    }
    return uses
  }

  package func constraint(_ index: Int) -> ConstraintSource? {
    guard constraints.indices.contains(index) else { return nil }
    var text: String?
    if case .equation = constraints[index].form { text = constraints[index].text }
    return ConstraintSource(
      id: constraints[index].id, place: constraints[index].place, text: text,
      statement: constraints[index].text)
  }

  package func line(_ number: Int) -> String { source.line(number) }

  package func part(of constraint: LayoutConstraint) -> Place? {
    guard let index = constraint.sourceIndex, constraints.indices.contains(index),
      case .format = constraints[index].form,
      let range = constraints[index].demand(constraint.sourcePart)
    else { return nil }
    return source.place(
      in: constraints[index].span, value: constraints[index].text, offset: range.lowerBound,
      length: range.count)
  }

  package func edited(
    _ constraint: LayoutConstraint, by edit: ConstraintEdit
  ) -> String? {
    guard let index = constraint.sourceIndex, constraints.indices.contains(index) else {
      return nil
    }
    // An equation is one constraint; of a visual format's it takes a search to tell which.
    var part = 0
    if case .format = constraints[index].form { part = constraint.sourcePart }
    return switch edit {
    case .priority(let priority): constraints[index].text(part: part, priority: priority)
    case .relation(let relation): constraints[index].text(part: part, relation: relation)
    }
  }
}

extension Scene {
  package func place(ofContentPriority key: String, of view: String) -> Place? {
    var place: Place?
    forEachView { stated in
      guard stated.id == view else { return }
      place = stated.attributes.first { $0.key == key }?.place
    }
    return place
  }
}

extension LayoutSubject {
  /// Nil: the constraint as a whole.
  package func part(of constraint: LayoutConstraint) -> Place? { nil }
}
