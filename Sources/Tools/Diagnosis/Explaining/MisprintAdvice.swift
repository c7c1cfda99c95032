import AutoLayout
import Documents
import Geometry
import Rendering

/// Advice on a contradiction in which one line is a slip: a number with the wrong sign, a digit too many or two
/// in the wrong order, or another one than its neighbours have, or the name of another view than the one that
/// lacks such a line.
struct MisprintAdvice {
  let subject: any LayoutSubject
  let root: View
  let members: [LayoutConstraint]
  let sources: [ConstraintSource?]
  let shares: [ConflictShare]
  /// The members as findings list them.
  let names: [String]
  /// What the scene says of all its views.
  let survey: LineSurvey

  /// The pieces of advice, the likeliest first; none for a document.
  var all: [Advice] {
    guard !subject.isDocument, members.count <= Self.mostMembers else { return [] }
    // What another line says already is written twice then.
    let known = Set(sources.compactMap { $0?.statement })
    return (shown + otherNames + edges + factors + numbers + relations + orders).filter {
      $0.edit.map { !known.contains($0) } ?? true
    }
  }

  /// What the scene says of views of the same kind, or of another side of the same view, instead of a member.
  private var shown: [Advice] {
    stated.compactMap { index, member, source in
      guard let line = LineSurvey.line(member), !line.view.contains("."),
        source.text?.contains("[") == false,
        member.sourceIndex.flatMap(subject.shortForm) == nil,
        let meant = survey.correction(of: line)
      else { return nil }
      return writing(meant.text, for: index, source)
    }
  }

  /// In a larger contradiction everything may be a slip.
  private static let mostMembers = 40
  /// How many views around the one that is named are looked at.
  private static let mostSiblings = 12

  /// The members with a text of their own.
  private var stated: [(index: Int, member: LayoutConstraint, source: ConstraintSource)] {
    members.indices.compactMap { index in
      guard members[index].origin == .user, members[index].priority.isRequired,
        let source = sources[index], source.text != nil
      else { return nil }
      return (index, members[index], source)
    }
  }

  private func writing(_ text: String, for member: Int, _ source: ConstraintSource) -> Advice {
    var advice = Advice.writing(text, source)
    advice.constraint = source.id ?? names[member]
    return advice
  }

  // MARK: - Numbers

  /// Other numbers: the one with which all hold if it is a slip away, and the one that all neighbours have.
  ///
  /// A digit is left out more often than doubled, and what was written last is less likely to be right.
  private var numbers: [Advice] {
    let excess = shares.reduce(0) { $0 + $1.amount }
    let found = stated.flatMap { index, member, source -> [(order: [Int], advice: Advice)] in
      guard let number = StatedNumber(in: source.text ?? "", is: member.constant) else { return [] }
      let kin = kin(of: member)
      var values: [Double] = []
      if let factor = shares.first(where: { $0.member == .constraint(index) })?.factor, factor != 0
      {
        let needed = member.constant - excess / factor
        let known = kin.all.contains { abs($0.constant) == abs(needed.rounded()) }
        if number.isSlip(of: needed, isKnown: known) { values.append(needed.rounded()) }
      }
      if kin.alike.count > 1, let first = kin.alike.first?.constant, first != member.constant,
        kin.alike.allSatisfy({ $0.constant == first }), !values.contains(first)
      {
        values.append(first)
      }
      // What more lines have is not the slip.
      func count(_ value: Double) -> Int { kin.all.count { abs($0.constant) == abs(value) } }
      return values.filter { count($0) >= count(member.constant) }.map { value in
        let growth = abs(value).rounded3.count - abs(member.constant).rounded3.count
        return (
          [-growth, -source.place.line], writing(number.text(with: value), for: index, source)
        )
      }
    }
    return found.sorted { $0.order.lexicographicallyPrecedes($1.order) }.map(\.advice)
  }

  /// The scene's constraints in what a member is in, and those that say the same of other views.
  private func kin(
    of member: LayoutConstraint
  ) -> (all: [LayoutConstraint], alike: [LayoutConstraint]) {
    guard let view = member.first?.owner, let parent = view.superview, parent.isSurveyable else {
      return ([], [])
    }
    let near = (parent.surveyed + parent.subviews.prefix(Self.mostMembers).flatMap(\.constraints))
      .filter { $0.origin == .user && $0 !== member }
    let isInside = member.second?.owner === parent
    let alike = near.filter { other in
      other.first?.owner !== view && other.first?.owner?.superview === parent
        && other.firstAttribute == member.firstAttribute
        && other.secondAttribute == member.secondAttribute && other.relation == member.relation
        && other.multiplier == member.multiplier && (other.second?.owner === parent) == isInside
    }
    return (near, alike)
  }

  // MARK: - Names

