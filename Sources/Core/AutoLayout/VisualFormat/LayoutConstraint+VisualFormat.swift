extension LayoutConstraint {
  /// Returns the constraints that a visual format describes, in reading order, alignment last;
  /// inactive.
  ///
  /// `-` next to `|` is the superview's layout margin, including the safe area; between views it
  /// is 8 points. A name in a size is looked up first among the metrics, then among the views.
  ///
  /// - Precondition: The format is valid; the message of the failure is the reason in UIKit's
  ///   exception. Use ``make(visualFormat:options:metrics:views:)`` for a format from outside the
  ///   program.
  /// - Parameters:
  ///   - format: A string of Apple's Visual Format Language.
  ///   - options: Alignment, direction and spacing.
  ///   - metrics: Numbers by name; any numeric type.
  ///   - views: Views and layout guides by name.
  public static func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]? = nil,
    views: [String: Any]
  ) -> [LayoutConstraint] {
    do {
      return try make(visualFormat: format, options: options, metrics: metrics, views: views)
    } catch {
      preconditionFailure(error.description)
    }
  }

  /// Returns the constraints that a visual format describes, or throws what is wrong with it and
  /// where.
  ///
  /// The throwing form of ``constraints(withVisualFormat:options:metrics:views:)``.
  public static func make(
    visualFormat format: String, options: FormatOptions = [], metrics: [String: Any]? = nil,
    views: [String: Any]
  ) throws(VisualFormatError) -> [LayoutConstraint] {
    try make(
      visualFormat: format, options: options,
      names: VisualFormatDictionaries(metrics: metrics ?? [:], views: views))
  }

  /// Returns the constraints that a visual format describes, with names looked up in the caller's
  /// own table.
  package static func make(
    visualFormat format: String, options: FormatOptions = [], names: some VisualFormatNames
  ) throws(VisualFormatError) -> [LayoutConstraint] {
    var parser = VisualFormatParser(format)
    var syntaxError: VisualFormatError?
    do {
      try parser.parse()
    } catch {
      syntaxError = error
    }
    // Apple's parser looks names up as it reads, so an unknown name is reported before a later
    // syntax error.
    var builder = VisualFormatBuilder(parser.format, options: options, names: names)
    try builder.check(parser.mentions)
    if let syntaxError { throw syntaxError }
    return try builder.build()
  }

  /// Returns the constraints that an already parsed visual format describes.
  package static func make(
    _ format: VisualFormat, options: FormatOptions, names: some VisualFormatNames
  ) throws(VisualFormatError) -> [LayoutConstraint] {
    var builder = VisualFormatBuilder(format, options: options, names: names)
    return try builder.build()
  }
}
