import CYAML

/// The owner of a libyaml parser and of the event it read last.
struct EventParser: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private(set) var event = yaml_event_t()

  /// Starts parsing UTF-8 text, which must outlive the parser; nil if memory runs out.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    parser = .allocate(capacity: 1)
    guard yaml_parser_initialize(parser) == 1 else {
      parser.deallocate()
      return nil
    }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
  }

  deinit {
    var last = event
    yaml_event_delete(&last)
    yaml_parser_delete(parser)
    parser.deallocate()
  }

  /// Reads the next event; false if the text is not YAML.
  mutating func advance() -> Bool {
    yaml_event_delete(&event)
    return yaml_parser_parse(parser, &event) == 1
  }

  /// libyaml's error after `advance` returned false.
  var problem: Problem {
    let words = parser.pointee.problem.map { String(cString: $0) } ?? "the text cannot be read"
    let mark = parser.pointee.problem_mark
    let isReader = parser.pointee.error == YAML_READER_ERROR
    let context = parser.pointee.context.map { String(cString: $0) } ?? ""
    let start = parser.pointee.context_mark
    let isOpenQuote = context.contains("quoted scalar") && words.contains("end of stream")
    return Problem(
      message: words, byte: isReader ? Int(parser.pointee.problem_offset) : nil,
      line: Int(mark.line) + 1, column: Int(mark.column) + 1,
      openQuote: isOpenQuote ? (Int(start.line) + 1, Int(start.column) + 1) : nil)
  }

  /// A syntax error in libyaml's words.
  struct Problem {
    let message: String
    /// The byte of a character that is not allowed in YAML; nil if line and column give the
    /// position.
    let byte: Int?
    let line: Int
    let column: Int
    /// The quote that nothing closes; nil if that isn't the error.
    let openQuote: (line: Int, column: Int)?
  }
}