  /// Lines about a view of which something is said twice, for the sibling that lacks one. What is stated first
  /// belongs to the view that is, too.
  private var otherNames: [Advice] {
    let named = members.flatMap { [$0.first?.owner, $0.second?.owner] }
    var found: [(order: [Int], view: View, advice: Advice)] = []
    var known: [ObjectIdentifier: OwnLines] = [:]
    for (index, member, source) in stated where member.relation == .equal {
      guard let view = member.first?.owner, let parent = view.superview, let text = source.text,
        text.hasPrefix("\(local(view)).")
      else { continue }
      let isSelf = member.second?.owner === view && member.firstAttribute.kind != .dimension
      let isTwice = members.indices.contains { other in
        other != index && members[other].first?.owner === view
          && members[other].relation == .equal && members[other].origin == .user
          && members[other].firstAttribute.axis == member.firstAttribute.axis
      }
      guard isSelf || isTwice else { continue }
      for parent in parents(around: member, parent) where parent.isSurveyable {
        let lines = known[ObjectIdentifier(parent)] ?? OwnLines(in: parent, of: subject)
        known[ObjectIdentifier(parent)] = lines
        let isAtHome = lines.isAmong(source.place.line, of: view)
        let siblings = parent.subviews
        let place = siblings.firstIndex { $0 === view } ?? 0
        for (other, sibling) in siblings.enumerated()
        where abs(other - place) <= Self.mostSiblings && sibling !== view {
          guard !lines.say(sibling, as: member, atEdge: member.relatesStrangers),
            isOpen(sibling, along: member),
            !named.contains(where: { $0 === sibling })
          else { continue }
          let line = source.place.line
          // A line among those of a view is about that view.
          let order = [
            !isAtHome && lines.isAmong(line, of: sibling) ? 0 : 1, abs(other - place),
            other > place ? -line : line,
          ]
          let rest = text.dropFirst(local(view).count)
          found.append((order, sibling, writing(local(sibling) + rest, for: index, source)))
        }
      }
    }
    return found.filter { one in
      one.order[0] == 0 || !found.contains { $0.order[0] == 0 && $0.view === one.view }
    }.sorted { $0.order.lexicographicallyPrecedes($1.order) }.map(\.advice)
  }

  /// The views in which the one may be that a line is meant for: what the view that it names is in, and for a
  /// line between views of different ones also what the other view is in, and that itself.
  private func parents(around member: LayoutConstraint, _ parent: View) -> [View] {
    guard member.relatesStrangers, let other = member.second?.owner,
      // A component knows no others' names.
      member.first?.owner?.sceneID.contains(".") == false, !other.sceneID.contains(".")
    else { return [parent] }
    return [parent, other] + [other.superview].compactMap { $0 }
  }

  /// Whether nothing places a view along the axis of a member, or gives it a length if the member does.
  private func isOpen(_ view: View, along member: LayoutConstraint) -> Bool {
    let isHorizontal = member.firstAttribute.axis == .horizontal
    let isLength = member.firstAttribute.kind == .dimension
    let wanted: LayoutUnknown =
      isHorizontal ? isLength ? .width : .minX : isLength ? .height : .minY
    return !view.isHidden
      && root.engine.freedom(of: .view(view)).contains { $0.unknown == wanted }
  }

  // MARK: - Edges and factors

  /// Lines that tie an edge to the opposite one of what a view is in, with the same edge on both sides.
  private var edges: [Advice] {
    stated.compactMap { index, member, source in
      if let text = ofContent(member, source) { return writing(text, for: index, source) }
      guard let view = member.first?.owner,
        view.superview === member.second?.owner || isDrawnIn(member),
        member.firstAttribute.kind == member.secondAttribute.kind,
        member.firstAttribute.kind != .dimension, let text = source.text,
        member.firstAttribute.share + member.secondAttribute.share == 1,
        member.firstAttribute.share != 0.5,
        let wrong = text.ranges(of: ".\(member.secondAttribute)").last
      else { return nil }
      return writing(
        text.replacingCharacters(in: wrong, with: ".\(member.firstAttribute)"), for: index, source)
    }
  }

  /// Whether another member ties the other edge of a view inside the same sibling as a member.
  private func isDrawnIn(_ member: LayoutConstraint) -> Bool {
    guard let view = member.first?.owner, let other = member.second?.owner, other !== view,
      other.superview === view.superview
    else { return false }
    return members.contains { tie in
      tie !== member && tie.first?.owner === view && tie.second?.owner === other
        && tie.firstAttribute == tie.secondAttribute
        && tie.firstAttribute.kind == member.firstAttribute.kind
        && tie.firstAttribute.share == 1 - member.firstAttribute.share
    }
  }

  /// Returns the text that ties a length of what scrolls to what shows it, instead of to the content that it makes.
  private func ofContent(_ member: LayoutConstraint, _ source: ConstraintSource) -> String? {
    guard member.firstAttribute.kind == .dimension, member.relation == .equal,
      let scroll = member.second?.owner as? ScrollView, member.first?.owner?.superview === scroll,
      let text = source.text, text.contains(".content.\(member.secondAttribute)")
    else { return nil }
    return text.replacing(".content.", with: ".frameLayout.")
  }

