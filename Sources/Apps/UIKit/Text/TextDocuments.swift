public import Foundation

extension NSAttributedString {
  /// The type of a text document.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String
    /// Makes a type from UIKit's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Plain text.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// HTML: its inline formatting is read.
    public static let html = DocumentType(rawValue: "NSHTML")
    /// RTF: not read.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// RTF with attachments: not read.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
  }
  /// The key of an option for reading a document.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String
    /// Makes a key from UIKit's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The type: a `DocumentType`.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The encoding: the raw value of a `String.Encoding`.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// The attributes of plain text.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }
  /// The key of a document attribute.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String
    /// Makes a key from UIKit's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The type.
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    /// The encoding.
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
  }

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
