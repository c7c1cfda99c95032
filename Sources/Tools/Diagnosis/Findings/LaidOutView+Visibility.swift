import Controls
package import Documents
package import Geometry
package import Rendering

extension LaidOutView {
  /// Whether users touch the view.
  package var isTouched: Bool {
    switch kind {
    case .button, .textField, .switch, .slider, .stepper, .segmentedControl: true
    default: false
    }
  }

  /// Whether it is a bar of progress, which has no width of its own.
  private var isBar: Bool {
    if case .progressView = kind { true } else { false }
  }

  /// The size of the frame; of a slider, which has no width of its own, that of the track alone.
  private var seenSize: Size {
    if case .slider = kind {
      Size(width: alignmentRect.width, height: alignmentRect.height)
    } else {
      frame.size
    }
  }

  /// Whether it shows a text, progress or is to be touched, and has no size.
  package var isCollapsed: Bool {
    min(seenSize.width, seenSize.height) < Self.leastSeen
      && (isTouched || isBar || text.map { !$0.text.allSatisfy(\.isWhitespace) } ?? false)
  }

  /// Less than anyone sees, in points.
  private static let leastSeen = 0.5

  /// `'title' is 0 points high: its text is not seen`; nil for a view with a size.
  package var collapseClause: String? {
    guard isCollapsed else { return nil }
    let isFlat = seenSize.height < Self.leastSeen
    let side =
      isFlat && seenSize.width < Self.leastSeen ? "wide and high" : isFlat ? "high" : "wide"
    let loss = isTouched ? "nobody can touch it" : isBar ? "nobody sees it" : "its text is not seen"
    return "'\(name)' is 0 points \(side): \(loss)"
  }

  /// How much narrower and lower than it can be drawn a control is, in points; zero for one that has the
  /// room it needs, and for other views.
  ///
  /// A switch and a stepper have one size. Other controls may be lower than their intrinsic height, which
  /// has room around the text; the picture of a button without a text shrinks.
  package var shortage: Size {
    let (size, share): (Size, Double) =
      switch kind {
      case .switch, .stepper: (alignmentRect.size, 0.9)
      case .button where texts.isEmpty: (Size(width: .infinity, height: .infinity), 0)
      case .button, .textField, .segmentedControl:
        (Size(width: .infinity, height: alignmentRect.height), 0.5)
      default: (Size(width: Double.infinity, height: .infinity), 0)
      }
    func lack(_ length: Double, _ needed: Double?) -> Double {
      guard let needed, length < needed * share - Self.leastSeen else { return 0 }
      return needed - length
    }
    return Size(
      width: lack(size.width, intrinsicWidth), height: lack(size.height, intrinsicHeight))
  }

  /// `'p' is 26 points wide, 68 less than it needs`; nil for a view with room enough or without a size.
  package var squeezeClause: String? {
    let shortage = shortage
    guard shortage != .zero, !isCollapsed else { return nil }
    let isNarrow = shortage.width > 0
    let (length, lack) =
      isNarrow
      ? (alignmentRect.width, shortage.width) : (alignmentRect.height, shortage.height)
    return "'\(name)' is \(length.rounded3) points \(isNarrow ? "wide" : "high"), "
      + "\(lack.rounded3) less than it needs"
  }

  /// What a view that may lie anywhere, or has no size, lacks: `'card' may be anywhere: nothing
  /// determines its minX`; nil for one whose place and size are bounded.
  package var openClause: String? {
    let open = freedoms.filter { freedom in
      guard freedom.upper == nil else { return false }
      switch freedom.attribute {
      case "minX", "minY": return freedom.lower == nil
      case "width": return frame.size.width < Self.leastSeen
      default: return frame.size.height < Self.leastSeen
      }
    }
    guard !open.isEmpty else { return nil }
    let names = open.map(\.attribute)
    let states = [
      names.contains { $0.hasPrefix("min") } ? "may be anywhere" : nil,
      names.contains { !$0.hasPrefix("min") } ? "has no size" : nil,
    ].compactMap { $0 }
    return
      "'\(name)' \(states.joined(separator: " and ")): nothing determines its \(NameList.both(names))"
  }
}

extension LayoutResult {
  /// Returns the warning about a view that may be anywhere, in the words of a run that draws it; nil
  /// for an ambiguity that leaves it in its place.
  package func unplaced(_ remark: Diagnostic) -> Diagnostic? {
    // Without an explanation the bounds are not known.
    guard !remark.listing.isEmpty, let clause = remark.view.flatMap({ self[$0]?.openClause }) else {
      return nil
    }
    return remark.with {
      $0.message = clause
      $0.listing = []
      $0.advice = []
      $0.hint = "'alrender check' says what would settle it"
    }
  }
}
