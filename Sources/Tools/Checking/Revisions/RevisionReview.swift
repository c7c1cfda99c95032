package import Documents
import InterfaceBuilder
package import Rendering

/// The differences between two revisions of an Interface Builder document, and the effect of each
/// on the frames.
///
/// Every effect is solved for: the older revision is laid out with only this cause and compared
/// with itself. Version stamps, new ids, a new order of unordered elements, and frames that
/// follow from constraints aren't differences.
package struct RevisionReview: Sendable {
  /// A function that lays out a tree of a document, and returns the places of its views by their ids.
  package typealias LayOut = (NibScene) throws(SceneErrors) -> [String: PlacedView]

  /// The causes, scene by scene in the newer document's order.
  package let findings: [RevisionFinding]
  /// What was written differently with the same meaning, one clause each.
  package let rewritten: [String]
  /// The new device of the canvas as a clause; nil for the same one.
  package let canvas: String?
  /// The trees of both revisions that differ, the older one with the stamps of the newer.
  package let trees: [Tree]
  /// Whether some effects weren't determined because there are too many causes.
  package let isCutShort: Bool

  /// The number of causes for which the whole document had to be rebuilt, not only the affected
  /// tree; for tests that count the work.
  package let wholeDocuments: Int

  /// A layout of both revisions.
  package struct Tree: Sendable {
    /// The id of its root.
    package let id: String
    /// The name for people.
    package let name: String
    /// The older one; nil if the newer revision added it.
    package let before: NibScene?
    /// The newer one; nil if it was removed.
    package let after: NibScene?
  }

  /// The maximum number of layouts in a review; each cause takes one.
  private static let mostLayouts = 400

  /// Compares two documents.
  ///
  /// - Throws: the errors of a document.
  package init(
    _ older: NibScene, _ newer: NibScene, layOut: LayOut
  ) throws(SceneErrors) {
    let comparison = NibComparison(older.document.content, newer.document.content)
    let names = comparison.names
    let base = try older.trees(of: NibPatch(comparison).document(), names: names)
    let after = try newer.trees(of: comparison.new.objects[0].element, names: names)
    let words = RevisionWords(comparison)
    let bases = Dictionary(base.map { ($0.tree.id, $0) }, uniquingKeysWith: { first, _ in first })
    var findings: [RevisionFinding] = []
    var layouts = 0
    var wholeDocuments = 0
    var hasIdleOrder = false
    var frames: [String: [String: PlacedView]] = [:]
    var totals: [String: RevisionEffect] = [:]
    for cause in RevisionCause.all(in: comparison) {
      var effect = RevisionEffect()
      if let tree = cause.tree, layouts < Self.mostLayouts, cause.mayMove,
        let scene = bases[tree]
      {
        layouts += 1
        if frames[tree] == nil { frames[tree] = try layOut(scene) }
        let patch = cause.patch(of: comparison)
        let changed: NibScene?
        if let near = patch.tree(tree).flatMap(scene.replacing) {
          changed = near
        } else {
          wholeDocuments += 1
          changed = try older.trees(of: patch.document()).first { $0.tree.id == tree }
        }
        if let changed {
          effect = RevisionEffect(frames[tree] ?? [:], try layOut(changed))
        }
        try Self.temper(&effect, of: cause, frames[tree] ?? [:], after, &totals, layOut)
      }
      let isIdle =
        effect.isEmpty
        && cause.isMereOrder(in: comparison, cause.tree.flatMap { frames[$0] } ?? [:])
      hasIdleOrder = hasIdleOrder || isIdle
      if !isIdle { findings.append(words.finding(cause, effect)) }
    }
    (self.findings, self.wholeDocuments) = (findings, wholeDocuments)
    isCutShort = layouts >= Self.mostLayouts
    canvas = comparison.canvas
    rewritten =
      comparison.rewritten
      + (hasIdleOrder ? ["a different order of views that do not overlap"] : [])
    trees = Self.trees(findings, comparison, base, after)
  }

  /// Tempers the effect of what comes or goes by that of all changes of its tree, which is found once.
  private static func temper(
    _ effect: inout RevisionEffect, of cause: RevisionCause, _ before: [String: PlacedView],
    _ after: [NibScene], _ totals: inout [String: RevisionEffect], _ layOut: LayOut
  ) throws(SceneErrors) {
    guard cause.isStructural, !effect.isEmpty, let tree = cause.tree,
      let newer = after.first(where: { $0.tree.id == tree })
    else { return }
    let total: RevisionEffect
    if let known = totals[tree] {
      total = known
    } else {
      total = RevisionEffect(before, try layOut(newer))
    }
    totals[tree] = total
    effect.temper(by: total)
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

  /// Whether nothing differs except the way it is written.
  package var isEmpty: Bool { findings.isEmpty }
}
