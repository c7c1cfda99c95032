package import AutoLayout
package import Documents
package import Geometry
package import Scenes
import Typesetting

/// What a layout was made from, as far as results and remarks need it: a value that outlives the
/// tree.
package protocol LayoutSubject: Sendable {
  /// The name in results: the path as it was given, with the tree's id if it is one of several.
  var name: String { get }
  /// The path, with the name that people use for the tree if it is one of several.
  var spokenPath: String { get }
  /// The title in documents; nil for none.
  var title: String? { get }
  /// What states the constraints: `the scene`.
  var author: String { get }
  /// What determines the root's size: `the canvas`.
  var host: String { get }
  /// Whether the order in which the constraints are stated is known.
  var knowsOrder: Bool { get }
  /// Where each view is stated, by id; for lookup.
  var places: [String: Place] { get }
  /// The ids of the views whose ambiguity is meant to be no finding; for lookup.
  var unverified: Set<String> { get }
  /// The ids of the views that a document gives no length on the canvas; for lookup.
  var emptyOnCanvas: Set<String> { get }
  /// The ids of the views that outlets name, which an app's code may fill; for lookup.
  var outletViews: Set<String> { get }
  /// The ids of what is in items of an estimated size, which an app's content decides.
  var selfSizing: Set<String> { get }
  /// The ids of the views that an app's own classes may give a size.
  var ownClasses: Set<String> { get }
  /// Where the canvas's size is stated; nil if it isn't.
  var canvasPlace: Place? { get }

  /// Whether the canvas alone decides how much room a view has along an axis.
  func isSizedByCanvas(_ id: String, along axis: Axis) -> Bool

  /// Returns the source of the constraint with a source index; nil for one that the system made.
  func constraint(_ index: Int) -> ConstraintSource?

  /// Returns the font families that the views of the tree with this root name, in tree order.
  func fontUses(_ root: View) -> [FontUse]

  /// Returns the part of a constraint's text that states it, such as one predicate of a visual
  /// format.
  func part(of constraint: LayoutConstraint) -> Place?

  /// Returns the line of a place, without its line break.
  func line(_ place: Place) -> SourceLine

  /// Returns the path of the file that contains a place; nil if it is the subject's own.
  func file(_ place: Place) -> String?

  /// Returns the file that contains a place, or the subject's own file for nil; nil if there is no
  /// text to edit.
  func text(of place: Place?) -> SourceFile?

  /// Returns a name such as `rows.row.first.badge.width` with the view's id in place of the path
  /// to it.
  func canonicalPath(_ text: String) -> String

  /// Returns the whole new text of a constraint after an edit; nil if the file can't express it.
  func edited(_ constraint: LayoutConstraint, by edit: ConstraintEdit) -> String?

  /// Returns an edit of a constraint, or its removal for nil, as advice; nil if the file can't
  /// express it.
  func advice(on constraint: LayoutConstraint, _ edit: ConstraintEdit?) -> Advice?

  /// Whether it is a document of Interface Builder.
  var isDocument: Bool { get }

  /// Returns the whole text that states a constraint together with others, and where it begins; nil for
  /// a constraint with a text of its own.
  func shortForm(_ index: Int) -> (text: String, place: Place)?

  /// The ids of the constraints that states put in force or out of it.
  var switchedConstraints: Set<String> { get }

  /// The expectations for the layouts; empty for a subject that can't state any.
  var expectations: [SceneExpectation] { get }

  /// The findings of an audit that are accepted.
  var waivers: [SceneWaiver] { get }

  /// What is wrong with waivers that can't be read.
  var waiverFaults: [Diagnostic] { get }

  /// Returns the stated `hugging` or `compression` of each view by its id, the view's own
  /// statement first; empty for a view with its class's default.
  func contentPriorities(_ key: String) -> [String: [StatedPriorities]]

  /// Creates a remark at a place of the file, with the source line.
  func diagnostic(
    _ severity: Diagnostic.Severity, _ code: Diagnostic.Code, _ message: String, at place: Place?,
    hint: Hint?
  ) -> Diagnostic
}

/// A statement of a view's `hugging` or `compression`.
package struct StatedPriorities: Hashable, Sendable {
  /// Where the value is.
  package let place: Place
  /// The value; nil if the place is that of the whole view.
  package let priorities: SceneAxisPriorities?
  /// The state that contains the statement; nil for the view itself.
  package let state: String?

  /// Creates a statement.
  package init(place: Place, priorities: SceneAxisPriorities? = nil, state: String? = nil) {
    self.place = place
    self.priorities = priorities
    self.state = state
  }
}

extension LayoutSubject {
  /// The name in results, which is already written by people.
  package var spokenPath: String { name }

  package var author: String { "the scene" }
  package var host: String { "the canvas" }
  package var knowsOrder: Bool { true }
  package var expectations: [SceneExpectation] { [] }
  package var waivers: [SceneWaiver] { [] }
  package var waiverFaults: [Diagnostic] { [] }

  /// A subject has one file.
  package func file(_ place: Place) -> String? { nil }

  package var isDocument: Bool { false }

  /// Each constraint has a text of its own.
  package func shortForm(_ index: Int) -> (text: String, place: Place)? { nil }

  /// There are no states.
  package var switchedConstraints: Set<String> { [] }

  /// There is no text to edit.
  package func text(of place: Place?) -> SourceFile? { nil }

  /// Every view is known by its id alone.
  package func canonicalPath(_ text: String) -> String { text }

  /// Nothing states a size.
  package var canvasPlace: Place? { nil }

