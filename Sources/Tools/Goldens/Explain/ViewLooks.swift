package import AutoLayout
import Controls
import Drawing
import Geometry
import Rendering
package import Scenes

/// Describes the appearance of the views of a tree that no scene describes.
package enum ViewLooks {
  /// Returns the non-default appearance of each view in tree order, and the order of subviews.
  package static func entries(of root: View) -> [OutlineEntry] {
    var looks = LooksWalk()
    looks.visit(root)
    return looks.entries
  }
}

/// Walks through one tree; keys are spelled as in scene files and UIKit.
private struct LooksWalk {
  private(set) var entries: [OutlineEntry] = []
  private var id = ""

  mutating func visit(_ view: View) {
    id = view.sceneID
    addView(view)
    addPriorities(of: view)
    if let stack = view as? StackView { addStack(stack) }
    if let view = view as? any Paintable {
      for (key, value) in StatedValues.differences(view.layer, from: Layer()) { add(key, value) }
      add("tintColor", view.tintColor, unless: nil)
    }
    if let view = view as? any TextCarrying { addText(view.textContent) }
    addControl(view)
    guard !view.subviews.isEmpty else { return }
    let order = view.subviews.map(\.sceneID).joined(separator: " ")
    entries.append(OutlineEntry(.order, subject: view.sceneID, value: order))
    for subview in view.subviews { visit(subview) }
  }

  private mutating func add(_ key: String, _ value: String) {
    entries.append(OutlineEntry(.view, subject: id, key: key, value: value))
  }

  private mutating func add<Value: Equatable>(_ key: String, _ value: Value, unless usual: Value) {
    if value != usual { add(key, StatedValues.text(value)) }
  }

  private mutating func addView(_ view: View) {
    add("isHidden", view.isHidden, unless: false)
    add("alpha", view.alpha, unless: 1)
    add("transform", view.transform, unless: .identity)
    add("semanticContentAttribute", view.semanticContentAttribute, unless: .unspecified)
    add("layoutMargins", view.layoutMargins, unless: EdgeInsets(all: 8))
    if view.translatesAutoresizingMaskIntoConstraints, view.superview != nil,
      !(view.superview is StackView)
    {
      add("frame", StatedValues.text(view.autoresizingReference.frame))
      add("autoresizingMask", view.autoresizingMask.rawValue, unless: 0)
    }
    // The intrinsic size of a user's own class; that of a control follows from its content.
    if !view.isOfLibraryClass, view.intrinsicContentSize != Self.noSize {
      add("intrinsicContentSize", StatedValues.text(view.intrinsicContentSize))
    }
  }

  private static let noSize = Size(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)

  private mutating func addPriorities(of view: View) {
    for (name, axis) in [
      ("horizontal", LayoutConstraint.Axis.horizontal), ("vertical", .vertical),
    ] {
      add("hugging.\(name)", StatedValues.text(view.contentHuggingPriority(for: axis).rawValue))
      add(
        "compression.\(name)",
        StatedValues.text(view.contentCompressionResistancePriority(for: axis).rawValue))
    }
  }

  private mutating func addStack(_ stack: StackView) {
    let usual = StackView(frame: .zero)
    for row in PaintedStackView.properties {
      guard let value = row.read(stack) else { continue }
      if row.name == PaintedStackView.axisRow.name || value != row.read(usual) {
        add(row.uikit ?? row.name, StatedValues.text(value.shown))
      }
    }
    for view in stack.arrangedSubviews {
      add(
        "customSpacing.\(view.sceneID)", stack.customSpacing(after: view),
        unless: StackView.spacingUseDefault)
    }
  }

  private mutating func addText(_ content: TextContent) {
    add("text", content.text, unless: "")
    // A single run without attributes of its own is plain text, which is already recorded.
    let isPlain =
      content.runs.count <= 1
      && content.runs.first.map { run in
        StatedValues.differences(run, from: TextContent.Run(run.text)).isEmpty
      } ?? true
    for (key, value) in StatedValues.differences(content, from: TextContent())
    where key != "runs" || !isPlain {
      // The shape of paragraphs has the keys of views.
      add(key.hasPrefix("shape.") ? String(key.dropFirst("shape.".count)) : key, value)
    }
  }

  private mutating func addControl(_ view: View) {
    if let view = view as? PaintedView {
      add("isEnabled", view.isEnabled, unless: true)
      add("contentMode", view.contentMode, unless: .scaleToFill)
    }
    let painted = view is StackView ? nil : view as? any Paintable
    for (property, value) in painted?.statedProperties ?? [] {
      add(property.name, StatedValues.text(value.shown))
    }
    switch view {
    case let view as SegmentedControl:
      add("segments", view.segments, unless: [])
      add("selected", view.selected, unless: nil)
    case let view as TextField: add("placeholder", view.placeholder, unless: "")
    case let view as Button: add("style", StatedValues.text(view.style))
    case let view as ImageView:
      add("image", view.image.map { "\($0.buffer.width)x\($0.buffer.height)" }, unless: nil)
    default: break
    }
  }
}

extension PropertyValue {
  /// The value for people.
  fileprivate var shown: Any? {
    switch self {
    case .nothing: nil
    case .flag(let flag): flag
    case .number(let number): number
    case .count(let count): count
    case .word(let word): word
    case .color(let color): color
    case .picture(let picture): picture.name.isEmpty ? "a picture" : picture.name
    case .insets(let insets): [insets.top, insets.left, insets.bottom, insets.right]
    }
  }
}
