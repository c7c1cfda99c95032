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
      case empty, squeezed, stretched, covered, unreachable
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
  private var beyondScreen: Set<String> = []
  /// What is seen of each view; used only for lookup.
  private var frames: [String: Sight] = [:]
  /// The lengths that constraints leave open, and those that are shorter than what is in the view.
  private(set) var (open, short): (Set<ViewLength>, Set<ViewLength>) = ([], [])
  /// The views that are seen but for a length of 0 that nobody stated.
  private(set) var vanished: Set<String> = []

  /// The siblings of which one hides what the other shows, although neither lies upon the other.
  private var hiding: Set<[String]> = []

  /// What is seen of a view.
  private struct Sight {
    /// The frame in the canvas.
    let rect: Rect
    let isVisible: Bool
    /// Whether a part of it lies on the canvas.
    let isOnCanvas: Bool
    /// Whether it is a picture or the like that is smaller than what it shows.
    let isReduced: Bool
    /// Whether it is a control that is higher than it is drawn.
    let isTall: Bool
    /// Whether it may lie anywhere.
    let isAdrift: Bool
    let texts: [String]
    /// The frame in what it is in, and the size of that.
    let (place, outer): (Rect, Size)
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
    let parents = Set(layout.views.compactMap(\.parent))
    let holders = Set(parents.map { layout.views[$0].id })
    for (index, view) in layout.views.enumerated() {
      // Of a stack without views nothing is seen.
      let isLeaf = !parents.contains(index)
      let isSeen = view.isVisible && (view.laidOut.kind != .stackView || !isLeaf)
      frames[view.id] = Sight(
        rect: view.absoluteAlignmentRect, isVisible: isSeen, isOnCanvas: !layout.isUnseen(view),
        isReduced: isSeen && isLeaf && view.laidOut.isReduced, isTall: view.laidOut.isTall,
        isAdrift: view.laidOut.freedoms.contains { $0.lower == nil || $0.upper == nil },
        texts: view.laidOut.texts.map(\.shown), place: view.laidOut.alignmentRect,
        outer: view.parent.map { layout.views[$0].laidOut.frame.size } ?? .zero)
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
      note(.overlap, pair, isUpon ? 1 : min(size.width, size.height))
      if second.hides(first, size, in: holders) { hiding.insert(pair) }
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
    if view.laidOut.text?.isTruncated == true { note(.truncated, [view.id]) }
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
  private static let tolerance = 0.5

  /// Whether any fault is new or larger than in another layout, or a view has lost its size.
  ///
  /// - Parameter settles: whether an open value is settled: then it is all the same which of the texts
  ///   are cut, and a view that had no size may cover another.
  func isWorse(than other: LayoutFaults, settles: Bool = false) -> Bool {
    let amounts = amounts(since: other, settles: settles, reads: hiding)
    return amounts.contains { fault, amount in
      !(settles && fault.kind == .truncated)
        && amount > (other.amounts[fault] ?? 0) + Self.tolerance
    } || settles && cutTexts > other.cutTexts || hasCollapsed(since: other)
      || countOfReduced(since: other) > 0
  }

  /// The faults without what views extend beyond their superviews that had no size in another layout, and
  /// where an open value is settled without what those overlap, but for the pairs that are given.
  private func amounts(
    since other: LayoutFaults, settles: Bool, reads hiding: Set<[String]> = []
  ) -> [Fault: Double] {
    amounts.filter { fault, _ in
      guard fault.kind == .outsideSuperview || settles && fault.kind == .overlap else {
        return true
      }
      return fault.kind == .overlap && hiding.contains(fault.views)
        || !fault.views.contains { other.frames[$0]?.rect.isEmpty == true }
    }
  }

  /// The number of pictures and the like that are smaller than what they show, and aren't in another
  /// layout.
  private func countOfReduced(since other: LayoutFaults) -> Int {
    frames.count { id, frame in
      frame.isReduced && other.frames[id].map { $0.isVisible && !$0.isReduced } == true
    }
  }

  /// The number of texts that are cut.
  private var cutTexts: Int { amounts.count { $0.key.kind == .truncated } }

  /// Whether it contradicts, leaves open or hides more than another layout, or has more faults.
  func isGraver(than other: LayoutFaults, settles: Bool = false) -> Bool {
    let amounts = amounts(since: other, settles: settles)
    // What lies beyond the screen lies beyond its safe area, too.
    func count(_ amounts: [Fault: Double], _ faults: LayoutFaults) -> Int {
      amounts.keys.count {
        $0.kind != .outsideSafeArea || !faults.beyondScreen.contains($0.views[0])
      }
    }
    return count(amounts, self) + countOfReduced(since: other) > count(other.amounts, other)
      || settles && cutTexts > other.cutTexts || hasCollapsed(since: other)
      || amounts.contains { fault, amount in
        [.unsatisfiable, .ambiguous, .invalid].contains(fault.kind)
          && amount > (other.amounts[fault] ?? 0) + Self.tolerance
      }
  }

  /// Whether constraints contradict each other or leave something open.
  var isUnsound: Bool {
    amounts.keys.contains { [.unsatisfiable, .ambiguous, .invalid].contains($0.kind) }
  }

  /// Whether a view that shows something has no size.
  func empties(_ view: String) -> Bool { amounts[Fault(kind: .empty, views: [view])] != nil }

  /// Whether a view has no size that another layout leaves open.
  func emptiesOpen(of other: LayoutFaults) -> Bool {
    amounts.keys.contains { fault in
      let open = Fault(kind: .ambiguous, views: fault.views)
      return fault.kind == .empty && other.amounts[open] != nil && amounts[open] == nil
    }
  }

  /// Whether a control is higher than it is drawn that another layout leaves open.
  func stretchesOpen(of other: LayoutFaults) -> Bool {
    other.amounts.keys.contains { $0.kind == .ambiguous && frames[$0.views[0]]?.isTall == true }
  }

  /// Whether a view that has a place hides another one, or is hidden, or both show texts.
  ///
  /// - Parameter readsTexts: whether texts upon texts count.
  func covers(_ view: String?, readsTexts: Bool = true) -> Bool {
    guard view.map({ frames[$0]?.isAdrift }) != true else { return false }
    return amounts.keys.contains { fault in
      fault.kind == .overlap && fault.views.contains { $0 == view }
        && (hiding.contains(fault.views)
          || readsTexts && fault.views.allSatisfy { frames[$0]?.texts.isEmpty == false })
    }
  }

  /// The height of a view in the root, if it is shorter than what is in the view.
  func heights(of view: String?) -> Set<ViewLength> {
    short.filter { $0.view == view && !$0.isWidth && frames[$0.view]?.outer != .zero }
  }

  /// How far controls are from the size that they are drawn for, in points.
  var distortion: Double {
    amounts.reduce(0) { sum, fault in
      [.squeezed, .stretched, .empty].contains(fault.key.kind) ? sum + fault.value : sum
    }
  }

  /// Whether any fault is gone or smaller than in another layout.
  func isBetter(than other: LayoutFaults) -> Bool {
    other.amounts.contains { fault, amount in
      amount > (amounts[fault] ?? 0) + Self.tolerance
    }
  }

  /// Whether all views are where they are in another layout.
  func hasFrames(of other: LayoutFaults) -> Bool {
    frames.count == other.frames.count
      && frames.allSatisfy { id, frame in other.frames[id]?.rect.isNearly(frame.rect) == true }
  }

  /// Whether all views on the canvas are where they are in another layout.
  func keepsSeen(of other: LayoutFaults) -> Bool {
    other.frames.allSatisfy { id, before in
      guard let now = frames[id], now.isOnCanvas || before.isOnCanvas else { return true }
      return now.rect.isNearly(before.rect)
    }
  }

  /// Whether all views of another layout, but one, are where they are there; there may be further ones.
  func keepsFrames(of other: LayoutFaults, besides view: String?) -> Bool {
    other.frames.allSatisfy { id, frame in
      id == view || frames[id]?.rect.isNearly(frame.rect) == true
    }
  }

  /// Whether some views are as they are in another layout, to a point, within what they are in, and show
  /// the same; what nobody sees there must not be seen.
  func keeps(_ views: Set<String>, of other: LayoutFaults) -> Bool {
    views.allSatisfy { id in
      guard let now = frames[id], let before = other.frames[id] else { return true }
      guard now.isVisible == before.isVisible, now.isOnCanvas == before.isOnCanvas else {
        return false
      }
      return !now.isOnCanvas
        || now.texts == before.texts && now.place.isWithinPoint(of: before.place)
          && Rect(origin: .zero, size: now.outer).isWithinPoint(
            of: Rect(origin: .zero, size: before.outer))
    }
  }

  /// Whether all views of another layout are where they are there, to a point, and show the same.
  func keepsAll(of other: LayoutFaults) -> Bool {
    other.frames.allSatisfy { id, before in
      guard let now = frames[id] else { return true }
      return now.isVisible == before.isVisible && now.texts == before.texts
        && now.rect.isWithinPoint(of: before.rect)
    }
  }

  /// Whether a length that another layout leaves open is shorter than what is in its view.
  ///
  /// - Parameter settled: the lengths that were open and aren't now.
  func lacksRoom(in settled: Set<ViewLength>) -> Bool { !short.isDisjoint(with: settled) }

  private func hasCollapsed(since other: LayoutFaults) -> Bool {
    frames.contains { id, frame in
      guard frame.isVisible, let old = other.frames[id], old.isVisible else { return false }
      let (now, before) = (frame.rect.size, old.rect.size)
      return min(now.width, now.height) < 1 && min(before.width, before.height) >= 1
    }
  }
}

/// A width or a height of a view.
struct ViewLength: Hashable {
  let view: String
  let isWidth: Bool
}

extension Rect {
  /// Whether no edge is more than a point from that of another rectangle.
  fileprivate func isWithinPoint(of other: Rect) -> Bool {
    zip([minX, minY, maxX, maxY], [other.minX, other.minY, other.maxX, other.maxY])
      .allSatisfy { abs($0 - $1) <= 1 }
  }
}

extension Excess {
  /// The distances of all sides together.
  fileprivate var total: Double { sides.reduce(0) { $0 + $1.amount } }
}
