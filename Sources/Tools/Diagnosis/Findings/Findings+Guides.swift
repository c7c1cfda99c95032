import AutoLayout
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
    remark.advice = choices.map { unknowns in
      let lines = unknowns.map { unknown in
        let edge = Self.edge(unknown)
        return "\(name).\(edge) == \(holder).\(edge)"
      }
      return Advice(
        "add '\(lines.joined(separator: "' and '"))'",
        lines.map { .add($0, near: places[owner.sceneID]) }, edit: lines.first)
    }
    return remark
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
