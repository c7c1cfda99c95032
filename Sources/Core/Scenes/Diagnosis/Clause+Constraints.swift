import AutoLayout
import Controls
import Documents

extension Clause {
  static func unknownMetric(_ name: String, _ names: SceneNames) -> Clause {
    let isInComponent = !names.scope.isEmpty
    let isView = UIKitWords.outerView(name, isInComponent: isInComponent) != nil
    return Clause(
      .unknownItem, "unknown \(isView ? "view" : "metric") '\(name)'",
      hint: UIKitWords.priorities[name].map { "the priority '\(name)' is \($0)" }
        ?? ownerless(name) ?? UIKitWords.length(name, isInComponent: !names.scope.isEmpty)
        ?? didYouMean(name, among: names.metrics) ?? "add '\(name)' to 'metrics'",
      naming: .unknown(name))
  }

  /// The hint for an attribute that stands without its view; nil for other names.
  private static func ownerless(_ name: String) -> Hint? {
    guard AttributeName.all.contains(name) || CompoundAttribute(rawValue: name) != nil else {
      return nil
    }
    return "an attribute needs its view in front, such as 'root.\(name)'"
  }

  /// - Parameter attribute: that of the other side; nil for several at once, such as `edges`.
  static func unknownAttribute(
    _ name: String, _ known: [String], like attribute: LayoutConstraint.Attribute?
  ) -> Clause {
    let guide = UIKitWords.guide(name)
    let anchor = name.hasSuffix("Anchor") ? String(name.dropLast("Anchor".count)) : nil
    return Clause(
      .invalidConstraint, "unknown attribute '\(name)'",
      hint: (anchor ?? UIKitWords.attributes[name]).flatMap {
        known.contains($0) ? .didYouMean($0) : nil
      } ?? guide.map {
        .write($0 + (attribute.map { ".\($0)" } ?? ""))
      } ?? didYouMean(
        name, among: known)
        ?? keyOfView(name) ?? ratio(name)
        ?? "attributes: \(NameList.candidates(for: name, among: known))")
  }

  /// The hint for a ratio of the sides, which is an equation; nil for other names.
  private static func ratio(_ name: String) -> Hint? {
    name.lowercased().contains("ratio")
      ? "a ratio relates both sides: 'photo.width == 1.5 * photo.height'" : nil
  }

  /// The hint for a priority of the content, which is a key of the view; nil for other names.
  private static func keyOfView(_ name: String) -> Hint? {
    let word = name.lowercased()
    guard let key = ["hugging", "compression"].first(where: word.contains) else { return nil }
    return "it is a key of the view: '\(key): 251', or for one axis '\(key): { horizontal: 251 }'"
  }

  static func unknownGuide(_ name: String) -> Clause {
    let known = ItemReference.Guide.allCases.map(\.rawValue)
    return Clause(
      .invalidConstraint, "unknown guide '\(name)'",
      hint: UIKitWords.guide(name).map(Hint.write)
        ?? didYouMean(name, among: known)
        ?? "guides: \(NameList.candidates(for: name, among: known))")
  }

  /// A compound attribute before the part that is meant: `edges.horizontal`, `center.y`.
  static func splitAttribute(_ path: String, meaning attribute: String) -> Clause {
    Clause(.invalidConstraint, "unknown attribute '\(path)'", hint: .write(attribute))
  }

  static func guideOfGuide(_ item: String, _ guide: String) -> Clause {
    Clause(.invalidConstraint, "'\(item)' is a layout guide and has no guide '\(guide)'")
  }

  static func guideOfScrollView(_ guide: String, _ kind: ViewKind) -> Clause {
    Clause(.invalidConstraint, "only a scrollView has the guide '\(guide)', not \(kind.noun)")
  }

  /// - Parameter attribute: that of the other side.
  static func guideWithoutAttribute(
    _ path: String, like attribute: LayoutConstraint.Attribute?
  ) -> Clause {
    Clause(
      .invalidConstraint, "'\(path)' is a guide, not an attribute",
      hint: "add an attribute: '\(path).\(attribute ?? .leading)'")
  }

  static func attributeOfGuide(_ attribute: String) -> Clause {
    Clause(
      .invalidConstraint, "a layout guide has no '\(attribute)'",
      hint: "layout guides have no margins and no baselines")
  }

  static func attributeOfMetric(_ name: String) -> Clause {
    Clause(.invalidConstraint, "'\(name)' is a metric and has no attributes")
  }

  /// - Parameter attribute: that of the other side.
  static func viewWithoutAttribute(
    _ name: String, like attribute: LayoutConstraint.Attribute?
  ) -> Clause {
    Clause(
      .invalidConstraint, "'\(name)' is a view, not a number",
      hint: attribute.map { "name one of its attributes: '\(name).\($0)'" }
        ?? "name one of its attributes, such as '\(name).width'")
  }

  /// A view and an attribute without the dot between them.
  static func spaceForDot(_ name: String, _ attribute: String) -> Clause {
    let path = "\(name).\(attribute)"
    return Clause(
      .invalidConstraint, "'\(name)' is a view, not a number",
      hint: .replace(by: path, "write '\(path)'"))
  }

