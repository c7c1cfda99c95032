import Documents

extension Clause {
  /// - Parameter letter: the axis in capitals.
  static func smallAxis(_ letter: String) -> Clause {
    Clause(.syntax, "a visual format begins with a capital letter", hint: .write("\(letter):"))
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
}
