import AutoLayout
import Documents
import Geometry

extension SceneDecoder {
  /// Reads a visual format and checks what can be checked without views: syntax, names, numbers
  /// and options.
  func visualFormat(_ node: NodeID, _ entry: ConstraintEntry) -> SceneConstraint.Form? {
    let text = document.text(of: node)
    let format: VisualFormat
    do throws(VisualFormatError) {
      format = try VisualFormat(parsing: text)
    } catch {
      report(error, of: text, in: node)
      return nil
    }
    let before = reporter.reports
    for box in format.boxes {
      if !names.isItem(box.name.text) { reportItem(box.name, in: node) }
      for predicate in box.predicates { check(predicate, allowsItems: true, in: node) }
    }
    for gap in format.gaps { check(gap, in: node) }
    if let gap = format.opening?.gap { check(gap, in: node) }
    if let gap = format.closing?.gap { check(gap, in: node) }
    checkEdges(of: format, in: node)
    for option in entry.options { check(option, of: format) }
    guard reporter.reports == before else { return nil }
    return .format(format, entry.options.reduce(into: []) { $0.formUnion($1.value.option) })
  }

  /// Reports what no format has, as the slip that it is likeliest to be.
  private func report(_ error: VisualFormatError, of text: String, in node: NodeID) {
    if let name = hyphenated(text, at: error.offset) {
      let start = text.utf8.prefix(name.lowerBound).count { $0 & 0xC0 != 0x80 }
      let word = String(decoding: Array(text.utf8)[name], as: UTF8.self)
      let isKnown = names.isItem(word.replacing("-", with: "_"))
      reporter.report(
        .hyphenated(word, isKnown: isKnown),
        at: document.place(of: node, offset: start, length: name.count))
      return
    }
    if let name = bareView(text, at: error.offset) {
      report(EquationError(clause: .bareView(name.text), range: name.range), in: node)
      return
    }
    let offset = text.prefix(error.offset).unicodeScalars.count
    if let equation = Self.multiple(in: text) {
      reporter.report(
        .multipleInFormat(equation),
        at: document.place(of: node, offset: offset, length: 1))
      return
    }
    let isSecond = text.dropFirst().contains(/[HV]:/)
    let hint =
      closed(text, at: error.offset).map {
        Hint.change([.write($0, at: document.place(of: node))], "write '\($0)'")
      } ?? (isSecond ? "give each format a line of its own, which begins with '- '" : nil)
    reporter.report(
      .visualFormat(error.message, hint: hint),
      at: document.place(of: node, offset: offset, length: 1))
  }

  /// Returns the bytes of the name with hyphens in a view's brackets, if reading stopped in it.
  private func hyphenated(_ text: String, at offset: Int) -> Range<Int>? {
    let bytes = Array(text.utf8)
    guard let open = bytes.prefix(offset).lastIndex(of: UInt8(ascii: "[")) else { return nil }
    let name = bytes[(open + 1)...].prefix { Identifier.isPart($0) || $0 == UInt8(ascii: "-") }
    let end = name.endIndex
    // At its end it begins the next gap, and a bracket is missing.
    guard name.dropLast().contains(UInt8(ascii: "-")), name.last != UInt8(ascii: "-"),
      name.first.map(Identifier.isStart) == true,
      end < bytes.count, bytes[end] == UInt8(ascii: "]") || bytes[end] == UInt8(ascii: "(")
    else { return nil }
    return name.startIndex..<end
  }

  /// Returns the view that stands without brackets where reading stopped, or before the hyphen there, where it
  /// was read as a distance, which may have parentheses.
  private func bareView(
    _ text: String, at offset: Int
  ) -> (text: String, range: Range<Int>)? {
    let bytes = Array(text.utf8)
    guard offset <= bytes.count else { return nil }
    let next = bytes[offset...].prefix(while: Identifier.isPart)
    let item = String(decoding: next, as: UTF8.self)
    if names.isItem(item) { return (item, next.indices) }
    guard offset > 0, bytes[offset - 1] == UInt8(ascii: "-") else { return nil }
    var end = offset - 1
    let isInParentheses = end > 0 && bytes[end - 1] == UInt8(ascii: ")")
    if isInParentheses { end -= 1 }
    let start = bytes[..<end].lastIndex { !Identifier.isPart($0) }.map { $0 + 1 } ?? 0
    let name = String(decoding: bytes[start..<end], as: UTF8.self)
    guard names.isItem(name) else { return nil }
    guard isInParentheses else { return (name, start..<end) }
    return start > 0 && bytes[start - 1] == UInt8(ascii: "(") ? (name, start - 1..<end + 1) : nil
  }

