import Controls
import Diagnosis
import Documents
import Geometry
import Rendering

/// What is wrong with one layout, whatever its author intended: the measure by which advice is
/// judged.
struct LayoutFaults {
  /// A fault of some views.
  struct Fault: Hashable {
    /// The kind of a fault.
    enum Kind: Hashable {
      case unsatisfiable, ambiguous, invalid, truncated, overlap, outsideSuperview, outsideSafeArea
      case empty, squeezed, stretched, covered, unreachable, narrow, lost
    }

    let kind: Kind
    let views: [String]
  }

  /// How bad each fault is: points where they can be measured, otherwise a count.
  private(set) var amounts: [Fault: Double] = [:]
  /// How many more views would be in one if nothing were meant.
  private(set) var meantCount = 0
  /// How far pictures are out of shape, in points: a fault only where nobody decided it.
  private(set) var distortionOfPictures = 0.0
  /// The views in the root that extend beyond it; used only for lookup.
  private(set) var beyondScreen: Set<String> = []
  /// What is seen of each view; used only for lookup.
  private(set) var frames: [String: Sight] = [:]
  /// The lengths that constraints leave open, and those that are shorter than what is in the view.
  private(set) var (open, short): (Set<ViewLength>, Set<ViewLength>) = ([], [])
  /// The views of which a place or a length is open along each axis; used only for lookup.
  private(set) var free: (horizontal: Set<String>, vertical: Set<String>) = ([], [])
  /// What equations tie each view to; used only for lookup.
  private(set) var hangsOn: [String: Set<String>] = [:]
  /// What holds all other views.
  private(set) var root: String?
  /// The views that are seen but for a length of 0 that nobody stated.
  private(set) var vanished: Set<String> = []

  /// What says how long views are that have a fixed length.
  private(set) var stated: [ViewLength: String] = [:]
  /// The views with a ratio of their lengths; used only for lookup.
  private(set) var shaped: Set<String> = []
  /// The siblings of which one lies upon the other, a ground; used only for lookup.
  private(set) var grounded: Set<[String]> = []
  /// What each view is in; used only for lookup.
  private(set) var parents: [String: String] = [:]
  /// The siblings of which one hides what the other shows, although neither lies upon the other.
  private(set) var hiding: Set<[String]> = []
  /// Those of which one is a control at the edge of the other, a ground; used only for lookup.
  private(set) var handles: Set<[String]> = []

  /// Those that a limit is to part, which gives way to something.
  private(set) var unparted: Set<[String]> = []

  /// What is seen of a view.
  struct Sight {
    /// The frame in the canvas.
    let rect: Rect
    let isVisible: Bool
    /// Whether a part of it lies on the canvas.
    let isOnCanvas: Bool
    /// Whether all of it lies beside the canvas, where nothing scrolls.
    let isLost: Bool
    /// Whether it does so to the left or to the right.
    let isBeside: Bool
    /// Whether it is a picture or the like that is smaller than what it shows.
    let isReduced: Bool
    /// Whether it is lower than what it shows.
    let isLow: Bool
    /// Whether it shows a text, and has less than half of its height.
    let isCrushed: Bool
    /// Whether it is a control that is higher than it is drawn.
    let isTall: Bool
    /// Whether it may lie anywhere.
    let isAdrift: Bool
    let isLabel: Bool
    /// Whether people type in it, or slide something along it.
    let isField: Bool
    let texts: [String]
    /// The frame in what it is in, and the size of that.
    let (place, outer): (Rect, Size)

    /// - Parameters:
    ///   - isSeen: whether anything is seen of it.
    ///   - isLeaf: whether it holds no other views.
    init(_ view: CheckedView, in layout: CheckedLayout, isSeen: Bool, isLeaf: Bool) {
      let laidOut = view.laidOut
      (rect, isVisible) = (view.absoluteAlignmentRect, isSeen)
      isOnCanvas = !layout.isUnseen(view)
      isLost = layout.isLost(view)
      isBeside = layout.isLost(view, alongWidth: true)
      isReduced = isSeen && isLeaf && laidOut.isReduced
      (isLow, isTall) = (laidOut.isLow, laidOut.isTall)
      isCrushed = isSeen && laidOut.isCrushed
      isAdrift = laidOut.freedoms.contains { $0.lower == nil || $0.upper == nil }
      isLabel = laidOut.kind == .label
      isField = [.textField, .textView, .searchBar, .slider].contains(laidOut.kind)
      texts = laidOut.texts.map(\.shown)
      place = laidOut.alignmentRect
      outer = view.parent.map { layout.views[$0].laidOut.frame.size } ?? .zero
    }
  }

