import Cassowary
import Geometry

/// An engine's record of a view or a guide: four unknowns and what their constants depend on.
///
/// `minX`, `minY`, `width`, `height` are those of the alignment rect, in the coordinates of the
/// superview (for a guide, of its owner; for the root, of its absent superview).
final class EngineItem {
  /// What the item is. Not kept alive: a removal is announced before the view can go.
  enum Subject {
    case view(Unowned<View>)
    case guide(Unowned<LayoutGuide>)
  }

  let subject: Subject
  let minX: Variable
  let minY: Variable
  let width: Variable
  let height: Variable
  /// The item in whose coordinates the unknowns are measured; nil for the root.
  unowned let container: EngineItem?

  /// The alignment rect insets of a view.
  var insets = EdgeInsets.zero
  /// The effective margins, kept only for views whose margins a constraint or a guide uses.
  var margins = EdgeInsets.zero
  /// Whether the insets depend on the frame, as overrides of the conversions may make them.
  var hasElasticInsets = false
  /// Whether anything uses the margins.
  var usesMargins = false
  /// Whether the item is among the engine's inset users, or its wrapping items.
  var isInsetUser = false
  var isWrapping = false
  /// The insets of a system guide from its owner's bounds, as used in its constraints.
  var guideInsets: EdgeInsets?

  /// Whether the item is held as it was although the frames have changed, because it would not
  /// settle.
  var isHeld = false
  /// The axes in which a scroll view's content is larger than its frame.
  var scrollsAlong = AxisPair(false)

  /// The constraints that keep width and height from being negative; empty for guides that the
  /// system keeps in place.
  var implicit: [ConstraintID] = []
  /// The axes along which nothing else keeps the extent from being negative.
  var boundedAxes: [Axis] {
    guard let implied = guide?.impliedExtent else { return Self.bothAxes }
    return [implied.perpendicular]
  }
  private static let bothAxes = [Axis.horizontal, .vertical]
  /// The constraints made from the autoresizing mask, or for a system guide.
  var generated: [EngineConstraint] = []
  /// The constraints that the view makes for its subviews.
  var system: [EngineConstraint] = []
  /// The content size along each axis.
  var content = AxisPair<EngineConstraint?>(nil)
  /// Whether the content can wrap, as its place in the order of addition has it.
  var wrapsContent = false
  /// The width at which wrapping content was last measured; nil before the first time.
  var wrappedWidth: Double?
  /// The width of wrapped content on one line, while it asks for that of its lines instead.
  var unwrappedWidth: Double?
  /// The view whose baselines are those of a row, as its constraints have them; nil unless one
  /// uses them.
  var tallest: ObjectIdentifier?
  /// Whether the update under way has moved the item, and where it was when its container was
  /// last told.
  var isMoved = false
  var announcedRect: Rect?
  /// The constraints whose terms or constants mention the item; removed ones are dropped from
  /// time to time.
  private(set) var readers: [EngineConstraint] = []
  /// How many readers there may be before removed ones are dropped.
  private var readerLimit = 16
  /// The index in the engine's order of items.
  var place = 0
  /// The place of a view in tree order, with gaps between neighbours; valid once it is ranked.
  var rank: Int64 = 0
  var isRanked = false
  var isRemoved = false
  /// The known freedom of the item, if it was asked for.
  var freedom: KnownFreedom?

  init(
    subject: Subject, container: EngineItem?, solver: Solver
  ) {
    self.subject = subject
    self.container = container
    // Positions depend on sizes more often than the reverse.
    width = solver.makeVariable()
    height = solver.makeVariable()
    minX = solver.makeVariable()
    minY = solver.makeVariable()
  }

  /// The view, if the item is one.
  var view: View? {
    if case .view(let reference) = subject { reference.object } else { nil }
  }

  /// The guide, if the item is one.
  var guide: LayoutGuide? {
    if case .guide(let reference) = subject { reference.object } else { nil }
  }

  /// Adds a constraint that mentions the item.
  func addReader(_ entry: EngineConstraint) {
    if readers.count >= readerLimit { dropRemovedReaders() }
    readers.append(entry)
  }

  /// Drops the constraints that were removed.
  func dropRemovedReaders() {
    readers.removeAll(where: \.isRemoved)
    readerLimit = max(16, 2 * readers.count)
  }

  /// Whether constraints of the developer or of a stack view mention the item.
  var isConstrained: Bool {
    readers.contains {
      !$0.isRemoved && ($0.constraint.origin == .user || $0.constraint.origin == .stack)
    }
  }

  func origin(_ axis: Axis) -> Variable { axis == .horizontal ? minX : minY }
  func extent(_ axis: Axis) -> Variable { axis == .horizontal ? width : height }
  var variables: [Variable] { [minX, minY, width, height] }
}

/// The known freedom of an item, valid for one publication of the solver's values.
struct KnownFreedom {
  let publication: Int64
  let values: [FreeValue]
}

/// An unowned reference that can be used as an associated value.
struct Unowned<Object: AnyObject> {
  unowned let object: Object
}

/// An engine's record of a constraint.
final class EngineConstraint {
  let constraint: LayoutConstraint
  /// The item in whose coordinates locations are measured; nil for the constraints on the root
  /// itself.
  unowned let holder: EngineItem?
  /// The place in the order of addition.
  let order: Int64
  /// The handles in the solver: one, or two for hugging and compression resistance; none when
  /// broken.
  var ids: [ConstraintID] = []
  /// The left side minus the right side, as the solver holds it.
  var terms: [Term] = []
  var constant = 0.0
  /// Whether it was broken to recover from a conflict; ignored until added again.
  var isBroken = false
  var isRemoved = false
  /// The constraints that were broken because they contradict this one, as far as that states a size
  /// that was given from outside: they are tried again with the next one.
  var victims: [EngineConstraint] = []

  init(_ constraint: LayoutConstraint, holder: EngineItem?, order: Int64) {
    self.constraint = constraint
    self.holder = holder
    self.order = order
  }
}
