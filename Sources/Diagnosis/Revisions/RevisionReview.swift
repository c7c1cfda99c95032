package import Documents
import Geometry
import InterfaceBuilder
package import Rendering
package import Scenes

/// What two revisions of an Interface Builder document say differently, and what each difference
/// does to the frames.
///
/// Every effect was solved: the older revision is laid out with this one cause and compared with
/// itself. Version stamps, new ids, another order of what has none, and frames that follow from
/// constraints are not differences.
package struct RevisionReview: Sendable {
  /// How a tree of a document is laid out.
  package typealias LayOut = (NibScene) throws(SceneErrors) -> LayoutResult

  /// The causes, scene by scene in the newer document's order.
  package let findings: [RevisionFinding]
  /// What was written otherwise and says the same: a clause each.
  package let rewritten: [String]
  /// The trees of both revisions that differ, the older one with the newer one's stamps.
  package let trees: [Tree]
  /// Whether some effects were not looked for, for there are too many causes.
  package let isCutShort: Bool

  /// The causes for which the whole document had to be made anew, not only the tree that they act
  /// on: for tests that count the work.
  package let wholeDocuments: Int

  /// A layout of both revisions.
  package struct Tree: Sendable {
    /// The id of its root.
    package let id: String
    /// What people call it.
    package let name: String
    /// The older one; nil where the newer revision added it.
    package let before: NibScene?
    /// The newer one; nil where it was removed.
    package let after: NibScene?
  }

  /// The most layouts that one review makes; each cause takes one.
  private static let mostLayouts = 400

  /// Compares two documents.
  ///
  /// - Throws: what one of the documents shows to be wrong.
  package init(
    _ older: NibScene, _ newer: NibScene, layOut: LayOut
  ) throws(SceneErrors) {
    let comparison = NibComparison(older.document.content, newer.document.content)
    let base = try older.trees(of: NibPatch(comparison).document())
    let after = try newer.trees(of: comparison.new.objects[0].element)
    let words = RevisionWords(comparison)
    var findings: [RevisionFinding] = []
    var layouts = 0
    var wholeDocuments = 0
    var hasIdleOrder = false
    var frames: [String: [String: LaidOutView]] = [:]
    for cause in RevisionCause.all(in: comparison) {
      var effect = RevisionEffect()
      if let tree = cause.tree, layouts < Self.mostLayouts, cause.mayMove,
        let scene = base.first(where: { $0.tree.id == tree })
      {
        layouts += 1
        if frames[tree] == nil { frames[tree] = try layOut(scene).byID }
        let patch = cause.patch(of: comparison)
        let changed: NibScene?
        if let near = patch.tree(tree).flatMap(scene.replacing) {
          changed = near
        } else {
          wholeDocuments += 1
          changed = try older.trees(of: patch.document()).first { $0.tree.id == tree }
        }
        if let changed {
          effect = RevisionEffect(frames[tree] ?? [:], try layOut(changed).byID)
        }
      }
      let isIdle =
        effect.isEmpty
        && cause.isMereOrder(in: comparison, cause.tree.flatMap { frames[$0] } ?? [:])
      if isIdle {
        hasIdleOrder = true
      } else {
        findings.append(words.finding(cause, effect))
      }
    }
    self.findings = findings
    self.wholeDocuments = wholeDocuments
    isCutShort = layouts >= Self.mostLayouts
    rewritten =
      comparison.rewritten
      + (hasIdleOrder ? ["another order of views that do not overlap"] : [])
    trees = Self.trees(findings, comparison, base, after)
  }

  private static func trees(
    _ findings: [RevisionFinding], _ comparison: NibComparison, _ base: [NibScene],
    _ after: [NibScene]
  ) -> [Tree] {
    let ids = findings.compactMap(\.tree)
    let touched = Set(ids)
    let all =
      after.map(\.tree.id)
      + base.map(\.tree.id).filter { id in
        !after.contains { $0.tree.id == id }
      }
    return all.filter(touched.contains).map { id in
      Tree(
        id: id, name: findings.first { $0.tree == id }?.scene ?? id,
        before: base.first { $0.tree.id == id }, after: after.first { $0.tree.id == id })
    }
  }

  /// Whether nothing differs but the way in which it is written.
  package var isEmpty: Bool { findings.isEmpty }
}

extension LayoutResult {
  /// The views by their ids.
  fileprivate var byID: [String: LaidOutView] {
    var views: [String: LaidOutView] = [:]
    for view in self.views { views[view.id] = view }
    return views
  }
}
