/// The name of a view or guide in Apple's logs.
///
/// A named view appears as its name alone, explained in the list of names at the end of the
/// description; every other item as its class and address, with its text or name in quotes.
struct LoggedItem: Hashable {
  /// The item in the body of a description.
  let text: String
  /// The item's entry in the list of names at the end; nil if the body itself identifies it.
  let name: String?
  /// The item's name where a bar stands for it.
  let barText: String

  /// Makes the name of an item; an item that is gone is `(null)`.
  init(_ item: ConstraintItem?) {
    switch item {
    case .view(let view): self.init(view)
    case .guide(let guide): self.init(guide)
    case nil: self.init(text: "(null)", name: nil, barText: "(null)")
    }
  }

  private init(text: String, name: String?, barText: String) {
    self.text = text
    self.name = name
    self.barText = barText
  }

  init(_ view: View) {
    let address = StandInAddress(view)
    if let identifier = view.nameInLogs {
      text = Self.cut(identifier)
      name = "\(text):\(address)"
      barText = "\(text):\(address)"
    } else {
      barText = "\(view.className):\(address)"
      text = barText + (view.contentDescription.map { "'\(Self.cut($0))'" } ?? "")
      name = nil
    }
  }

  init(_ guide: LayoutGuide) {
    barText = "\(guide.className):\(StandInAddress(guide))"
    text = barText + (guide.identifier.isEmpty ? "" : "'\(guide.identifier)'")
    name = nil
  }

  /// Truncates text of more than 25 characters and adds three dots.
  static func cut(_ text: String) -> String {
    text.count > 25 ? text.prefix(25) + "..." : text
  }
}
