/// A golden of what is read, read back from its text.
struct RecordedReading: Equatable {
  /// An element: its line, and the lines below it.
  struct Element: Equatable {
    /// The id of its view, and the number of earlier elements of that view.
    var step: RecordedLayout.Step
    /// What is spoken.
    var spoken: String
    /// Where it is, as written.
    var place = ""
    /// Everything else, by its first word, in order.
    var details: [Detail] = []
  }

  /// A line below that of an element.
  struct Detail: Equatable {
    /// The first word.
    var name: String
    /// The rest, as written.
    var text: String
  }

  /// The language that is spoken.
  private(set) var locale = ""
  /// The elements in reading order.
  private(set) var elements: [Element] = []

  /// Reads the text. Returns nil if it isn't a reading.
  init?(_ text: String) {
    var lines = text.unicodeScalars.split(separator: "\n")[...]
    guard let head = lines.popFirst(), let locale = head.split(separator: " ").last else {
      return nil
    }
    self.locale = String(locale)
    var earlier: [String: Int] = [:]
    for line in lines {
      var reader = LineReader(line)
      if reader.takes("  ") {
        guard let name = reader.takeWord(), !elements.isEmpty else { return nil }
        let text = String(reader.rest.drop { $0 == " " })
        if name == "at" {
          elements[elements.count - 1].place = text
        } else {
          elements[elements.count - 1].details.append(Detail(name: name, text: text))
        }
        continue
      }
      guard let number = reader.takeWord(), Int(number) == elements.count + 1,
        let view = reader.takeWord(), let spoken = reader.takeText(), reader.isAtEnd
      else { return nil }
      let ordinal = earlier[view, default: 0]
      earlier[view] = ordinal + 1
      elements.append(Element(step: .init(id: view, ordinal: ordinal), spoken: spoken))
    }
  }
}
