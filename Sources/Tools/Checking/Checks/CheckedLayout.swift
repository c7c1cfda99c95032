import AutoLayout
import Diagnosis
import Documents
import Geometry
package import Rendering
import Scenes
import Typesetting

/// A layout as values, with everything that the checks of a scene need, without the tree itself.
package struct CheckedLayout: Sendable {
  let variant: Variant
  let subject: any LayoutSubject
  let result: LayoutResult
  let views: [CheckedView]
  /// The search for siblings that overlap.
  let overlapSearch: OverlapSearch
  /// The siblings of which one hides what the other shows.
  let covered: CoveredSiblings
  /// The index of the first visible view with each id; used only for lookup.
  private let shown: [String: Int]
  /// Where each view is stated; used only for lookup.
  let places: [String: Place]
  /// The visible views that are parts of a stated one, such as the texts of a cell; used only for lookup.
  private let parts: [String: [Int]]
  /// The attributes that expectations compare; nil without expectations.
  let measures: LayoutMeasures?
  /// The canvas inside the safe area insets, in its own coordinates.
  let safeArea: Rect
  /// The part of the canvas that the keyboard covers; empty without one.
  let keyboard: Rect
  /// Findings about constraints and priorities alone.
  private(set) var stated: [CheckFinding] = []
  /// The heights of truncated texts that only required constraints determine; used only for
  /// lookup.
  private(set) var rigidHeights: [String: RigidHeight] = [:]
  /// The equations that are stated on their own.
  private(set) var constraints = CheckedConstraints()
  /// What the scene says of its views, to be compared with each other; empty for a document.
  private(set) var survey = LineSurvey()
  /// The source indices of redundant constraints.
  private(set) var redundant: Set<Int> = []
  /// The source indices of violated constraints.
  private(set) var lost: Set<Int> = []
  /// The statements that apply, by their indices.
  private(set) var applying: Set<Int> = []
  /// The number of constraints not tested for redundancy because that would have taken long.
  private(set) var untried = 0
  /// Whether the layout took so much work that it isn't laid out again under strain.
  private(set) var isHard = false
  /// The labels in the colour of what is behind them, as far as no audit finds them.
  private(set) var unseenTexts: [UnseenTexts.Unseen] = []
  /// What an audit of accessibility finds; empty without one.
  private(set) var audit: [CheckFinding] = []
  /// The size of the largest text of each view that follows the text size or could, in an audit; only
  /// for lookup.
  private(set) var textSizes: [String: Double] = [:]
  /// Whether a scroll view has content below what the canvas shows, in an audit.
  private(set) var continuesBelow = false
  /// The keys that no table of strings contains.
  private(set) var missingKeys: [SceneTree.MissingKey] = []

  /// Reads from a layout only what expectations need.
  package init(_ scene: LaidOutScene, result: LayoutResult) {
    variant = scene.variant
    subject = scene.subject
    self.result = result
    views = CheckedView.all(of: result, root: scene.root)
    overlapSearch = Self.overlapSearch(views)
    covered = CoveredSiblings(scene, views, among: overlapSearch)
    shown = Self.shown(views)
    let places = subject.places
    self.places = places
    parts = Self.parts(views, places)
    measures = subject.expectations.isEmpty ? nil : LayoutMeasures(result, root: scene.root)
    safeArea = Self.safeArea(of: scene)
    keyboard = Self.keyboard(scene)
  }

  /// Returns the index of the first visible view with each id.
  private static func parts(
    _ views: [CheckedView], _ places: [String: Place]
  ) -> [String: [Int]] {
    var parts: [String: [Int]] = [:]
    for (index, view) in views.enumerated() where view.isVisible {
      if let owner = places.owner(of: view.id) { parts[owner, default: []].append(index) }
    }
    return parts
  }

  private static func shown(_ views: [CheckedView]) -> [String: Int] {
    Dictionary(
      views.enumerated().filter(\.element.isVisible).map { ($1.id, $0) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Reads everything from a layout; the search for redundant constraints may change the tree.
  ///
  /// - Parameters:
  ///   - findsRedundancy: whether it searches for redundant constraints.
  ///   - offersAdvice: whether findings say what would help.
  ///   - audits: whether it audits accessibility, which paints the layout.
  init(
    _ scene: LaidOutScene, findsRedundancy: Bool = true, offersAdvice: Bool = true,
    audits: Bool = false
  ) {
    let work = scene.root.engine.work
    scene.note(expectations: scene.subject.expectations.count)
    self.init(
      scene,
      result: scene.result(explainsAmbiguity: offersAdvice, explainsConflicts: offersAdvice))
    isHard =
      work > DiagnosisBudget.mostStrained
      || result.views.count > DiagnosisBudget.mostStrainedViews
    stated = StatedFindings(scene).all
    let isAudited = audits || subject.expectsAccessibility
    audit = isAudited ? AccessibilityAudit(scene).findings : []
    unseenTexts = isAudited || scene.subject.isDocument ? [] : UnseenTexts(scene).all
    textSizes = isAudited ? PaintedInk.sizes(in: scene) : [:]
    continuesBelow = isAudited && scene.root.continuesBelow
    missingKeys = scene.missingKeys
    rigidHeights = Self.rigidHeights(of: result, scene)
    constraints = CheckedConstraints(
      CheckedConstraint.all(of: scene, shrinks: views.contains(where: \.lacksHeight)),
      root: scene.root.sceneID,
      shortForms: CheckedConstraint.shortForms(of: scene), parent: { view($0)?.parent })
    if !scene.subject.isDocument { survey = LineSurvey(of: scene.root) }
    var search = RedundancySearch(
      scene.root, outlets: scene.subject.outletConstraints, filled: scene.subject.outletViews)
    (lost, applying) = (search.lost, search.applying)
    // Where something is open, or the layout is not strained, nobody is told what was found.
    guard findsRedundancy, !isOpen else { return }
    redundant = isHard ? [] : search.redundant()
    untried = isHard ? search.askedCount : search.untried
  }

  /// Reads a layout in another state, with what it states, and without what would help.
  init(state scene: LaidOutScene) {
    self.init(scene, result: scene.result(explainsAmbiguity: false, explainsConflicts: false))
    constraints = CheckedConstraints(
      CheckedConstraint.all(of: scene, shrinks: false), root: scene.root.sceneID)
  }

  /// Reads a strained layout of the same statements, without looking for what is redundant.
  init(_ scene: LaidOutScene, statedAs base: CheckedLayout) {
    self.init(scene, result: scene.result(explainsAmbiguity: false, explainsConflicts: false))
    (constraints, rigidHeights) = (base.constraints, Self.rigidHeights(of: result, scene))
  }

  private static func keyboard(_ scene: LaidOutScene) -> Rect {
    let height = scene.root.layoutEnvironment.keyboardHeight
    return Rect(x: 0, y: scene.size.height - height, width: scene.size.width, height: height)
  }

  private static func rigidHeights(
    of result: LayoutResult, _ scene: LaidOutScene
  ) -> [String: RigidHeight] {
    let cut = Set(result.views.filter { $0.texts.contains(where: \.isTruncated) }.map(\.id))
    var heights: [String: RigidHeight] = [:]
    guard !cut.isEmpty else { return heights }
    scene.root.forEachDescendant { view in
      guard cut.contains(view.sceneID) else { return }
      heights[view.sceneID] = RigidHeight(of: view, in: scene.root, scene.subject)
    }
    return heights
  }

  /// Whether constraints leave some value open.
  var isOpen: Bool { result.diagnostics.contains { $0.code == .ambiguous } }

  /// The visible views that have no size although they show or do something.
  var collapsed: [CheckedView] { views.filter { $0.isVisible && $0.laidOut.isCollapsed } }

  /// Whether a view has no size, though nothing is open, and no length of 0 is stated for it or for what it
  /// is in.
  func hasVanished(_ view: CheckedView) -> Bool {
    let rect = view.laidOut.alignmentRect
    guard min(rect.width, rect.height) < 0.25, view.laidOut.freedoms.isEmpty else { return false }
    var next: CheckedView? = view
    while let outer = next {
      let isMeant = constraints.naming(outer.id).contains {
        $0.view == outer.id && $0.other == nil && $0.constant == 0
          && $0.relation != .greaterThanOrEqual
      }
      if isMeant { return false }
      next = outer.parent.map { views[$0] }
    }
    return true
  }

  /// Returns the visible view with an id; nil if there is none.
  func view(_ id: String) -> CheckedView? { shown[id].map { views[$0] } }

  /// Returns the visible views with some ids, or all if none are given.
  func visible(_ ids: [String]) -> [CheckedView] {
    guard !ids.isEmpty else { return views.filter(\.isVisible) }
    // Of a few the places are looked up: expectations may be as many as views.
    if ids.count < views.count / 8 {
      let places = Set(ids.compactMap { shown[$0] })
      return places.sorted().map { views[$0] }
    }
    let wanted = Set(ids)
    return views.filter { $0.isVisible && wanted.contains($0.id) }
  }

  /// Returns the visible views with some ids, and the parts of these with texts of their own; all if no
  /// ids are given.
  func texts(_ ids: [String]) -> [CheckedView] {
    visible(ids) + Set(ids).sorted().flatMap { parts[$0] ?? [] }.map { views[$0] }
  }

  /// Returns what distinguishes the causes of findings about some views: where the views are
  /// stated, and where the failed expectation is; views made from one statement share a cause.
  func cause(_ views: [CheckedView], of expectation: SceneExpectation? = nil) -> String {
    let stated = views.map { view in
      place(of: view.id).map { "\($0.line):\($0.column)" } ?? view.id
    }
    let expected = expectation.map { ["\($0.place.line):\($0.place.column)"] } ?? []
    return (expected + stated).joined(separator: " ")
  }

  /// Where a view is stated.
  func place(of id: String) -> Place? { places.place(of: id) }

  /// Returns the canvas inside the safe area; without bounds for a document's view that is no
  /// screen, which the running app puts anywhere.
  private static func safeArea(of scene: LaidOutScene) -> Rect {
    guard scene.nib.map(\.scene.reachesScreenEdges) != false else {
      return Rect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
    }
    var insets = scene.root.safeAreaInsets
    // A sheet begins below the status bar.
    if scene.nib?.scene.isSheet == true { insets.top = 0 }
    return Rect(origin: .zero, size: scene.size).inset(by: insets)
  }
}
