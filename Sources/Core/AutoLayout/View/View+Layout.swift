import Geometry

extension View {
  /// Lays out everything that needs it, now: constraints first, then frames from the root down.
  ///
  /// Starts at the root, just as UIKit starts at the highest ancestor that needs layout. If
  /// called from `layoutSubviews`, lays out this view's descendants.
  public func layoutIfNeeded() {
    let engine = root.engine
    guard engine.cycle == nil else {
      engine.update()
      layoutFlaggedViews(engine, below: SafeAreaFreedom(above: self, engine))
      return
    }
    root.runPass(engine)
  }

  /// Calls `updateConstraints()` on views that need it, from the leaves up.
  public func updateConstraintsIfNeeded() {
    updateFlaggedConstraints(existingEngine)
  }

  /// The issues of the latest passes over the tree, including conflicts that still exist.
  public var layoutIssues: [LayoutIssue] {
    unpreparedIssues + (existingEngine?.issues ?? []) + oversizedIssues
  }

  /// The engine of the tree, made if there is none; for a root.
  package var engine: LayoutEngine {
    if let ownEngine { return ownEngine }
    let made = LayoutEngine(root: self)
    ownEngine = made
    return made
  }

  /// Places the subviews, the guides and a scroll view's content at their solved positions.
  package func applySolvedFrames() {
    let engine = root.engine
    if engine.hasChanges { engine.cycle?.cause = .changeDuringLayout }
    engine.update()
    for subview in subviews {
      if let frame = engine.frame(of: subview) { subview.takeSolvedFrame(frame, engine) }
    }
    for guide in allGuides {
      if let item = engine.item(for: guide) { guide.layoutFrame = engine.rect(of: item) }
    }
    guard let scroll = self as? ScrollView,
      let content = engine.item(for: scroll.contentLayoutGuide)
    else { return }
    if content.isConstrained { scroll.contentSize = engine.rect(of: content).size }
    scroll.scrollToBeginning()
  }

  private func takeSolvedFrame(_ frame: Rect, _ engine: LayoutEngine) {
    guard frame != untransformedFrame else { return }
    engine.recorder?.record(.moved(traceName, from: untransformedFrame, to: frame))
    engine.cycle?.noteFrame(of: self)
    let isResized = frame.size != untransformedFrame.size
    untransformedFrame = frame
    if isResized { setNeedsLayout() }
  }

  private func runPass(_ engine: LayoutEngine) {
    guard isDirty || engine.hasChanges else { return }
    engine.cycle = LayoutCycle(keepsFirstRound: !engine.hasCompletedPass)
    engine.withdrawPassFindings()
    defer { engine.cycle = nil }
    while isDirty || engine.hasChanges {
      engine.cycle?.beginRound()
      engine.recorder?.record(.beganRound(engine.cycle?.rounds ?? 1))
      updateFlaggedConstraints(engine)
      engine.update()
      layoutFlaggedViews(engine, below: SafeAreaFreedom(above: self, engine))
      if engine.cycle?.isExhausted == true { return endLoop(engine) }
    }
    engine.hasCompletedPass = true
  }

  private var isDirty: Bool {
    needsLayout || subtreeNeedsLayout || needsUpdateConstraintsFlag || subtreeNeedsUpdateConstraints
  }

  /// Ends a pass that does not come to rest, restoring the frames of the last one that did.
  private func endLoop(_ engine: LayoutEngine) {
    guard let cycle = engine.cycle else { return }
    let views = cycle.looping.map(\.traceName)
    engine.recorder?.record(.looped(views, cause: cycle.cause))
    engine.report(
      LayoutIssue(.layoutLoop(limit: LayoutCycle.limit, cause: cycle.cause), views: views))
    for (view, frame) in cycle.settledFrames { view.untransformedFrame = frame }
    clearFlags()
  }

  private func clearFlags() {
    leaveWhollyDirty()
    needsLayout = false
    needsUpdateConstraintsFlag = false
    subtreeNeedsLayout = false
    subtreeNeedsUpdateConstraints = false
    for subview in subviews { subview.clearFlags() }
  }

  /// Updates leaves first, so that a view can rely on what its subviews have decided.
  private func updateFlaggedConstraints(_ engine: LayoutEngine?) {
    leaveWhollyDirty()
    if subtreeNeedsUpdateConstraints {
      subtreeNeedsUpdateConstraints = false
      for subview in subviews { subview.updateFlaggedConstraints(engine) }
    }
    guard needsUpdateConstraintsFlag else { return }
    needsUpdateConstraintsFlag = false
    engine?.recorder?.record(.updatedConstraints(traceName))
    engine?.cycle?.countUpdate(of: self)
    if let controller { controller.updateViewConstraints() } else { updateConstraints() }
  }

  /// Lays out from here down; a view sees its own new size before it places its subviews.
  ///
  /// - Parameter freedom: What is known about the safe area above.
  private func layoutFlaggedViews(_ engine: LayoutEngine, below freedom: SafeAreaFreedom) {
    leaveWhollyDirty()
    if needsLayout {
      engine.cycle?.count(self)
      if engine.cycle?.isExhausted == true { return }
      announceInsets(isFree: freedom.including(self).holds(for: engine))
      needsLayout = false
      engine.recorder?.record(.laidOutSubviews(traceName))
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
    guard subtreeNeedsLayout else { return }
    subtreeNeedsLayout = false
    let ownFreedom = freedom.including(self)
    for subview in subviews { subview.layoutFlaggedViews(engine, below: ownFreedom) }
  }

  /// A single issue for all views whose frames extend further than any layout is meant to.
  private var oversizedIssues: [LayoutIssue] {
    var views: [String] = []
    forEachFromHereDown { if $0.untransformedFrame.reach > 1e7 { views.append($0.traceName) } }
    return views.isEmpty ? [] : [LayoutIssue(.oversizedFrame, views: views)]
  }

  private var unpreparedIssues: [LayoutIssue] {
    unpreparedConstraints.map { .hierarchyUnprepared($0, on: self) }
      + subviews.flatMap(\.unpreparedIssues)
  }
}

/// Whether nothing makes any part of a view unsafe, as far as the views above decide it.
///
/// Handed down from view to view: each would otherwise ask all views above it.
private struct SafeAreaFreedom {
  private var isFree: Bool
  /// The revision of the tree's insets that this was found for.
  private let revision: Int

  /// Asks the views above a view.
  init(above view: View, _ engine: LayoutEngine) {
    isFree = view.insetResolver.isFreeOfBands(above: view)
    revision = engine.insetsRevision
  }

  /// Returns what is known below a view.
  func including(_ view: View) -> SafeAreaFreedom {
    var result = self
    result.isFree = isFree && !view.statesSafeArea
    return result
  }

  /// Whether the view is known to be free; false also if a view has changed its mind since.
  func holds(for engine: LayoutEngine) -> Bool { isFree && revision == engine.insetsRevision }
}

extension Rect {
  /// The largest magnitude of a coordinate.
  fileprivate var reach: Double { max(abs(minX), abs(minY), abs(maxX), abs(maxY)) }
}
