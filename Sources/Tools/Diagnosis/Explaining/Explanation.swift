package import AutoLayout
import Documents
import Geometry
package import Rendering
import Scenes

/// The line of a file that states something.
package struct StatedLine: Hashable, Sendable, CustomStringConvertible {
  /// The file's path; nil for the explained file.
  package var file: String?
  /// The line number, from 1.
  package var line: Int

  /// Creates a reference to a line.
  package init(file: String? = nil, line: Int) { (self.file, self.line) = (file, line) }

  /// The line if it is in the explained file; otherwise nil.
  package var ownLine: Int? { file == nil ? line : nil }

  /// `kit.yaml:4` for another file; nil for a line of the explained file.
  package var elsewhere: String? { file == nil ? nil : description }

  /// `line 4`, or `kit.yaml:4` for another file.
  package var description: String { file.map { "\($0):\(line)" } ?? "line \(line)" }
}

/// Why a value of a layout is what it is, as `explain` reports it.
package struct Explanation: Equatable, Sendable {
  /// A constraint that determines a value.
  package struct Term: Hashable, Sendable {
    /// The id in the scene; nil for none.
    package var constraint: String?
    /// The constraint as a scene would write it.
    package var description: String
    /// The constraint in words.
    package var sentence: String
    /// Where the constraint is stated, or its view for a content size; nil if there is no place.
    package var source: StatedLine?
    /// Its contribution to the value, in points.
    package var contribution: Double
    /// The change of the value per point of the constraint's constant.
    package var sensitivity: Double
    /// What identifies the constraint, whatever its numbers are.
    var identity: Identity
    /// Whether an inequality holds with equality only because nothing else determines the value.
    package var restsAtBound = false
    /// The wishes that keep an inequality at its bound.
    package var heldBy: [Opponent] = []
    /// The metrics, such as design tokens, by which the scene writes its constant.
    package var metrics: [String] = []

    /// What is the same about a term in two layouts of one scene.
    enum Identity: Hashable, Sendable {
      /// A value that is there by itself.
      case own(view: String, attribute: LayoutConstraint.Attribute)
      /// A constraint that the scene states: the index of its source, and its own among those of
      /// the source.
      case stated(source: Int, part: Int)
      /// A constraint that was generated.
      case generated(Generated)
    }

    /// What a constraint that no one stated is made from.
    struct Generated: Hashable, Sendable {
      var origin: ConstraintOrigin
      var identifier: String?
      var first: String?
      var firstAttribute: LayoutConstraint.Attribute
      var second: String?
      var secondAttribute: LayoutConstraint.Attribute
      var side: ContentSide?
    }
  }

  /// Another constraint that has a say in a value.
  package struct Opponent: Hashable, Sendable {
    /// The id, or what else it is called in lists.
    package var name: String
    /// Where the constraint is stated, or its view for a content size; nil if there is no place.
    package var source: StatedLine?
  }

  /// An optional constraint that lost.
  package struct Loss: Hashable, Sendable {
    /// The id in the scene; nil for none.
    package var constraint: String?
    /// The constraint as a scene would write it.
    package var description: String
    /// Where the constraint is stated, or its view for a content size; nil if there is no place.
    package var source: StatedLine?
    /// The distance of the layout from satisfying it, in points.
    package var residual: Double
    /// The value if the constraint held; nil if required constraints prevent it.
    package var valueIfHeld: Double?
    /// The constraints that would give way if it came closer to holding.
    package var opponents: [Opponent]
    /// Why the opponents have their way.
    package var reason: ValueExplanation.Loss.Reason

    /// The names of opponents of a higher priority; otherwise none.
    package var beatenBy: [String] { names(for: .priority) }
    /// The names of opponents of its own priority between which and it nothing decides.
    package var tiesWith: [String] { names(for: .tie) }
    /// The names of opponents of its own priority that would together give way further.
    package var outweighedBy: [String] { names(for: .sum) }

    private func names(for reason: ValueExplanation.Loss.Reason) -> [String] {
      self.reason == reason ? opponents.map(\.name) : []
    }
  }

  /// The view or guide as the request names it.
  package var view: String
  /// The attribute.
  package var attribute: String
  /// The value in points: a position in the superview's coordinates, or a size.
  package var value: Double
  /// The same attribute of the view's frame, where its alignment rect is another rectangle; otherwise
  /// nil.
  package var ofFrame: Double?
  /// Whether the constraints leave the value open.
  package var isFree: Bool
  /// The terms of the value; their contributions add up to it.
  package var terms: [Term]
  /// The constraints that lost.
  package var lost: [Loss]
  /// What a contradiction broke that takes part in the value.
  package var broken: [Opponent] = []
  /// The values of the item that are open along the axis of the attribute.
  package var open: [String] = []
  /// The number of further constraints that lost but weren't explored, for lack of time.
  package var untriedLosses = 0
}

