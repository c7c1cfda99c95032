public import Foundation

// Foundation on Linux cannot read Markdown.

extension AttributedString {
  /// The options for reading Markdown.
  public struct MarkdownParsingOptions: Hashable, Sendable {
    /// The syntax to interpret.
    public enum InterpretedSyntax: Int, Sendable {
      case full, inlineOnly, inlineOnlyPreservingWhitespace
    }
    /// What to do about text with errors; Markdown has none.
    public enum FailurePolicy: Int, Sendable { case throwError, returnPartiallyParsedIfPossible }
    /// Whether to interpret `^[text](attribute: value)`; it is not.
    public var allowsExtendedAttributes: Bool
    /// The syntax to interpret.
    public var interpretedSyntax: InterpretedSyntax
    /// What to do about text with errors.
    public var failurePolicy: FailurePolicy
    /// The language of the text; only stored.
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

  /// Makes text from Markdown: emphasis, code, links and strikethrough. Blocks follow each other
  /// without a separator, as in Foundation.
  ///
  /// - Parameters:
  ///   - markdown: the text to read.
  ///   - options: the options for reading it.
  ///   - baseURL: the base of relative links.
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
  /// Makes text from Markdown in UTF-8.
  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    try self.init(
      markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }
}

extension NSAttributedString {
  /// The options for reading Markdown.
  public typealias MarkdownParsingOptions = AttributedString.MarkdownParsingOptions

  /// Makes text from Markdown; see `AttributedString(markdown:options:baseURL:)`.
  public convenience init(
    markdown: String, options: MarkdownParsingOptions? = nil, baseURL: URL? = nil
  ) throws {
    self.init(
      try AttributedString(
        markdown: markdown, options: options ?? MarkdownParsingOptions(), baseURL: baseURL))
  }
  /// Makes text from Markdown in UTF-8; see `AttributedString(markdown:options:baseURL:)`.
  public convenience init(
    markdown: Data, options: MarkdownParsingOptions? = nil, baseURL: URL? = nil
  ) throws {
    try self.init(
      markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }
}
