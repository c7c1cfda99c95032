import Cassowary
import Geometry

/// The constraints that a developer would write to settle a view.
struct FixCandidates {
  let view: View
  let unknown: LayoutUnknown
  let engine: LayoutEngine
  let rehearsal: Rehearsal
  let siblings: SiblingPlaces

  var axis: Axis { unknown == .minX || unknown == .width ? .horizontal : .vertical }

  private typealias Attribute = LayoutConstraint.Attribute

  var attributes:
    (
      start: LayoutConstraint.Attribute, end: LayoutConstraint.Attribute,
      center: LayoutConstraint.Attribute, size: LayoutConstraint.Attribute
    )
  {
    axis == .horizontal
      ? (.leading, .trailing, .centerX, .width) : (.top, .bottom, .centerY, .height)
  }

  /// Whether it follows others along the axis of a stack.
  private var isArranged: Bool {
    (view.superview as? StackView)?.axis == axis
  }

  private var isSize: Bool { unknown == .width || unknown == .height }

  /// The constraints that keep the view where the rehearsal puts it; those whose numbers nobody
  /// would write are not among them.
  var here: [LayoutConstraint] {
    let (start, end, center, size) = attributes
    let extent = value(of: view, size) ?? 0
    // Its stack places it.
    if isArranged { return extent < 1 ? [sized(size, Self.tapTarget)] : [sized(size, extent)] }
    // One that leaves nothing to a view beside it gives way to that.
    if isSize, emptied != nil { return [] }
    // What begins somewhere ends where the room does.
    if !reaching.isEmpty { return bounds }
    // A size of 0 is not a cure: mirror the view's inset to its other end, or make it as large as
    // a tap target.
    if isSize, extent < 1 {
      return content(end)
        + [mirrored(start, end), mirrored(end, start)]
        .compactMap { $0 }.filter { $0.isInset(1) || $0.isInset(-1) }
        + [sized(size, Self.tapTarget)]
    }
    let placed =
      coversContent
      ? []
      : [
        pinned(start).flatMap { $0.isInset(1) && !isUnsafe($0) ? $0 : nil },
        pinned(end).flatMap { $0.isInset(-1) && !isUnsafe($0) ? $0 : nil },
        isOpen(view) ? nil : pinned(center).flatMap { $0.constant == 0 ? $0 : nil },
      ].compactMap { $0 } + neighbours(start, end).filter { $0.isInset(1) }
    let sizes = extent < 1 ? [] : [sized(size, extent)].filter(\.isUsualSize)
    return bounds + (isSize ? sizes + placed : placed + sizes)
  }

  /// The sibling that has no size along the axis because the view has all the room.
  private var emptied: View? {
    let siblings = view.superview?.subviews ?? []
    guard siblings.count <= Self.mostSubviews else { return nil }
    return siblings.first { sibling in
      sibling !== view && !sibling.isHidden && (value(of: sibling, attributes.size) ?? 1) < 1
        && isOpen(sibling)
    }
  }

  /// Whether the length of a view along the axis is open.
  func isOpen(_ view: View) -> Bool {
    engine.freedom(of: .view(view)).contains {
      $0.unknown == (axis == .horizontal ? .width : .height)
    }
  }

  /// Whether the view and a sibling before it, which both have a content of their own, lie over each
  /// other where they are.
  private var coversContent: Bool {
    guard !isSize, hasContent(view), let siblings = view.superview?.subviews,
      siblings.count <= Self.mostSubviews, let rect = rect(of: view)
    else { return false }
    return siblings.prefix { $0 !== view }.contains { sibling in
      !sibling.isHidden && hasContent(sibling)
        && self.rect(of: sibling)?.intersection(rect)?.isEmpty == false
    }
  }

  func hasContent(_ view: View) -> Bool {
    let size = view.intrinsicContentSize
    return size.width > 0 && size.height > 0
  }

  private func rect(of view: View) -> Rect? {
    guard let x = value(of: view, .left), let y = value(of: view, .top),
      let width = value(of: view, .width), let height = value(of: view, .height)
    else { return nil }
    return Rect(x: x, y: y, width: width, height: height)
  }

  /// Whether it leaves an edge outside the safe area of the screen, where nobody puts a view that is
  /// placed by its edge alone.
  private func isUnsafe(_ constraint: LayoutConstraint) -> Bool {
    guard let root = view.superview, root.superview == nil, !isBleeding else { return false }
    let safeArea = root.safeAreaInsets
    return switch constraint.firstAttribute {
    case .top: constraint.constant < safeArea.top
    case .bottom: -constraint.constant < safeArea.bottom
    default: false
    }
  }

  /// Whether the view is an empty ground that reaches from side to side of what it is in.
  private var isBleeding: Bool {
    guard !hasContent(view), view.subviews.isEmpty, let superview = view.superview,
      let own = value(of: view, .width), let whole = value(of: superview, .width)
    else { return false }
    return own >= whole - 1
  }

