import Diagnosis
import Geometry

extension LayoutFaults {
  /// Whether any fault is new or larger than in another layout, or a view has lost its size.
  ///
  /// - Parameter settles: whether an open value is settled: then it is all the same which of the texts
  ///   are cut, and a view that had no size may cover another.
  /// - Parameter grounds: whether what lies upon its ground now may have hung out of it.
  func isWorse(
    than other: LayoutFaults, settles: Bool = false, grounds: Bool = false
  ) -> Bool {
    let amounts = amounts(since: other, settles: settles, reads: hiding)
    return amounts.contains { fault, amount in
      !(settles && fault.kind == .truncated)
        && !(grounds && fault.kind == .overlap && grounded.contains(fault.views)
          && !hiding.contains(fault.views))
        && amount > (other.amounts[fault] ?? 0) + Self.tolerance
    } || settles && cutTexts > other.cutTexts || hasCollapsed(since: other)
      || countOfReduced(since: other) > 0
  }

  /// The faults without what views extend beyond their superviews that had no size in another layout, and
  /// where an open value is settled without what those overlap, but for the pairs that are given.
  private func amounts(
    since other: LayoutFaults, settles: Bool, reads hiding: Set<[String]> = []
  ) -> [Fault: Double] {
    let flat = other.flat
    return amounts.filter { fault, _ in
      // What a contradiction leaves no length covers more when it has that again.
      if fault.kind == .overlap, !flat.isDisjoint(with: fault.views) { return false }
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

  /// Whether a text leaves what it is in at a side that is only cut, with an ellipsis, in another layout.
  func losesText(since other: LayoutFaults) -> Bool {
    func leaves(_ sight: Sight?) -> Bool {
      sight.map { $0.place.minX < -1 || $0.place.maxX > $0.outer.width + 1 } ?? false
    }
    return other.amounts.keys.contains { fault in
      guard fault.kind == .truncated, let before = other.frames[fault.views[0]] else {
        return false
      }
      return !before.rect.isEmpty && !leaves(before) && leaves(frames[fault.views[0]])
    }
  }

  /// The number of faults that anybody would see: what only lies upon another view is none.
  ///
  /// - Parameter flat: the views that a contradiction left no length, which cover more when they have it again.
  func seenCount(besides flat: Set<String>) -> Int {
    amounts.keys.count { fault in
      guard fault.kind == .overlap else { return true }
      return flat.isDisjoint(with: fault.views)
        && (hiding.contains(fault.views) && !handles.contains(fault.views)
          || fault.views.allSatisfy { frames[$0]?.texts.isEmpty == false })
    }
  }

  /// The number of texts that are cut.
  private var cutTexts: Int { amounts.count { $0.key.kind == .truncated } }

  /// Whether it contradicts, leaves open or hides more than another layout, or has more faults.
  func isGraver(than other: LayoutFaults, settles: Bool = false) -> Bool {
    let hidden = Set(other.hiding.joined())
    // A few letters a line are no worse than a text that lies over something.
    let amounts = amounts(since: other, settles: settles).filter {
      $0.key.kind != .narrow || hidden.isDisjoint(with: $0.key.views)
    }
    // What lies beyond the screen lies beyond its safe area, too.
    func count(_ amounts: [Fault: Double], _ faults: LayoutFaults) -> Int {
      amounts.keys.count {
        $0.kind != .outsideSafeArea || !faults.beyondScreen.contains($0.views[0])
      }
    }
    return count(amounts, self) + countOfReduced(since: other) > count(other.amounts, other)
      || settles && cutTexts > other.cutTexts || hasCollapsed(since: other)
      || amounts.contains { fault, amount in
        [.unsatisfiable, .ambiguous, .invalid, .narrow].contains(fault.kind)
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

  /// Whether a text has less than half of its height that another layout leaves open.
  func crushesOpen(of other: LayoutFaults) -> Bool {
    other.amounts.keys.contains { $0.kind == .ambiguous && frames[$0.views[0]]?.isCrushed == true }
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

  /// Whether some views that state the same length, and have it or not in another layout, are not as long
  /// as each other.
  func areUneven(_ views: [String], statedIn other: LayoutFaults) -> Bool {
    var known: [String: Double] = [:]
    for (length, text) in other.stated where views.contains(length.view) {
      guard let size = frames[length.view]?.rect.size else { continue }
      let amount = length.isWidth ? size.width : size.height
      if abs((known[text] ?? amount) - amount) > 1 { return true }
      known[text] = amount
    }
    return false
  }

  /// The number of views but labels without a fixed length that shrank by half and lie over no others.
  func countOfSqueezed(since other: LayoutFaults) -> Int {
    let over = Set(other.hiding.joined())
    return frames.count { id, frame in
      guard !frame.isLabel, !over.contains(id), let before = other.frames[id]?.rect.size else {
        return false
      }
      let (now, least) = (frame.rect.size, 88.0)
      let isNarrow = before.width >= least && now.width < before.width / 2
      // What gets wider needs less height.
      let isLow =
        before.height >= least && now.height < before.height / 2 && now.width <= before.width
      return isNarrow && other.stated[ViewLength(view: id, isWidth: true)] == nil
        || isLow && other.stated[ViewLength(view: id, isWidth: false)] == nil
    }
  }

  /// How far the lengths of views are from the points that are stated for them in another layout, as shares of
  /// these.
  func deviations(from other: LayoutFaults) -> [(length: ViewLength, share: Double)] {
    other.stated.compactMap { length, text in
      guard let points = text.split(separator: " ").last.flatMap({ Double($0) }), points > 0,
        let size = frames[length.view]?.rect.size
      else { return nil }
      return (length, (length.isWidth ? size.width : size.height) / points - 1)
    }
  }

  /// The views of which one side alone is as long as is stated in another layout, though the same number is
  /// stated for both.
  func misshapen(since other: LayoutFaults) -> Set<String> {
    func points(_ length: ViewLength) -> Double? {
      other.stated[length]?.split(separator: " ").last.flatMap { Double($0) }
    }
    return Set(
      other.stated.keys.lazy.filter { length in
        guard length.isWidth, !other.shaped.contains(length.view), let width = points(length),
          width == points(ViewLength(view: length.view, isWidth: false)),
          let size = frames[length.view]?.rect.size
        else { return false }
        return (abs(size.width - width) > 1) != (abs(size.height - width) > 1)
      }.map(\.view))
  }

  /// The number of controls that are more than twice as high as is stated in another layout.
  func countOfStretched(since other: LayoutFaults) -> Int {
    deviations(from: other).count { length, share in
      !length.isWidth && share > 1 && frames[length.view]?.isTall == true
    }
  }

  /// Whether a field or the like is less than half as wide as in another layout.
  func shortensField(since other: LayoutFaults) -> Bool {
    frames.contains { id, frame in
      frame.isField && frame.rect.width < (other.frames[id]?.rect.width ?? 0) / 2
    }
  }

  /// Whether a view that is cut has more room than in another layout.
  func widens(_ view: String?, since other: LayoutFaults) -> Bool {
    guard let view, let now = frames[view], let before = other.frames[view] else { return false }
    return now.rect.width > before.rect.width + 0.5 || now.rect.height > before.rect.height + 0.5
  }

  /// Whether a view shows at least as much of its texts as in another layout, and all others are where they are
  /// there.
  func showsMore(of view: String?, since other: LayoutFaults) -> Bool {
    guard let view, let now = frames[view]?.texts, let before = other.frames[view]?.texts else {
      return false
    }
    return now.joined().count >= before.joined().count && keepsFrames(of: other, besides: view)
  }

  /// Whether a text is lower than in another layout without being wider: lower than its lines.
  ///
  /// - Parameter isCertain: whether it is so in any case, and not only if it was as high as its text.
  func squeezesText(since other: LayoutFaults, isCertain: Bool = false) -> Bool {
    frames.contains { id, now in
      guard !now.texts.isEmpty, now.isVisible, now.isLow || !isCertain,
        let before = other.frames[id],
        now.texts == before.texts
      else { return false }
      return now.rect.height < before.rect.height - 0.5
        && now.rect.width < before.rect.width + 0.5
    }
  }

  /// Whether one of some views extends beyond its superview, and doesn't in another layout.
  func escapes(_ views: [String], since other: LayoutFaults) -> Bool {
    views.contains { view in
      let fault = Fault(kind: .outsideSuperview, views: [view])
      return (amounts[fault] ?? 0) > 1 && other.amounts[fault] == nil
    }
  }

  /// Whether a superview has grown by more than a view extends beyond it in another layout, and some
  /// margins.
  func overgrows(_ views: [String], since other: LayoutFaults) -> Bool {
    guard views.count == 2, let now = frames[views[1]], let before = other.frames[views[1]] else {
      return false
    }
    let excess = other.amounts[Fault(kind: .outsideSuperview, views: [views[0]])] ?? .infinity
    let (new, old) = (now.rect.size, before.rect.size)
    return max(new.width - old.width, new.height - old.height) > excess + 48
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

  /// Whether a view that another layout shows has no size, or lies beside the canvas, or more contradicts.
  func loses(since other: LayoutFaults) -> Bool {
    let conflicts = Fault(kind: .unsatisfiable, views: [])
    return (amounts[conflicts] ?? 0) > (other.amounts[conflicts] ?? 0) || hasCollapsed(since: other)
      || frames.contains { id, frame in
        frame.isVisible && frame.isBeside && other.frames[id]?.isBeside == false
      }
  }

  /// Whether a length that another layout leaves open is shorter than what is in its view.
  ///
  /// - Parameter settled: the lengths that were open and aren't now.
  func lacksRoom(in settled: Set<ViewLength>) -> Bool { !short.isDisjoint(with: settled) }

  private func hasCollapsed(since other: LayoutFaults) -> Bool {
    frames.contains { id, frame in
      guard frame.isVisible, let old = other.frames[id], old.isVisible, !old.isLost else {
        return false
      }
      let (now, before) = (frame.rect.size, old.rect.size)
      return min(now.width, now.height) < 0.3 && min(before.width, before.height) >= 1
    }
  }
}

extension Rect {
  /// Whether no edge is more than a point from that of another rectangle.
  fileprivate func isWithinPoint(of other: Rect) -> Bool {
    zip([minX, minY, maxX, maxY], [other.minX, other.minY, other.maxX, other.maxY])
      .allSatisfy { abs($0 - $1) <= 1 }
  }
}
