import AutoLayout
import Controls
import Geometry

extension LayoutConstraint {
  /// Whether it fixes, in points, a length that should follow what it shows: that of a list or of a view that
  /// scrolls, or the height of what holds texts of several lines.
  var fixesGrowth: Bool {
    guard secondAttribute == .notAnAttribute, let view = first?.owner else { return false }
    switch firstAttribute {
    case .width: return view.showsMore
    case .height: return view.showsMore || view.holdsParagraphs
    default: return false
    }
  }
}

extension LayoutConstraint {
  /// Whether it keeps a view at an edge of the root where it lies because nothing says otherwise: what
  /// belongs there fills the edge.
  var isAccident: Bool {
    guard firstAttribute == secondAttribute, let view = first?.owner, let root = second?.owner,
      root.superview == nil
    else { return false }
    // Nor does what has a width in points, and shows nothing of its own, end where the screen does.
    let lengths = view.constraints.filter {
      $0.origin == .user && $0.first?.owner === view && $0.secondAttribute == .notAnAttribute
    }.map(\.firstAttribute)
    if firstAttribute == .bottom, view.intrinsicContentSize.height == View.noIntrinsicMetric,
      view.subviews.isEmpty, lengths.contains(.width), !lengths.contains(.height)
    {
      return true
    }
    guard constant == 0, case .view? = second else { return false }
    let isVertical = firstAttribute.kind == .yLocation
    let length = isVertical ? view.frame.width : view.frame.height
    let whole = isVertical ? root.frame.width : root.frame.height
    return firstAttribute.share != 0.5 && length > 0 && length < whole - 1
  }
}

extension LayoutConstraint {
  /// Whether it says what nobody can know: how long a view is that shows nothing of its own and nobody touches,
  /// or that a column ends where the screen does.
  var isGuess: Bool {
    guard let view = first?.owner else { return false }
    if let stack = view as? StackView, stack.axis == .vertical, firstAttribute == .bottom,
      let other = second?.owner
    {
      // Nor does it reach what stands far below it.
      return other.superview == nil
        || other.superview === view.superview && other.frame.minY - view.frame.maxY > 88
    }
    guard secondAttribute == .notAnAttribute, firstAttribute.kind == .dimension,
      view.superview.map({ !($0 is StackView) }) ?? false, view.isPlain
    else { return false }
    // Across a long view the side of a target is no length.
    let length = firstAttribute == .width ? view.frame.height : view.frame.width
    return length > 132 && !view.isBar
  }
}

extension View {
  /// Whether it shows nothing but a ground, and nobody touches it.
  fileprivate var isPlain: Bool {
    let own = intrinsicContentSize
    return own.width == View.noIntrinsicMetric && own.height == View.noIntrinsicMetric
      && !(self is ScrollView) && asTextCarrying == nil && subviews.isEmpty
  }

  /// Whether it begins where the screen does and something follows below it, as a bar.
  fileprivate var isBar: Bool {
    guard let parent = superview else { return false }
    func ties(_ edge: LayoutConstraint.Attribute, _ first: View?, _ other: View?) -> Bool {
      parent.surveyed.contains {
        $0.firstAttribute == .top && $0.secondAttribute == edge && $0.relation == .equal
          && $0.second?.owner === other && (first == nil || $0.first?.owner === first)
      }
    }
    return parent.superview == nil && ties(.top, self, parent) && ties(.bottom, nil, self)
  }

  /// Whether it shows a part of what it holds.
  fileprivate var showsMore: Bool {
    self is ScrollView || (asTextCarrying as? TextView)?.isScrollEnabled == true
  }

  /// The view at the top of its tree.
  fileprivate var top: View { superview?.top ?? self }

  /// Whether a text in it may take several lines.
  fileprivate var holdsParagraphs: Bool {
    subviews.contains { view in
      !view.isHidden
        && ((view as? Label).map { ($0.textContent.lines ?? 1) != 1 } ?? view.holdsParagraphs)
    }
  }
}

extension ScrollView {
  /// Whether its content may be as long as its frame along an axis: it scrolls along the other one, and
  /// shows all that it holds along this one.
  ///
  /// Content is higher than a screen sooner or later, so it is as high as the frame only where it is wider or
  /// its views stand side by side.
  func mayShowAll(along axis: Axis) -> Bool {
    let isWidth = axis == .horizontal
    let (frame, content) = (bounds.size, contentLayoutGuide.layoutFrame.size)
    // Texts take more lines.
    let isLonger = subviews.contains { view in
      isWidth
        ? !(view is Label) && view.frame.maxX > frame.width + 1 : view.frame.maxY > frame.height + 1
    }
    guard !isLonger else { return false }
    if isRow { return !isWidth }
    let open = top.engine.openContent(of: self).map(\.unknown)
    guard !isWidth else {
      return open.contains(.height) || abs(content.height - frame.height) > 0.5
    }
    // A text that nothing limits is wider than the frame, and meant to take more lines.
    return !open.contains(.width) && content.width > frame.width + 1 && !holdsParagraphs
  }

  /// Whether it holds several views, each beside the one before it.
  private var isRow: Bool {
    let frames = subviews.filter { !$0.isHidden }.map(\.frame).sorted { $0.minX < $1.minX }
    return frames.count > 1
      && zip(frames, frames.dropFirst()).allSatisfy { first, second in
        first.width > 0 && first.maxX <= second.minX + 0.5
          && abs(first.minY - second.minY) <= max(first.height, second.height) / 2
      }
  }
}

extension ConstraintHalf {
  /// Whether it is about the size of a label's text.
  var isOfText: Bool { contentSide != nil && constraint.first?.owner is Label }

  /// Whether it keeps a label of one line from being cut.
  var isOfOneLine: Bool {
    contentSide == .compressionResistance && constraint.firstAttribute == .width
      && (constraint.first?.owner as? Label).map { ($0.textContent.lines ?? 1) == 1 } == true
  }
}

extension View {
  /// Whether it is a stack that shows no view.
  var isEmptyStack: Bool {
    (self as? StackView)?.arrangedSubviews.allSatisfy(\.isHidden) ?? false
  }
}
