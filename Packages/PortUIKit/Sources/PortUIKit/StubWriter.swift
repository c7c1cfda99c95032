import SwiftSyntax

/// Writes declarations that stand in for those of files that are left out.
struct StubWriter {
  let index: ScreenIndex
  let taken: Set<Int>
  /// The words of the taken files.
  let words: Set<String>
  /// What the taken files call, with the first labels.
  private let calls: [String: Set<String>]
  /// Those that follow a dot.
  var memberWords: Set<String>
  /// The names that are declared, or will be.
  var known: Set<String>
  /// The members of extensions that stand in already.
  let standing: Standing
  /// The members of extensions that are written, with their types.
  var written: Set<String> = []
  private var rest: [String]
  /// What protocols demand of the type that is being written, whether the screen uses it or not.
  private var demanded: Set<String> = []

  init(_ index: ScreenIndex, taken: Set<Int>, existing: Standing) {
    (self.index, self.taken) = (index, taken)
    (standing, known) = (existing, existing.closed)
    written = Set(taken.flatMap { index.files[$0].additions.map(\.key) })
    let needing = taken.filter { !index.isSelfContained($0) }
    words = needing.reduce(into: []) { $0.formUnion(index.files[$1].words) }
    memberWords = needing.reduce(into: []) { $0.formUnion(index.files[$1].memberWords) }
    calls = needing.reduce(into: [:]) {
      $0.merge(index.files[$1].calls) { $0.union($1) }
    }
    rest = []
  }

  /// Returns the declarations of types and others with their names, and members of extensions.
  mutating func write() -> (types: [(name: String, text: String)], others: [String]) {
    for name in words.sorted() { need(name) }
    var texts = types()
    let added = additions(beside: texts.map(\.text))
    texts += types()
    return (texts.filter { !$0.text.isEmpty }, added + resources())
  }

  /// Returns the declarations of the names that are noted, and of those that they name.
  private mutating func types() -> [(name: String, text: String)] {
    var texts: [(name: String, text: String)] = []
    while !rest.isEmpty {
      let names = rest
      rest = []
      for name in names {
        if let declaration = index.declaration(name) {
          texts.append((name, stub(declaration, name)))
        }
      }
    }
    return texts
  }

  /// Notes that a name has to be declared.
  mutating func need(_ name: String) {
    // An app declares Apple's names for other systems.
    guard let home = index.homes[name], !taken.contains(home), !name.starts(with: /UI[A-Z]/),
      known.insert(name).inserted
    else { return }
    rest.append(name)
  }

  /// Notes the names in a piece of source, and returns it.
  mutating func text(_ node: some SyntaxProtocol) -> String {
    for word in AppFile.words(in: Syntax(node)).sorted() { need(word) }
    return node.trimmedDescription
  }

  // MARK: Types

  private mutating func stub(_ declaration: DeclSyntax, _ name: String) -> String {
    if declaration.is(TypeAliasDeclSyntax.self) { return bare(text(declaration)) }
    if let function = declaration.as(FunctionDeclSyntax.self) { return stub(function) }
    if let variable = declaration.as(VariableDeclSyntax.self) {
      return stub(variable, isStored: true)
    }
    return stub(type: declaration, name)
  }

  mutating func stub(type: DeclSyntax, _ name: String) -> String {
    guard let group = type.asProtocol((any DeclGroupSyntax).self) else { return "" }
    let isProtocol = type.is(ProtocolDeclSyntax.self)
    var heading = group.introducer.text + " " + name
    if let parameters = type.asProtocol((any WithGenericParametersSyntax).self)?
      .genericParameterClause
    {
      heading += text(parameters)
    }
    let inherited = inheritance(of: type, group)
    let protocols = protocols(of: type, name)
    let above = inherited + protocols.names
    if !above.isEmpty { heading += ": " + above.joined(separator: ", ") }
    let outer = demanded
    demanded = protocols.demands
    defer { demanded = outer }
    let parent = inherited.first.flatMap { Self.isTrait($0) ? nil : $0 }
    var members = group.memberBlock.members.compactMap { item -> String? in
      member(item.decl, in: type, parent: parent)
    }
    let added = own(name).compactMap { member($0, in: type, parent: parent) }
    if !isProtocol { members += added }
    members += making(type, parent: parent, members)
    members += conformances(of: type, inherited)
    let isolation = group.attributes.contains { $0.trimmedDescription == "@MainActor" }
    let stub = (isolation ? "@MainActor " : "") + Self.block(heading, members)
    return isProtocol && !added.isEmpty
      ? stub + "\n\n" + Self.block("extension \(name)", added) : stub
  }

  static func block(_ heading: String, _ members: [String]) -> String {
    var known: Set<String> = []
    // What two extensions of an app's modules declare is declared once.
    let single = members.filter { member in
      guard !member.isEmpty, let name = member.firstMatch(of: /(?:var|let) (\w+)/)?.1 else {
        return !member.isEmpty
      }
      return member.contains("\n") || known.insert(String(name)).inserted
    }
    return heading + " {\n" + single.map { "  \($0)\n" }.joined() + "}"
  }

