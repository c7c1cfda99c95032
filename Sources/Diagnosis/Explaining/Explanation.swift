package import AutoLayout
import Documents
package import Rendering
import Scenes
import Typesetting

/// The line of a file that states something.
package struct StatedLine: Hashable, Sendable, CustomStringConvertible {
  /// The file's path; nil for the file that is explained.
  package var file: String?
  /// Counted from 1.
  package var line: Int

  /// Names a line.
  package init(file: String? = nil, line: Int) { (self.file, self.line) = (file, line) }

  /// The line in the file that is explained; nil in another.
  package var ownLine: Int? { file == nil ? line : nil }

  /// `kit.yaml:4` of another file; nil for a line of the file that is explained.
  package var elsewhere: String? { file == nil ? nil : description }

  /// `line 4`, or `kit.yaml:4` of another file.
  package var description: String { file.map { "\($0):\(line)" } ?? "line \(line)" }
}

/// Why a value of a layout is what it is, as `explain` tells it.
package struct Explanation: Equatable, Sendable {
  /// A constraint that a value rests on.
  package struct Term: Hashable, Sendable {
    /// The id that the scene gives; nil for none.
    package var constraint: String?
    /// The constraint as a scene would write it.
    package var description: String
    /// The constraint in words.
    package var sentence: String
    /// Where it is stated; for a content size where its view is; nil without a place.
    package var source: StatedLine?
    /// What it adds to the value, in points.
    package var contribution: Double
    /// What the value gains per point of the constraint's constant.
    package var sensitivity: Double
    /// What tells the constraint apart from others, whatever its numbers are.
    package var identity: String
    /// Whether an inequality holds as an equation only because nothing else decides.
    package var restsAtBound = false
  }

  /// An optional constraint that lost.
  package struct Loss: Hashable, Sendable {
    /// The id that the scene gives; nil for none.
    package var constraint: String?
    /// The constraint as a scene would write it.
    package var description: String
    /// Where it is stated; for a content size where its view is; nil without a place.
    package var source: StatedLine?
    /// How far the layout is from what it says, in points.
    package var residual: Double
    /// What the value would be if it held; nil where required constraints forbid it.
    package var valueIfHeld: Double?
    /// The names of those that stand against it.
    package var beatenBy: [String]
  }

  /// The view or guide as it was named.
  package var view: String
  /// The attribute.
  package var attribute: String
  /// The value in points: a place in the superview's coordinates, or a size.
  package var value: Double
  /// Whether the constraints leave the value open.
  package var isFree: Bool
  /// What it rests on; the contributions add up to the value.
  package var terms: [Term]
  /// What lost.
  package var lost: [Loss]
  /// How many more lost, of which nobody tried what they would change, for want of time.
  package var untriedLosses = 0
}

/// Explains the values of one laid-out tree.
package struct Explainer {
  private let root: View
  private let subject: any LayoutSubject
  private let places: [String: Place]

  /// Gets ready to explain a layout.
  package init(_ scene: LaidOutScene) {
    root = scene.root
    subject = scene.subject
    places = scene.subject.places
  }

  /// Explains one attribute, or of a whole view where it lies and how large it is.
  package func explain(_ target: ExplanationTarget) -> [Explanation] {
    let attributes = target.attribute.map { [$0] } ?? ExplanationTarget.wholeView
    return attributes.compactMap { explain(target.item, $0, as: target.name) }
  }

  /// Explains where every view lies and how large it is, in tree order, without what lost.
  package func explainEverything() -> [Explanation] {
    var found: [Explanation] = []
    func visit(_ view: View) {
      for attribute in ExplanationTarget.wholeView {
        if let explanation = explain(
          .view(view), attribute, as: view.sceneID, findsLosses: false)
        {
          found.append(explanation)
        }
      }
      for subview in view.subviews { visit(subview) }
    }
    visit(root)
    return found
  }

  /// Explains an attribute of an item; nil for one that is not of the tree.
  package func explain(
    _ item: ConstraintItem, _ attribute: LayoutConstraint.Attribute, as name: String,
    findsLosses: Bool = true
  ) -> Explanation? {
    guard
      let found = root.engine.explain(item, attribute, findsLosses: findsLosses)
    else { return nil }
    return Explanation(
      view: name, attribute: "\(attribute)", value: found.value + 0, isFree: found.isFree,
      terms: found.terms.map { term($0, attribute, of: item) }, lost: found.losses.map(loss),
      untriedLosses: found.untriedLossCount)
  }

  private func term(
    _ term: ValueExplanation.Term, _ attribute: LayoutConstraint.Attribute,
    of item: ConstraintItem
  ) -> Explanation.Term {
    guard let half = term.half else {
      let text = "\(item.spokenName).\(attribute) itself"
      return Explanation.Term(
        constraint: nil, description: text,
        sentence: "the \(attribute) of '\(item.spokenName)' lies there in itself",
        source: item.owner.flatMap { source(places[$0.sceneID]) },
        contribution: term.contribution, sensitivity: term.sensitivity, identity: text)
    }
    return Explanation.Term(
      constraint: id(of: half), description: ConstraintNotation(half).description,
      sentence: ConstraintWords(half).sentence, source: source(of: half),
      contribution: term.contribution + 0, sensitivity: term.sensitivity + 0,
      identity: identity(of: half), restsAtBound: term.restsAtBound)
  }

  private func loss(_ loss: ValueExplanation.Loss) -> Explanation.Loss {
    Explanation.Loss(
      constraint: id(of: loss.half), description: ConstraintNotation(loss.half).description,
      source: source(of: loss.half), residual: loss.residual,
      valueIfHeld: loss.valueIfHeld, beatenBy: loss.beatenBy.map { $0.name(id: id(of: $0)) })
  }

  private func id(of half: ConstraintHalf) -> String? {
    half.constraint.sourceIndex.flatMap(subject.constraint)?.id
  }

  /// Where a constraint is stated; a generated one counts as stated with its view.
  private func source(of half: ConstraintHalf) -> StatedLine? {
    if let index = half.constraint.sourceIndex { return source(subject.constraint(index)?.place) }
    guard half.constraint.origin != .encapsulated else { return nil }
    return half.constraint.first?.owner.flatMap { source(places[$0.sceneID]) }
  }

  private func source(_ place: Place?) -> StatedLine? {
    place.map { StatedLine(file: subject.file($0), line: $0.line) }
  }

  private func identity(of half: ConstraintHalf) -> String {
    let constraint = half.constraint
    if let index = constraint.sourceIndex {
      return "\(index).\(constraint.sourcePart)"
    }
    let side = half.contentSide.map { "\($0)" } ?? ""
    return [
      "\(constraint.origin)", constraint.identifier ?? "", constraint.first?.sceneName ?? "",
      "\(constraint.firstAttribute)", constraint.second?.sceneName ?? "",
      "\(constraint.secondAttribute)", side,
    ].joined(separator: " ")
  }
}
