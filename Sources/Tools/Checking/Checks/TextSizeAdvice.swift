import AutoLayout
import Controls
import Diagnosis
import Documents
import Geometry
import Rendering
import Scenes

/// What a text loses at another text size.
struct TextSizeLoss {
  /// How it loses it.
  enum Kind {
    /// The text is cut or shortened.
    case cut
    /// The control is lower than its text.
    case low
    /// The view extends beyond another one.
    case escape(CheckedView, Excess)
    /// The view overlaps another one.
    case overlap(CheckedView)
  }

  let id: String
  let clause: String
  let kind: Kind
  /// By how much, in points; for a text that is cut the size of its font.
  let measured: Double?
}

/// Proposes what a colleague would change where a text has too little room at another text size.
struct TextSizeAdvice {
  let base: CheckedLayout
  /// The layout at that size.
  let layout: CheckedLayout

  /// Returns edits that give a text the room that it needs at every size.
  func advice(on loss: TextSizeLoss) -> [Advice] {
    guard let view = layout.view(loss.id) else { return [] }
    let colleague = LayoutAdvice(base: base, layout: layout)
    let own =
      switch loss.kind {
      case .cut:
        colleague.moreRoom(for: view) + colleague.growing(view, .height) + framing(view, colleague)
          + (view.laidOut.kind == .button ? higher(view, colleague) : [])
      case .low:
        higher(view, colleague)
      case .escape(let parent, let excess):
        excess.sides.flatMap { colleague.inside(view, parent, $0.side) }
          + colleague.moreRoom(for: view)
      case .overlap(let other):
        colleague.separation(view, other) + colleague.moreRoom(for: view)
          + colleague.moreRoom(for: other)
      }
    guard let scrolling = scrolling() else { return own }
    // What scrolls down has no more room beside what is too wide.
    if case .escape(_, let excess) = loss.kind, !excess.isVertical { return own }
    return own + [scrolling] + own.prefix(Self.mostCompanions).map { scrolling.and($0) }
  }

  /// How much of other advice is tried together with a scroll view.
  private static let mostCompanions = 8

  /// Returns edits that let a control be as high as its text, on one line or on several.
  private func higher(_ view: CheckedView, _ colleague: LayoutAdvice) -> [Advice] {
    let higher =
      colleague.minimum(view, .height)
      + colleague.ancestors(of: view).flatMap { colleague.minimum($0, .height) }
      + ["751", "999"].flatMap { colleague.key(["compression", "vertical"], $0, of: view) }
      + framing(view, colleague)
    guard view.laidOut.kind == .button else { return higher }
    let lines = colleague.key(["lines"], "0", of: view)
    return higher + higher.flatMap { higher in lines.map { higher.and($0) } }
  }

  // MARK: - Frames

  /// Returns edits of a text that a scene places by a frame: it takes several lines, in a frame as wide as
  /// what it is in.
  private func framing(_ view: CheckedView, _ colleague: LayoutAdvice) -> [Advice] {
    guard let scene = base.subject as? Scene, [.label, .button].contains(view.laidOut.kind),
      let parent = view.parent.map({ layout.views[$0] })
    else { return [] }
    var stated: Rect?
    scene.forEachView { own in
      guard own.id == view.id else { return }
      for case .frame(let frame) in own.attributes.map(\.value) { stated = frame }
    }
    guard let stated else { return [] }
    // Narrow screens are 320 points wide.
    let width = max(stated.width, min(parent.laidOut.frame.width, 320) - 2 * stated.minX)
    let frames = Self.heights.flatMap { height in
      let numbers = [stated.minX, stated.minY, width, max(stated.height, height)].map(\.rounded3)
      return colleague.key(["frame"], "[\(numbers.joined(separator: ", "))]", of: view)
    }
    // Only labels take several lines.
    guard view.laidOut.kind == .label else { return frames }
    return frames.flatMap { frame in
      colleague.key(["lines"], "0", of: view).map { frame.and($0) }
    }
  }

  /// One, two, four and eight lines at the largest text size, in points.
  private static let heights = [64.0, 128, 256, 512]

  // MARK: - Scroll views

  /// Returns the advice to put all that a screen shows into a scroll view: the edges at its top and bottom
  /// are then those of the content. Nil where constraints say more about the screen's height.
  private func scrolling() -> Advice? {
    guard let scene = base.subject as? Scene, let root = base.views.first,
      let name = ["page", "scroll", "scrollView"].first(where: { base.view($0) == nil }),
      !layout.views.contains(where: { $0.laidOut.kind == .scrollView })
    else { return nil }
    var changes: [Advice.Change] = [.scroll(name)]
    var endsContent = false
    var rewritten: Set<Place> = []
    for constraint in scene.constraints {
      let source = constraint.span.place
      guard let tie = RootTie(constraint.text, root: root.id) else { continue }
      guard !tie.isOther, constraint.shortForm == nil, rewritten.insert(source).inserted else {
        return nil
      }
      // A scroll view begins below the status bar by itself.
      guard
        tie.isOfSafeArea
          || base.safeArea.minY == 0 && base.safeArea.maxY >= root.absoluteAlignmentRect.maxY
      else { return nil }
      endsContent = endsContent || tie.isBottom
      changes.append(.write(tie.words(in: name), at: source))
    }
    let lowest = base.views.filter { $0.parent == 0 && $0.isVisible }
      .max { $0.laidOut.alignmentRect.maxY < $1.laidOut.alignmentRect.maxY }
    var added = [
      "\(name).edges == \(root.id)", "\(name).content.width == \(name).frameLayout.width",
    ]
    if !endsContent, let lowest {
      added.append("\(lowest.name).bottom == \(name).content.bottom - 16")
    }
    changes += added.map { .add($0, near: nil) }
    return Advice(
      "put the subviews of '\(root.name)' into a scroll view '\(name)'", changes,
      edit: added.joined(separator: "; "))
  }
}

/// What an equation says about the upper or lower edge of the root.
private struct RootTie {
  private let text: String
  private let range: Range<String.Index>
  private let side: String
  let isOfSafeArea: Bool
  /// Whether it says something else about the root's place or height.
  let isOther: Bool

  var isBottom: Bool { side == "bottom" }

  /// Nil for an equation that isn't about the root's vertical edges.
  init?(_ text: String, root: String) {
    guard !text.hasPrefix("V:"), !text.hasPrefix("H:") else { return nil }
    let words = text.split(separator: " ")
    guard let word = words.first(where: { $0 == root || $0.hasPrefix("\(root).") }) else {
      return nil
    }
    let parts = word.split(separator: ".").dropFirst().map(String.init)
    let last = parts.last ?? ""
    let isHorizontal = ["leading", "trailing", "left", "right", "width", "centerX"].contains(last)
    guard !isHorizontal else { return nil }
    // `horizontalEdges == root.margins` says nothing of its height.
    if words[0].hasSuffix(".horizontalEdges") { return nil }
    (self.text, side) = (text, last)
    range = word.startIndex..<word.endIndex
    isOfSafeArea = parts.dropLast().last == "safeArea"
    isOther = !["top", "bottom"].contains(last) || parts.count > 2 || parts.contains("margins")
  }

  /// Returns the equation with the edge of the content of a scroll view.
  func words(in name: String) -> String {
    let tied = text.replacingCharacters(in: range, with: "\(name).content.\(side)")
    // The content ends where the last view does.
    return isBottom ? tied.replacing(" <= ", with: " == ").replacing(" >= ", with: " == ") : tied
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}
