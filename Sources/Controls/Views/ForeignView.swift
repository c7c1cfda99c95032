import AutoLayout
package import Drawing
package import Geometry
import Typesetting

/// A view whose class has no control of ours: a box under the class's own name.
package final class ForeignView: PaintedView, TextCarrying {
  /// What is drawn in the box.
  package enum Face: Hashable, Sendable {
    /// Nothing.
    case plain
    /// The class's name in the middle, for content of other frameworks.
    case labelled
    /// A rounded field with its text or placeholder.
    case search
    /// The bands of a wheel.
    case wheel
  }

  private var name = "UIView"
  private var face = Face.plain
  /// The title of a bar, the text of a field.
  package var textContent = TextContent()

  /// Makes a view of a class's name.
  package convenience init(
    _ environment: ControlEnvironment, className: String, face: Face = .plain
  ) {
    self.init(environment)
    name = className
    self.face = face
  }

  /// The class of the element.
  package override var className: String { name }

  /// Nil: what such a view says is no text of the layout.
  package func fittedText(in size: Size) -> FittedText? { nil }

  package override func content(in bounds: Rect) -> [DisplayList.Item] {
    switch face {
    case .plain: return []
    case .labelled:
      let label = MissingPicture(name: name, size: bounds.size)
      return label.items(in: bounds, environment: environment)
    case .search:
      let field = environment.grid.round(
        Rect(
          x: bounds.minX + 8, y: bounds.midY - 18, width: max(bounds.width - 16, 0),
          height: 36))
      return [
        .fill(
          .roundedRect(field, radius: 10), .color(environment.color(.tertiarySystemFill)))
      ] + title(in: field.insetBy(dx: 10, dy: 0), .secondaryLabel, .natural)
    case .wheel:
      let band = environment.grid.round(
        Rect(
          x: bounds.minX + 9, y: bounds.midY - 16, width: max(bounds.width - 18, 0), height: 32))
      return [
        .fill(.roundedRect(band, radius: 8), .color(environment.color(.tertiarySystemFill)))
      ]
    }
  }

  private func title(
    in rect: Rect, _ color: SystemColor, _ alignment: TextAlignment
  ) -> [DisplayList.Item] {
    var content = textContent
    content.alignment = alignment
    content.color = content.color ?? environment.color(color)
    guard !content.isEmpty, !rect.isEmpty else { return [] }
    let label = Label(environment)
    label.textContent = content
    return label.content(in: rect)
  }
}
