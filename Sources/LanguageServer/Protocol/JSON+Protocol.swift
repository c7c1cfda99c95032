import Rendering

extension JSON {
  /// A position; nil for any other value.
  var position: TextPosition? {
    guard let line = self["line"]?.integer, let character = self["character"]?.integer else {
      return nil
    }
    return TextPosition(line: max(0, line), character: max(0, character))
  }

  /// A range; nil for any other value.
  var range: TextRange? {
    guard let start = self["start"]?.position, let end = self["end"]?.position else { return nil }
    return TextRange(start: start, end: end)
  }

  /// A Markdown text for people.
  static func markdown(_ text: String) -> JSON {
    .object(["kind": .string("markdown"), "value": .string(text)])
  }

  /// A list of texts.
  static func strings(_ texts: [String]) -> JSON { .array(texts.map(JSON.string)) }
}

extension TextPosition {
  /// The position as the protocol writes it.
  var json: JSON {
    .object(["line": .int(line), "character": .int(character)])
  }
}

extension TextRange {
  /// The range as the protocol writes it.
  var json: JSON { .object(["start": start.json, "end": end.json]) }
}

extension TextBuffer {
  /// Some bytes as the protocol writes ranges.
  func json(_ bytes: Range<Int>) -> JSON { range(bytes).json }

  /// An edit as the protocol writes it.
  func json(_ edit: TextEdit) -> JSON {
    .object(["range": json(edit.range), "newText": .string(edit.text)])
  }
}