  /// Lines that multiply a length of what a view is in where they would have to divide it.
  private var factors: [Advice] {
    stated.compactMap { index, member, source in
      guard member.multiplier > 1, member.firstAttribute.kind == .dimension,
        member.first?.owner?.superview === member.second?.owner, let text = source.text
      else { return nil }
      let factor = member.multiplier.rounded3
      if text.contains(" * \(factor)") {
        return writing(text.replacing(" * \(factor)", with: " / \(factor)"), for: index, source)
      }
      guard text.contains("== \(factor) * ") else { return nil }
      return writing(
        text.replacing("== \(factor) * ", with: "== ") + " / \(factor)", for: index, source)
    }
  }

  // MARK: - Relations and orders

  /// Limits that hold a view beyond another one, or beyond an edge of what it is in, with the other relation.
  private var relations: [Advice] {
    stated.compactMap { index, member, source in
      let (share, other) = (member.firstAttribute.share, member.secondAttribute.share)
      guard member.relation != .equal, member.firstAttribute.kind != .dimension, share != 0.5,
        let first = member.first?.owner, let second = member.second?.owner, first !== second,
        first.superview === second.superview
          ? share + other == 1 : share == other && first.superview === second
      else { return nil }
      let usual: LayoutConstraint.Relation = share == 0 ? .greaterThanOrEqual : .lessThanOrEqual
      let (wrong, right) = share == 0 ? (" <= ", " >= ") : (" >= ", " <= ")
      guard member.relation != usual, let text = source.text, text.contains(wrong) else {
        return nil
      }
      return writing(text.replacing(wrong, with: right), for: index, source)
    }
  }

  /// Lines that put a view before one that others put before it, the other way round.
  private var orders: [Advice] {
    let edges: [LayoutConstraint.Attribute: LayoutConstraint.Attribute] = [
      .trailing: .leading, .bottom: .top,
    ]
    return stated.compactMap { index, member, source in
      guard let first = member.first?.owner, let second = member.second?.owner, first !== second,
        first.superview === second.superview, member.relation == .equal, member.constant <= 0,
        edges[member.firstAttribute] == member.secondAttribute, source.text?.contains("*") == false
      else { return nil }
      let (side, other) = (member.firstAttribute, member.secondAttribute)
      let space = member.constant == 0 ? "" : " - \((-member.constant).rounded3)"
      return writing(
        "\(local(second)).\(side) <= \(local(first)).\(other)\(space)", for: index, source)
    }
  }

  /// Returns a view's name as the component writes it that states it.
  private func local(_ view: View) -> String {
    // Only what is in an instance has other names there.
    guard view.sceneID.contains(".") else { return view.spokenName }
    return LocalNames(around: view.sceneID, in: subject.places)?.words(view.spokenName)
      ?? view.spokenName
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}

/// The equations of the views in one view that state something of each on its own; used only for lookup.
private struct OwnLines {
  private struct Statement: Hashable {
    let view: ObjectIdentifier
    let isHorizontal: Bool
    let isLength: Bool
    /// The edge; nil for any.
    var share: Double?

    init?(_ view: View?, _ line: LayoutConstraint) {
      guard let view else { return nil }
      self.view = ObjectIdentifier(view)
      isHorizontal = line.firstAttribute.axis == .horizontal
      isLength = line.firstAttribute.kind == .dimension
    }

    func at(_ share: Double) -> Self {
      var statement = self
      statement.share = share
      return statement
    }
  }

  private var statements: Set<Statement> = []
  private var lines: [ObjectIdentifier: Set<Int>] = [:]

  init(in parent: View, of subject: any LayoutSubject) {
    let own = parent.subviews.flatMap { $0.constraints.prefix(Self.mostOwn) }
    for line in parent.surveyed + own where line.origin == .user && line.relation == .equal {
      guard let view = line.first?.owner, let statement = Statement(view, line) else { continue }
      statements.insert(statement)
      statements.insert(statement.at(line.firstAttribute.share))
      guard let place = line.sourceIndex.flatMap(subject.constraint)?.place else { continue }
      // What is in a view is stated with it.
      for view in [view, view.superview].compactMap({ $0 }) where view.superview === parent {
        lines[ObjectIdentifier(view), default: []].insert(place.line)
      }
    }
  }

  private static let mostOwn = 16

  /// Whether another equation says of a view what a constraint says of its own.
  ///
  /// - Parameter isAtEdge: whether that counts only for the same edge.
  func say(_ view: View, as line: LayoutConstraint, atEdge isAtEdge: Bool) -> Bool {
    guard let statement = Statement(view, line) else { return false }
    return statements.contains(isAtEdge ? statement.at(line.firstAttribute.share) : statement)
  }

  /// Whether a line of the source stands beside one about a view.
  func isAmong(_ line: Int, of view: View) -> Bool {
    lines[ObjectIdentifier(view)].map { $0.contains(line - 1) || $0.contains(line + 1) } ?? false
  }
}
