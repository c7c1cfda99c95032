package import AutoLayout
package import Geometry
package import Rendering

/// The output of a developer's debugger commands about a tree, as text.
package struct TraceReport {
  private let scene: LaidOutScene

  /// Creates a report about a layout.
  package init(_ scene: LaidOutScene) { self.scene = scene }

  /// Returns the tree as `_autolayoutTrace` prints it.
  package func tree(_ form: LayoutTraceForm) -> String { scene.root.autolayoutTrace(form) }

  /// The tree as `recursiveDescription` prints it.
  package var recursiveDescription: String { scene.root.recursiveDescription }

  /// All constraints in force, including generated ones, in the order of addition.
  package var constraints: String { Self.list(scene.root.upToDateEngine.constraintsInForce) }

  /// The steps of the layout; empty if they weren't recorded.
  package var cycle: String {
    let loops = scene.root.layoutIssues.filter { $0.kind == .layoutLoop }.map(\.message)
    return ([scene.cycle?.description ?? ""] + loops).joined(separator: "\n")
  }

  /// Returns the result of `constraintsAffectingLayout(for:)` for a view, for both axes if none
  /// is given.
  package func constraints(
    affecting target: ExplanationTarget, along axis: Axis?
  ) -> String {
    guard case .view(let view) = target.item else { return "" }
    let axes = axis.map { [$0] } ?? [.horizontal, .vertical]
    var found: [LayoutConstraint] = []
    for constraint in axes.flatMap({ view.constraintsAffectingLayout(for: $0) })
    where !found.contains(where: { $0 === constraint }) {
      found.append(constraint)
    }
    return Self.list(found)
  }

  private static func list(_ constraints: [LayoutConstraint]) -> String {
    constraints.map { "\($0)" }.joined(separator: "\n")
  }
}
