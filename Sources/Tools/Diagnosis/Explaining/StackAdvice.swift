import AutoLayout
import Controls
import Documents
import Geometry
import Rendering
import Typesetting

/// Advice on a contradiction between a stack view and a constraint of a view that it arranges: to say it to
/// the stack view instead.
struct StackAdvice {
  let subject: any LayoutSubject
  let members: [LayoutConstraint]
  let sources: [ConstraintSource?]
  let shares: [ConflictShare]

  /// The pieces of advice, in the order of the members.
  var all: [Advice] {
    guard members.contains(where: { $0.origin == .stack }), !subject.isDocument else { return [] }
    return zip(members, sources).compactMap { member, source in
      guard member.origin == .user, member.relation == .equal, let source else { return nil }
      return spacing(member, source) ?? distribution(member) ?? alignment(member)
    } + sharing + tighter + spread
  }

  /// Views of fixed lengths that don't fill their stack view stand apart.
  private var spread: [Advice] {
    var stacks: [(stack: StackView, place: Place, count: Int)] = []
    for member in members where member.secondAttribute == .notAnAttribute {
      guard let arranged = stack(of: member.first?.owner), member.relation == .equal,
        member.origin == .user, arranged.stack.distribution == .fill,
        member.firstAttribute == (arranged.stack.axis == .vertical ? .height : .width)
      else { continue }
      if let known = stacks.firstIndex(where: { $0.stack === arranged.stack }) {
        stacks[known].count += 1
      } else {
        stacks.append((arranged.stack, arranged.place, 1))
      }
    }
    return stacks.compactMap { stack, place, count in
      count > 1 ? setting("distribution", "equalSpacing", of: stack, at: place) : nil
    }
  }

  /// Views that a component makes equally long share the length of their stack view instead.
  private var sharing: [Advice] {
    var lines: [(place: Place, stack: StackView, count: Int)] = []
    for (member, source) in zip(members, sources) {
      guard let source, let arranged = stack(of: member.first?.owner), member.relation == .equal,
        member.secondAttribute == .notAnAttribute, member.origin == .user,
        member.firstAttribute == (arranged.stack.axis == .vertical ? .height : .width)
      else { continue }
      if let known = lines.firstIndex(where: {
        $0.place.line == source.place.line && $0.place.column == source.place.column
      }) {
        lines[known].count += 1
      } else {
        lines.append((source.place, arranged.stack, 1))
      }
    }
    return lines.compactMap { line, stack, count in
      guard count > 1, count == stack.arrangedSubviews.count(where: { !$0.isHidden }),
        let place = subject.places[stack.sceneID]
      else { return nil }
      return Advice(
        "drop the line and give '\(local(stack))' distribution: fillEqually",
        [.drop(line), .set(["distribution"], "fillEqually", of: place)],
        edit: "distribution: fillEqually")
    }
  }

  /// Less space between the views of stacks whose gaps leave no room for them.
  private var tighter: [Advice] {
    let excess = abs(shares.reduce(0) { $0 + $1.amount })
    var gaps: [(stack: StackView, count: Int)] = []
    for case .constraint(let index) in shares.map(\.member) {
      let member = members[index]
      guard member.origin == .stack, let stack = member.first?.owner?.superview as? StackView,
        stack === member.second?.owner?.superview, stack.spacing > 0,
        abs(member.constant) == stack.spacing
      else { continue }
      if let known = gaps.firstIndex(where: { $0.stack === stack }) {
        gaps[known].count += 1
      } else {
        gaps.append((stack, 1))
      }
    }
    return gaps.compactMap { stack, count in
      let lengths = stack.arrangedSubviews.filter { !$0.isHidden }.map { view in
        let size = view.intrinsicContentSize
        return max(stack.axis == .vertical ? size.height : size.width, 0)
      }
      let room = stack.spacing - (excess + lengths.reduce(0, +)) / Double(count)
      guard room >= 0, let place = subject.places[stack.sceneID] else { return nil }
      return setting("spacing", room.rounded(.down).rounded3, of: stack, at: place)
    }
  }

  private func stack(of view: View?) -> (view: View, stack: StackView, place: Place)? {
    guard let view, let stack = view.superview as? StackView,
      stack.arrangedSubviews.contains(where: { $0 === view }),
      let place = subject.places[stack.sceneID]
    else { return nil }
    return (view, stack, place)
  }

