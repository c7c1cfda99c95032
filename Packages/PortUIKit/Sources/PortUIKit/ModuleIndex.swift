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
    /// The code that gives the member's value; nil where it has none that can be entered.
    private var body: (brace: TokenSyntax, statements: CodeBlockItemListSyntax)? {
      if let body = function?.body { return (body.leftBrace, body.statements) }
      guard let block = property?.bindings.first?.accessorBlock else { return nil }
      switch block.accessors {
      case .getter(let statements): return (block.leftBrace, statements)
      case .accessors(let list):
        return list.first { $0.accessorSpecifier.text == "get" }?.body
          .map { ($0.leftBrace, $0.statements) }
      }
    }
    /// Where that code begins, behind its brace.
    var bodyStart: Int? { body?.brace.endPositionBeforeTrailingTrivia.utf8Offset }
    /// Where a `return` is left out, before the body's only expression; nil where none is.
    var implicitReturn: Int? {
      guard let body, body.statements.count == 1, let only = body.statements.first,
        case .expr = only.item, property != nil || function?.signature.returnClause != nil
      else { return nil }
      return only.positionAfterSkippingLeadingTrivia.utf8Offset
    }
    func has(_ modifier: String) -> Bool { modifiers.contains { $0.name.text == modifier } }
    var isOverride: Bool { has("override") }
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
    /// The class or first protocol that it inherits from, as spelled.
    var parent: String?
  }

  private(set) var members: [String: [Member]] = [:]
  /// The types' names in the order in which they appear.
  private(set) var order: [String] = []
  private(set) var classes: [String: Class] = [:]
  private(set) var protocols: Set<String> = []

  init(_ trees: [SourceFileSyntax]) {
    for (number, tree) in trees.enumerated() {
      let reader = IndexReader(file: number)
      reader.walk(tree)
      for member in reader.members {
        if members[member.type] == nil { order.append(member.type) }
        members[member.type, default: []].append(member)
      }
      classes.merge(reader.classes) { first, _ in first }
      protocols.formUnion(reader.protocols)
    }
  }

  /// The methods of a type by their name without labels, those of the classes above included.
  func methods(_ name: String, of type: String) -> [Member] {
    var current: String? = type
    var seen: Set<String> = []
    while let type = current, seen.insert(type).inserted {
      let found = (members[type] ?? []).filter { $0.function != nil && $0.name == name }
      if !found.isEmpty { return found }
      current = classes[type]?.parent
    }
    return []
  }
}

/// Collects the declarations of one file.
private final class IndexReader: SyntaxVisitor {
  private let file: Int
  private(set) var members: [ModuleIndex.Member] = []
  private(set) var classes: [String: ModuleIndex.Class] = [:]
  private(set) var protocols: Set<String> = []

  init(file: Int) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    classes[node.name.text] = ModuleIndex.Class(
      file: file, start: node.memberBlock.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset,
      parent: node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription)
    add(node.memberBlock, of: node.name.text)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.memberBlock, of: node.name.text)
    return .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.memberBlock, of: node.name.text)
    return .visitChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    protocols.insert(node.name.text)
    add(node.memberBlock, of: node.name.text)
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let access = ["open", "public", "package", "internal", "fileprivate", "private"]
    add(
      node.memberBlock, of: node.extendedType.trimmedDescription, isExtension: true,
      access: node.modifiers.first { access.contains($0.name.text) }?.name.text ?? "")
    return .visitChildren
  }

  private func add(
    _ block: MemberBlockSyntax, of type: String, isExtension: Bool = false, access: String = ""
  ) {
    for item in block.members { add(item.decl, of: type, isExtension, access) }
  }

  private func add(
    _ declaration: DeclSyntax, of type: String, _ isExtension: Bool, _ access: String
  ) {
    if let condition = declaration.as(IfConfigDeclSyntax.self) {
      for clause in condition.clauses {
        guard case .decls(let items) = clause.elements else { continue }
        for item in items { add(item.decl, of: type, isExtension, access) }
      }
    }
    guard declaration.is(FunctionDeclSyntax.self) || declaration.is(VariableDeclSyntax.self) else {
      return
    }
    members.append(
      ModuleIndex.Member(
        file: file, type: type, isInExtension: isExtension, declaration: declaration,
        extensionAccess: access))
  }
}
