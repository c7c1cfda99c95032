public import Foundation

// Linux's Foundation reads no Markdown.

/// What marks of Markdown say of a stretch of text; bits are Foundation's.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
  /// Foundation's bits.
  public let rawValue: UInt
  /// Makes an intent from Foundation's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// One star: italic.
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  /// Two stars: bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  /// Backticks: monospaced.
  public static let code = InlinePresentationIntent(rawValue: 4)
  /// Tildes: a line through the text.
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)
  /// The end of a line within a paragraph.
  public static let softBreak = InlinePresentationIntent(rawValue: 64)
  /// A line that is broken.
  public static let lineBreak = InlinePresentationIntent(rawValue: 128)
  /// HTML within a line.
  public static let inlineHTML = InlinePresentationIntent(rawValue: 256)
  /// HTML of its own.
  public static let blockHTML = InlinePresentationIntent(rawValue: 512)
}

extension NSAttributedString.Key {
  /// What marks of Markdown say: the number of an `InlinePresentationIntent`.
  public static let inlinePresentationIntent = NSAttributedString.Key("NSInlinePresentationIntent")
}

extension AttributedString {
  /// How Markdown is read.
  public struct MarkdownParsingOptions: Hashable, Sendable {
    /// Which marks count.
    public enum InterpretedSyntax: Int, Sendable {
      case full, inlineOnly, inlineOnlyPreservingWhitespace
    }
    /// What happens to a text with faults; Markdown has none.
    public enum FailurePolicy: Int, Sendable { case throwError, returnPartiallyParsedIfPossible }
    /// Whether `^[text](attribute: value)` counts; it does not.
    public var allowsExtendedAttributes: Bool
    /// Which marks count.
    public var interpretedSyntax: InterpretedSyntax
    /// What happens to a text with faults.
    public var failurePolicy: FailurePolicy
    /// The language of the text; kept.
    public var languageCode: String?
    /// Makes options.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      (self.interpretedSyntax, self.failurePolicy) = (interpretedSyntax, failurePolicy)
      self.languageCode = languageCode
    }
  }

  /// Makes text of Markdown: emphasis, code, links and lines through text. Blocks follow each other
  /// without anything between them, as in Foundation.
  ///
  /// - Parameters:
  ///   - markdown: the text.
  ///   - options: how it is read.
  ///   - baseURL: what relative links count from.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self.init()
    for run in MarkdownReader.runs(of: markdown, syntax: options.interpretedSyntax) {
      var part = AttributedString(run.text)
      if !run.intent.isEmpty {
        part[KitAttributes.InlinePresentationIntentAttribute.self] = run.intent
      }
      if let link = run.link { part.link = URL(string: link, relativeTo: baseURL) }
      self += part
    }
  }
  /// Makes text of Markdown in UTF-8.
  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    try self.init(
      markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }
}

extension NSAttributedString {
  /// How Markdown is read.
  public typealias MarkdownParsingOptions = AttributedString.MarkdownParsingOptions

  /// Makes text of Markdown; see `AttributedString(markdown:options:baseURL:)`.
  public convenience init(
    markdown: String, options: MarkdownParsingOptions? = nil, baseURL: URL? = nil
  ) throws {
    self.init(
      try AttributedString(
        markdown: markdown, options: options ?? MarkdownParsingOptions(), baseURL: baseURL))
  }
  /// Makes text of Markdown in UTF-8; see `AttributedString(markdown:options:baseURL:)`.
  public convenience init(
    markdown: Data, options: MarkdownParsingOptions? = nil, baseURL: URL? = nil
  ) throws {
    try self.init(
      markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }
}