  /// Returns whether a name is that of a protocol which needs no superclass.
  private static func isTrait(_ name: String) -> Bool {
    ["AnyObject", "class", "Equatable", "Hashable", "Error", "RawRepresentable"].contains(name)
  }

  /// Returns what a class or an enumeration needs for the protocols that the compiler doesn't fulfil for it.
  private func conformances(of type: DeclSyntax, _ inherited: [String]) -> [String] {
    let traits = Set(inherited).intersection(["Equatable", "Hashable"])
    if type.is(ClassDeclSyntax.self), !traits.isEmpty, !inherited.contains("NSObject") {
      let name = type.declaredNames.first ?? ""
      let equals = "static func == (left: \(name), right: \(name)) -> Bool { left === right }"
      let hash = "func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }"
      return traits.contains("Hashable") ? [equals, hash] : [equals]
    }
    if type.is(EnumDeclSyntax.self), inherited.contains("RawRepresentable") {
      return ["init?(rawValue: String) { return nil }"]
    }
    return []
  }

  /// Returns whether a member names what Linux lacks: Core Data's classes, and views of SwiftUI.
  static func isForeign(_ declaration: DeclSyntax) -> Bool {
    AppFile.words(in: Syntax(declaration)).contains {
      $0.hasPrefix("NSPersistent") || $0.hasPrefix("NSManaged") || $0.hasPrefix("NSFetch")
    } || declaration.trimmedDescription.contains("some View")
  }

  /// Returns the members that the app's extensions add to one of its own types.
  func own(_ name: String) -> [DeclSyntax] {
    index.files.enumerated().filter { !taken.contains($0.offset) }.flatMap {
      $0.element.additions.filter { $0.type == name && $0.access.isEmpty }.map(\.member)
    }
  }

  /// Returns what a type inherits from: an own class or protocol that is used, or a class of UIKit's.
  private mutating func inheritance(of type: DeclSyntax, _ group: any DeclGroupSyntax) -> [String] {
    var names: [String] = []
    for (place, item) in (group.inheritanceClause?.inheritedTypes ?? []).enumerated() {
      let name = item.type.plainName
      let isRaw = type.is(EnumDeclSyntax.self) && place == 0
      let isClass = type.is(ClassDeclSyntax.self) && place == 0
      if let parent = index.declaration(name) {
        if parent.is(ClassDeclSyntax.self) { names.append(text(item.type)) }
      } else if isRaw || isClass && Self.isClass(name)
        || Self.isTrait(name)
      {
        names.append(item.type.trimmedDescription)
      }
    }
    return names
  }

  private static func isClass(_ name: String) -> Bool {
    name == "NSObject"
      || name.hasPrefix("UI")
        && !["Delegate", "DataSource", "Representable"].contains {
          name.hasSuffix($0)
        }
  }

  /// Returns the initialisers that a class or structure needs beside those that it declares.
  private func making(_ type: DeclSyntax, parent: String?, _ members: [String]) -> [String] {
    let hasOwn = members.contains { $0.hasPrefix("init(") || $0.contains(" init(") }
    if let parent, type.is(ClassDeclSyntax.self) {
      let isCoded = hasOwn && parent.hasPrefix("UI")
      return isCoded ? ["required init?(coder: NSCoder) { fatalError(\"not from a nib\") }"] : []
    }
    let isMade = type.is(ClassDeclSyntax.self) || type.is(StructDeclSyntax.self)
    return isMade && !members.contains { $0.contains("init()") } ? ["init() {}"] : []
  }

  // MARK: Members

  /// Returns a member that stands in for another one; nil if the screen doesn't use it.
  mutating func member(_ declaration: DeclSyntax, in type: DeclSyntax, parent: String?)
    -> String?
  {
    let isEnum = type.is(EnumDeclSyntax.self)
    guard !declaration.isHidden, !declaration.has("override") else { return nil }
    guard isType(declaration) || !Self.isForeign(declaration) else { return nil }
    if isEnum, declaration.is(EnumCaseDeclSyntax.self) { return text(declaration) }
    if let made = declaration.as(InitializerDeclSyntax.self) {
      return isEnum ? nil : stub(made, in: type, parent: parent)
    }
    let isProtocol = type.is(ProtocolDeclSyntax.self)
    let used = isProtocol || isType(declaration) ? words : memberWords
    let isDemanded = declaration.declaredNames.contains(where: demanded.contains)
    guard isDemanded || declaration.declaredNames.contains(where: used.contains) else { return nil }
    if let function = declaration.as(FunctionDeclSyntax.self), !isProtocol, !isDemanded,
      !isCalled(function)
    {
      return nil
    }
    let hasBody = declaration.as(FunctionDeclSyntax.self)?.body != nil
    if isProtocol, !hasBody { return bare(text(declaration)) }
    if let function = declaration.as(FunctionDeclSyntax.self) { return stub(function) }
    if let variable = declaration.as(VariableDeclSyntax.self) {
      return stub(variable, isStored: !isEnum || declaration.has("static"))
    }
    if declaration.is(TypeAliasDeclSyntax.self) { return bare(text(declaration)) }
    guard let named = declaration.asProtocol((any NamedDeclSyntax).self) else { return nil }
    return stub(type: declaration, named.name.text).replacing("\n", with: "\n  ")
  }

