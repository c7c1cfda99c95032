import Documents

/// Constraints in the words of UIKit, which scenes write as equations.
enum UIKitConstraint {
  /// Returns the equation that the arguments of `NSLayoutConstraint`'s initialiser mean, by their
  /// labels; nil if the item or its attribute is missing.
  static func equation(ofParts parts: [String: String]) -> String? {
    func part(_ names: String...) -> String? {
      names.compactMap { parts[$0] }.first { $0 != "null" && $0 != "nil" }
    }
    guard let item = part("item", "firstItem"), let attribute = part("attribute", "firstAttribute")
    else { return nil }
    let other = part("toItem", "secondItem").map { second in
      "\(second).\(word(part("attribute2", "secondAttribute") ?? attribute))"
    }
    return equation(
      "\(item).\(word(attribute))", part("relatedBy", "relation") ?? "equal", other,
      multiplier: part("multiplier"), constant: part("constant"), priority: part("priority"))
  }

  /// Returns the equation that a call of an anchor's method means, as it stands in Swift; nil for
  /// another text.
  static func equation(ofCall text: String) -> String? {
    guard let call = text.firstRange(of: ".constraint("),
      let end = text[call.upperBound...].lastIndex(of: ")")
    else { return nil }
    var (relation, other, parts): (String?, String?, [String: String]) = (nil, nil, [:])
    for argument in text[call.upperBound..<end].split(separator: ",") {
      let pair = argument.split(separator: ":", maxSplits: 1).map { String(trimmed($0)) }
      guard pair.count == 2 else { return nil }
      let isRelation = ["equalTo", "greaterThanOrEqualTo", "lessThanOrEqualTo"].contains {
        pair[0] == $0 || pair[0] == $0 + "Constant"
      }
      if isRelation {
        relation = pair[0]
        if pair[0].hasSuffix("Constant") { parts["constant"] = pair[1] } else { other = pair[1] }
      } else {
        parts[pair[0]] = pair[1]
      }
    }
    guard let relation else { return nil }
    return equation(
      path(text[..<call.lowerBound]), relation, other.map { path($0[...]) },
      multiplier: parts["multiplier"], constant: parts["constant"], priority: nil)
  }

  /// Returns the equation that one with a call behind its right side means, such as
  /// `a.edges == b.inset(8)`; nil for another text.
  static func equation(withCall text: String) -> String? {
    let form =
      /(.+?) *(==|<=|>=) *(.+?)\.([A-Za-z]+)\((?:by:|dx:)? *([0-9A-Za-z_.\-]+)\)/
    guard let match = text.wholeMatch(of: form) else { return nil }
    let (left, relation, right, value) = (match.1, match.2, match.3, match.5)
    switch match.4 {
    case "multipliedBy": return "\(left) \(relation) \(value) * \(right)"
    case "priority": return "\(left) \(relation) \(right) @ \(value)"
    case "inset", "insetBy", "insets", "offset":
      return value.hasPrefix("-")
        ? "\(left) \(relation) \(right) - \(value.dropFirst())"
        : "\(left) \(relation) \(right) + \(value)"
    default: return nil
    }
  }

