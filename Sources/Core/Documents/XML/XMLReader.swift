import CExpat

/// Reads XML into elements with places, using expat, which fontconfig loads anyway.
///
/// Limits keep a hostile file from costing more than its size: expat itself stops entity bombs;
/// depth and number of elements are counted here.
package struct XMLReader {
  /// The maximum nesting depth; Interface Builder's own files stay below 60.
  package static let maximumDepth = 600
  /// The maximum number of elements.
  package static let maximumElements = 500_000

  /// Reads a whole document and returns its root element.
  ///
  /// - Parameter mixed: The name of elements whose text may stand in elements of its own, and is joined in its
  ///   order; of these, only those without text are children.
  /// - Complexity: O(length of the file).
  package static func read(
    _ bytes: [UInt8], mixed: String? = nil
  ) throws(XMLFault) -> XMLElement {
    guard !bytes.isEmpty else { throw XMLFault(message: "the file is empty", line: 1, column: 1) }
    guard let parser = XML_ParserCreate("UTF-8") else {
      throw XMLFault(message: "out of memory", line: 1, column: 1)
    }
    defer { XML_ParserFree(parser) }
    let collector = XMLCollector(parser, mixed: mixed)
    XML_SetUserData(parser, Unmanaged.passUnretained(collector).toOpaque())
    XML_SetElementHandler(
      parser,
      { data, name, attributes in XMLCollector.from(data).open(name, attributes) },
      { data, _ in XMLCollector.from(data).close() })
    XML_SetCharacterDataHandler(
      parser, { data, text, length in XMLCollector.from(data).append(text, length) })
    let status = bytes.withUnsafeBytes { buffer in
      XML_Parse(
        parser, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(buffer.count), 1)
    }
    if let fault = collector.fault { throw fault }
    guard status == XML_STATUS_OK, let root = collector.root else {
      let code = XML_GetErrorCode(parser)
      let message = XML_ErrorString(code).map { String(cString: $0) } ?? "not XML"
      let cut = collector.clauseOfCut(at: code)
      throw XMLFault(
        message: cut ?? message, hint: cut.map { _ in "restore the whole file" },
        line: Int(XML_GetCurrentLineNumber(parser)),
        column: Int(XML_GetCurrentColumnNumber(parser)) + 1)
    }
    return root
  }
}

/// Collects expat's events during a single call of `XMLReader.read`.
private final class XMLCollector {
  private let parser: XML_Parser
  private var open: [XMLElement] = []
  private var count = 0
  private let mixed: String?
  /// How long the text was before each open element within one of mixed content.
  private var inner: [Int] = []
  private(set) var root: XMLElement?
  private(set) var fault: XMLFault?

  init(_ parser: XML_Parser, mixed: String?) { (self.parser, self.mixed) = (parser, mixed) }

  static func from(_ data: UnsafeMutableRawPointer?) -> XMLCollector {
    Unmanaged<XMLCollector>.fromOpaque(data.unsafelyUnwrapped).takeUnretainedValue()
  }

  func open(
    _ name: UnsafePointer<CChar>?,
    _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?
  ) {
    guard fault == nil, let name else { return }
    count += 1
    if open.count + inner.count >= XMLReader.maximumDepth {
      return stop("elements are nested more than \(XMLReader.maximumDepth) deep")
    }
    if count > XMLReader.maximumElements {
      return stop("more than \(XMLReader.maximumElements) elements")
    }
    if let last = open.last, last.name == mixed { return inner.append(last.text.utf8.count) }
    open.append(
      XMLElement(
        name: String(cString: name), attributes: Self.pairs(attributes),
        line: Int(XML_GetCurrentLineNumber(parser)),
        column: Int(XML_GetCurrentColumnNumber(parser)) + 1))
  }

  func close() {
    guard fault == nil else { return }
    if let length = inner.popLast(), let last = open.last {
      guard last.text.utf8.count == length else { return }
      open[open.count - 1].children.append(
        XMLElement(name: "", line: last.line, column: last.column))
      return
    }
    guard let element = open.popLast() else { return }
    if open.isEmpty {
      root = element
    } else {
      open[open.count - 1].children.append(element)
    }
  }

  func append(_ text: UnsafePointer<CChar>?, _ length: Int32) {
    guard fault == nil, let text, !open.isEmpty else { return }
    let bytes = UnsafeRawBufferPointer(start: text, count: Int(length))
    open[open.count - 1].text += String(decoding: bytes, as: UTF8.self)
  }

  /// Returns which elements the end of the file leaves open; nil for an error of another kind.
  func clauseOfCut(at code: XML_Error) -> String? {
    guard
      [XML_ERROR_NO_ELEMENTS, XML_ERROR_UNCLOSED_TOKEN, XML_ERROR_UNCLOSED_CDATA_SECTION]
        .contains(code), let last = open.last
    else { return nil }
    let rest = open.count - 1
    let others = rest == 0 ? "" : rest == 1 ? " and one around it" : " and \(rest) around it"
    return
      "the XML is cut short: the file ends before <\(last.name)> in line \(last.line)\(others) "
      + (rest == 0 ? "is closed" : "are closed")
  }

  private func stop(_ message: String) {
    fault = XMLFault(
      message: message, line: Int(XML_GetCurrentLineNumber(parser)),
      column: Int(XML_GetCurrentColumnNumber(parser)) + 1)
    XML_StopParser(parser, XML_Bool(0))
  }

  /// expat passes names and values alternately, terminated by a null.
  private static func pairs(
    _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?
  ) -> [XMLAttribute] {
    guard var cursor = attributes else { return [] }
    var pairs: [XMLAttribute] = []
    while let name = cursor[0], let value = cursor[1] {
      pairs.append(XMLAttribute(name: String(cString: name), value: String(cString: value)))
      cursor += 2
    }
    return pairs
  }
}