  /// Returns whether the screen calls a function by one of its labels, or without any.
  func isCalled(_ function: FunctionDeclSyntax) -> Bool {
    let labels = function.signature.parameterClause.parameters.map(\.firstName.text)
    guard let used = calls[function.name.text] else { return false }
    return !used.isDisjoint(with: labels) || used.contains("") && (labels.first ?? "_") == "_"
      || used.contains("")
        && function.signature.parameterClause.parameters.allSatisfy {
          $0.defaultValue != nil || $0.type.is(FunctionTypeSyntax.self)
            || $0.type.is(AttributedTypeSyntax.self)
        }
  }

  func isType(_ declaration: DeclSyntax) -> Bool {
    declaration.asProtocol((any DeclGroupSyntax).self) != nil
      || declaration.is(TypeAliasDeclSyntax.self)
  }

  mutating func stub(
    _ made: InitializerDeclSyntax, in type: DeclSyntax, parent: String?
  ) -> String? {
    let parameters = made.signature.parameterClause.parameters
    guard
      !parameters.contains(where: { $0.firstName.text == "coder" || $0.firstName.text == "from" })
    else { return nil }
    let labels = parameters.filter { $0.defaultValue == nil }.map(\.firstName.text)
      .filter { $0 != "_" }
    guard labels.allSatisfy({ words.contains($0) || $0 == "for" || $0 == "in" }) else { return nil }
    let heading = "init\(made.optionalMark?.text ?? "")\(text(made.signature))"
    guard let parent, type.is(ClassDeclSyntax.self) else { return "\(heading) {}" }
    let call =
      switch parent {
      case "UITableViewController": "super.init(style: .plain)"
      case let name where name.hasSuffix("Controller"): "super.init(nibName: nil, bundle: nil)"
      case "UITableViewCell": "super.init(style: .default, reuseIdentifier: nil)"
      case let name where name.hasPrefix("UI"): "super.init(frame: .zero)"
      default: "super.init()"
      }
    let isOverride = parent == "NSObject" && parameters.isEmpty
    return "\(isOverride ? "override " : "")\(heading) { \(call) }"
  }

  mutating func stub(_ function: FunctionDeclSyntax, value made: String? = nil) -> String {
    var heading = Self.place(function.modifiers) + "func " + function.name.text
    heading += function.genericParameterClause.map { text($0) } ?? ""
    heading += text(function.signature)
    heading += function.genericWhereClause.map { " " + text($0) } ?? ""
    let isPlain = function.attributes.contains { $0.trimmedDescription == "@discardableResult" }
    guard let result = function.signature.returnClause?.type else { return heading + " {}" }
    let value = made ?? StubValue.text(of: result, named: function.name.text, index)
    return "\(isPlain ? "@discardableResult " : "")\(heading) { \(value) }"
  }

  mutating func stub(_ variable: VariableDeclSyntax, isStored: Bool) -> String {
    let place = Self.place(variable.modifiers)
    var texts: [String] = []
    for binding in variable.bindings {
      let name = binding.pattern.trimmedDescription
      if let type = binding.typeAnnotation?.type {
        let value = StubValue.text(of: type, named: name, index)
        let kind = isStored ? "var \(name): \(text(type)) = \(value)" : ""
        texts.append(
          isStored && !value.hasPrefix("fatalError")
            ? place + kind : "\(place)var \(name): \(text(type)) { \(value) }")
      } else if let value = binding.initializer?.value {
        texts.append(stub(name, place, value))
      }
    }
    return texts.joined(separator: "\n  ")
  }

  /// Returns a property whose type is that of its first value.
  private mutating func stub(_ name: String, _ place: String, _ value: ExprSyntax) -> String {
    let called = value.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
    if let called, let function = index.declaration(called)?.as(FunctionDeclSyntax.self),
      let type = function.signature.returnClause?.type
    {
      let made = StubValue.text(of: type, named: name, index)
      return "\(place)var \(name): \(text(type)) { \(made) }"
    }
    if let called, index.declaration(called) != nil {
      need(called)
      return "\(place)let \(name) = \(called)()"
    }
    return "\(place)let \(name) = \(text(value))"
  }

  /// Returns the modifiers that say where a member belongs.
  private static func place(_ modifiers: DeclModifierListSyntax) -> String {
    modifiers.map(\.name.text).filter { ["static", "class", "mutating"].contains($0) }
      .map { ($0 == "class" ? "static" : $0) + " " }.joined()
  }

  /// Returns a declaration without its access level.
  func bare(_ text: String) -> String {
    ["public ", "open ", "internal "].reduce(text) {
      $0.hasPrefix($1) ? String($0.dropFirst($1.count)) : $0
    }
  }
}
