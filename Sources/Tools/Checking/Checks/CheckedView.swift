import AutoLayout
import Controls
import Diagnosis
import Drawing
import Geometry
import Rendering
import Typesetting

/// A view of a layout with what checks need beyond its frame.
struct CheckedView: Equatable, Sendable {
  let laidOut: LaidOutView
  /// The index of the superview among the views; nil for the root.
  let parent: Int?
  /// Whether the view and all of its ancestors are visible.
  let isVisible: Bool
  /// Whether it is inside a scroll view's content.
  let isScrolled: Bool
  /// Whether the superview is a scroll view.
  let isInScrollView: Bool
  /// Whether its layer rotates, scales or moves what it shows.
  let isTransformed: Bool
  /// Whether it hides what lies behind it: it has an opaque background, is a picture, or is touched.
  let isGround: Bool
  /// Whether it is touched although nothing of it is seen: an empty view without a background.
  let isClear: Bool
  /// How far it lies beyond the content of the scroll view that it is in, where nobody can scroll to, in
  /// points.
  let unreached: Double
  /// The space below it to the end of what it is scrolled in, with the inset there, in points; nil for a view
  /// that no scroll view holds.
  let tail: Double?
  /// Where its picture is drawn if that is more than its bounds, in the canvas's coordinates; nil for a
  /// picture within them.
  let spilled: Rect?
  /// Whether it cuts off what lies outside it.
  let clips: Bool
  /// Why nothing of it is seen, though it is not hidden and not too small.
  let absence: Absence?
  /// The maximum number of lines of its text, 0 for any; 1 for a view without text.
  let mostLines: Int
  /// Whether its width gives way before that of other content: nobody usually says so.
  let yieldsWidth: Bool

  /// Whether its text may use as many lines as it needs.
  var wraps: Bool { mostLines == 0 }

  /// Whether it is a label of one line, which may take several; of a stated number it keeps to that.
  var isOneLine: Bool { laidOut.kind == .label && mostLines == 1 }

  /// Whether its text may be broken into lines: not a word, a number, a price or a date.
  var isBreakable: Bool {
    guard let text = laidOut.text?.text else { return true }
    // Some scripts separate no words.
    let isDense = text.unicodeScalars.contains {
      $0.value >= 0x2E80 || (0x0E00...0x0EFF).contains($0.value)
        || (0x1000...0x109F).contains($0.value) || (0x1780...0x17FF).contains($0.value)
    }
    return isDense
      || text.split { $0.isWhitespace || $0 == "-" || $0 == "\u{2013}" }.count { word in
        word.contains(where: \.isLetter) && !word.contains(where: \.isNumber)
      } > 1
  }

  var id: String { laidOut.id }

  /// The view's name in remarks; that of a collection cell's content, which has no object id, says what
  /// it is.
  var name: String { laidOut.name.isEmpty ? "content view" : laidOut.name }

  /// The alignment rect in the canvas's coordinates: what layouts place, without the frame's
  /// space for shadows and thumbs.
  var absoluteAlignmentRect: Rect { laidOut.absoluteAlignmentRect }

  /// Whether users read or touch the view itself.
  var isContent: Bool {
    switch laidOut.kind {
    case .label, .textView, .progressView, .pageControl, .activityIndicator: true
    default: laidOut.isTouched
    }
  }

  /// Whether the view is a list, whose rows move under bars.
  private var scrolls: Bool { [.tableView, .collectionView].contains(laidOut.kind) }

  /// Whether its height is open and less than that of its content.
  var lacksHeight: Bool {
    guard let content = laidOut.intrinsicHeight, laidOut.alignmentRect.height < content - 1 else {
      return false
    }
    return laidOut.freedoms.contains { $0.attribute == "height" }
  }

  /// Returns why nothing of a view is seen that is neither hidden nor too small.
  ///
  /// - Parameters:
  ///   - above: the superview.
  ///   - clip: what the views around it let through.
  private static func absence(
    of view: View, in rect: Rect, _ above: CheckedView?, _ clip: Rect
  ) -> Absence? {
    guard above?.isVisible ?? true, !view.isHidden, !rect.isEmpty else { return nil }
    if view.alpha == 0 { return .faded }
    if view.superview is ScrollView || above?.isScrolled == true || above?.isTransformed == true {
      return nil
    }
    if LayoutGeometry.overlap(rect, clip) == nil, above?.absence == nil { return .cutAway }
    return (view as? ImageView)?.isBare == true ? .bare : nil
  }

