import AutoLayout
import Controls
import Geometry
import Rendering

extension View {
  /// Whether its lines say left and right, and never leading and trailing, as they are from left to right.
  var namesSides: Bool {
    guard effectiveUserInterfaceLayoutDirection == .leftToRight else { return false }
    let named = surveyed.filter { $0.origin == .user }
      .flatMap { [$0.firstAttribute, $0.secondAttribute] }
    return named.contains { [.left, .right].contains($0) }
      && !named.contains { [.leading, .trailing].contains($0) }
  }
}

extension String {
  /// The equation with left and right for leading and trailing.
  var namingSides: String {
    replacing(/\.leading\b/, with: ".left").replacing(/\.trailing\b/, with: ".right")
  }
}

extension View {
  /// The equations that tie it as people tie such a view, where some of its values are open; empty where nobody
  /// can tell.
  ///
  /// - What is as long as a row of the views that it scrolls, is as high as they are.
  /// - What is centred on a sibling along one axis alone is so along the other one, too.
  /// - What is open from side to side runs as a sibling does.
  /// - What follows a centred view of its kind is centred, too, and what a limit keeps behind another view of a row
  ///   ends where that row does.
  func usualTies(open values: Set<LayoutUnknown>) -> [String] {
    guard let parent = superview, parent.isSurveyable, !(parent is StackView) else { return [] }
    if values == [.height], let scroll = self as? ScrollView, scroll.holdsRow {
      return ["\(spokenName).content.height == \(spokenName).frameLayout.height"]
    }
    if values == [.minY], let centre = centredOn(parent) {
      return ["\(spokenName).centerY == \(centre.spokenName).centerY"]
    }
    if values == [.minX], let line = centred(in: parent) ?? ended(in: parent) { return [line] }
    guard values.isSuperset(of: [.minX, .width]) else { return [] }
    return spanning(in: parent)
  }

  /// The sibling on whose horizontal centre it lies, while nothing says where it is vertically.
  private func centredOn(_ parent: View) -> View? {
    let ties = parent.surveyed.filter {
      $0.origin == .user && ($0.first?.owner === self || $0.second?.owner === self)
    }
    let isPlaced = ties.contains { $0.firstAttribute.kind == .yLocation }
    guard !isPlaced,
      let tie = ties.first(where: {
        $0.firstAttribute == .centerX && $0.secondAttribute == .centerX && $0.constant == 0
          && $0.relation == .equal && $0.first?.owner === self
      }), let other = tie.second?.owner, other.superview === parent,
      other.frame.height > frame.height
    else { return nil }
    return other
  }

  /// The equations of its siblings and of itself along the axes that it is asked for.
  private func equations(in parent: View) -> [LayoutConstraint] {
    parent.surveyed.filter {
      $0.origin == .user && $0.relation == .equal && $0.priority.isRequired
        && $0.firstAttribute.kind != .dimension && $0.first?.owner?.superview === parent
    }
  }

  /// The equation that puts it in the middle like the view of its kind that it follows.
  private func centred(in parent: View) -> String? {
    let lines = equations(in: parent)
    let before = lines.first {
      $0.first?.owner === self && $0.firstAttribute == .top && $0.secondAttribute == .bottom
    }?.second?.owner
    guard let before, before.superview === parent, type(of: before) == type(of: self),
      lines.contains(where: {
        $0.first?.owner === before && $0.firstAttribute == .centerX
          && $0.secondAttribute == .centerX && $0.constant == 0
      })
    else { return nil }
    return "\(spokenName).centerX == \(before.spokenName).centerX"
  }

  /// The equation that ends it where the last view of another such row ends, or as far inside as its row begins; for
  /// a text beside another one below a bar, where that ends.
  private func ended(in parent: View) -> String? {
    let lines = equations(in: parent)
    func edge(_ view: View, _ attribute: LayoutConstraint.Attribute) -> LayoutConstraint? {
      lines.first {
        $0.first?.owner === view && $0.firstAttribute == attribute
          && $0.secondAttribute == attribute && $0.second?.owner !== self
      }
    }
    func words(_ tie: LayoutConstraint) -> String {
      spokenName + ConstraintNotation(tie).equation.drop { $0 != "." }
    }
    let limits = parent.surveyed.filter {
      $0.origin == .user && $0.relation == .greaterThanOrEqual && $0.firstAttribute == .leading
        && $0.secondAttribute == .trailing && $0.second?.owner?.superview === parent
    }
    guard let limit = limits.first(where: { $0.first?.owner === self }) else {
      return endedBelow(lines, edge)
    }
    let twin = limits.lazy.filter {
      $0.first?.owner !== self && $0.constant == limit.constant
    }.compactMap { $0.first?.owner }.first { type(of: $0) == type(of: self) }
    if let end = twin.flatMap({ edge($0, .trailing) }) { return words(end) }
    var first = limit.second?.owner
    for _ in 0..<4 {
      guard let view = first, let start = edge(view, .leading) else { return nil }
      if start.second?.owner === parent {
        guard start.constant >= 0 else { return nil }
        let text = words(start).replacing(".leading", with: ".trailing")
        return text.replacing(" + ", with: " - ")
      }
      guard start.constant == 0 else { return nil }
      first = start.second?.owner
    }
    return nil
  }