/// Explains the values of one laid-out tree.
package struct Explainer {
  private let root: View
  private let subject: any LayoutSubject
  private let places: [String: Place]

  /// Prepares to explain a layout.
  package init(_ scene: LaidOutScene) {
    root = scene.root
    subject = scene.subject
    places = scene.subject.places
  }

  /// Explains one attribute; for a whole view, its position and size.
  package func explain(_ target: ExplanationTarget) -> [Explanation] {
    let attributes = target.attribute.map { [$0] } ?? ExplanationTarget.wholeView
    return attributes.compactMap { explain(target.item, $0, as: target.name) }
  }

  /// Explains the position and size of every view, in tree order, without lost constraints.
  package func explainEverything() -> [Explanation] {
    var found: [Explanation] = []
    let fittings = FittingMemo()
    func visit(_ view: View) {
      for attribute in ExplanationTarget.wholeView {
        if let explanation = explain(
          .view(view), attribute, as: view.sceneID, findsLosses: false, fittings: fittings)
        {
          found.append(explanation)
        }
      }
      for subview in view.subviews { visit(subview) }
    }
    visit(root)
    return found
  }

  /// Explains an attribute of an item; nil if the item isn't in the tree.
  package func explain(
    _ item: ConstraintItem, _ attribute: LayoutConstraint.Attribute, as name: String,
    findsLosses: Bool = true, fittings: FittingMemo? = nil
  ) -> Explanation? {
    guard
      let found = root.engine.explain(
        item, attribute, findsLosses: findsLosses, resolvesFittings: findsLosses || fittings != nil,
        fittings: fittings)
    else { return nil }
    return Explanation(
      view: name, attribute: "\(attribute)", value: found.value + 0,
      ofFrame: item.framed(found.value, attribute), isFree: found.isFree,
      terms: found.terms.map { term($0, attribute, of: item) }, lost: found.losses.map(loss),
      broken: findsLosses ? broken(beside: found.terms) : [],
      open: found.isFree ? open(item, attribute) : [], untriedLosses: found.untriedLossCount)
  }

  /// Returns the constraints that contradictions with terms of a value broke.
  private func broken(beside terms: [ValueExplanation.Term]) -> [Explanation.Opponent] {
    let own = Set(terms.compactMap { $0.half.map { ObjectIdentifier($0.constraint) } })
    var known: Set<String> = []
    return root.layoutIssues.compactMap { issue -> Explanation.Opponent? in
      let members = root.engine.members(of: issue)
      guard let index = issue.broken, members.indices.contains(index),
        members.contains(where: { own.contains(ObjectIdentifier($0)) })
      else { return nil }
      let source = members[index].sourceIndex.flatMap(subject.constraint)
      let name = source?.id ?? source?.text ?? ConstraintNotation(members[index]).description
      guard known.insert(name).inserted else { return nil }
      return Explanation.Opponent(name: name, source: self.source(source?.place))
    }
  }

  /// Returns the open values of an item along the axis of an attribute.
  private func open(
    _ item: ConstraintItem, _ attribute: LayoutConstraint.Attribute
  ) -> [String] {
    let isAcross = attribute.axis == .horizontal
    return root.engine.freedom(of: item).filter {
      ($0.unknown == .minX || $0.unknown == .width) == isAcross
    }.map { "\($0.unknown)" }
  }

  private func term(
    _ term: ValueExplanation.Term, _ attribute: LayoutConstraint.Attribute,
    of item: ConstraintItem
  ) -> Explanation.Term {
    guard let half = term.half else {
      let (text, sentence) = words(term, attribute, of: item)
      return Explanation.Term(
        constraint: nil, description: text, sentence: sentence,
        source: (term.insetsOf ?? item.owner).flatMap { source(places[$0.sceneID]) },
        contribution: term.contribution, sensitivity: term.sensitivity,
        identity: .own(view: item.spokenName, attribute: attribute))
    }
    return Explanation.Term(
      constraint: id(of: half), description: ConstraintNotation(half).description,
      sentence: ConstraintWords(half).sentence, source: source(of: half),
      contribution: term.contribution + 0, sensitivity: term.sensitivity + 0,
      identity: identity(of: half), restsAtBound: term.restsAtBound,
      heldBy: term.heldBy.map(opponent), metrics: metrics(of: half))
  }

  /// Returns the metrics that the text of a constraint names and whose value its constant has.
  private func metrics(of half: ConstraintHalf) -> [String] {
    guard let scene = subject as? Scene, let index = half.constraint.sourceIndex,
      scene.constraints.indices.contains(index)
    else { return [] }
    let text = scene.constraints[index].text
    let words = Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
    let constant = abs(half.constraint.constant)
    return scene.metrics.filter { abs($0.value) == constant && words.contains($0.name) }
      .map(\.name)
  }

  /// Returns a term that is no constraint, as an entry and as a sentence.
  private func words(
    _ term: ValueExplanation.Term, _ attribute: LayoutConstraint.Attribute,
    of item: ConstraintItem
  ) -> (text: String, sentence: String) {
    if term.isRounding {
      return ("rounding up to pixels", "the length of content is rounded up to whole pixels")
    }
    if let name = term.insetsOf?.spokenName {
      return (
        "content insets of \(name), top and bottom",
        "'\(name)' has content insets at the top and at the bottom"
      )
    }
    let name = item.spokenName
    return ("\(name).\(attribute) itself", "the \(attribute) of '\(name)' is there by itself")
  }

  private func loss(_ loss: ValueExplanation.Loss) -> Explanation.Loss {
    Explanation.Loss(
      constraint: id(of: loss.half), description: ConstraintNotation(loss.half).description,
      source: source(of: loss.half), residual: loss.residual,
      valueIfHeld: loss.valueIfHeld, opponents: loss.opponents.map(opponent), reason: loss.reason)
  }

  private func opponent(_ half: ConstraintHalf) -> Explanation.Opponent {
    Explanation.Opponent(name: half.name(id: id(of: half)), source: source(of: half))
  }

  private func id(of half: ConstraintHalf) -> String? {
    half.constraint.sourceIndex.flatMap(subject.constraint)?.id
  }

  /// Returns where a constraint is stated; a generated one counts as stated with its view.
  private func source(of half: ConstraintHalf) -> StatedLine? {
    if let index = half.constraint.sourceIndex { return source(subject.constraint(index)?.place) }
    guard half.constraint.origin != .encapsulated else { return nil }
    return half.constraint.first?.owner.flatMap { source(places[$0.sceneID]) }
  }

  private func source(_ place: Place?) -> StatedLine? {
    place.map { StatedLine(file: subject.file($0), line: $0.line) }
  }

  private func identity(of half: ConstraintHalf) -> Explanation.Term.Identity {
    let constraint = half.constraint
    if let index = constraint.sourceIndex {
      return .stated(source: index, part: constraint.sourcePart)
    }
    return .generated(
      .init(
        origin: constraint.origin, identifier: constraint.identifier,
        first: constraint.first?.sceneName, firstAttribute: constraint.firstAttribute,
        second: constraint.second?.sceneName, secondAttribute: constraint.secondAttribute,
        side: half.contentSide))
  }
}

extension ConstraintItem {
  /// Returns an attribute of a view's frame, given that of its alignment rect; nil where they are the
  /// same.
  fileprivate func framed(_ value: Double, _ attribute: LayoutConstraint.Attribute) -> Double? {
    guard case .view(let view) = self else { return nil }
    let insets = view.alignmentRectInsets
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let change: Double? =
      switch attribute {
      case .left: -insets.left
      case .right: insets.right
      case .leading: isRightToLeft ? insets.right : -insets.left
      case .trailing: isRightToLeft ? -insets.left : insets.right
      case .top: -insets.top
      case .bottom: insets.bottom
      case .width: insets.left + insets.right
      case .height: insets.top + insets.bottom
      default: nil
      }
    return change.flatMap { $0 == 0 ? nil : value + $0 }
  }
}
