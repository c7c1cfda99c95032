import AutoLayout
import Documents
import Geometry
package import Rendering
import Scenes

/// A layout as values, with all that the checks of a scene ask: the tree itself is gone.
package struct CheckedLayout: Sendable {
  let variant: Variant
  let subject: any LayoutSubject
  let result: LayoutResult
  let views: [CheckedView]
  /// Which siblings share an area.
  let overlapSearch: OverlapSearch
  /// The place of the first shown view of each id among the views; looked up, never iterated.
  private let shown: [String: Int]
  /// Where each view is stated; looked up, never iterated.
  private let places: [String: Place]
  /// The attributes that expectations compare; nil where nothing is expected.
  let measures: LayoutMeasures?
  /// The canvas without what the device's edges take, in its own coordinates.
  let safeArea: Rect
  /// What is found on constraints and priorities alone.
  let stated: [CheckFinding]
  /// The heights of truncated texts that required constraints alone fix; for looking up.
  let rigidHeights: [String: RigidHeight]
  /// The source indices of constraints whose removal changes nothing.
  let unfelt: Set<Int>
  /// How many constraints nobody tried to remove, because that would have taken long.
  let untried: Int
  /// Whether laying it out took so much work that it is not laid out again under strain.
  let isHard: Bool
  /// The keys that are in no table of strings.
  let missingKeys: [SceneTree.MissingKey]

  /// Reads what expectations ask about a layout, and nothing else.
  package init(_ scene: LaidOutScene, result: LayoutResult) {
    variant = scene.variant
    subject = scene.subject
    self.result = result
    views = CheckedView.all(of: result, root: scene.root)
    overlapSearch = Self.overlapSearch(views)
    shown = Self.shown(views)
    places = subject.places
    measures = subject.expectations.isEmpty ? nil : LayoutMeasures(result, root: scene.root)
    safeArea = Rect(origin: .zero, size: scene.size).inset(by: scene.root.safeAreaInsets)
    (stated, missingKeys, rigidHeights, unfelt, untried) = ([], [], [:], [], 0)
    isHard = false
  }

  /// The place of the first shown view of each id.
  private static func shown(_ views: [CheckedView]) -> [String: Int] {
    Dictionary(
      views.enumerated().filter(\.element.isVisible).map { ($1.id, $0) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Reads a layout off; the search for redundant constraints may change the tree.
  init(_ scene: LaidOutScene) {
    variant = scene.variant
    subject = scene.subject
    isHard = scene.root.engine.work > DiagnosisBudget.mostStrained
    scene.note(expectations: subject.expectations.count)
    result = scene.result()
    views = CheckedView.all(of: result, root: scene.root)
    overlapSearch = Self.overlapSearch(views)
    shown = Self.shown(views)
    places = subject.places
    measures = subject.expectations.isEmpty ? nil : LayoutMeasures(result, root: scene.root)
    safeArea = Rect(origin: .zero, size: scene.size).inset(by: scene.root.safeAreaInsets)
    stated = StatedFindings(scene).all
    missingKeys = scene.missingKeys
    rigidHeights = Self.rigidHeights(of: result, scene)
    var search = RedundancySearch(scene.root)
    unfelt = search.unfelt()
    untried = search.untried
  }

  private static func rigidHeights(
    of result: LayoutResult, _ scene: LaidOutScene
  ) -> [String: RigidHeight] {
    let cut = Set(result.views.filter { $0.text?.isTruncated == true }.map(\.id))
    var heights: [String: RigidHeight] = [:]
    guard !cut.isEmpty else { return heights }
    scene.root.forEachDescendant { view in
      guard cut.contains(view.sceneID) else { return }
      heights[view.sceneID] = RigidHeight(of: view, in: scene.root, scene.subject)
    }
    return heights
  }

  /// The shown view of an id; nil where there is none.
  func view(_ id: String) -> CheckedView? { shown[id].map { views[$0] } }

  /// The shown views of some ids, of all where none is named.
  func visible(_ ids: [String]) -> [CheckedView] {
    let wanted = Set(ids)
    return views.filter { $0.isVisible && (wanted.isEmpty || wanted.contains($0.id)) }
  }

  /// What tells apart the causes of findings about some views: where these are stated, and where
  /// the expectation stands that failed; views made from one statement have a cause in common.
  func cause(_ views: [CheckedView], of expectation: SceneExpectation? = nil) -> String {
    let stated = views.map { view in
      place(of: view.id).map { "\($0.line):\($0.column)" } ?? view.id
    }
    let expected = expectation.map { ["\($0.place.line):\($0.place.column)"] } ?? []
    return (expected + stated).joined(separator: " ")
  }

  /// Where a view is stated.
  func place(of id: String) -> Place? { places[id] }
}