  /// A distance between two neighbours is a spacing of its own.
  private func spacing(_ member: LayoutConstraint, _ source: ConstraintSource) -> Advice? {
    let ends: [LayoutConstraint.Attribute] = [.bottom, .trailing]
    guard member.constant >= 0, ends.contains(member.secondAttribute),
      [.top, .leading].contains(member.firstAttribute),
      let first = stack(of: member.second?.owner), let second = stack(of: member.first?.owner),
      first.stack === second.stack,
      (first.stack.axis == .vertical) == (member.firstAttribute == .top), source.text != nil
    else { return nil }
    let name = local(first.view)
    guard !name.contains(".") else { return nil }
    let distance = member.constant.rounded3
    return Advice(
      "drop the line and give '\(local(first.stack))' customSpacing: { \(name): \(distance) }",
      [.drop(source.place), .set(["customSpacing", name], distance, of: first.place)],
      constraint: source.id ?? source.statement, edit: "customSpacing: { \(name): \(distance) }")
  }

  /// A length of one of equal views needs a stack view that doesn't make them equal.
  private func distribution(_ member: LayoutConstraint) -> Advice? {
    guard let arranged = stack(of: member.first?.owner), member.secondAttribute == .notAnAttribute,
      arranged.stack.distribution == .fillEqually,
      member.firstAttribute == (arranged.stack.axis == .vertical ? .height : .width)
    else { return nil }
    return setting("distribution", "fill", of: arranged.stack, at: arranged.place)
  }

  /// A length across a stack view needs one that doesn't stretch its views: columns begin at the leading
  /// edge then, and rows are centred.
  private func alignment(_ member: LayoutConstraint) -> Advice? {
    guard let arranged = stack(of: member.first?.owner), member.secondAttribute == .notAnAttribute,
      arranged.stack.alignment == .fill,
      member.firstAttribute == (arranged.stack.axis == .vertical ? .width : .height)
    else { return nil }
    return setting(
      "alignment", arranged.stack.axis == .vertical ? "leading" : "center", of: arranged.stack,
      at: arranged.place)
  }

  private func setting(
    _ key: String, _ value: String, of stack: StackView, at place: Place
  ) -> Advice? {
    Advice.setting([key], value, of: local(stack), at: place, isOfDocument: false)
  }

  /// Returns a view's name as the component writes it that states it.
  private func local(_ view: View) -> String {
    LocalNames(around: view.sceneID, in: subject.places)?.words(view.spokenName) ?? view.spokenName
  }
}

extension LayoutFreedom {
  /// The only view without content in a stack view whose length is open with it, and the side that it
  /// lacks; nil if there is none, or if the stack view has a length to fill.
  var plainArrangedView: (view: View, side: String)? {
    let plain = members.filter { member in
      guard let view = member.item.owner, let stack = view.superview as? StackView else {
        return false
      }
      return !(view is StackView) && view.subviews.isEmpty
        && member.value.unknown == (stack.axis == .vertical ? .height : .width)
    }
    guard plain.count == 1, let view = plain[0].item.owner,
      members.contains(where: { $0.item.owner === view.superview })
    else { return nil }
    return (view, plain[0].value.unknown == .width ? "width" : "height")
  }

  /// The sibling next to a view without a horizontal place that stands like it at the superview's leading
  /// edge, with the edges that both should share: both if they are fields or buttons that fill the width.
  ///
  /// - Parameter isTied: Whether a view is tied to its superview at an edge.
  func siblingInLine(
    _ isTied: (View, LayoutConstraint.Attribute) -> Bool
  ) -> (name: String, attributes: [String])? {
    guard isHorizontalPlace,
      let view = members[0].item.owner, let parent = view.superview,
      !(parent is StackView), let place = parent.subviews.firstIndex(where: { $0 === view })
    else { return nil }
    let near =
      parent.subviews[..<place].suffix(2).reversed()
      + Array(parent.subviews[(place + 1)...].prefix(2))
    guard
      let sibling = near.first(where: {
        type(of: $0) == type(of: view) && !$0.isHidden && isTied($0, .leading)
      })
    else { return nil }
    // What stands elsewhere is not as wide as that.
    let gap = max(sibling.frame.minY - view.frame.maxY, view.frame.minY - sibling.frame.maxY)
    return (
      sibling.spokenName,
      isTied(sibling, .trailing) && gap <= 40 ? ["leading", "trailing"] : ["leading"]
    )
  }