  /// Whether another view with content stands beside the view, which is then not in the middle of a row.
  private var hasCompany: Bool {
    guard let siblings = view.superview?.subviews, siblings.count <= Self.mostSubviews,
      let own = rect(of: view)
    else { return false }
    return siblings.contains { sibling in
      guard sibling !== view, !sibling.isHidden, hasContent(sibling), let other = rect(of: sibling)
      else { return false }
      return min(own.maxY, other.maxY) - max(own.minY, other.minY) > 1
    }
  }

  /// The constraints that put the view where people put views: at a standard distance from an edge
  /// or from its neighbour, or in the middle.
  var elsewhere: [LayoutConstraint] {
    guard let superview = view.superview else { return [] }
    if isArranged { return [sized(attributes.size, Self.tapTarget)] }
    let (start, end, center, _) = attributes
    let insets = superview.layoutMargins
    let isInRoot = superview.superview == nil
    let distance =
      isInRoot && axis == .horizontal
      ? max(insets.left, insets.right) : statedInset ?? Self.standardSpace
    func tied(_ attribute: Attribute, _ other: View, _ second: Attribute, _ constant: Double)
      -> LayoutConstraint
    {
      LayoutConstraint(
        item: .view(view), attribute: attribute, toItem: .view(other), attribute: second,
        constant: constant, origin: .user)
    }
    let ends = tied(end, superview, end, -distance)
    if isSize, let emptied {
      // Of two plain views the first is the bar.
      return emptied.subviews.isEmpty
        ? [sized(attributes.size, Self.tapTarget)] : content(of: emptied, end)
    }
    let reaching = reaching
    guard reaching.isEmpty else { return reaching }
    if isSize { return axis == .horizontal ? [ends] : [] }
    let starts = tied(start, superview, start, distance)
    let before = siblings.sibling(before: view)
    let after = before.map { [tied(start, $0, end, Self.standardSpace)] } ?? []
    // What stands among others is at neither the middle nor the end of a column, and a length follows
    // from no centre.
    guard axis == .horizontal || superview.subviews.allSatisfy({ $0 === view || $0.isHidden })
    else { return after + [starts] }
    let isCentred = !isOpen(view) && !hasCompany
    return after + [starts] + (isCentred ? [tied(center, superview, center, 0)] : []) + [ends]
  }

  /// Whether a constraint keeps the view at an edge where nothing lies by intent: that of a view in which
  /// all else keeps a distance, or of the screen.
  func isAccident(_ constraint: LayoutConstraint) -> Bool {
    guard !isSize, constraint.constant == 0, constraint.second?.owner === view.superview,
      [attributes.start, attributes.end].contains(constraint.firstAttribute)
    else { return false }
    return statedInset != nil || view.superview?.superview == nil && hasContent(view)
  }

  /// The distance that what is in the same view keeps from its edges; nil in the root.
  var statedInset: Double? {
    view.superview.flatMap { $0.superview == nil ? nil : $0.statedInset(along: axis) }
  }

  /// The equations that existing inequalities would be, of those at whose bounds the view is.
  ///
  /// The others would move it, and with it all that follows it in a column.
  private var bounds: [LayoutConstraint] {
    guard let item = engine.item(for: view) else { return [] }
    let entries = rehearsal.entries(of: item.variables[unknown.rawValue])
    let limits = entries.lazy.filter { isLimit($0.constraint) && isAtBound($0) }
    return limits.prefix(Self.mostBounds).compactMap { entry in
      let limit = entry.constraint
      guard let first = limit.first else { return nil }
      return LayoutConstraint(
        item: first, attribute: limit.firstAttribute, toItem: limit.second,
        attribute: limit.secondAttribute, constant: limit.constant, origin: .user)
    }
  }

  /// Whether a constraint is an inequality between the view and what is around it.
  private func isLimit(_ constraint: LayoutConstraint) -> Bool {
    guard constraint.origin == .user, constraint.relation != .equal, constraint.second != nil,
      constraint.multiplier == 1, constraint.firstStart == nil, constraint.secondStart == nil
    else { return false }
    return isNear(constraint.first) && isNear(constraint.second)
  }

  /// Whether the sides of a constraint are as good as equal in the rehearsal.
  private func isAtBound(_ entry: EngineConstraint) -> Bool {
    rehearsal.place(of: entry).map { abs(rehearsal.residual(at: $0)) < 1 } ?? false
  }

  /// Whether an item belongs to the view, its superview or a sibling.
  private func isNear(_ item: ConstraintItem?) -> Bool {
    item?.owner === view.superview || item?.owner?.superview === view.superview
  }

  private static var mostBounds: Int { 4 }

  /// The space between views and around them in a visual format.
  static var standardSpace: Double { 8 }

  func value(of view: View, _ attribute: LayoutConstraint.Attribute) -> Double? {
    engine.form(of: .view(view), attribute).map { rehearsal.value(of: $0) }
  }

