package import AutoLayout
import Controls
import Geometry
import Rendering
package import Scenes

/// What the views of a tree look like, for trees that no scene describes.
package enum ViewLooks {
  /// The looks that are no defaults, view by view in tree order, and the order of subviews.
  package static func entries(of root: View) -> [OutlineEntry] {
    var entries: [OutlineEntry] = []
    visit(root, &entries)
    return entries
  }

  private static func visit(_ view: View, _ entries: inout [OutlineEntry]) {
    let id = view.sceneID
    func add(_ key: String, _ value: String) {
      entries.append(OutlineEntry(.view, subject: id, key: key, value: value))
    }
    if view.isHidden { add("hidden", "true") }
    if view.alpha != 1 { add("alpha", "\(view.alpha)") }
    for axis in ["horizontal", "vertical"] {
      let direction = axis == "horizontal" ? LayoutConstraint.Axis.horizontal : .vertical
      add("hugging.\(axis)", "\(view.contentHuggingPriority(for: direction).rawValue)")
      add(
        "compression.\(axis)",
        "\(view.contentCompressionResistancePriority(for: direction).rawValue)")
    }
    if let view = view as? any Paintable { describe(view.layer, unlike: Layer(), add) }
    if let view = view as? any TextCarrying {
      describe(view.textContent, unlike: TextContent(), add)
    }
    guard !view.subviews.isEmpty else { return }
    let order = view.subviews.map(\.sceneID).joined(separator: " ")
    entries.append(OutlineEntry(.order, subject: id, value: order))
    for subview in view.subviews { visit(subview, &entries) }
  }

  /// Adds the stored properties in which a value is unlike the default.
  private static func describe<Value>(
    _ value: Value, unlike standard: Value, _ add: (String, String) -> Void
  ) {
    let usual = Mirror(reflecting: standard).children.map { "\($0.value)" }
    for (index, child) in Mirror(reflecting: value).children.enumerated() {
      let text = "\(child.value)"
      guard index < usual.count, text != usual[index], let label = child.label else { continue }
      add(label, text.split(separator: "\n").joined(separator: " "))
    }
  }
}