  /// The equation that puts a group of controls that hang together side by side, such as those of a player,
  /// in the middle of what they are in: its middle one stands there; nil for other views.
  var middleOfGroup: String? {
    let views = members.filter { $0.value.unknown == .minX }.compactMap(\.item.owner)
      .sorted { $0.frame.minX < $1.frame.minX }
    guard views.count == members.count, views.count > 2, views.count % 2 == 1,
      let parent = views[0].superview, !(parent is StackView),
      views.allSatisfy({ $0.superview === parent && $0 is Button })
    else { return nil }
    return "\(views[views.count / 2].spokenName).centerX == \(parent.spokenName).centerX"
  }

  /// The equation that makes a view as high as it is wide, or as wide as it is high, whose corners are as round as
  /// those of a circle; nil for other views.
  var circle: String? {
    guard let member = members.first(where: { [.width, .height].contains($0.value.unknown) }),
      let view = member.item.owner, tied.isEmpty
    else { return nil }
    let isWidth = member.value.unknown == .width
    let (own, other) = isWidth ? ("width", "height") : ("height", "width")
    let radius = view.asPaintable?.layer.cornerRadius ?? 0
    let length = isWidth ? view.frame.height : view.frame.width
    // The ends of a thin bar are round, too.
    guard radius >= Self.leastRadius, abs(radius * 2 - length) < 1,
      view.constraints.contains(where: {
        $0.origin == .user && $0.first?.owner === view && $0.relation == .equal
          && $0.firstAttribute == (isWidth ? .height : .width)
          && $0.secondAttribute == .notAnAttribute
      })
    else { return nil }
    let name = view.spokenName
    return "\(name).\(own) == \(name).\(other)"
  }

  private static var leastRadius: Double { 8 }

  /// The equation that makes two buttons side by side as wide as each other, of which a tie decides which one
  /// stretches; nil for other views.
  var equalButtons: String? {
    // In the order in which they stand in a text that is read from the left.
    let views = tied.compactMap { $0.constraint.first?.owner }
      .sorted {
        ($0.frame.minX < $1.frame.minX)
          != ($0.effectiveUserInterfaceLayoutDirection == .rightToLeft)
      }
    guard views.count == 2, views[0].superview === views[1].superview,
      views.allSatisfy({ $0 is Button && !($0.superview is StackView) }),
      tied.allSatisfy({
        $0.contentSide == .hugging && $0.constraint.firstAttribute == .width
      })
    else { return nil }
    // Longer titles need their room.
    return "\(views[1].spokenName).width == \(views[0].spokenName).width @ 749"
  }

  /// The equation that continues a chain: the view before stands as far behind the one before it; nil for other
  /// views.
  var nextInChain: String? {
    guard let member = members.first, let view = member.item.owner, members.count == 1,
      [.minX, .minY].contains(member.value.unknown), let parent = view.superview,
      !(parent is StackView), parent.isSurveyable,
      let place = parent.subviews.firstIndex(where: { $0 === view }), place > 1
    else { return nil }
    let isHorizontal = member.value.unknown == .minX
    let (edge, end): (LayoutConstraint.Attribute, LayoutConstraint.Attribute) =
      isHorizontal ? (.leading, .trailing) : (.top, .bottom)
    let (last, before) = (parent.subviews[place - 1], parent.subviews[place - 2])
    guard type(of: last) == type(of: view), type(of: before) == type(of: view),
      let tie = parent.surveyed.first(where: {
        $0.origin == .user && $0.relation == .equal && $0.first?.owner === last
          && $0.second?.owner === before && $0.firstAttribute == edge
          && $0.secondAttribute == end && $0.priority.isRequired
      })
    else { return nil }
    // What stands beside the last one is in its row.
    let isBeside = parent.surveyed.contains { other in
      [other.first?.owner, other.second?.owner].allSatisfy { $0 === view || $0 === last }
        && other.firstAttribute.axis != tie.firstAttribute.axis
        && other.firstAttribute.share != other.secondAttribute.share
    }
    guard !isBeside else { return nil }
    let space = tie.constant == 0 ? "" : " + \(tie.constant.shortDescription)"
    return "\(view.spokenName).\(edge) == \(last.spokenName).\(end)\(space)"
  }

  /// The equation that places a copy that `each` makes below the one before it; nil for other views.
  var copyBelowAnother: String? {
    guard let member = members.first, member.value.unknown == .minY, let view = member.item.owner,
      let dot = view.sceneID.lastIndex(of: "."),
      let number = Int(view.sceneID[view.sceneID.index(after: dot)...]), number > 0
    else { return nil }
    let before = "\(view.sceneID[..<dot]).\(number - 1)"
    guard view.superview?.subviews.contains(where: { $0.sceneID == before }) == true else {
      return nil
    }
    return "\(view.sceneID).top == \(before).bottom"
  }
}
