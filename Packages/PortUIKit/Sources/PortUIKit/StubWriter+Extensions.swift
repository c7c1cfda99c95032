import SwiftParser
import SwiftSyntax

extension StubWriter {
  /// Returns the bundle of a module's resources, which the package manager declares where a target has some.
  func resources() -> [String] {
    guard !standing.names.contains("module"),
      taken.contains(where: { index.files[$0].source.text.contains("Bundle.module") })
    else { return [] }
    return [Self.block("extension Bundle", ["static let module = Bundle.main"])]
  }

  /// Returns the members that extensions of files left out add to taken types and to Apple's.
  ///
  /// - Parameter types: the declarations that stand in for types, which may name more.
  mutating func additions(beside types: [String]) -> [String] {
    var texts: [String] = []
    let stubs = Parser.parse(source: types.joined(separator: "\n"))
    let pairs = taken.reduce(into: AppFile.pairs(in: Syntax(stubs))) {
      $0.formUnion(AppFile.pairs(in: Syntax(index.files[$1].tree)))
    }
    let others = index.byNearness.filter { !taken.contains($0) }
    for file in others.map({ index.files[$0] }) {
      for added in file.additions
      where added.access.isEmpty && !added.member.isHidden && !added.member.namesItself
        && !standing.has(added)
      {
        if let inner = innerMember(added.member, of: added.type, among: pairs) {
          texts.append(Self.block("extension \(added.type)", [inner]))
        } else if let member = member(of: added, in: file) {
          texts.append(Self.block(heading(added.type, added.condition), [member]))
        }
      }
    }
    for file in others { texts += conformances(in: index.files[file]) }
    return texts
  }

  private mutating func heading(_ type: String, _ condition: String, _ protocols: [String] = [])
    -> String
  {
    for word in AppFile.words(in: Syntax(Parser.parse(source: condition))).sorted() { need(word) }
    let list = protocols.isEmpty ? "" : ": " + protocols.joined(separator: ", ")
    return "extension \(type)\(list)" + (condition.isEmpty ? "" : " " + condition)
  }

  /// Returns what stands in for a member of an extension; nil if the screen doesn't use it, or has it already.
  private mutating func member(of added: Addition, in file: AppFile) -> String? {
    let (type, member) = (added.type, added.member)
    let isUsed = added.names.contains { memberWords.contains($0) && !known.contains($0) }
    guard isUsed || member.is(SubscriptDeclSyntax.self) && hasSubscripts(of: type),
      written.insert(added.key).inserted
    else { return nil }
    if let home = index.homes[type] {
      guard taken.contains(home), let kind = index.declaration(type) else { return nil }
      return standIn(for: member, of: type, isProtocol: kind.is(ProtocolDeclSyntax.self))
    }
    if Self.isApple(type), isSelfContained(member, in: file) {
      return bare(member.trimmedDescription)
    }
    if type.hasSuffix("Notification.Name") {
      // The app may have a type `Notification` of its own.
      return added.names.map { "static let \($0) = NSNotification.Name(\"\($0)\")" }
        .joined(separator: "\n  ")
    }
    guard Self.isApple(type), isNameable(member) else { return nil }
    if words.contains(type), member.has("static"),
      let variable = member.as(VariableDeclSyntax.self),
      variable.bindings.allSatisfy({ $0.initializer != nil })
    {
      memberWords.formUnion(AppFile.words(in: Syntax(variable), afterDots: true))
      return stub(variable, isStored: true)
    }
    return standIn(for: member, of: type, isProtocol: false)
  }

  /// Returns whether taken files may use subscripts without labels that extensions add to a type.
  private func hasSubscripts(of type: String) -> Bool {
    words.contains(type) && taken.contains { index.files[$0].source.text.contains("self[") }
  }

  /// Returns a member that stands in for one of an extension, where nothing is stored.
  private mutating func standIn(for member: DeclSyntax, of type: String, isProtocol: Bool)
    -> String?
  {
    guard !Self.isForeign(member) || isType(member) else { return nil }
    if let function = member.as(FunctionDeclSyntax.self) {
      guard isCalled(function) else { return nil }
      // A method that returns an object of its type is mostly called for a chain.
      let result = function.signature.returnClause?.type.trimmedDescription
      let isChain = !member.has("static") && (result == type || result == "Self")
      return stub(function, value: isChain ? "self" : nil)
    }
    if let made = member.as(InitializerDeclSyntax.self) {
      let mark = made.modifiers.contains { $0.name.text == "convenience" } ? "convenience " : ""
      let body =
        made.optionalMark != nil
        ? "return nil"
        : mark.isEmpty ? "fatalError(\"'init' stands in for another one\")" : "self.init()"
      return "\(mark)init\(made.optionalMark?.text ?? "")"
        + (made.genericParameterClause.map { text($0) } ?? "") + text(made.signature)
        + " { \(body) }"
    }
    guard let variable = member.as(VariableDeclSyntax.self) else {
      guard let named = member.asProtocol((any NamedDeclSyntax).self) else { return nil }
      return member.is(TypeAliasDeclSyntax.self)
        ? bare(text(member)) : stub(type: member, named.name.text).replacing("\n", with: "\n  ")
    }
    if member.has("static"), !isProtocol { return stub(variable, isStored: true) }
    let texts = variable.bindings.compactMap { binding -> String? in
      guard let type = binding.typeAnnotation?.type else { return nil }
      let name = binding.pattern.trimmedDescription
      let value = StubValue.text(of: type, named: name, index)
      let isSet = binding.accessorBlock.map { AppFile.sets($0) } ?? false
      let place = member.has("static") || member.has("class") ? "static " : ""
      return "\(place)var \(name): \(text(type)) "
        + (isSet ? "{ get { \(value) } set {} }" : "{ \(value) }")
    }
    return texts.isEmpty ? nil : texts.joined(separator: "\n  ")
  }

