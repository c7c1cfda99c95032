import AutoLayout
import Controls
import Documents
import Geometry
import Rendering

extension Findings {
  /// The guides made by hand that constraints leave open along an axis on which they name them, as
  /// `hasAmbiguousLayout` of `UILayoutGuide` says of them.
  ///
  /// Nothing depends on a guide along an axis on which no constraint names it.
  var guideRemarks: [Diagnostic] {
    guard findsAmbiguity, isSolved else { return [] }
    let named = namedGuides
    guard !named.isEmpty else { return [] }
    var found: [Diagnostic] = []
    func visit(_ view: View) {
      for guide in view.layoutGuides {
        let free = root.engine.freeUnknowns(of: .guide(guide)).filter { unknown in
          named.contains(NamedGuide(guide, isAcross: unknown == .minX || unknown == .width))
        }
        if !free.isEmpty { found.append(remark(guide, of: view, free)) }
      }
      for subview in view.subviews { visit(subview) }
    }
    visit(root)
    return found
  }

  /// The guides made by hand that constraints name, with the axes on which they do.
  private var namedGuides: Set<NamedGuide> {
    var named: Set<NamedGuide> = []
    func note(_ item: ConstraintItem?, _ attribute: LayoutConstraint.Attribute) {
      guard case .guide(let guide)? = item, let axis = attribute.axis else { return }
      named.insert(NamedGuide(guide, isAcross: axis == .horizontal))
    }
    func visit(_ view: View) {
      for constraint in view.constraints {
        note(constraint.first, constraint.firstAttribute)
        note(constraint.second, constraint.secondAttribute)
      }
      for subview in view.subviews { visit(subview) }
    }
    visit(root)
    return named
  }

  private func remark(
    _ guide: LayoutGuide, of owner: View, _ free: [LayoutUnknown]
  ) -> Diagnostic {
    let (name, holder) = (guide.identifier, owner.spokenName)
    let names = free.map(Self.name)
    var remark = subject.diagnostic(
      .warning, .ambiguous,
      "the guide '\(name)' of '\(holder)' is ambiguous: \(names.joined(separator: ", ")) "
        + (names.count == 1 ? "is free" : "are free"),
      at: places[owner.sceneID], hint: nil)
    remark.cause = "guide \(owner.sceneID).\(name)"
    // A position and a size may be free together: then either settles the other.
    let positions = free.filter { $0 == .minX || $0 == .minY }
    let choices = positions.isEmpty || positions == free ? [free] : [positions, free]
    let equal = equalWidth(guide, in: owner, free)
    remark.advice =
      equal
      + choices.map { unknowns in
        let lines = unknowns.map { unknown in
          let edge = Self.edge(unknown)
          return "\(name).\(edge) == \(outer(of: guide, in: owner, at: unknown))"
        }
        return Advice(
          "add '\(lines.joined(separator: "' and '"))'",
          lines.map { .add($0, near: places[owner.sceneID]) }, edit: lines.first)
      }
    return remark
  }

  /// Returns the advice to make a guide as wide as the one behind it, where both share the width of what they are
  /// in and nothing else says how.
  private func equalWidth(
    _ guide: LayoutGuide, in owner: View, _ free: [LayoutUnknown]
  ) -> [Advice] {
    func isTied(_ one: LayoutGuide, _ edge: LayoutConstraint.Attribute) -> LayoutConstraint? {
      owner.surveyed.first { line in
        guard case .guide(let first)? = line.first, first === one else { return false }
        // What lies in it doesn't place it.
        if case .view(let inner)? = line.second, inner !== owner { return false }
        return line.relation == .equal && line.firstAttribute == edge
      }
    }
    guard free.contains(.width),
      let other = owner.layoutGuides.prefix(Self.mostGuides).first(where: { other in
        guard other !== guide, let tie = isTied(other, .leading),
          case .guide(let before)? = tie.second, before === guide
        else { return false }
        return tie.secondAttribute == .trailing
      }), isTied(guide, .leading)?.second?.owner === owner,
      isTied(other, .trailing)?.second?.owner === owner, isTied(guide, .trailing) == nil
    else { return [] }
    let line = "\(other.identifier).width == \(guide.identifier).width"
    return [Advice("add '\(line)'", [.add(line, near: places[owner.sceneID])], edit: line)]
  }

  /// Among more nobody looks for the one behind another.
  private static let mostGuides = 16

  /// Returns the edge at which a guide usually begins or ends: that of a bar, or of what the opposite edge is tied
  /// to, such as the safe area; otherwise that of its view.
  private func outer(of guide: LayoutGuide, in owner: View, at unknown: LayoutUnknown) -> String {
    let (edge, holder) = (Self.edge(unknown), owner.spokenName)
    let isVertical = unknown == .minY || unknown == .height
    if unknown == .minY, owner.isSurveyable,
      let bar = owner.subviews.last(where: { $0 is NavigationBar && !$0.isHidden })
    {
      return "\(bar.spokenName).bottom"
    }
    let tie = owner.surveyed.first { line in
      guard case .guide(let first)? = line.first, first === guide else { return false }
      return line.relation == .equal && line.firstAttribute.kind != .dimension
        && line.firstAttribute.axis == (isVertical ? .vertical : .horizontal)
    }
    // Content keeps clear of bars and of the notch.
    let insets = owner.safeAreaInsets
    if owner === root, tie?.second?.owner !== root, !subject.isDocument,
      unknown == .minY && insets.top > 0 || unknown == .height && insets.bottom > 0
    {
      return "\(holder).safeArea.\(edge)"
    }
    guard case .guide(let outer)? = tie?.second, outer.owningView === owner,
      let word = outer.kind == .safeArea ? "safeArea" : outer.kind == .margins ? "margins" : nil
    else { return "\(holder).\(edge)" }
    return "\(holder).\(word).\(edge)"
  }

  private static func name(_ unknown: LayoutUnknown) -> String {
    switch unknown {
    case .minX: "minX"
    case .minY: "minY"
    case .width: "width"
    case .height: "height"
    }
  }

  /// Returns the edge whose equation settles a value.
  private static func edge(_ unknown: LayoutUnknown) -> String {
    switch unknown {
    case .minX: "leading"
    case .minY: "top"
    case .width: "trailing"
    case .height: "bottom"
    }
  }
}

/// A guide and an axis on which a constraint names it; used only for lookup.
private struct NamedGuide: Hashable {
  private let guide: ObjectIdentifier
  private let isAcross: Bool

  init(_ guide: LayoutGuide, isAcross: Bool) {
    (self.guide, self.isAcross) = (ObjectIdentifier(guide), isAcross)
  }
}