  /// Returns a format in which a priority behind the parentheses of a length stands within them; nil for
  /// another format.
  private static func withPriorityInside(_ text: String) -> String? {
    let form = /\(([^()@,]+)\)(\]?) *@ *(\w+)/
    guard text.contains(form) else { return nil }
    return text.replacing(form) { "(\($0.1)@\($0.3))\($0.2)" }
  }

  /// Returns the equation that is meant by a multiple of a length in a format: `[photo(==title*2)]`; nil for
  /// another format.
  private static func multiple(in text: String) -> String? {
    let form = /\[ *(\w+) *\( *(==|<=|>=)? *(\w+) *([*\/]) *([0-9.]+) *\)/
    return text.firstMatch(of: form).map { match in
      let length = text.hasPrefix("V:") ? "height" : "width"
      return "\(match.1).\(length) \(match.2 ?? "==") \(match.3).\(length) \(match.4) \(match.5)"
    }
  }

  private func check(_ gap: VisualFormat.Gap, in node: NodeID) {
    guard case .predicates(let predicates) = gap else { return }
    for predicate in predicates { check(predicate, allowsItems: false, in: node) }
  }

  private func check(
    _ predicate: VisualFormat.Predicate, allowsItems: Bool, in node: NodeID
  ) {
    switch predicate.amount {
    case .number(let value):
      if !NumberRange.constant.contains(value) {
        let range = max(0, predicate.end - 1)..<predicate.end
        report(
          EquationError(clause: .outOfRange("constant", value, .constant), range: range), in: node)
      }
    case .name(let name):
      let isKnown = names.metric(name.text) != nil || (allowsItems && names.isItem(name.text))
      if !isKnown {
        if allowsItems { reportItem(name, in: node) } else { reportMetric(name, in: node) }
      }
    }
    guard let priority = predicate.priority else { return }
    let value: Double
    let range: Range<Int>
    switch priority {
    case .number(let number):
      value = number
      range = max(0, predicate.end - NumberText.of(number).utf8.count)..<predicate.end
    case .name(let name):
      guard let number = names.metric(name.text) else { return reportMetric(name, in: node) }
      value = number
      range = name.range
    }
    if !NumberRange.priority.contains(value) {
      report(
        EquationError(clause: .outOfRange("priority", value, .priority), range: range), in: node)
    }
  }

  /// Returns a text with the bracket that it lacks, where an error is; one that is an equation with that of its
  /// list of views, or without one around a single view. Nil if it lacks something else.
  private func closed(_ text: String, at offset: Int) -> String? {
    if let sign = text.firstRange(of: " == "), text.hasPrefix("["), !text.contains("]"),
      let dot = text[..<sign.lowerBound].lastIndex(of: ".")
    {
      let names = text[text.index(after: text.startIndex)..<dot]
      return names.contains(",") ? "[\(names)]\(text[dot...])" : "\(names)\(text[dot...])"
    }
    let bytes = Array(text.utf8)
    guard offset <= bytes.count else { return nil }
    let brackets = ["]", ")", ")]"].lazy.map { bracket in
      String(decoding: bytes[..<offset] + Array(bracket.utf8) + bytes[offset...], as: UTF8.self)
    }
    return (Array(brackets) + Self.repaired(text)).first {
      (try? VisualFormat(parsing: $0)) != nil
    }
  }

  /// Returns a format with what people leave out or write twice: the superview beside a distance, a hyphen, half of
  /// a relation.
  private static func repaired(_ text: String) -> [String] {
    var all = [withPriorityInside(text)].compactMap(\.self)
    var text = text
    let slips = [
      (":-", ":|-"), ("--", "-"), ("(=", "(=="), ("(min:", "(>="), ("(max:", "(<="),
      ("(min ", "(>="), ("(max ", "(<="), ("(> ", "(>="), ("(< ", "(<="),
    ]
    for (slip, meant) in slips {
      guard let range = text.firstRange(of: slip), !text.contains(meant) || slip == "--" else {
        continue
      }
      text.replaceSubrange(range, with: meant)
      all.append(text)
    }
    let spaced = text.replacing(/([|\]])(\d+)(?=[|\[])/) { "\($0.1)-\($0.2)-" }
    if spaced != text { all.append(spaced) }
    return text.hasSuffix("-") ? all + [text + "|"] : all
  }

  private func reportItem(_ name: VisualFormat.Name, in node: NodeID) {
    let isMetric = names.metric(name.text) != nil
    let isLeftOut = names.isLeftOut(name.text)
    let clause: Clause =
      isMetric
      ? .metricAsView(name.text)
      : isLeftOut
        ? .leftOut(name.text)
        : names.isGroup(name.text)
          ? .groupInFormat(name.text) : .unknownItem(name.text, names.items, names)
    report(EquationError(clause: clause, range: name.range, isLeftOut: isLeftOut), in: node)
  }

  private func reportMetric(_ name: VisualFormat.Name, in node: NodeID) {
    let clause: Clause =
      names.isItem(name.text) ? .viewAsDistance(name.text) : .unknownMetric(name.text, names)
    report(EquationError(clause: clause, range: name.range), in: node)
  }

  /// Reports edges of the root, which has no superview that `|` could mean.
  private func checkEdges(of format: VisualFormat, in node: NodeID) {
    guard names.scope.isEmpty, format.boxes.contains(where: { $0.name.text == "root" }) else {
      return
    }
    let bytes = Array(format.source.utf8)
    let ends = [
      (format.opening, format.boxes.first, bytes.firstIndex(of: UInt8(ascii: "|"))),
      (format.closing, format.boxes.last, bytes.lastIndex(of: UInt8(ascii: "|"))),
    ]
    for case (.some, let box?, let bar?) in ends where box.name.text == "root" {
      report(EquationError(clause: .rootHasNoSuperview, range: bar..<bar + 1), in: node)
    }
  }

  private func check(_ option: Located<SceneFormatOption>, of format: VisualFormat) {
    if option.value == .spacingBaselineToBaseline, format.axis == .horizontal {
      reporter.report(.horizontalBaselineSpacing, at: option.place)
    }
    if option.value.alignedAttribute?.axis == format.axis {
      let axis = format.axis == .horizontal ? "horizontal" : "vertical"
      reporter.report(.alignedAlongAxis(option.value.rawValue, axis), at: option.place)
    }
  }
}

extension VisualFormat.Name {
  /// The range of the format that the name covers, in bytes.
  fileprivate var range: Range<Int> { (end - text.utf8.count)..<end }
}