  /// The minimum side of a tap target, in points.
  private static var tapTarget: Double { 44 }

  private func sized(_ size: Attribute, _ extent: Double) -> LayoutConstraint {
    LayoutConstraint(
      item: .view(view), attribute: size, constant: extent, origin: .user)
  }

  /// Returns a constraint that ends the view below, or after, the last view in it.
  private func content(_ end: Attribute) -> [LayoutConstraint] { content(of: view, end) }

  func content(of view: View, _ end: LayoutConstraint.Attribute) -> [LayoutConstraint] {
    let ends = view.subviews.filter { !$0.isHidden }.map { (value(of: $0, end) ?? 0, $0) }
    guard view.subviews.count <= Self.mostSubviews, let last = ends.max(by: { $0.0 < $1.0 }),
      last.0 > 1
    else { return [] }
    // What is in a bar is centred, whatever its distance from the sides.
    let inset = isBegun(view) ? view.statedInset(along: axis) : nil
    return [
      LayoutConstraint(
        item: .view(view), attribute: end, toItem: .view(last.1), attribute: end,
        constant: inset ?? Self.standardSpace, origin: .user)
    ]
  }

  static var mostSubviews: Int { 50 }

  /// Whether something in a view is tied to the edge at which it begins along the axis.
  private func isBegun(_ view: View) -> Bool {
    let start = attributes.start
    return view.constraints.contains { constraint in
      let (first, second) = (constraint.first?.owner, constraint.second?.owner)
      return constraint.origin == .user
        && (constraint.firstAttribute == start && first?.superview === view && second === view
          || constraint.secondAttribute == start && second?.superview === view && first === view)
    }
  }

  /// Returns a constraint that insets an edge from the superview's by as much as the opposite
  /// edge is inset today.
  private func mirrored(_ given: Attribute, _ attribute: Attribute) -> LayoutConstraint? {
    guard let superview = view.superview, let known = pinned(given),
      let room = value(of: superview, axis == .horizontal ? .width : .height),
      abs(known.constant) < room / 2
    else { return nil }
    return LayoutConstraint(
      item: .view(view), attribute: attribute, toItem: .view(superview), attribute: attribute,
      constant: 0 - known.constant, origin: .user)
  }

  /// Returns a constraint that pins the attribute at its present distance from the superview's.
  private func pinned(_ attribute: Attribute) -> LayoutConstraint? {
    guard let superview = view.superview else { return nil }
    return related(attribute, to: superview, attribute)
  }

  /// Returns a constraint for the gap to the previous sibling.
  private func neighbours(_ start: Attribute, _ end: Attribute) -> [LayoutConstraint] {
    guard let before = siblings.sibling(before: view),
      let gap = related(start, to: before, end), gap.constant >= 0
    else { return [] }
    return [gap]
  }

  private func related(
    _ attribute: Attribute, to other: View, _ second: Attribute
  ) -> LayoutConstraint? {
    let constraint = LayoutConstraint(
      item: .view(view), attribute: attribute, toItem: .view(other), attribute: second,
      origin: .user)
    var lowering = Lowering(
      engine: engine, holder: view.superview.flatMap { engine.item(for: $0) }, of: constraint)
    guard let form = lowering.form(of: constraint) else { return nil }
    let distance = rehearsal.value(of: form)
    constraint.storedConstant = (distance * 1e9).rounded() / 1e9
    return constraint
  }
}

/// The indices of views among their siblings, found once for each superview.
final class SiblingPlaces {
  private var places: [ObjectIdentifier: Int] = [:]
  private var known: Set<ObjectIdentifier> = []

  /// Returns the sibling before a view; nil for the first one.
  func sibling(before view: View) -> View? {
    guard let superview = view.superview else { return nil }
    if known.insert(ObjectIdentifier(superview)).inserted {
      for (place, subview) in superview.subviews.enumerated() {
        places[ObjectIdentifier(subview)] = place
      }
    }
    guard let place = places[ObjectIdentifier(view)], place > 0 else { return nil }
    return superview.subviews[place - 1]
  }
}

extension LayoutConstraint {
  /// Whether it keeps an edge inside another by a distance that people write.
  ///
  /// - Parameter sign: 1 if the distance counts from the near edge, -1 from the far one.
  fileprivate func isInset(_ sign: Double) -> Bool {
    let distance = constant * sign
    guard distance >= 0, distance <= 40 else { return false }
    return [4.0, 10].contains { distance.truncatingRemainder(dividingBy: $0) == 0 }
  }

  /// Whether it is a length that people write: that of a tap target, tens, small eights.
  fileprivate var isUsualSize: Bool {
    constant == 44
      || constant <= 200 && constant.truncatingRemainder(dividingBy: 10) == 0
      || constant <= 128 && constant.truncatingRemainder(dividingBy: 8) == 0
  }
}
