package import AutoLayout
import Controls
package import Geometry

/// Records a laid-out tree as values.
package struct LayoutRecorder {
  private let root: View
  private let findsAmbiguity: Bool
  private let findsRanges: Bool
  private let screen: View?

  /// Creates a recorder of the tree below a root at the canvas's origin.
  ///
  /// Without `findsAmbiguity` it doesn't determine what the constraints leave open; without
  /// `findsRanges` it doesn't determine how far. The texts of a `screen` around the root are
  /// recorded as the root's.
  package init(
    root: View, screen: View? = nil, findsAmbiguity: Bool = true, findsRanges: Bool = true
  ) {
    self.root = root
    self.screen = screen
    self.findsAmbiguity = findsAmbiguity
    self.findsRanges = findsRanges
  }

  /// Returns the views in tree order, the root first.
  package func views() -> [LaidOutView] {
    var views: [LaidOutView] = []
    record(root, path: nil, depth: 0, origin: .zero, into: &views)
    views[0].texts += screen.map { Self.texts(of: $0) } ?? []
    return views
  }

  /// Returns the texts of a view and everything in it.
  private static func texts(of view: View) -> [LaidOutText] {
    view.drawnTexts.map(LaidOutText.init) + view.subviews.flatMap(texts)
  }

  /// Returns the relevant guides, owner by owner in tree order.
  ///
  /// These are the margins, safe area and readable width of every view that has subviews or whose
  /// guides a constraint uses, both guides of scroll views, and the guides added by hand.
  package func guides() -> [LaidOutGuide] {
    var guides: [LaidOutGuide] = []
    record(guidesOf: root, origin: .zero, RestingInsets(around: root), into: &guides)
    return guides
  }

  /// Returns the constraints made by hand that the frames violate, with the distances in points.
  package func violations() -> [LayoutResult.Violation] {
    var violations: [LayoutResult.Violation] = []
    root.forEachConstraint { constraint in
      guard let residual = root.engine.residual(of: constraint),
        constraint.relation.isViolated(by: residual)
      else { return }
      violations.append(
        LayoutResult.Violation(
          constraint: ConstraintText(constraint).description, residual: abs(residual)))
    }
    return violations
  }

  private func record(
    _ view: View, path: String?, depth: Int, origin: Point, into views: inout [LaidOutView]
  ) {
    let id = view.sceneID
    let path = path.map { "\($0)/\(view.pathName ?? id)" } ?? id
    let frame = view.layoutFrame
    let absolute = frame.offsetBy(dx: origin.x, dy: origin.y)
    let alignmentRect = view.alignmentRect
    let content = root.engine.contentSize(of: view)
    let natural = view.intrinsicContentSize
    views.append(
      LaidOutView(
        id: id, name: view.spokenName, path: path, depth: depth, kind: view.viewKind,
        isHidden: view.isHidden,
        frame: frame,
        alignmentRect: alignmentRect, absoluteFrame: absolute,
        intrinsicWidth: content.width ?? (natural.width >= 0 ? natural.width : nil),
        intrinsicHeight: content.height ?? (natural.height >= 0 ? natural.height : nil),
        firstBaseline: root.engine.baseline(.firstBaseline, of: view) ?? 0,
        lastBaseline: root.engine.baseline(.lastBaseline, of: view) ?? alignmentRect.height,
        freedoms: freedoms(of: view), texts: view.drawnTexts.map(LaidOutText.init)))
    if (view as? PaintedView)?.mayTruncate == true { views[views.count - 1].mayTruncate = true }
    if let scroll = view as? ScrollView {
      views[views.count - 1].contentOffset = scroll.contentOffset
    }
    let inside = view.contentOrigin(at: absolute.origin)
    for subview in view.subviews where subview.part == nil {
      record(subview, path: path, depth: depth + 1, origin: inside, into: &views)
    }
  }

  private func freedoms(of view: View) -> [LaidOutView.Freedom] {
    guard findsAmbiguity else { return [] }
    guard findsRanges else {
      return root.engine.freeUnknowns(of: .view(view)).map {
        LaidOutView.Freedom(attribute: $0.sceneName, lower: nil, upper: nil)
      }
    }
    return root.engine.freedom(of: .view(view)).map {
      LaidOutView.Freedom(
        attribute: $0.unknown.sceneName, lower: $0.lower, upper: $0.upper)
    }
  }

  private func record(
    guidesOf view: View, origin: Point, _ insets: RestingInsets, into guides: inout [LaidOutGuide]
  ) {
    let frame = view.layoutFrame.offsetBy(dx: origin.x, dy: origin.y)
    let inside = view.contentOrigin(at: frame.origin)
    let owner = view.sceneID
    func add(_ kind: LaidOutGuide.Kind, _ rect: Rect, id: String? = nil) {
      guides.append(
        LaidOutGuide(
          id: id ?? "\(owner).\(kind.rawValue)", kind: kind, owner: id == nil ? owner : nil,
          frame: rect,
          absoluteFrame: rect.offsetBy(dx: inside.x, dy: inside.y)))
    }
    let asked = view.allGuides
    if view.subviews.contains(where: { $0.part == nil }) || asked.count > view.layoutGuides.count {
      let bounds = view.bounds
      let margins = insets.layoutMargins(of: view)
      let readable = view.readableContentInsets(margins: margins)
      add(.margins, bounds.inset(by: margins))
      add(.safeArea, bounds.inset(by: insets.safeArea(of: view)))
      add(.readable, bounds.inset(by: readable))
    }
    if let scroll = view as? ScrollView {
      add(.content, Rect(origin: .zero, size: scroll.contentSize))
      add(.frameLayout, scroll.bounds)
    }
    for guide in asked where guide.role == .keyboard {
      add(.keyboard, guide.layoutFrame)
    }
    for guide in view.layoutGuides { add(.own, guide.layoutFrame, id: guide.identifier) }
    for subview in view.subviews where subview.part == nil {
      record(guidesOf: subview, origin: inside, insets, into: &guides)
    }
  }
}

extension View {
  /// The scene's id; the class name for a view without one.
  package var sceneID: String { identifier ?? className }

  /// The name of the view in remarks: the name that its author gave it besides the id, otherwise
  /// the id.
  package var spokenName: String {
    switch loggedName {
    case .identifier, .none: sceneID
    case .name(let name), .described(let name): name
    }
  }

  /// Returns the origin of the view's own coordinates if its frame's corner is at `corner`.
  package func contentOrigin(at corner: Point) -> Point {
    Point(x: corner.x - bounds.minX, y: corner.y - bounds.minY)
  }

  /// The distances from the bounds to the readable content.
  package var readableContentInsets: EdgeInsets { readableContentInsets(margins: layoutMargins) }

  /// Returns the same for known margins.
  func readableContentInsets(margins: EdgeInsets) -> EdgeInsets {
    var insets = margins
    let excess = bounds.width - effectiveEnvironment.readableContentWidth
    insets.left = max(insets.left, excess / 2)
    insets.right = max(insets.right, excess / 2)
    return insets
  }
}

extension LayoutUnknown {
  /// The name in `ambiguous` and `ranges`.
  fileprivate var sceneName: String {
    switch self {
    case .minX: "minX"
    case .minY: "minY"
    case .width: "width"
    case .height: "height"
    }
  }
}