  /// Returns the views of a layout in tree order, the root first.
  static func all(of result: LayoutResult, root: View) -> [CheckedView] {
    var views: [CheckedView] = []
    func walk(_ view: View, parent: Int?, clip: Rect) {
      let index = views.count
      guard index < result.views.count else { return }
      let above = parent.map { views[$0] }
      let rect = result.views[index].absoluteAlignmentRect
      let clips = view is ScrollView || view.asPaintable?.layer.clips == true
      let spilled = (view as? ImageView)?.spilled?.offsetBy(dx: rect.minX, dy: rect.minY)
      views.append(
        CheckedView(
          laidOut: result.views[index], parent: parent,
          isVisible: (above?.isVisible ?? true) && !view.isHidden && view.alpha > 0,
          isScrolled: above.map { $0.isScrolled || $0.scrolls } ?? false
            || view.superview is ScrollView,
          isInScrollView: view.superview is ScrollView || above?.scrolls == true,
          isTransformed: (above?.isTransformed ?? false) || view.transform != .identity,
          isGround: result.views[index].isTouched || view.isOpaque, isClear: view.isClear,
          unreached: view.unreached, tail: view.tail, spilled: spilled?.intersection(clip),
          clips: clips,
          absence: absence(of: view, in: rect, above, clip),
          mostLines: view.mostLines,
          yieldsWidth: view.contentCompressionResistancePriority(for: .horizontal) < .defaultHigh))
      let inner = clips ? clip.intersection(rect) ?? .zero : clip
      for subview in view.subviews { walk(subview, parent: index, clip: inner) }
    }
    walk(root, parent: nil, clip: Rect(x: -1e6, y: -1e6, width: 2e6, height: 2e6))
    return views
  }
}

extension ImageView {
  /// Where its picture is drawn, in its own coordinates, if that is more than its bounds.
  fileprivate var spilled: Rect? {
    guard case .image(let image)? = picture, !layer.clips, !bounds.isEmpty else { return nil }
    let place = contentMode.placement(of: image.size, in: bounds)
    return LayoutGeometry.excess(of: place, beyond: bounds) == nil ? nil : place
  }
}

extension ImageView {
  /// Whether it has neither a picture nor a colour, border or shadow.
  fileprivate var isBare: Bool {
    picture == nil && subviews.isEmpty && (layer.background?.alpha ?? 0) <= 0.05
      && layer.border == nil && layer.gradient == nil && layer.shadow == nil
      && layer.backdrop == nil
  }
}

extension View {
  /// Whether it is a plain view, or a stack, that is drawn without a mark.
  fileprivate var isClear: Bool {
    guard let view = asPaintable, view.kind == .view || view.kind == .stackView else {
      return false
    }
    let layer = view.layer
    return alpha <= 0.05
      || (layer.background?.alpha ?? 0) <= 0.05 && layer.border == nil && layer.gradient == nil
        && layer.shadow == nil
  }

  /// The space below it to the end of the content that a scroll view scrolls; nil for other views.
  fileprivate var tail: Double? {
    guard let scroll = superview as? ScrollView, !isHidden else { return nil }
    return max(scroll.contentSize.height, scroll.bounds.height) - frame.maxY
      + scroll.adjustedContentInset.bottom
  }

  /// How far it lies before or behind the content of the scroll view that it is in, in points; otherwise 0.
  fileprivate var unreached: Double {
    guard let scroll = superview as? ScrollView, !isHidden else { return 0 }
    // Content without a length has none yet.
    let size = scroll.contentSize
    let content = Rect(
      x: 0, y: 0, width: size.width > 0 ? size.width : 1e6,
      height: size.height > 0 ? size.height : 1e6)
    return LayoutGeometry.excess(of: alignmentRect(forFrame: frame), beyond: content)?.greatest ?? 0
  }
}
