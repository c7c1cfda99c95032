import SwiftSyntax

/// The declarations in the files of a module, as far as the rewriting needs them.
struct ModuleIndex {
  /// A method or computed property of a type or of its extension.
  struct Member {
    var file: Int
    var type: String
    var isInExtension: Bool
    var declaration: DeclSyntax
    /// The access level that the enclosing extension gives its members; empty for none.
    var extensionAccess: String
    /// Whether the enclosing extension is marked for Objective-C.
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
    /// Whether the member is visible to Objective-C, so that extensions may override it.
    var isObjectiveC: Bool {
      isInObjectiveC || attributes.contains { $0.trimmedDescription.hasPrefix("@objc") }
    }
    /// Whether the member has code, unlike a stored property or a requirement.
    var isCode: Bool {
      function?.body != nil || property?.bindings.first?.accessorBlock != nil
    }
    var belongsToType: Bool { has("static") || has("class") }
    /// Whether nobody may call the member.
    var isUnavailable: Bool {
      attributes.map(\.trimmedDescription).contains {
        $0.hasPrefix("@available") && $0.contains("unavailable")
      }
    }

    /// A key that distinguishes overloads: `subviews(_:[UIView])`.
    var key: String {
      guard function != nil else { return name }
      let labels = parameters.map {
        "\($0.firstName.text):\($0.type.trimmedDescription)\($0.ellipsis == nil ? "" : "...")"
      }
      return "\(name)(\(labels.joined(separator: ",")))"
    }
  }

  /// A class declared in the module.
  struct Class {
    var file: Int
    /// The start of its members, after the brace.
    var start: Int
    /// The class or first protocol that it inherits from, as written, without generic arguments.
    var parent: String?
    /// The access level of the class, if stated: `public` or `open`; otherwise empty.
    var access: String
    /// The type to cast an object to in order to test for the class; nil if there is none, as for
    /// a generic class.
    var castName: String?
    /// The name in `@objc(Name)`; nil for none.
    var objectiveCName: String?
    /// Whether the class is visible only in its file.
    var isHidden = false
    /// Whether the class is nested in a type.
    var isNested = false
    /// Whether the class belongs to the main actor by its own attribute.
    var isIsolated = false
    /// The end of the outermost type around the class, if it is declared under a condition; nil otherwise.
    var conditionalEnd: Int?
  }

  /// Returns the superclasses of a class, nearest first: those in the module and the first one
  /// outside.
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
  /// The names of the types in the order in which they appear.
  private(set) var order: [String] = []
  private(set) var classes: [String: Class] = [:]
  private(set) var protocols: Set<String> = []
  /// Whether a file of the module imports UIKit.
  private(set) var importsKit = false
  /// The names of classes declared in several files.
  private(set) var repeated: Set<String> = []
  /// The optional methods of protocols, by their name without labels.
  private(set) var optionals: [String: [FunctionDeclSyntax]] = [:]
  /// The optional properties of protocols.
  private(set) var optionalProperties: Set<String> = []
  /// The names of the properties of types that may hold a closure.
  private(set) var properties: Set<String> = []
  /// The names declared outside types.
  private(set) var globals: Set<String> = []

  /// Returns whether the module itself declares a type or a global name.
  func declares(_ name: String) -> Bool { globals.contains(name) }

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
      importsKit = importsKit || reader.importsKit
      globals.formUnion(reader.globals)
    }
    for member in members.values.joined() {
      if let function = member.function, member.has("optional") {
        optionals[member.name, default: []].append(function)
      } else if let property = member.property {
        let names = property.bindings.map(\.pattern.trimmedDescription)
        let type = property.bindings.last?.typeAnnotation?.type.trimmedDescription ?? ""
        if !["Bool", "Int", "String", "CGFloat", "Double"].contains(type) {
          properties.formUnion(names)
        }
        if member.has("optional") { optionalProperties.formUnion(names) }
      }
    }
  }

  /// Returns the methods of a type by their name without labels, including those of superclasses.
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
  /// The types that enclose the current position.
  private var outer: [String] = []
  private(set) var members: [ModuleIndex.Member] = []
  private(set) var classes: [String: ModuleIndex.Class] = [:]
  private(set) var protocols: Set<String> = []
  private(set) var importsKit = false
  private(set) var globals: Set<String> = []

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
      isNested: !outer.isEmpty,
      isIsolated: node.attributes.contains { $0.trimmedDescription == "@MainActor" },
      conditionalEnd: Self.conditionalEnd(Syntax(node)))
    return enter(node.memberBlock, node.name.text)
  }
  override func visitPost(_ node: ClassDeclSyntax) { outer.removeLast() }

  private static func conditionalEnd(_ type: Syntax) -> Int? {
    var outermost = type
    var current = type
    while let parent = current.parent {
      if parent.is(IfConfigDeclSyntax.self) {
        return outermost.endPositionBeforeTrailingTrivia.utf8Offset
      }
      if parent.asProtocol((any DeclGroupSyntax).self) != nil { outermost = parent }
      current = parent
    }
    return nil
  }

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

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    importsKit = importsKit || node.path.first?.name.text == "UIKit"
    return .skipChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    globals.insert(node.name.text)
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if outer.isEmpty { globals.insert(node.name.text) }
    return .visitChildren
  }

  private func enter(_ block: MemberBlockSyntax, _ type: String) -> SyntaxVisitorContinueKind {
    globals.insert(type)
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

extension VariableDeclSyntax {
  /// What the property does before and after it changes: `willSet` and `didSet`; empty for most.
  var observers: [AccessorDeclSyntax] {
    guard case .accessors(let list)? = bindings.first?.accessorBlock?.accessors else { return [] }
    return list.filter { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }
}