  /// Views are stated in one place with everything that belongs to them.
  package func contentPriorities(_ key: String) -> [String: [StatedPriorities]] {
    places.mapValues { [StatedPriorities(place: $0)] }
  }
}

extension Scene: LayoutSubject {
  package func shortForm(_ index: Int) -> (text: String, place: Place)? {
    guard constraints.indices.contains(index) else { return nil }
    return constraints[index].shortForm.map { ($0.text, constraints[index].place) }
  }

  package var switchedConstraints: Set<String> {
    Set(states.flatMap(\.constraints).filter { $0.isActive != nil }.map(\.id.value))
  }

  package var name: String { source.path }

  package var canvasPlace: Place? { canvas.place }

  package var places: [String: Place] {
    var places: [String: Place] = [:]
    forEachView { places[$0.id] = $0.place }
    return places
  }

  /// Returns the families at the places where the file states them.
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
        for family in fonts.compactMap({ $0?.family ?? $0?.design?.family }) {
          uses.append(FontUse(family: family, view: view.id, place: attribute.place))
        }
      }
    }
    return uses
  }

  package func constraint(_ index: Int) -> ConstraintSource? {
    guard constraints.indices.contains(index) else { return nil }
    let constraint = constraints[index]
    var text: String?
    var options: LayoutConstraint.FormatOptions = []
    switch constraint.form {
    case .equation: text = constraint.text
    case .format(_, let stated): options = stated
    }
    let item = constraint.shortForm?.range
    let place = item.map {
      origins.place(
        in: constraint.span, value: constraint.shortForm?.text ?? "", offset: $0.lowerBound,
        length: $0.count)
    }
    return ConstraintSource(
      id: constraint.id, place: place ?? constraint.place, text: text,
      statement: constraint.text, options: options,
      hasPriority: text != nil && constraint.priority != nil, unit: unit(of: index))
  }

  /// Returns the constraints of a short form that belong to the same item of a list, or to no
  /// list.
  private func unit(of index: Int) -> Range<Int>? {
    guard let shortForm = constraints[index].shortForm else { return nil }
    func isMember(_ other: Int) -> Bool {
      guard constraints.indices.contains(other), let part = constraints[other].shortForm else {
        return false
      }
      return part.range == shortForm.range && part.part - shortForm.part == other - index
        && constraints[other].span == constraints[index].span
    }
    var unit = index..<index + 1
    while isMember(unit.lowerBound - 1) { unit = unit.lowerBound - 1..<unit.upperBound }
    while isMember(unit.upperBound) { unit = unit.lowerBound..<unit.upperBound + 1 }
    return unit
  }

  package func line(_ place: Place) -> SourceLine {
    SourceLine(place.line, of: origins.file(of: place))
  }

  package func file(_ place: Place) -> String? {
    let path = origins.file(of: place).path
    return path == source.path ? nil : path
  }

  package func text(of place: Place?) -> SourceFile? {
    place.map { origins.file(of: $0) } ?? origins.files.first
  }

  package func part(of constraint: LayoutConstraint) -> Place? {
    guard let index = constraint.sourceIndex, constraints.indices.contains(index),
      case .format = constraints[index].form,
      let range = constraints[index].demand(constraint.sourcePart)
    else { return nil }
    return origins.place(
      in: constraints[index].span, value: constraints[index].text, offset: range.lowerBound,
      length: range.count)
  }

  package func edited(
    _ constraint: LayoutConstraint, by edit: ConstraintEdit
  ) -> String? {
    guard let index = constraint.sourceIndex, constraints.indices.contains(index) else {
      return nil
    }
    // An equation is one constraint; finding the predicate in a visual format takes a search.
    var part = 0
    if case .format = constraints[index].form { part = constraint.sourcePart }
    return switch edit {
    case .priority(let priority): constraints[index].text(part: part, priority: priority)
    case .relation(let relation): constraints[index].text(part: part, relation: relation)
    }
  }
}

extension Scene {
  package func contentPriorities(_ key: String) -> [String: [StatedPriorities]] {
    var found: [String: [StatedPriorities]] = [:]
    func take(_ attributes: [StatedAttribute], of view: String, state: String? = nil) {
      for attribute in attributes where attribute.key == key {
        guard let priorities = attribute.value.priorities else { continue }
        found[view, default: []].append(
          StatedPriorities(place: attribute.place, priorities: priorities, state: state))
      }
    }
    forEachView { stated in
      take(stated.attributes, of: stated.id)
      for variation in stated.variations { take(variation.attributes, of: stated.id) }
    }
    for state in states {
      for change in state.views {
        take(change.allAttributes, of: change.id.value, state: state.name)
      }
    }
    return found
  }
}

extension ViewAttribute {
  /// The priorities of `hugging` and `compression`.
  fileprivate var priorities: SceneAxisPriorities? {
    switch self {
    case .hugging(let priorities), .compression(let priorities): priorities
    default: nil
    }
  }
}

extension LayoutSubject {
  /// Returns nil, for the constraint as a whole.
  package func part(of constraint: LayoutConstraint) -> Place? { nil }
}

extension [String: Place] {
  /// Returns where a view is stated; for a part of one, such as the text of a cell, where that is.
  package func place(of id: String) -> Place? {
    self[id] ?? owner(of: id).flatMap { self[$0] }
  }

  /// Returns the id of the stated view that a view is a part of; nil if there is none.
  package func owner(of id: String) -> String? {
    guard self[id] == nil else { return nil }
    var owner = Substring(id)
    while let dot = owner.lastIndex(of: ".") {
      owner = owner[..<dot]
      if self[String(owner)] != nil { return String(owner) }
    }
    return nil
  }
}