  static let pathTooLong = Clause(
    .invalidConstraint, "an attribute has at most three parts: 'view.guide.attribute'")

  static func equationCharacter(_ character: Unicode.Scalar?) -> Clause {
    let hint: Hint =
      switch character {
      case "%":
        "write a share as a factor, such as '0.5 * root.width', and the middle as 'root.centerX'"
      case "“"?, "”"?, "„"?, "«"?, "»"?, "‘"?, "’"?: "write straight quotes"
      case "–"?, "—"?, "−"?: "write '-'"
      case "|": "a visual format begins with 'H:' or 'V:'"
      case "!", "≠", "~": "the relations are '==', '<=' and '>='"
      case ";", "&": "give each constraint a line of its own, which begins with '- '"
      case let digit? where digit.properties.numericType == .decimal: "write the digits 0 to 9"
      default:
        "an equation is 'view.attribute == multiplier * view.attribute + constant @ priority'"
      }
    return Clause(.syntax, "this character is not allowed in an equation", hint: hint)
  }

  static func quotedName(_ name: String) -> Clause {
    Clause(
      .syntax, "names have no quotes in an equation", hint: .replace(by: name, "write '\(name)'"))
  }

  static func colonForRelation(_ left: String, _ right: String) -> Clause {
    let equation = "\(left) == \(right)"
    return Clause(
      .syntax, "':' is not a relation",
      hint: .replace(by: equation, "write '\(equation)'"))
  }

  /// An equation under its id.
  static func idInFront(_ id: String, _ equation: String) -> Clause {
    if ["constraint", "equation", "expression", "formula", "rule"].contains(id) {
      let entry = "expr: \(YAMLScalar.word(equation))"
      return Clause(
        .syntax, "a mapping has its equation under 'expr'",
        hint: .replace(by: entry, "write '\(entry)'"))
    }
    let mapping = "{ id: \(id), expr: \(YAMLScalar.word(equation)) }"
    return Clause(
      .syntax, "an equation with a name is a mapping",
      hint: .replace(by: mapping, "write '\(mapping)'"))
  }

  static func shortRelation(_ sign: String, meant: String? = nil) -> Clause {
    Clause(
      .syntax, "'\(sign)' is not a relation",
      hint: .write(meant ?? (sign == "=" ? "==" : sign + "=")))
  }

  static func expected(_ what: String, found: String) -> Clause {
    let isRange = found == "'in'" && what.contains("'=='")
    return Clause(
      .syntax, "expected \(what), not \(found)",
      hint: isRange ? "a range is two constraints, one with '>=' and one with '<='" : nil)
  }

  /// - Parameters:
  ///   - isNumber: whether it is a number.
  ///   - follows: whether it follows a number.
  static func unexpected(
    _ found: String, isNumber: Bool = false, afterNumber follows: Bool = false
  ) -> Clause {
    let hint: Hint? =
      switch found {
      case _ where isNumber && !follows: "a constant is added: 'root.top + 8'"
      case "'vw'", "'vh'": "write a share as a factor, such as '0.5 * root.width'"
      case "'x'", "'X'", "'times'": "a multiplier has a '*': '0.5 * root.width'"
      case "','", "'and'": "give each constraint a line of its own, which begins with '- '"
      case "'constant'": "a constant is added: 'root.top + 8'"
      case "'priority'", "'prio'": "a priority follows an '@': 'root.width @ 750'"
      case "'when'", "'if'", "'unless'":
        "a condition stands beside its equation: '{ expr: ..., when: { width: \"> 400\" } }'"
      case "'multiplier'": "a multiplier is a factor: '0.5 * root.width'"
      default:
        unit(found) ?? (follows && !isNumber ? "a multiplier has a '*': '0.5 * root.width'" : nil)
      }
    return Clause(.syntax, "unexpected \(found) in the equation", hint: hint)
  }

  /// The hint for a unit behind a number; nil for other words.
  static func unit(_ found: String) -> Hint? {
    ["'pt'", "'pts'", "'px'", "'dp'", "'points'"].contains(found)
      ? "write the number alone: lengths are in points" : nil
  }

  static let secondRelation = Clause(
    .syntax, "an equation can have only one relation", hint: "write two constraints")

  static let equationTooDeep = Clause(.syntax, "the equation is nested too deeply")

  static let priorityIsNoNumber = Clause(
    .invalidConstraint, "a priority must be a number or a metric, not an attribute")

  static let secondPriority = Clause(
    .invalidConstraint, "the priority is given twice",
    hint: "drop '@ ...' from the equation or the key 'priority'")

  static let dividedByAttribute = Clause(
    .invalidConstraint, "an attribute cannot be a divisor", hint: "divide by a number or a metric")

  static let dividedByZero = Clause(.invalidConstraint, "division by zero")

  static let productOfAttributes = Clause(
    .invalidConstraint, "attributes cannot be multiplied with each other",
    hint: "a constraint is linear")

  static let zeroFactor = Clause(
    .invalidConstraint, "the attribute is multiplied by 0", hint: "drop the constraint")

