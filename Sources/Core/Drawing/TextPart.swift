/// What a text is in the view that draws it.
package enum TextPart: Hashable, Sendable {
  /// The text of a label, a text field or a text view, and of a view that has only one.
  case text
  /// The text in an empty field.
  case placeholder
  /// The title of a button or a bar.
  case title
  /// The line below a title.
  case subtitle
  /// The large title of a navigation bar.
  case largeTitle
  /// The line above a bar's title.
  case prompt
  /// The words of the button that leads back.
  case back
  /// The words of a bar's item, a tab, a segment or a scope, counted from 1 in reading order.
  case item(Int)
  /// The badge of a tab, counted from 1 in reading order.
  case badge(Int)
  /// The line above a section.
  case header
  /// The lines below a section.
  case footer
  /// The row of a wheel or the cell of a calendar, counted from 1.
  case row(Int)
}

extension TextPart: CustomStringConvertible {
  /// The part by its name in layouts, such as `item 2`.
  package var description: String {
    switch self {
    case .text: "text"
    case .placeholder: "placeholder"
    case .title: "title"
    case .subtitle: "subtitle"
    case .largeTitle: "largeTitle"
    case .prompt: "prompt"
    case .back: "back"
    case .item(let number): "item \(number)"
    case .badge(let number): "badge \(number)"
    case .header: "header"
    case .footer: "footer"
    case .row(let number): "row \(number)"
    }
  }
}
