import SwiftSyntax

extension EditFinder {
  /// Returns a selector that holds its method: `Selector("tap:", Cell.tap(_:))`.
  ///
  /// The name is Objective-C's, so that the selector equals one made from a string. If only the
  /// compiler knows the type of the method's object, a closure provides the method:
  /// `Selector("run", of: object) { $0.run }`.
  func selector(_ argument: LabeledExprSyntax, at node: MacroExpansionExprSyntax) -> String {
    guard let reference = Reference(argument.expression) else {
      diagnose(
        node, .warning, "this selector doesn't refer to a method, so sending it has no effect")
      let text = argument.expression.trimmedDescription.filter { $0 != "\n" && $0 != "\"" }
      return "Selector(\"\(text)\")"
    }
    switch argument.label?.text {
    case "getter": return "Selector(\"\(reference.base)\")"
    case "setter":
      let name = reference.base
      return "Selector(\"set\(name.prefix(1).uppercased())\(name.dropFirst()):\")"
    default: break
    }
    let type = typeName(reference)
    let known = type.map { index.methods(reference.base, of: $0) } ?? []
    let method =
      known.first { $0.labels == reference.labels } ?? (known.count == 1 ? known[0] : nil)
    let name = "\"\(method?.selectorName ?? reference.selectorName)\""
    let count = method?.parameters.count ?? reference.labels?.count ?? 0
    if method?.belongsToType == true || count > 2 {
      diagnose(
        node, .warning,
        "sending the selector of a \(count > 2 ? "method with \(count) parameters" : "class method") "
          + "has no effect without Objective-C; call the method directly")
      return "Selector(\(name))"
    }
    guard let type else {
      guard let object = reference.object, object != "super" else { return "Selector(\(name))" }
      return "Selector(\(name), of: \(object)) { $0.\(reference.member) }"
    }
    if index.protocols.contains(type) {
      return "Selector(\(name)) { (object: any \(type)) in object.\(reference.member) }"
    }
    return "Selector(\(name), \(type).\(reference.member))"
  }

  /// Returns the type whose method a reference names; nil if only the compiler knows it.
  private func typeName(_ reference: Reference) -> String? {
    switch reference.object {
    case nil, "self", "Self", "type(of: self)": return types.last
    case let object?:
      // The name of a type begins with a capital letter.
      let last = object.split(separator: ".").last
      return last?.first?.isUppercase == true ? object : nil
    }
  }
}

/// A method as `#selector` refers to it.
private struct Reference {
  /// The text before the last dot; nil if there is none.
  var object: String?
  /// The name with its labels, if they are written.
  var member: String
  /// The name alone.
  var base: String
  /// The labels; nil if they are not written.
  var labels: [String]?

  init?(_ expression: ExprSyntax) {
    let expression = Self.unwrapped(expression)
    let name: DeclReferenceExprSyntax
    if let plain = expression.as(DeclReferenceExprSyntax.self) {
      name = plain
    } else if let access = expression.as(MemberAccessExprSyntax.self), let base = access.base {
      name = access.declName
      object = base.trimmedDescription.filter { !$0.isNewline }
      // What a weak reference may still hold: `self?.tap`.
      if object == "self?" || object == "self!" { object = "self" }
    } else {
      return nil
    }
    member = name.trimmedDescription
    base = name.baseName.text
    labels = name.argumentNames?.arguments.map(\.name.text)
  }

  /// Returns the name inside parentheses, or before an `as` that selects one of several methods.
  private static func unwrapped(_ expression: ExprSyntax) -> ExprSyntax {
    var expression = expression
    while true {
      if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first
      {
        expression = first
      } else if let tuple = expression.as(TupleExprSyntax.self), let only = tuple.elements.first,
        tuple.elements.count == 1
      {
        expression = only.expression
      } else {
        return expression
      }
    }
  }

  var selectorName: String { ObjectiveCName.selector(base, labels ?? []) }
}

extension ModuleIndex.Member {
  /// The labels of the parameters, as in `tap(_:)`.
  fileprivate var labels: [String] { parameters.map(\.firstName.text) }

  /// The Objective-C name of the method.
  var selectorName: String {
    for case .attribute(let attribute) in attributes
    where attribute.attributeName.trimmedDescription == "objc" {
      if let name = attribute.arguments?.trimmedDescription, !name.isEmpty { return name }
    }
    return ObjectiveCName.selector(name, labels)
  }
}

/// The Objective-C names that Swift gives to methods.
enum ObjectiveCName {
  /// The words that need no `With` between them and the preceding name.
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]

  /// Maps `tap(_:)` to `tap:`, `move(to:animated:)` to `moveTo:animated:`, and `tap(sender:)` to
  /// `tapWithSender:`.
  static func selector(_ base: String, _ labels: [String]) -> String {
    guard let first = labels.first else { return base }
    var name = base
    if first != "_" {
      let word = String(first.prefix { !$0.isUppercase })
      let end = base.lastIndex(where: \.isUppercase).map { base[$0...].lowercased() } ?? base
      if !prepositions.contains(word), !prepositions.contains(end) { name += "With" }
      name += first.prefix(1).uppercased() + first.dropFirst()
    }
    return ([name] + labels.dropFirst().map { $0 == "_" ? "" : $0 }).joined(separator: ":") + ":"
  }
}
