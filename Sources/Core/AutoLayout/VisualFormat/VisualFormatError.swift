/// What is wrong with a visual format, in Apple's words, and where.
public struct VisualFormatError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A message such as `Expected a view`.
  public let message: String
  /// The format as written.
  public let format: String
  /// The number of characters before the caret.
  public let offset: Int

  init(_ message: String, in format: String, utf8Offset: Int) {
    self.message = message
    self.format = format
    let position = format.utf8.index(
      format.startIndex, offsetBy: utf8Offset, limitedBy: format.endIndex)
    offset = format.distance(from: format.startIndex, to: position ?? format.endIndex)
  }

  /// The reason in UIKit's exception: heading, message, format, and caret line.
  public var description: String {
    let caret = String(repeating: " ", count: offset) + "^"
    return "Unable to parse constraint format: \n\(message) \n\(format) \n\(caret)"
  }
}
