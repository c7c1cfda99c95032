import Documents

/// The expectations that consist of one word.
enum ExpectationWord: String, CaseIterable {
  case satisfiable, unambiguous, insideSuperview, insideSafeArea, notTruncated, wholeWords
  case noTofu, noOverlap, minimumTapTarget, mirrors, accessible

  var kind: SceneExpectation.Kind {
    switch self {
    case .satisfiable: .satisfiable
    case .unambiguous: .unambiguous
    case .insideSuperview: .insideSuperview([])
    case .insideSafeArea: .insideSafeArea([])
    case .notTruncated: .notTruncated([])
    case .wholeWords: .wholeWords([])
    case .noTofu: .noTofu([])
    case .noOverlap: .noOverlapOfSiblings
    case .minimumTapTarget: .minimumTapTarget(TapTargetRule())
    case .mirrors: .mirrors(MirrorRule())
    case .accessible: .accessible
    }
  }
}

/// The keys of an expectation that is a mapping.
struct ExpectationEntry: Sendable {
  var expectations: [SceneExpectation] = []

  static let table = ObjectTable<ExpectationEntry>(
    "expectation",
    [
      field("notTruncated", .viewIDs, "The views whose texts must not be truncated.") {
        .notTruncated($0)
      },
      field("wholeWords", .viewIDs, "The views whose lines must not end within a word.") {
        .wholeWords($0)
      },
      field("noTofu", .viewIDs, "The views whose characters must all have glyphs.") { .noTofu($0) },
      field("noOverlap", .overlap, "`siblings`, or the views that must not overlap.") { $0 },
      field("insideSuperview", .viewIDs, "The views that must stay inside their superview.") {
        .insideSuperview($0)
      },
      field("insideSafeArea", .viewIDs, "The views that must stay inside the safe area.") {
        .insideSafeArea($0)
      },
      field("minimumTapTarget", .tapTarget, "The minimum side of controls, in points.") {
        .minimumTapTarget($0)
      },
      field(
        "mirrors", .object(MirrorRule.table, MirrorRule()),
        "The variants that must mirror each other."
      ) {
        .mirrors($0)
      },
      field("monotone", .monotone, "An expression that must not fall along an axis.") {
        .monotone($0)
      },
    ])

  private static func field<Value>(
    _ name: String, _ shape: @autoclosure @escaping @Sendable () -> Shape<Value>, _ help: String,
    _ kind: @escaping @Sendable (Value) -> SceneExpectation.Kind
  ) -> Field<ExpectationEntry> {
    Field(
      name, shape(), help, read: { $0.expectations.first { $0.text == name }?.kind.payload() }
    ) { entry, value, place in
      entry.expectations.append(
        SceneExpectation(kind: kind(value), text: name, place: place))
    }
  }
}

extension Shape where Value == [SceneExpectation] {
  /// One entry of `expect`: a word, a comparison or a mapping; a mapping may hold several.
  static var expectations: Shape {
    let words = ExpectationWord.allCases.map(\.rawValue)
    let schema = Schema.either([
      .choice(words), .string(.comparison, pattern: "[<>=]="),
      ExpectationEntry.table.schema,
    ])
    return Shape(schema, encode: { $0.first?.encoded($1) }) { node, decoder in
      let place = decoder.document.place(of: node)
      if decoder.document.shape(of: node) == .mapping {
        var entry = ExpectationEntry()
        ExpectationEntry.table.decode(node, into: &entry, decoder)
        return entry.expectations
      }
      guard decoder.document.shape(of: node) == .scalar,
        let text = decoder.string(node, .other("an expectation"))
      else {
        return decoder.document.shape(of: node) == .scalar
          ? nil : decoder.wrongType(node, schema)
      }
      if let word = ExpectationWord(rawValue: text) {
        return [SceneExpectation(kind: word.kind, text: text, place: place)]
      }
      guard !Identifier.isValid(text) else {
        return decoder.fail(
          .unknownWord(text, "expectation", words + ExpectationEntry.table.keys), at: node)
      }
      if let (view, word) = decoder.expected(of: text) {
        let entry = "{ \(word): [\(view)] }"
        return decoder.fail(.expectationAsAttribute(word, entry), at: node)
      }
      return decoder.comparisons(node)?.map {
        SceneExpectation(
          kind: .comparison($0.parsed.comparison, written: $0.sides), text: $0.text ?? text,
          place: place)
      }
    }
  }
}

extension SceneExpectation {
  /// Returns a word, a comparison, or a mapping with one key.
  fileprivate func encoded(_ encoder: SceneEncoder) -> YAMLValue? {
    if case .comparison = kind { return .word(text) }
    if let word = ExpectationWord(rawValue: text), word.kind == kind { return .word(text) }
    return ExpectationEntry.table.encode(text, of: ExpectationEntry(expectations: [self]), encoder)
      .map { .mapping([.init(text, $0)]) }
  }
}

extension SceneExpectation.Kind {
  /// Returns the associated value if it has the requested type; returns the kind itself if that
  /// type is `Kind`.
  fileprivate func payload<Value>() -> Value? {
    self as? Value ?? Mirror(reflecting: self).children.first?.value as? Value
  }
}

