import SwiftSyntax

/// What the files of a module declare, as far as selectors and late overrides ask for it.
struct ModuleIndex {
  /// A method or computed property of a type or of an extension of it.
  struct Member {
    var file: Int
    var type: String
    var isInExtension: Bool
    var declaration: DeclSyntax
    /// The access that the extension around it gives its members; empty for none.
    var extensionAccess: String
    /// Whether the extension around it is Objective-C's.
    var isInObjectiveC: Bool

    var function: FunctionDeclSyntax? { declaration.as(FunctionDeclSyntax.self) }
    var property: VariableDeclSyntax? { declaration.as(VariableDeclSyntax.self) }

    var modifiers: DeclModifierListSyntax {
      function?.modifiers ?? property?.modifiers ?? []
    }
    var attributes: AttributeListSyntax { function?.attributes ?? property?.attributes ?? [] }
    var parameters: [FunctionParameterSyntax] {
      function.map { Array($0.signature.parameterClause.parameters) } ?? []
    }
    var nameToken: TokenSyntax? {
      function?.name
        ?? property?.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier
    }
    var name: String { nameToken?.text ?? "" }
    func has(_ modifier: String) -> Bool { modifiers.contains { $0.name.text == modifier } }
    var isOverride: Bool { has("override") }
    /// Whether Objective-C knows the member, so that extensions may override it.
    var isObjectiveC: Bool {
      isInObjectiveC || attributes.contains { $0.trimmedDescription.hasPrefix("@objc") }
    }
    /// Whether the member is code, not a stored property or a requirement.
    var isCode: Bool {
      function?.body != nil || property?.bindings.first?.accessorBlock != nil
    }
    var belongsToType: Bool { has("static") || has("class") }

    /// What tells overloads apart: `subviews(_:[UIView])`.
    var key: String {
      guard function != nil else { return name }
      let labels = parameters.map {
        "\($0.firstName.text):\($0.type.trimmedDescription)\($0.ellipsis == nil ? "" : "...")"
      }
      return "\(name)(\(labels.joined(separator: ",")))"
    }
  }

  /// A class that the module declares.
  struct Class {
    var file: Int
    /// Where its members begin, behind the brace.
    var start: Int
    /// The class or first protocol that it inherits from, as spelled, without generic arguments.
    var parent: String?
    /// How far the class is seen, if it says so: `public` or `open`; empty otherwise.
    var access: String
    /// What an object is cast to, to see whether it is of the class; nil where none can be, as of a
    /// generic class.
    var castName: String?
    /// The name of `@objc(Name)`; nil for none.
    var objectiveCName: String?
    /// Whether the class is seen in its file alone.
    var isHidden = false
    /// Whether types stand around it.
    var isNested = false
  }

  /// The classes above a class, nearest first: those of the module and the first beyond.
  func classes(above type: String) -> [String] {
    var found: [String] = []
    var current = classes[type]?.parent
    while let name = current, !found.contains(name) {
      found.append(name)
      current = classes[name]?.parent
    }
    return found
  }

  private(set) var members: [String: [Member]] = [:]
  /// The types' names in the order in which they appear.
  private(set) var order: [String] = []
  private(set) var classes: [String: Class] = [:]
  private(set) var protocols: Set<String> = []
  /// The names of classes that several files declare.
  private(set) var repeated: Set<String> = []

  init(_ trees: [SourceFileSyntax]) {
    for (number, tree) in trees.enumerated() {
      let reader = IndexReader(file: number)
      reader.walk(tree)
      for member in reader.members {
        if members[member.type] == nil { order.append(member.type) }
        members[member.type, default: []].append(member)
      }
      repeated.formUnion(reader.classes.keys.filter { classes[$0] != nil })
      classes.merge(reader.classes) { first, _ in first }
      protocols.formUnion(reader.protocols)
    }
  }

  /// The methods of a type by their name without labels, those of the classes above included.
  func methods(_ name: String, of type: String) -> [Member] {
    for type in [type] + classes(above: type) {
      let found = (members[type] ?? []).filter { $0.function != nil && $0.name == name }
      if !found.isEmpty { return found }
    }
    return []
  }
}

/// Collects the declarations of one file.
private final class IndexReader: SyntaxVisitor {
  private let file: Int
  /// The types around the present place.
  private var outer: [String] = []
  private(set) var members: [ModuleIndex.Member] = []
  private(set) var classes: [String: ModuleIndex.Class] = [:]
  private(set) var protocols: Set<String> = []

  init(file: Int) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let parent = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
    classes[node.name.text] = ModuleIndex.Class(
      file: file, start: node.memberBlock.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset,
      parent: parent.map { String($0.prefix { $0 != "<" }) },
      access: node.modifiers.first { ["public", "open"].contains($0.name.text) }?.name.text ?? "",
      castName: node.genericParameterClause == nil
        ? (outer + [node.name.text]).joined(separator: ".") : nil,
      objectiveCName: Self.objectiveCName(node.attributes),
      isHidden: node.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) },
      isNested: !outer.isEmpty)
    return enter(node.memberBlock, node.name.text)
  }
  override func visitPost(_ node: ClassDeclSyntax) { outer.removeLast() }

  private static func objectiveCName(_ attributes: AttributeListSyntax) -> String? {
    for case .attribute(let attribute) in attributes
    where attribute.attributeName.trimmedDescription == "objc" {
      return attribute.arguments?.trimmedDescription
    }
    return nil
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.memberBlock, node.name.text)
  }
  override func visitPost(_ node: StructDeclSyntax) { outer.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.memberBlock, node.name.text)
  }
  override func visitPost(_ node: EnumDeclSyntax) { outer.removeLast() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    protocols.insert(node.name.text)
    return enter(node.memberBlock, node.name.text)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { outer.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let access = ["open", "public", "package", "internal", "fileprivate", "private"]
    let type = node.extendedType.trimmedDescription
    for item in node.memberBlock.members {
      add(
        item.decl, of: type, isExtension: true,
        access: node.modifiers.first { access.contains($0.name.text) }?.name.text ?? "",
        isObjectiveC: node.attributes.contains { $0.trimmedDescription.hasPrefix("@objc") })
    }
    outer.append(type)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { outer.removeLast() }

  private func enter(_ block: MemberBlockSyntax, _ type: String) -> SyntaxVisitorContinueKind {
    for item in block.members { add(item.decl, of: type) }
    outer.append(type)
    return .visitChildren
  }

  private func add(
    _ declaration: DeclSyntax, of type: String, isExtension: Bool = false, access: String = "",
    isObjectiveC: Bool = false
  ) {
    if let condition = declaration.as(IfConfigDeclSyntax.self) {
      for clause in condition.clauses {
        guard case .decls(let items) = clause.elements else { continue }
        for item in items {
          add(
            item.decl, of: type, isExtension: isExtension, access: access,
            isObjectiveC: isObjectiveC)
        }
      }
    }
    guard declaration.is(FunctionDeclSyntax.self) || declaration.is(VariableDeclSyntax.self) else {
      return
    }
    members.append(
      ModuleIndex.Member(
        file: file, type: type, isInExtension: isExtension, declaration: declaration,
        extensionAccess: access, isInObjectiveC: isObjectiveC))
  }
}
