import SwiftSyntax

/// Writes a declaration with a member's name and type, on one line, whose body calls the member
/// by its new name.
struct MemberWriter {
  private let member: ModuleIndex.Member

  private static let access: Set<String> = [
    "open", "public", "package", "internal", "fileprivate", "private",
  ]

  init(_ member: ModuleIndex.Member) { self.member = member }

  /// Returns the declaration.
  ///
  /// - Parameter body: returns the statements, given the call of the member, or the property, by
  ///   its new name.
  func declaration(isOverride: Bool, body: (String) -> [String]) -> String {
    var words = attributes(isOverride: isOverride)
    let own = member.modifiers.map(\.trimmedDescription)
    if let access = own.first(where: { Self.access.contains($0) }) {
      words.append(access)
    } else if isOverride, !member.extensionAccess.isEmpty {
      words.append(member.extensionAccess)
    }
    if isOverride { words.append("override") }
    if member.belongsToType { words.append("class") }
    let name = LateOverrides.name(member.name, of: member.type)
    guard let function = member.function else {
      let type = member.property?.bindings.first?.typeAnnotation?.trimmedDescription ?? ""
      words.append("var \(member.name)\(Self.oneLine(type))")
      if let observers = member.property?.observers, !observers.isEmpty {
        let calls = observers.map { observer in
          let kind = observer.accessorSpecifier.text
          return "\(kind) { \(name)_\(kind)(\(kind == "didSet" ? "oldValue" : "newValue")) }"
        }
        return "\(words.joined(separator: " ")) { \(calls.joined(separator: " ")) }"
      }
      return "\(words.joined(separator: " ")) { \(accessors(name, body)) }"
    }
    let generics = function.genericParameterClause?.trimmedDescription ?? ""
    let signature = Self.oneLine(named(function.signature).trimmedDescription)
    let condition = function.genericWhereClause.map { " \($0.trimmedDescription)" } ?? ""
    words.append("func \(member.name)\(generics)\(signature)\(condition)")
    let statements = body("\(effects)\(name)(\(arguments))").joined(separator: "; ")
    return "\(words.joined(separator: " ")) { \(statements) }"
  }

  /// The edits that turn the member's variadic parameters into arrays: the forwarded value is the
  /// array that the parameter has become.
  var listsInPlaceOfVariadics: [Edit] {
    member.parameters.flatMap { parameter -> [Edit] in
      guard let ellipsis = parameter.ellipsis else { return [] }
      let type = parameter.type
      return [
        Edit(
          range: type.positionAfterSkippingLeadingTrivia
            .utf8Offset..<type.endPositionBeforeTrailingTrivia.utf8Offset,
          text: "[\(type.trimmedDescription)]"),
        Edit(
          range: ellipsis.positionAfterSkippingLeadingTrivia
            .utf8Offset..<ellipsis.endPositionBeforeTrailingTrivia.utf8Offset, text: ""),
      ]
    }
  }

  private func attributes(isOverride: Bool) -> [String] {
    member.attributes.map { Self.oneLine($0.trimmedDescription) }.filter { attribute in
      if isOverride { return attribute == "@discardableResult" }
      return !["@objc", "@nonobjc", "@IB"].contains { attribute.hasPrefix($0) }
    }
  }

  private func accessors(_ name: String, _ body: (String) -> [String]) -> String {
    let getter = body(name).joined(separator: "; ")
    guard isWritable else { return getter }
    let setter = body("\(name) = newValue").map { statement in
      statement.replacing("return \(name)", with: "\(name)")
        .replacing("{ return late.", with: "{ late.").replacing(
          " = newValue }", with: " = newValue; return }")
    }
    return "get { \(getter) } set { \(setter.joined(separator: "; ")) }"
  }

  /// Returns the name by which a body knows a parameter; one that has none gets one.
  private func local(_ parameter: FunctionParameterSyntax, _ place: Int) -> String {
    let name = (parameter.secondName ?? parameter.firstName).text
    return name == "_" ? "given\(place)" : name
  }

  /// Returns a signature whose parameters all have names to forward them by.
  private func named(_ signature: FunctionSignatureSyntax) -> FunctionSignatureSyntax {
    let parameters = signature.parameterClause.parameters.enumerated().map { place, parameter in
      guard (parameter.secondName ?? parameter.firstName).text == "_" else { return parameter }
      return parameter.with(\.firstName.trailingTrivia, .space)
        .with(\.secondName, .identifier(local(parameter, place)))
    }
    return signature.with(\.parameterClause.parameters, FunctionParameterListSyntax(parameters))
  }

  private var arguments: String {
    member.parameters.enumerated().map { place, parameter in
      let label = parameter.firstName.text == "_" ? "" : "\(parameter.firstName.text): "
      let mark = parameter.type.trimmedDescription.hasPrefix("inout ") ? "&" : ""
      return "\(label)\(mark)\(local(parameter, place))"
    }.joined(separator: ", ")
  }

  private var effects: String {
    guard let effects = member.function?.signature.effectSpecifiers else { return "" }
    return (effects.throwsClause == nil ? "" : "try ")
      + (effects.asyncSpecifier == nil ? "" : "await ")
  }

  private var isWritable: Bool {
    guard case .accessors(let list)? = member.property?.bindings.first?.accessorBlock?.accessors
    else { return false }
    return list.contains { $0.accessorSpecifier.text == "set" }
  }

  private static func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).map { $0.drop { $0 == " " || $0 == "\t" } }
      .joined(separator: " ")
  }
}