extension SceneDecoder {
  /// Returns the view and the expectation that are written as a view with an attribute: `title.notTruncated`;
  /// nil for another text.
  fileprivate func expected(of text: String) -> (view: String, word: String)? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, names.isItem(parts[0]), ExpectationWord(rawValue: parts[1]) != nil,
      ExpectationEntry.table.keys.contains(parts[1])
    else { return nil }
    return (parts[0], parts[1])
  }

  /// Reads a comparison of any two expressions, or the comparisons of a short form.
  fileprivate func comparisons(_ node: NodeID) -> [SingleComparison]? {
    isExpecting = true
    defer { isExpecting = false }
    return equation(node) { parser throws(EquationError) in
      try parser.parseStatement(allowsPriority: false)?.singles(of: document.text(of: node))
    }
  }

  /// Reads a sum of attributes and numbers.
  fileprivate func expression(_ node: NodeID) -> LinearExpression? {
    isExpecting = true
    defer { isExpecting = false }
    return equation(node) { parser throws(EquationError) in try parser.parseExpression() }
  }
}

extension MirrorRule {
  static let table = ObjectTable<MirrorRule>(
    "mirrors",
    [
      Field(
        "of", .string(.other("a variant")), "The variant, or value of an axis, that is mirrored.",
        \.original),
      Field("is", .string(.other("a variant")), "Its mirror image; default rtl.", \.image),
      Field("except", .viewIDs, "The views that need not be mirrored.", \.exceptions),
    ])
}

extension TapTargetRule {
  static let table = ObjectTable<TapTargetRule>(
    "minimumTapTarget",
    [
      Field(
        "side", .number(.extent), "The minimum width and height, in points; default 44.", \.side),
      Field("views", .viewIDs, "The views to check; default every control.", \.views),
      Field("except", .viewIDs, "The views not to check.", \.exceptions),
    ])
}

extension Shape where Value == TapTargetRule {
  /// A number of points, or a mapping with one.
  static var tapTarget: Shape {
    .either(
      scalar: Shape<Double>.number(.extent).map {
        TapTargetRule(side: $0)
      } back: {
        $0.views.isEmpty && $0.exceptions.isEmpty ? $0.side : nil
      },
      mapping: .object(TapTargetRule.table, TapTargetRule()))
  }
}

/// The keys of `monotone`, any of which may still be missing.
struct MonotoneParts: Sendable {
  var axis: VariantAxis?
  var expression: (value: LinearExpression, text: String)?
  var trend = MonotoneRule.Trend.rising

  static let table = ObjectTable<MonotoneParts>(
    "monotone",
    [
      Field(
        "axis", Shape<VariantAxis>.axisName, "The axis along which the value is followed.", \.axis),
      Field("of", .expression, "The value: a sum of attributes.", \.expression),
      Field(
        "trend", Shape<MonotoneRule.Trend>.choice, "`rising`, the default, or `falling`.", \.trend),
    ])
}

extension Shape where Value == VariantAxis {
  /// The name of one of the format's axes.
  static var axisName: Shape {
    let words = VariantAxis.allCases.map(\.rawValue)
    let schema = Schema.choice(words)
    return Shape(schema, encode: { axis, _ in .word(axis.rawValue) }) { node, decoder in
      guard document(of: node, decoder) else { return decoder.wrongType(node, schema) }
      let word = decoder.document.text(of: node)
      return VariantAxis(rawValue: word)
        ?? decoder.fail(.unknownWord(word, decoder.subject, words), at: node)
    }
  }

  private static func document(of node: NodeID, _ decoder: SceneDecoder) -> Bool {
    guard decoder.document.shape(of: node) == .scalar,
      case .string = decoder.document.scalar(of: node)
    else { return false }
    return true
  }
}

extension Shape where Value == (value: LinearExpression, text: String) {
  /// A sum of attributes and numbers as equations write it.
  static var expression: Shape {
    Shape(.string(.expression), encode: { value, _ in .word(value.text) }) {
      node, decoder in
      guard decoder.string(node, .expression) != nil else { return nil }
      return decoder.expression(node).map { ($0, decoder.document.text(of: node)) }
    }
  }
}

extension Shape where Value == MonotoneRule {
  /// An axis, and an expression with its trend along the axis.
  static var monotone: Shape {
    Shape(
      MonotoneParts.table.schema,
      encode: { rule, encoder in
        MonotoneParts.table.encode(
          MonotoneParts(
            axis: rule.axis, expression: (rule.expression, rule.text), trend: rule.trend),
          besides: MonotoneParts(), encoder)
      }
    ) { node, decoder in
      let errors = decoder.reporter.diagnostics.count
      var parts = MonotoneParts()
      guard MonotoneParts.table.decode(node, into: &parts, decoder) else { return nil }
      guard let axis = parts.axis, let expression = parts.expression else {
        guard decoder.reporter.diagnostics.count == errors else { return nil }
        return decoder.fail(
          .missingKey(parts.axis == nil ? "axis" : "of", in: "monotone"), at: node)
      }
      return MonotoneRule(
        axis: axis, expression: expression.value, text: expression.text, trend: parts.trend)
    }
  }
}