  /// Returns the equation that a chain of SnapKit or Masonry means, such as
  /// `a.left.equalTo(b.snp.right).offset(8)`; nil for another text.
  ///
  /// - Parameter superview: returns the view around one.
  static func equation(ofChain text: String, _ superview: (String) -> String?) -> String? {
    let calls = text.split(separator: ")").map {
      $0.split(separator: "(", maxSplits: 1, omittingEmptySubsequences: false)
    }
    guard let head = calls.first, head.count == 2, let dot = head[0].lastIndex(of: "."),
      calls.allSatisfy({ $0.count == 2 })
    else { return nil }
    let word = String(head[0][head[0].index(after: dot)...])
    let relation = word.hasSuffix("Superview") ? String(word.dropLast("Superview".count)) : word
    guard ["equalTo", "greaterThanOrEqualTo", "lessThanOrEqualTo"].contains(relation) else {
      return nil
    }
    func path(_ text: Substring) -> String {
      text.split(separator: ".").filter { $0 != "snp" }
        .map { $0.hasPrefix("mas_") ? $0.dropFirst("mas_".count) : $0 }.joined(separator: ".")
    }
    let left = path(head[0][..<dot])
    let steps = left.split(separator: ".")
    guard relation == word || steps.count == 2, let item = steps.first,
      var right = relation == word ? path(trimmed(head[1])) : superview(String(item))
    else { return nil }
    if !right.contains("."), Double(right) == nil, let attribute = left.split(separator: ".").last,
      CompoundAttribute(rawValue: String(attribute)) == nil
    {
      right += ".\(attribute)"
    }
    var parts: [String: String] = [:]
    for call in calls.dropFirst() { parts[String(call[0].drop { $0 == "." })] = String(call[1]) }
    if let inset = parts.removeValue(forKey: "inset") ?? parts.removeValue(forKey: "insets") {
      // At the far sides an inset leads inwards, as it does in an equation of all edges.
      let isFar = ["right", "bottom", "trailing"].contains(steps.last)
      parts["offset"] =
        isFar ? (inset.hasPrefix("-") ? String(inset.dropFirst()) : "-\(inset)") : inset
    }
    let known = ["offset", "multipliedBy", "priority"]
    guard parts.allSatisfy({ known.contains($0.key) && !$0.value.contains("(") }) else {
      return nil
    }
    return equation(
      left, relation, right, multiplier: parts["multipliedBy"], constant: parts["offset"],
      priority: parts["priority"])
  }

  private static func equation(
    _ left: String, _ relation: String, _ right: String?, multiplier: String?, constant: String?,
    priority: String?
  ) -> String {
    let words = relation.lowercased()
    let sign = words.contains("less") ? "<=" : words.contains("greater") ? ">=" : "=="
    let factor = multiplier.flatMap { Double($0) == 1 ? nil : "\($0) * " } ?? ""
    var side = constant ?? "0"
    if let right {
      side = factor + right
      if let constant, Double(constant) != 0 {
        side += constant.hasPrefix("-") ? " - \(constant.dropFirst())" : " + \(constant)"
      }
    }
    return "\(left) \(sign) \(side)" + (priority.map { " @ \($0)" } ?? "")
  }

  /// Returns an anchor with the names of scenes: `card.safeArea.top` for
  /// `card.safeAreaLayoutGuide.topAnchor`.
  private static func path(_ text: Substring) -> String {
    text.split(separator: ".").map { name in
      if name.hasSuffix("Anchor") { return String(name.dropLast("Anchor".count)) }
      return UIKitWords.guide(String(name)) ?? String(name)
    }.joined(separator: ".")
  }

  /// Returns the last word of `.top` or `NSLayoutConstraint.Attribute.top`.
  private static func word(_ text: String) -> String {
    text.split(separator: ".").last.map(String.init) ?? text
  }

  private static func trimmed(_ text: Substring) -> Substring {
    let start = text.drop { $0 == " " }
    return start.lastIndex { $0 != " " }.map { start[...$0] } ?? start
  }
}

extension Clause {
  /// A constraint's parts by their names in UIKit.
  static func partsOfConstraint(_ equation: String) -> Clause {
    Clause(
      .invalidConstraint, "a constraint is one equation, not its parts",
      hint: Hint("write '\(equation)'"))
  }

  /// A call of an anchor's method.
  static func callOfAnchor(_ equation: String) -> Clause {
    Clause(
      .syntax, "a constraint is an equation, not a call",
      hint: .replace(by: equation, "write '\(equation)'"))
  }

  /// A comma in place of the decimal point.
  static func decimalComma(_ number: String) -> Clause {
    Clause(
      .syntax, "decimals follow a point, not a comma",
      hint: .replace(by: number, "write '\(number)'"))
  }
}