  static let noAttribute = Clause(
    .invalidConstraint, "the equation has no attribute", hint: "write 'view.attribute == ...'")

  /// - Parameter count: how many attributes both sides have together.
  static func twoAttributesOnOneSide(of count: Int) -> Clause {
    Clause(
      .invalidConstraint, "a constraint relates at most two attributes, one on each side",
      hint: count == 2
        ? "move one of them to the other side"
        : "one constraint cannot say a sum: a stack view, or a view around both, is as long as they are"
    )
  }

  static func locationEqualsConstant(
    _ first: AttributeReference, _ relation: LayoutConstraint.Relation, _ constant: Double,
    hasSafeArea: Bool
  ) -> Clause {
    let sign = relation.symbol
    let offset = constant < 0 ? "- \(NumberText.of(-constant))" : "+ \(NumberText.of(constant))"
    // The canvas places the root: there is no other view to suggest.
    let edge = constant > 0 ? first.attribute.origin : first.attribute
    // What touches an edge of the screen may do so below a notch; what keeps off it is to be seen.
    let isCovered = hasSafeArea && constant != 0 && (edge == .top || edge == .bottom)
    let guide = isCovered ? "safeArea." : ""
    let pair = "locations come in pairs: '\(first) \(sign) root.\(guide)\(edge) \(offset)'"
    return Clause(
      .invalidConstraint, "the location '\(first.attribute)' cannot equal a constant",
      hint: first.item.id == "root" ? "locations come in pairs" : Hint(pair))
  }

  static func locationTimesZero(_ first: AttributeReference) -> Clause {
    Clause(
      .invalidConstraint, "the location '\(first.attribute)' cannot equal 0 times another",
      hint: "locations come in pairs with a multiplier other than 0")
  }

  static func locationWithSize(_ left: AttributeReference, _ right: AttributeReference) -> Clause {
    Clause(
      .invalidConstraint,
      "'\(left.attribute)' cannot be paired with '\(right.attribute)': one is a location, "
        + "the other a size", hint: samePair(left, right))
  }

  /// Returns an equation with the left side's attribute on both sides; nil for one item alone.
  ///
  /// - Parameter follows: whether the left side is that far behind the other view.
  private static func samePair(
    _ left: AttributeReference, _ right: AttributeReference, follows: Bool = false
  ) -> Hint? {
    guard left.item != right.item else { return nil }
    let same = right.attribute.counterpart(of: left.attribute)
    let isBehind =
      follows && same == left.attribute && right.item.guide == nil
      && !["root", "self"].contains(right.item.id)
    let other = AttributeReference(
      item: right.item, attribute: isBehind ? same.opposite ?? same : same)
    return "relate what is alike, such as '\(left) == \(other)'"
  }

  static func crossedAxes(
    _ left: AttributeReference, _ right: AttributeReference, constant: Double
  ) -> Clause {
    Clause(
      .invalidConstraint,
      "'\(left.attribute)' cannot be paired with '\(right.attribute)': one is horizontal, "
        + "the other vertical", hint: samePair(left, right, follows: constant > 0))
  }

  static func mixedSides(_ left: AttributeReference, _ right: AttributeReference) -> Clause {
    Clause(
      .invalidConstraint, "'\(left.attribute)' cannot be paired with '\(right.attribute)'",
      hint: "use leading and trailing for both or for neither")
  }

  static let optionsOfEquation = Clause(
    .invalidConstraint, "an equation cannot have 'options'",
    hint: "options align the views of visual formats")

  static func visualFormat(_ message: String, hint: Hint? = nil) -> Clause {
    let words = message.prefix(1).lowercased() + message.dropFirst()
    return Clause(.syntax, words.last == "." ? String(words.dropLast()) : words, hint: hint)
  }

  /// A view without its brackets.
  static func bareView(_ name: String) -> Clause {
    Clause(
      .syntax, "'\(name)' is a view, which stands in brackets",
      hint: .replace(by: "[\(name)]", "write '[\(name)]'"))
  }

  static func metricAsView(_ name: String) -> Clause {
    Clause(.invalidConstraint, "'\(name)' is a metric, not a view")
  }

  static func viewAsDistance(_ name: String) -> Clause {
    Clause(
      .invalidConstraint, "'\(name)' is a view, not a distance",
      hint: "a view can be named only in a size: '[other(\(name))]'")
  }

  static let rootHasNoSuperview = Clause(
    .invalidConstraint, "'|' is the superview, which the root does not have")

  static let horizontalBaselineSpacing = Clause(
    .invalidConstraint, "only a vertical format can be spaced from baseline to baseline")

  static func alignedAlongAxis(_ option: String, _ axis: String) -> Clause {
    Clause(
      .invalidConstraint, "'\(option)' cannot align the views of a \(axis) format",
      hint: "options align across the format's axis")
  }

  /// Apple's message for an error found only when the constraint was made.
  static func rejected(_ message: String) -> Clause {
    let words = message.prefix(1).lowercased() + message.dropFirst()
    return Clause(.invalidConstraint, words.last == "." ? String(words.dropLast()) : words)
  }
}
