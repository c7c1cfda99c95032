/// A view or guide as Apple's logs name it.
///
/// A named view is its name alone, explained in the names at the description's end; every other
/// item is its class and address, with its text or name in quotes.
struct LoggedItem: Hashable {
  /// The item in the body of a description.
  let text: String
  /// The item in the names at the end; nil for one that the body explains itself.
  let name: String?
  /// The item where a bar stands for it.
  let barText: String

  /// Names an item; one that has gone is `(null)`.
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

  /// Text of more than 25 characters loses the rest to three dots.
  static func cut(_ text: String) -> String {
    text.count > 25 ? text.prefix(25) + "..." : text
  }
}
