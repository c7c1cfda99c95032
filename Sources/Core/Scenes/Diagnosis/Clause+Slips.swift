import Documents

extension Clause {
  /// - Parameter letter: the axis in capitals.
  static func smallAxis(_ letter: String) -> Clause {
    Clause(.syntax, "a visual format begins with a capital letter", hint: .write("\(letter):"))
  }

  /// A visual format that begins with its axis in words.
  static func axisInWords(_ axis: String) -> Clause {
    Clause(.syntax, "a visual format begins with 'H:' or 'V:'", hint: .write(axis))
  }

  /// A visual format whose axis is a key of its own.
  static func axisAsKey(_ format: String) -> Clause {
    let quoted = YAMLScalar.quoted(format)
    return Clause(
      .syntax, "a visual format is one text, with its axis",
      hint: .replace(by: quoted, "write \(quoted)"))
  }

  /// An expectation of views written as if it were an attribute.
  static func expectationAsAttribute(_ name: String, _ entry: String) -> Clause {
    Clause(
      .invalidValue, "'\(name)' is an expectation, not an attribute",
      hint: .replace(by: entry, "write \(entry)"))
  }

  /// A percentage of a length.
  static func share(_ factor: String) -> Clause {
    Clause(
      .syntax, "this character is not allowed in an equation",
      hint: .replace(by: factor, "write a share as a factor, such as '\(factor)'"))
  }

  /// A ratio of the sides as an attribute.
  static func ratio(_ name: String, _ equation: String) -> Clause {
    Clause(
      .invalidConstraint, "unknown attribute '\(name)'",
      hint: .replace(by: equation, "a ratio relates both sides: '\(equation)'"))
  }

  /// - Parameter word: the name of a priority in Swift; nil for any other word.
  static func namedPriority(_ word: String) -> Clause? {
    guard let number = UIKitWords.priorities[word] else { return nil }
    return Clause(.syntax, "a priority is a number, not '.\(word)'", hint: .write(number))
  }

  /// An equation with its priority behind a comma.
  static func priorityBehindComma(_ equation: String, _ priority: String) -> Clause {
    let text = "\(equation) @ \(priority)"
    return Clause(
      .syntax, "the priority of an equation follows an '@'",
      hint: .replace(by: text, "write '\(text)'"))
  }

  /// Anything but a mapping under 'with'.
  static func valuesWithoutNames(_ found: String) -> Clause {
    Clause(
      .invalidValue, "'with' must be a mapping, not \(found)",
      hint: "give the values by their names: 'with: { name: Ada }'")
  }

  /// Returns the priority that a number, or its name in Swift, means; nil for any other word.
  static func priority(_ word: String) -> String? {
    UIKitWords.priorities[word] ?? Double(word).map(NumberText.of)
  }

  /// A multiple of a length in a visual format.
  static func multipleInFormat(_ equation: String) -> Clause {
    Clause(
      .syntax, "a visual format has no multipliers",
      hint: Hint("write an equation of its own: '\(equation)'"))
  }

  /// A sign behind an equation that ends there.
  static func excess(_ sign: String) -> Clause {
    Clause(
      .syntax, "unexpected '\(sign)' in the equation",
      hint: .replace(by: "", "drop the '\(sign)'"))
  }

  /// A guide of view controllers that safe areas have replaced.
  static func oldGuide(_ name: String, _ edge: String, outermost: String) -> Clause {
    let path = "\(outermost).safeArea.\(edge)"
    return Clause(
      .unknownItem, "unknown view '\(name)'", hint: .replace(by: path, "write '\(path)'"))
  }

  /// A text without quotes that a comma cuts in two.
  ///
  /// - Parameters:
  ///   - rest: what follows the comma.
  ///   - whole: the text, as it is between the commas around it.
  static func cutText(_ rest: String, _ whole: String, at place: Place) -> Clause {
    let quoted = YAMLScalar.quoted(whole)
    return Clause(
      .unknownKey, "in braces a comma ends the text before '\(rest)'",
      hint: .change([.replace(quoted, at: place)], "quote it: \(quoted)"))
  }

  /// A list without its brackets in a mapping with braces.
  static func bareList(
    _ key: String, _ expected: Schema, _ found: FoundKind, _ list: String
  ) -> Clause {
    Clause(
      .invalidValue, "'\(key)' must be \(expected.noun), not \(found.words)",
      hint: .replace(by: list, "write \(list)"))
  }

  /// - Parameters:
  ///   - text: what it is instead.
  ///   - isData: whether that is the name of data.
  static func eachIsNoList(_ text: String, isData: Bool) -> Clause {
    // Swift's and Python's ranges.
    let form = /(?:([01])\.\.([.<])|range\()?(\d{1,4})(?:\)| times)?/
    let count = text.wholeMatch(of: form).flatMap { range in
      let shift = range.1 == "0" ? (range.2 == "." ? 1 : 0) : (range.2 == "<" ? -1 : 0)
      return Int(range.3).map { $0 + shift }
    }
    return Clause(
      .invalidValue, "'each' must be a list or a number",
      hint: isData
        ? .write("$\(text)")
        : count.map { .replace(by: "\($0)", "write \($0)") }
          ?? "give the number of copies, or name data that is a list")
  }

  /// The error of a size with a number for each side: `[120, 80]`, `120x80`; nil for another equation.
  static func twoSizes(in equation: String) -> Clause? {
    let form = /(.+)\.size *== *[\[(]? *([0-9.]+) *[,x×*] *([0-9.]+) *[\])]?/
    guard let match = equation.wholeMatch(of: form) else { return nil }
    let (width, height) = ("\(match.1).width == \(match.2)", "\(match.1).height == \(match.3)")
    return Clause(
      .syntax, "'size' has one number for both sides",
      hint: Hint("write two constraints: '\(width)' and '\(height)'"))
  }
}
