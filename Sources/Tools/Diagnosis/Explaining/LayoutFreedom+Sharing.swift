import AutoLayout
import Controls
package import Documents
import Geometry
import Rendering

extension FreedomExplanation {
  /// Returns the advice to turn round a limit that holds a sibling before the one that it stands behind, where a
  /// freedom comes from that; nil without one.
  func turnedLimit(_ freedom: LayoutFreedom) -> Advice? {
    let owners = freedom.members.prefix(Self.mostOwners).compactMap(\.item.owner)
    var known: Set<ObjectIdentifier> = []
    for parent in owners.compactMap(\.superview)
    where parent.isSurveyable && known.insert(ObjectIdentifier(parent)).inserted {
      for limit in parent.surveyed where limit.isBackward {
        guard
          [limit.first, limit.second].contains(where: { item in
            owners.contains { $0 === item?.owner }
          })
        else { continue }
        let usual: LayoutConstraint.Relation =
          limit.relation == .lessThanOrEqual ? .greaterThanOrEqual : .lessThanOrEqual
        if let advice = subject.advice(on: limit, .relation(usual)) { return advice }
      }
    }
    return nil
  }

  private static var mostOwners: Int { 8 }
}

extension Advice {
  /// The same advice, which gives way to other advice that helps.
  package var asGuess: Advice {
    var advice = self
    advice.force = .guessed
    return advice
  }
}

extension LayoutConstraint {
  /// Whether it lets a view begin at most where a sibling ends, or end at least where one begins.
  fileprivate var isBackward: Bool {
    guard origin == .user, relation != .equal, priority.isRequired,
      firstAttribute.kind == .xLocation, secondAttribute.kind == .xLocation,
      firstAttribute.share + secondAttribute.share == 1, firstAttribute.share != 0.5,
      let one = first?.owner, let other = second?.owner, one !== other,
      one.superview === other.superview
    else { return false }
    return relation == (firstAttribute.share == 0 ? .lessThanOrEqual : .greaterThanOrEqual)
  }
}

extension LayoutFreedom {
  /// The distance between two buttons at the ends of a row, of which a tie decides which one stretches, and one is
  /// its title alone, whose width nobody sees: they stay at the ends; nil for other views.
  var gapOfPlainButtons: LayoutConstraint? {
    let views = tied.compactMap { $0.constraint.first?.owner as? Button }
    guard views.count == 2, tied.count == 2, let parent = views[0].superview,
      views[1].superview === parent, !(parent is StackView), parent.isSurveyable,
      views.contains(where: { $0.style == .plain }),
      tied.allSatisfy({ $0.contentSide == .hugging && $0.constraint.firstAttribute == .width })
    else { return nil }
    return parent.surveyed.first { tie in
      tie.origin == .user && tie.relation == .equal && tie.firstAttribute == .leading
        && tie.secondAttribute == .trailing && tie.constant >= 0
        && [tie.first, tie.second].allSatisfy { item in views.contains { $0 === item?.owner } }
    }
  }

  /// The equation that makes two columns with the same role equally wide, where a tie of what they and others
  /// show decides how they share a row: the second begins where the first ends, both are of one class, and what
  /// hangs on them hangs on both in the same way; nil for other views.
  var equalColumns: String? {
    let owners = members.filter { $0.value.unknown == .width }.compactMap(\.item.owner)
    guard tied.count > 2, owners.count > 2, owners.count <= Self.mostColumns,
      tied.allSatisfy({ $0.contentSide == .hugging && $0.constraint.firstAttribute == .width })
    else { return nil }
    for view in owners {
      guard let parent = view.superview, !(parent is StackView), parent.isSurveyable else {
        continue
      }
      let lines = parent.surveyed.filter { $0.origin == .user && $0.relation == .equal }
      guard
        let tie = lines.first(where: {
          $0.first?.owner === view && $0.firstAttribute == .leading
            && $0.secondAttribute == .trailing && $0.second?.owner?.superview === parent
        }), let before = tie.second?.owner, type(of: before) == type(of: view),
        owners.contains(where: { $0 === before })
      else { continue }
      let (roles, others) = (
        before.roles(in: lines, besides: view), view.roles(in: lines, besides: before)
      )
      if !roles.isEmpty, roles == others {
        return "\(view.spokenName).width == \(before.spokenName).width"
      }
    }
    return nil
  }

  /// Whether a tie of what views want to be as wide as decides about the widths of others, too.
  var decidesColumns: Bool {
    let views = Set(tied.compactMap { $0.constraint.first?.owner }.map { ObjectIdentifier($0) })
    let others = members.compactMap(\.item.owner).filter { !views.contains(ObjectIdentifier($0)) }
    return tied.contains { $0.contentSide == .hugging } && !others.isEmpty
      && members.contains { member in
        member.value.unknown == .width && others.contains { $0 === member.item.owner }
      }
  }

  /// Whether it decides about views without content of their own, such as the grounds of texts.
  var hasPlainColumns: Bool {
    decidesColumns
      && members.contains { member in
        member.value.unknown == .width
          && member.item.owner.map { $0.intrinsicContentSize.width < 0 && !($0 is StackView) }
            == true
      }
  }

  private static var mostColumns: Int { 12 }
}

extension View {
  /// Whether its middle is tied along the axis of an equation about one of its edges: then a length is missing.
  func isHeldInMiddle(by fix: LayoutConstraint) -> Bool {
    guard fix.first?.owner === self, fix.firstAttribute.kind != .dimension,
      let parent = superview
    else { return false }
    return parent.surveyed.contains {
      $0.origin == .user && $0.relation == .equal && $0.first?.owner === self
        && $0.firstAttribute.kind == fix.firstAttribute.kind && $0.firstAttribute.share == 0.5
    }
  }

  /// How other views hang on it, whatever their names are, in order.
  fileprivate func roles(in lines: [LayoutConstraint], besides other: View) -> [String] {
    lines.compactMap { line in
      guard line.second?.owner === self, let owner = line.first?.owner, owner !== other else {
        return nil
      }
      return "\(type(of: owner)).\(line.firstAttribute) \(line.secondAttribute) \(line.constant)"
    }.sorted()
  }
}
