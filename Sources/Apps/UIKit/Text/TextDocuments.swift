public import Foundation

extension NSAttributedString {
  /// Reads a document of plain text or HTML; throws for any other type, and for data in another
  /// encoding.
  ///
  /// - Parameters:
  ///   - data: the data of the document.
  ///   - options: its type and encoding; plain text in UTF-8 by default.
  ///   - dict: left unchanged, because document attributes are not read.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let encoding = (options[.characterEncoding] as? UInt).map(String.Encoding.init(rawValue:))
    guard let text = String(data: data, encoding: encoding ?? .utf8) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    let named = options[.documentType]
    let kind = named as? DocumentType ?? (named as? String).map { DocumentType(rawValue: $0) }
    switch kind {
    case .html: self.init(attributedString: HTMLText.read(text))
    case nil, .plain:
      self.init(
        string: text,
        attributes: options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:])
    default: throw CocoaError(.fileReadCorruptFile)
    }
  }
}
