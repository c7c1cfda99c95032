import Documents

/// A document of Interface Builder, to be edited: attributes of elements, accessibility labels, and whole
/// elements.
struct MarkupPage {
  private let file: SourceFile

  init(_ file: SourceFile) { self.file = file }

  /// Returns the edit of a change; nil for what has no form in a document.
  func edit(_ change: Advice.Change) -> Fix.Edit? {
    switch change {
    case .mark(let marks, let place): marking(marks, at: place)
    case .drop(let place): dropping(place)
    case .set(["accessibility", "label"], let words, let place?): labelling(words, at: place)
    case .set(let path, let words, .some(let place)) where path == ["accessibility", "label"]:
      labelling(words, at: place)
    default: nil
    }
  }

  /// Sets attributes in an element's tag; `marks` are names and values in turn.
  private func marking(_ marks: [String], at place: Place) -> Fix.Edit? {
    guard let tag = tag(at: place) else { return nil }
    var text = String(decoding: file.bytes[tag], as: UTF8.self)
    for index in stride(from: 0, to: marks.count - 1, by: 2) {
      let (name, value) = (marks[index], marks[index + 1])
      guard let start = text.firstRange(of: " \(name)=\"") else {
        let end = text.firstIndex { $0 == " " || $0 == "/" || $0 == ">" } ?? text.endIndex
        text.insert(contentsOf: " \(name)=\"\(value)\"", at: end)
        continue
      }
      guard let end = text[start.upperBound...].firstIndex(of: "\"") else { return nil }
      text.replaceSubrange(start.upperBound..<end, with: value)
    }
    return Fix.Edit(file, tag, text)
  }

  /// Gives an element an accessibility label, as Interface Builder writes it within the element.
  private func labelling(_ words: String, at place: Place) -> Fix.Edit? {
    guard let tag = tag(at: place), let document = try? XMLReader.read(file.bytes),
      let element = document.element(at: place, in: file)
    else { return nil }
    let value = Escape.attribute(words)
    if let own = element.child(key: "accessibilityConfiguration") {
      let start = file.place(ofByte: file.offset(line: own.line, bytes: own.column))
      return marking(["label", value], at: start)
    }
    let label = "<accessibility key=\"accessibilityConfiguration\" label=\"\(value)\"/>"
    let text = String(decoding: file.bytes[tag], as: UTF8.self)
    guard !text.hasSuffix("/>") else {
      return Fix.Edit(file, tag, "\(text.dropLast(2))>\(label)</\(element.name)>")
    }
    let line = file.wholeRange(ofLine: file.place(ofByte: tag.lowerBound).line)
    let lead = String(repeating: " ", count: file.bytes[line].prefix { $0 == 0x20 }.count + 4)
    return Fix.Edit(file, tag.upperBound..<tag.upperBound, "\n\(lead)\(label)")
  }

  /// Removes an element without content, with its line.
  private func dropping(_ place: Place) -> Fix.Edit? {
    guard let tag = tag(at: place), file.bytes[tag].suffix(2) == [0x2F, 0x3E] else { return nil }
    let line = file.wholeRange(ofLine: file.place(ofByte: tag.lowerBound).line)
    let rest =
      file.bytes[line.lowerBound..<tag.lowerBound]
      + file.bytes[tag.upperBound..<max(tag.upperBound, line.upperBound)]
    let isAlone = rest.allSatisfy { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return Fix.Edit(file, isAlone ? line : tag, "")
  }

  /// Returns the bytes of the tag that begins at a place.
  private func tag(at place: Place) -> Range<Int>? {
    let start = file.offset(line: place.line, column: place.column)
    guard start < file.bytes.count, file.bytes[start] == UInt8(ascii: "<") else { return nil }
    var quote: UInt8?
    for offset in start..<file.bytes.count {
      let byte = file.bytes[offset]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return start..<offset + 1
      }
    }
    return nil
  }
}

extension SourceFile {
  /// Returns the offset of a column that is counted in bytes, from 1.
  fileprivate func offset(line: Int, bytes column: Int) -> Int {
    wholeRange(ofLine: line).lowerBound + column - 1
  }
}

extension XMLElement {
  /// Returns the element whose tag begins at a place, itself or within; nil for none.
  fileprivate func element(at place: Place, in file: SourceFile) -> XMLElement? {
    let start = file.offset(line: place.line, column: place.column)
    func isThere(_ element: XMLElement) -> Bool {
      element.line == place.line && file.offset(line: element.line, bytes: element.column) == start
    }
    var waiting = [self]
    while let element = waiting.popLast() {
      if isThere(element) { return element }
      waiting += element.children
    }
    return nil
  }
}
