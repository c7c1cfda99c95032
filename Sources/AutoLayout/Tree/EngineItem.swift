import Cassowary
import Geometry

/// A view or a guide as one engine knows it: four unknowns and what their constants rest on.
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
  /// The item in whose coordinates the unknowns are; nil for the root.
  unowned let container: EngineItem?

  /// The alignment rect insets of a view.
  var insets = EdgeInsets.zero
  /// The effective margins, kept only for views whose margins a constraint or a guide uses.
  var margins = EdgeInsets.zero
  /// Whether the insets depend on the frame, as an override of the conversions may have them.
  var hasElasticInsets = false
  /// Whether somebody uses the margins.
  var usesMargins = false
  /// Whether the item is among the engine's users of insets, and among its wrapping items.
  var isInsetUser = false
  var isWrapping = false
  /// The distances of a system guide from its owner's bounds, as its constraints have them.
  var guideInsets: EdgeInsets?

  /// Whether the item stays as it was although the frames have changed: it would not settle.
  var isHeld = false
  /// The axes in which a scroll view's content is larger than its frame.
  var scrollsAlong = AxisPair(false)

  /// Width and height not negative; nothing for guides that the system keeps in place.
  var implicit: [ConstraintID] = []
  /// Constraints made from the autoresizing mask, or of a system guide.
  var generated: [EngineConstraint] = []
  /// Constraints that the view makes for its subviews.
  var system: [EngineConstraint] = []
  /// The content size along each axis.
  var content = AxisPair<EngineConstraint?>(nil)
  /// The width that wrapping content was last asked for; nil before the first question.
  var wrappedWidth: Double?
  /// Constraints whose terms or constants mention the item; removed ones are dropped in passing.
  private(set) var readers: [EngineConstraint] = []
  /// How many readers there may be before removed ones are looked for.
  private var readerLimit = 16
  /// The place in the engine's order of items.
  var place = 0
  /// The place of a view in tree order, with gaps between neighbours; valid once given.
  var rank: Int64 = 0
  var isRanked = false
  var isRemoved = false
  /// What is free of it, as far as that was asked for.
  var freedom: KnownFreedom?

  init(
    subject: Subject, container: EngineItem?, solver: Solver
  ) {
    self.subject = subject
    self.container = container
    // Places rest on sizes more often than the other way round.
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

  /// Whether constraints of the developer or of a stack view speak of the item.
  var isConstrained: Bool {
    readers.contains {
      !$0.isRemoved && ($0.constraint.origin == .user || $0.constraint.origin == .stack)
    }
  }

  func origin(_ axis: Axis) -> Variable { axis == .horizontal ? minX : minY }
  func extent(_ axis: Axis) -> Variable { axis == .horizontal ? width : height }
  var variables: [Variable] { [minX, minY, width, height] }
}

/// What was found free of an item, good for the solver's values of one publication.
struct KnownFreedom {
  let publication: Int64
  let values: [FreeValue]
}

/// An unowned reference that can be a payload.
struct Unowned<Object: AnyObject> {
  unowned let object: Object
}

/// A constraint as one engine knows it.
final class EngineConstraint {
  let constraint: LayoutConstraint
  /// In whose coordinates places are measured; nil for the constraints on the root itself.
  unowned let holder: EngineItem?
  /// The place in the order of addition.
  let order: Int64
  /// The handles in the solver: one, or hugging and compression resistance; none when broken.
  var ids: [ConstraintID] = []
  /// The left side minus the right side, as the solver has it.
  var terms: [Term] = []
  var constant = 0.0
  /// Broken to recover from a conflict; ignored until added again.
  var isBroken = false
  var isRemoved = false

  init(_ constraint: LayoutConstraint, holder: EngineItem?, order: Int64) {
    self.constraint = constraint
    self.holder = holder
    self.order = order
  }
}