  /// Collects the faults of a layout.
  ///
  /// - Parameters:
  ///   - meant: the views that its state shows less of on purpose, which is no fault.
  ///   - moved: the panes that its state puts before others.
  init(_ layout: CheckedLayout, besides meant: Set<String> = [], moved: Set<String> = []) {
    for remark in layout.result.diagnostics {
      switch remark.code {
      case .unsatisfiable: note(.unsatisfiable)
      case .layoutLoop, .invalidConstraint: note(.invalid)
      case .ambiguous: note(.ambiguous, [remark.view ?? ""])
      default: break
      }
    }
    root = layout.views.first?.id
    hangsOn = layout.constraints.partners
    stated = ViewLength.stated(in: layout)
    shaped = ViewLength.shaped(in: layout)
    let parents = Set(layout.views.compactMap(\.parent))
    let holders = Set(parents.map { layout.views[$0].id })
    for (index, view) in layout.views.enumerated() {
      // Of a stack without views nothing is seen.
      let isLeaf = !parents.contains(index)
      self.parents[view.id] = view.parent.map { layout.views[$0].id }
      let isSeen = view.isVisible && (view.laidOut.kind != .stackView || !isLeaf)
      frames[view.id] = Sight(view, in: layout, isSeen: isSeen, isLeaf: isLeaf)
      noteLengths(of: view, in: layout)
      let freedoms = view.laidOut.freedoms.count
      if freedoms > 1 { note(.ambiguous, [view.id], Double(freedoms - 1)) }
      if view.isVisible { noteLooks(of: view, in: layout) }
      if isSeen, layout.hasVanished(view) { vanished.insert(view.id) }
    }
    for (first, second, size) in layout.overlaps {
      // What lies upon a ground does so whatever its size.
      let isUpon =
        !(first.isContent && second.isContent)
        && first.laidOut.alignmentRect.contains(second.laidOut.alignmentRect)
      let pair = [first.id, second.id].sorted()
      if isUpon { grounded.insert(pair) }
      note(.overlap, pair, isUpon ? 1 : min(size.width, size.height))
      if second.hides(first, size, in: holders) { hiding.insert(pair) }
      if second.isHandle(of: first, size) { handles.insert(pair) }
      if !isUpon, layout.constraints.part(first.id, second.id) { unparted.insert(pair) }
    }
    guard !meant.isEmpty || !moved.isEmpty else { return }
    let views = Set(amounts.keys.flatMap(\.views))
    amounts = amounts.filter { fault, _ in
      [.unsatisfiable, .ambiguous, .invalid].contains(fault.kind)
        || !fault.views.contains {
          meant.contains($0) || fault.kind == .overlap && moved.contains($0)
        }
    }
    meantCount = views.subtracting(amounts.keys.flatMap(\.views)).count
  }

  private mutating func noteLengths(of view: CheckedView, in layout: CheckedLayout) {
    let free = view.laidOut.freedoms.map(\.attribute)
    if free.contains(where: { ["minX", "width"].contains($0) }) {
      self.free.horizontal.insert(view.id)
    }
    if free.contains(where: { ["minY", "height"].contains($0) }) {
      self.free.vertical.insert(view.id)
    }
    for length in free where ["width", "height"].contains(length) {
      open.insert(ViewLength(view: view.id, isWidth: length == "width"))
    }
    guard view.isVisible, let (excess, parent) = layout.escape(of: view), excess.greatest > 1
    else { return }
    for (amount, side) in excess.sides where amount > 1 {
      let isWidth = side == .left || side == .right
      // What may lie anywhere needs no room.
      guard !free.contains(where: { isWidth == ["minX", "width"].contains($0) }) else { continue }
      short.insert(ViewLength(view: parent.id, isWidth: isWidth))
    }
  }

  private mutating func noteLooks(of view: CheckedView, in layout: CheckedLayout) {
    // Of what nobody sees nothing else is wrong.
    if layout.isLost(view) {
      if let (excess, _) = layout.escape(of: view) {
        note(.outsideSuperview, [view.id], excess.total)
      } else if view.isContent {
        note(.lost, [view.id])
      }
      return
    }
    if view.laidOut.text?.isTruncated == true, !view.laidOut.mayTruncate {
      note(.truncated, [view.id])
    }
    // A few letters a line are no text, and more are told by the words that they break.
    if view.wraps, view.laidOut.brokenWordClause != nil, view.laidOut.frame.width < 44 {
      note(.narrow, [view.id])
    }
    if let (excess, parent) = layout.escape(of: view) {
      note(.outsideSuperview, [view.id], excess.total)
      if parent.parent == nil { beyondScreen.insert(view.id) }
    }
    if view.isContent, let excess = layout.unsafety(of: view) {
      note(.outsideSafeArea, [view.id], excess.total)
    }
    if view.unreached > Self.tolerance { note(.unreachable, [view.id], view.unreached) }
    if view.laidOut.isCollapsed { note(.empty, [view.id]) }
    if let lack = view.laidOut.lack { note(.squeezed, [view.id], lack) }
    if let excess = view.laidOut.stretch {
      if view.laidOut.kind == .imageView {
        distortionOfPictures += excess
      } else {
        note(.stretched, [view.id], excess)
      }
    }
    if view.isContent, let covered = view.absoluteAlignmentRect.intersection(layout.keyboard) {
      note(.covered, [view.id], covered.height)
    }
  }

  private mutating func note(
    _ kind: Fault.Kind, _ views: [String] = [], _ amount: Double = 1
  ) {
    amounts[Fault(kind: kind, views: views), default: 0] += amount
  }

  /// Less than anyone sees.
  static let tolerance = 0.5
}

extension Excess {
  /// The distances of all sides together.
  fileprivate var total: Double { sides.reduce(0) { $0 + $1.amount } }
}
