public import Foundation

extension NSAttributedString {
  /// The kind of a document of text.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String
    /// Makes a kind from UIKit's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Text alone.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// HTML: its inline looks are read.
    public static let html = DocumentType(rawValue: "NSHTML")
    /// RTF: not read.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// RTF with pictures: not read.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
  }
  /// The key of how a document is read.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String
    /// Makes a key from UIKit's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The kind: a `DocumentType`.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The encoding: the number of a `String.Encoding`.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// The attributes of plain text.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }
  /// The key of what a document says of itself.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String
    /// Makes a key from UIKit's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The kind.
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    /// The encoding.
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
  }

  /// Reads a document of plain text or HTML; any other kind, and bytes in another encoding, are an error.
  ///
  /// - Parameters:
  ///   - data: the bytes of the document.
  ///   - options: its kind and its encoding; plain text in UTF-8 by default.
  ///   - dict: kept as it is: a document says nothing of itself.
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