  /// Returns extensions by which taken types and Apple's conform to protocols of the app that the screen names.
  private mutating func conformances(in file: AppFile) -> [String] {
    file.extensions.compactMap { type, condition, protocols in
      guard index.homes[type].map(taken.contains) ?? Self.isApple(type) else { return nil }
      let own = protocols.filter { name in
        index.declaration(name)?.is(ProtocolDeclSyntax.self) == true
          && (known.contains(name) || index.homes[name].map(taken.contains) == true)
          && !standing.conformances.contains("\(type): \(name)")
          && written.insert("\(type): \(name)").inserted
      }
      let required = Set(
        own.flatMap {
          index.declaration($0)?.as(ProtocolDeclSyntax.self)?.memberBlock.members ?? []
        }
        .flatMap(\.decl.declaredNames))
      guard !own.isEmpty else { return nil }
      let members = file.additions.filter { added in
        added.type == type && added.condition == condition
          && !standing.has(added) && !required.isDisjoint(with: added.names)
          && written.insert(added.key).inserted
      }
      let texts = members.compactMap { standIn(for: $0.member, of: type, isProtocol: false) }
      return Self.block(heading(type, condition, own), texts)
    }
  }

  /// Returns whether the types that a member's signature names are Apple's or the app's.
  private func isNameable(_ member: DeclSyntax) -> Bool {
    var words: Set<String> = []
    if let function = member.as(FunctionDeclSyntax.self) {
      let own = AppFile.words(in: Syntax(function.genericParameterClause ?? .init(parameters: [])))
      words = AppFile.words(in: Syntax(function.signature)).subtracting(own)
    } else if let made = member.as(InitializerDeclSyntax.self) {
      words = AppFile.words(in: Syntax(made.signature))
    } else if let variable = member.as(VariableDeclSyntax.self) {
      words = variable.bindings.reduce(into: []) { words, binding in
        if let type = binding.typeAnnotation { words.formUnion(AppFile.words(in: Syntax(type))) }
      }
    }
    return words.allSatisfy { word in
      word.first?.isUppercase != true || word.count == 1 || Self.isApple(word)
        || index.homes[word] != nil || StubValue.hasValue(word) || Self.ofSwift.contains(word)
    }
  }
  private static let ofSwift: Set<String> = [
    "Any", "AnyClass", "AnyObject", "Element", "Index", "Key", "Never", "Self", "Value", "Void",
    "Wrapped",
  ]

  /// Returns what stands in for a type or a static member that an extension gives one of a taken file's inner types,
  /// such as `API.Account`, if a pair names it there.
  private mutating func innerMember(
    _ declaration: DeclSyntax, of type: String, among pairs: Set<String>
  ) -> String? {
    let path = type.split(separator: ".").map(String.init)
    guard path.count > 1, let last = path.last, isType(declaration) || declaration.has("static"),
      let home = index.homes[path[0]], taken.contains(home),
      path.dropFirst().allSatisfy(index.files[home].declaredWords.contains),
      let name = declaration.declaredNames.first(where: { pairs.contains("\(last).\($0)") })
    else { return nil }
    if let variable = declaration.as(VariableDeclSyntax.self) {
      return stub(variable, isStored: true)
    }
    if let function = declaration.as(FunctionDeclSyntax.self) { return stub(function) }
    if declaration.is(TypeAliasDeclSyntax.self) { return bare(text(declaration)) }
    return stub(type: declaration, name).replacing("\n", with: "\n  ")
  }

  /// Returns whether a name is that of a type of UIKit's, Foundation's or Swift's.
  static func isApple(_ name: String) -> Bool {
    ["UI", "NS", "CA", "CG"].contains(where: name.hasPrefix)
      || appleTypes.contains(name) || appleTypes.contains { name.hasPrefix($0 + ".") }
  }
  private static let appleTypes: Set<String> = [
    "Array", "BidirectionalCollection", "BinaryFloatingPoint", "BinaryInteger", "Bool", "Bundle",
    "Calendar", "Character", "ClosedRange", "Collection", "Comparable", "Data", "Date",
    "DateComponents", "DateFormatter", "Decodable", "Dictionary", "DispatchQueue", "Double",
    "Encodable", "Equatable", "Error", "FileManager", "Float", "FloatingPoint", "Hashable",
    "IndexPath", "Int", "JSONDecoder", "JSONEncoder", "Locale", "MutableCollection", "Notification",
    "NumberFormatter", "Numeric", "Optional", "ProcessInfo", "RandomAccessCollection", "Range",
    "RangeReplaceableCollection", "RawRepresentable", "Result", "Sequence", "Set", "String",
    "StringProtocol", "Substring", "TimeInterval", "Timer", "URL", "URLComponents", "URLRequest",
    "URLSession", "UserDefaults",
  ]

  /// Returns whether a member uses only what Apple or a taken file declares.
  private func isSelfContained(_ declaration: DeclSyntax, in file: AppFile) -> Bool {
    let own = Set(declaration.declaredNames)
    return AppFile.words(in: Syntax(declaration)).subtracting(own).allSatisfy { word in
      if file.hidden.contains(word) { return false }
      if let home = index.homes[word] { return taken.contains(home) }
      return index.additions[word, default: []].allSatisfy(taken.contains)
    }
  }
}
