import CExpat

/// A value of an XML property list: what `.stringsdict` files consist of.
package indirect enum PropertyList {
  /// A `string`, or the words of a number or date.
  case text(String)
  /// A `dict`, in the order of the file.
  case dictionary([Entry])
  /// An `array`, `true` or `false`: nothing that strings are made of.
  case other

  /// A key of a dictionary with its value, and where they stand.
  package struct Entry {
    package let key: String
    /// The place of the key's text.
    package let keyPlace: Place
    package let value: PropertyList
    /// The place of the value's first tag.
    package let place: Place
  }

  /// The value of a key of a dictionary.
  package subscript(key: String) -> PropertyList? { entry(key)?.value }

  /// The entry of a key of a dictionary.
  package func entry(_ key: String) -> Entry? { entries.first { $0.key == key } }

  /// The text of a string.
  package var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The entries of a dictionary; none of anything else.
  package var entries: [Entry] {
    if case .dictionary(let entries) = self { entries } else { [] }
  }

  /// The deepest nesting that is read.
  fileprivate static let depthLimit = 64

  /// Reads a whole property list; what is wrong goes to the reporter.
  package static func read(_ reporter: Reporter) -> PropertyList? {
    guard let parser = XML_ParserCreate("UTF-8") else {
      reporter.report(.outOfMemory, at: nil)
      return nil
    }
    defer { XML_ParserFree(parser) }
    let collector = PropertyListCollector(parser)
    XML_SetUserData(parser, Unmanaged.passUnretained(collector).toOpaque())
    XML_SetElementHandler(
      parser, { data, name, _ in PropertyListCollector.from(data).open(name) },
      { data, _ in PropertyListCollector.from(data).close() })
    XML_SetCharacterDataHandler(
      parser, { data, text, length in PropertyListCollector.from(data).append(text, length) })
    let status = reporter.source.bytes.withUnsafeBytes { buffer in
      XML_Parse(
        parser, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(buffer.count), 1)
    }
    if status == XML_STATUS_OK, let root = collector.root { return root }
    let words = XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) }
    reporter.report(
      .noPropertyList(status == XML_STATUS_OK ? nil : words),
      at: Place(
        line: Int(XML_GetCurrentLineNumber(parser)),
        column: Int(XML_GetCurrentColumnNumber(parser)) + 1))
    return nil
  }
}

/// Collects expat's events; lives as long as one call of `PropertyList.read`.
private final class PropertyListCollector {
  private struct Element {
    let name: String
    let place: Place
    var text = ""
    var key: (text: String, place: Place)?
    var entries: [PropertyList.Entry] = []
  }

  private let parser: XML_Parser

  init(_ parser: XML_Parser) { self.parser = parser }

  private var open: [Element] = []
  /// How many elements are open below the deepest that is read.
  private var ignored = 0
  private(set) var root: PropertyList?

  static func from(_ data: UnsafeMutableRawPointer?) -> PropertyListCollector {
    Unmanaged<PropertyListCollector>.fromOpaque(data.unsafelyUnwrapped).takeUnretainedValue()
  }

  func open(_ name: UnsafePointer<CChar>?) {
    guard let name, ignored == 0, open.count < PropertyList.depthLimit else {
      ignored += 1
      return
    }
    open.append(
      Element(
        name: String(cString: name),
        place: Place(
          line: Int(XML_GetCurrentLineNumber(parser)),
          column: Int(XML_GetCurrentColumnNumber(parser)) + 1)))
  }

  func close() {
    guard ignored == 0 else {
      ignored -= 1
      return
    }
    guard let element = open.popLast() else { return }
    let value: PropertyList
    switch element.name {
    case "key":
      guard !open.isEmpty else { return }
      let place = Place(
        line: element.place.line, column: element.place.column + "<key>".count,
        length: element.text.unicodeScalars.count)
      open[open.count - 1].key = (element.text, place)
      return
    case "plist": return
    case "dict": value = .dictionary(element.entries)
    case "string", "integer", "real", "date": value = .text(element.text)
    default: value = .other
    }
    guard let parent = open.last else { return }
    if parent.name == "plist" {
      root = value
    } else if let key = parent.key {
      open[open.count - 1].entries.append(
        PropertyList.Entry(
          key: key.text, keyPlace: key.place, value: value, place: element.place))
      open[open.count - 1].key = nil
    }
  }

  func append(_ text: UnsafePointer<CChar>?, _ length: Int32) {
    guard ignored == 0, let text, !open.isEmpty else { return }
    let bytes = UnsafeRawBufferPointer(start: text, count: Int(length))
    open[open.count - 1].text += String(decoding: bytes, as: UTF8.self)
  }
}

extension Clause {
  /// `problem` is expat's; nil where the file is XML but no property list.
  fileprivate static func noPropertyList(_ problem: String?) -> Clause {
    Clause(
      .syntax, problem.map { "the file is not XML: \($0)" } ?? "the file is no property list",
      hint: "it should be a plist with a dict of keys")
  }
}