  /// The end of the bar at whose beginning the text begins that stands on one line with it.
  private func endedBelow(
    _ lines: [LayoutConstraint],
    _ edge: (View, LayoutConstraint.Attribute) -> LayoutConstraint?
  ) -> String? {
    guard self is Label,
      let partner = lines.first(where: {
        $0.first?.owner === self && $0.firstAttribute.isBaseline && $0.secondAttribute.isBaseline
      })?.second?.owner, partner is Label, partner.superview === superview,
      let start = edge(partner, .leading), start.constant == 0, let bar = start.second?.owner,
      bar.superview === superview, bar is Slider || bar is ProgressView,
      edge(bar, .leading) != nil
    else { return nil }
    return "\(spokenName).trailing == \(bar.spokenName).trailing"
  }

  /// The equations that tie its sides as those of a sibling are tied to what both are in.
  private func spanning(in parent: View) -> [String] {
    // What is centred, or begins somewhere, lacks a length alone.
    let isPlaced = parent.surveyed.contains {
      $0.origin == .user && $0.relation == .equal && $0.first?.owner === self
        && $0.firstAttribute.kind == .xLocation
    }
    guard intrinsicContentSize.width == View.noIntrinsicMetric, !isPlaced else { return [] }
    var leading: [ObjectIdentifier: LayoutConstraint] = [:]
    var trailing: [ObjectIdentifier: LayoutConstraint] = [:]
    for tie in parent.surveyed
    where tie.origin == .user && tie.relation == .equal && tie.priority.isRequired
      && tie.second?.owner === parent && tie.firstAttribute == tie.secondAttribute
    {
      guard let sibling = tie.first?.owner, sibling !== self, !sibling.isHidden else { continue }
      if tie.firstAttribute == .leading { leading[ObjectIdentifier(sibling)] = tie }
      if tie.firstAttribute == .trailing { trailing[ObjectIdentifier(sibling)] = tie }
    }
    for sibling in parent.subviews {
      let id = ObjectIdentifier(sibling)
      guard let first = leading[id], let last = trailing[id] else { continue }
      return [first, last].map { spokenName + ConstraintNotation($0).equation.drop { $0 != "." } }
    }
    return []
  }
}

extension ScrollView {
  /// Whether what it scrolls lies side by side: views, or a row of them.
  var holdsRow: Bool {
    let shown = subviews.filter { !$0.isHidden }
    if shown.count == 1, let stack = shown[0] as? StackView { return stack.axis == .horizontal }
    let frames = shown.map(\.frame).sorted { $0.minX < $1.minX }
    return frames.count > 1
      && zip(frames, frames.dropFirst()).allSatisfy {
        $0.width > 0 && $0.maxX <= $1.minX + 0.5 && abs($0.minY - $1.minY) < 1
      }
  }
}

extension ScrollView {
  /// The first of several views side by side that are as wide as what shows them; nil without such pages.
  var firstPage: View? {
    guard isSurveyable else { return nil }
    let ties = surveyed.filter { $0.origin == .user && $0.relation == .equal }
    let page = ties.first { tie in
      guard case .guide(let guide)? = tie.second, guide.kind == .scrollFrame,
        guide.owningView === self
      else { return false }
      return tie.firstAttribute == .width && tie.secondAttribute == .width
        && tie.multiplier == 1 && tie.constant == 0 && tie.first?.owner?.superview === self
    }?.first?.owner
    let isFollowed = ties.contains { tie in
      tie.second?.owner === page && tie.secondAttribute == .trailing
        && tie.firstAttribute == .leading && tie.first?.owner?.superview === self
    }
    return isFollowed ? page : nil
  }
}
