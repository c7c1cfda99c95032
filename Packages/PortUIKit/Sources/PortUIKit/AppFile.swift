import SwiftParser
import SwiftSyntax

/// A file of an app: what it declares for others, and the words that it uses.
struct AppFile {
  let source: SourceText
  let tree: SourceFileSyntax
  /// The declarations outside types that other files see, by name.
  private(set) var declarations: [String: DeclSyntax] = [:]
  /// The names outside types that other files don't see.
  private(set) var hidden: Set<String> = []
  /// The members that extensions add to types.
  private(set) var additions: [Addition] = []
  /// The types that the file extends, as written, with the protocols that this makes them conform to.
  private(set) var extensions: [(type: String, condition: String, protocols: [String])] = []
  /// Every identifier in the file, and the initialisers and subscripts that it calls, as in `UIColor(hex`.
  let words: Set<String>
  /// The identifiers that follow a dot, initialisers and subscripts.
  let memberWords: Set<String>
  /// What the file calls, with the first labels: empty ones where there is none.
  let calls: [String: Set<String>]
  /// The names that the file declares anywhere, in types and functions, too.
  let declaredWords: Set<String>
  /// The modules that the file imports.
  private(set) var modules: [String] = []

  var lineCount: Int { source.text.utf8.reduce(1) { $0 + ($1 == 0x0A ? 1 : 0) } }

  init(_ source: SourceText) {
    self.source = source
    tree = Parser.parse(source: source.text)
    words = Self.words(in: Syntax(tree))
    memberWords = Self.words(in: Syntax(tree), afterDots: true)
    declaredWords = Self.declaredWords(in: Syntax(tree))
    calls = Self.calls(in: Syntax(tree))
    read(tree.statements)
  }

  /// Returns the identifiers in a piece of source, all of them or those that follow a dot.
  static func words(in node: Syntax, afterDots: Bool = false) -> Set<String> {
    var words: Set<String> = []
    var isAfterDot = false
    for token in node.tokens(viewMode: .sourceAccurate) {
      if case .identifier(let name) = token.tokenKind, isAfterDot || !afterDots {
        words.insert(name)
      }
      isAfterDot = token.tokenKind == .period
    }
    return words.union(marks(in: node))
  }

  /// Returns the initialisers and subscripts that a piece of source calls, by their first labels: `UIColor(hex` for
  /// `UIColor(hex: 1)`, `init(hex` for `.init(hex: 1)`, `[safe` for `list[safe: 1]`.
  private static func marks(in node: Syntax) -> Set<String> {
    var marks: Set<String> = []
    let tokens = Array(node.tokens(viewMode: .sourceAccurate))
    for (place, token) in tokens.enumerated().dropLast(3) {
      let isLabelled = tokens[place + 3].tokenKind == .colon
      let label = isLabelled ? tokens[place + 2].text : ""
      switch (token.tokenKind, tokens[place + 1].tokenKind) {
      case (.identifier(let name), .leftParen) where name.first?.isUppercase == true:
        marks.insert("\(name)(\(label)")
      case (.keyword(.`init`), .leftParen)
      where isLabelled && place > 0 && tokens[place - 1].tokenKind == .period:
        marks.insert("init(\(label)")
      case (.identifier, .leftSquare), (.rightParen, .leftSquare), (.rightSquare, .leftSquare),
        (.postfixQuestionMark, .leftSquare), (.exclamationMark, .leftSquare),
        (.keyword(.self), .leftSquare):
        if isLabelled { marks.insert("[\(label)") }
      default: break
      }
    }
    return marks
  }

  /// Returns whether a property's accessors set it.
  static func sets(_ block: AccessorBlockSyntax) -> Bool {
    guard case .accessors(let accessors) = block.accessors else { return false }
    return accessors.contains { $0.accessorSpecifier.tokenKind == .keyword(.set) }
  }

  /// Returns the pairs of identifiers with a dot between them: `Entity.Account`.
  static func pairs(in node: Syntax) -> Set<String> {
    var (pairs, names): (Set<String>, [String]) = ([], [])
    for token in node.tokens(viewMode: .sourceAccurate) {
      if case .identifier(let name) = token.tokenKind {
        if names.count == 2 { pairs.insert("\(names[0]).\(name)") }
        names = [name]
      } else if token.tokenKind == .period, names.count == 1 {
        names.append(".")
      } else {
        names = []
      }
    }
    return pairs
  }

  private static func calls(in node: Syntax) -> [String: Set<String>] {
    var found: [String: Set<String>] = [:]
    let tokens = Array(node.tokens(viewMode: .sourceAccurate))
    for (place, token) in tokens.enumerated() {
      guard case .identifier(let name) = token.tokenKind, place + 1 < tokens.count else { continue }
      // A file's own method of a name doesn't call others.
      if place > 0, tokens[place - 1].tokenKind == .keyword(.func) { continue }
      let next = tokens[place + 1].tokenKind
      if next == .leftParen, place + 3 < tokens.count, tokens[place + 3].tokenKind == .colon {
        found[name, default: []].insert(tokens[place + 2].text)
      } else {
        // A method that is handed on has no bracket.
        found[name, default: []].insert("")
      }
    }
    return found
  }

  private static func declaredWords(in node: Syntax) -> Set<String> {
    var words: Set<String> = []
    var declares = false
    for token in node.tokens(viewMode: .sourceAccurate) {
      if case .identifier(let name) = token.tokenKind, declares { words.insert(name) }
      declares =
        switch token.tokenKind {
        case .keyword(.enum), .keyword(.struct), .keyword(.class), .keyword(.func), .keyword(.let),
          .keyword(.var), .keyword(.case), .keyword(.typealias), .keyword(.actor),
          .keyword(.protocol):
          true
        default: false
        }
    }
    return words
  }

  private mutating func read(_ statements: CodeBlockItemListSyntax) {
    for statement in statements {
      if let condition = statement.item.as(IfConfigDeclSyntax.self) {
        for clause in condition.clauses where !Self.isForeign(clause.condition) {
          if case .statements(let inner)? = clause.elements { read(inner) }
        }
      } else if let node = statement.item.as(ImportDeclSyntax.self) {
        modules.append(node.path.first?.name.text ?? "")
      } else if let declaration = statement.item.as(DeclSyntax.self) {
        read(declaration)
      }
    }
  }

  /// Returns whether a condition holds on other systems alone, or with a module that Linux lacks.
  private static func isForeign(_ condition: ExprSyntax?) -> Bool {
    if let parts = condition?.as(SequenceExprSyntax.self)?.elements {
      let isBoth = parts.compactMap { $0.as(BinaryOperatorExprSyntax.self) }
        .allSatisfy { $0.operator.text == "&&" }
      return isBoth && parts.contains(where: isForeign)
    }
    guard let call = condition?.as(FunctionCallExprSyntax.self),
      let argument = call.arguments.first?.expression.trimmedDescription
    else { return false }
    return switch call.calledExpression.trimmedDescription {
    case "os": !["iOS", "Linux"].contains(argument)
    case "canImport": ScreenIndex.foreign.contains(argument)
    default: false
    }
  }

  private mutating func read(_ declaration: DeclSyntax) {
    if let added = declaration.as(ExtensionDeclSyntax.self) {
      let access = added.modifiers.first { $0.name.text == "private" }?.name.text ?? ""
      let type = added.extendedType.trimmedDescription
      let condition = added.genericWhereClause?.trimmedDescription ?? ""
      for item in added.memberBlock.members {
        additions.append(
          Addition(type: type, condition: condition, access: access, member: item.decl))
      }
      let protocols = added.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
      extensions.append((type, condition, protocols))
      return
    }
    guard !declaration.isHidden else {
      hidden.formUnion(declaration.declaredNames)
      return
    }
    for name in declaration.declaredNames { declarations[name] = declarations[name] ?? declaration }
  }
}

/// A member that an extension adds to a type.
struct Addition {
  /// The type as written.
  let type: String
  /// The extension's condition: `where Element == Int`; empty for none.
  let condition: String
  let access: String
  let member: DeclSyntax

  /// The names by which others use the member: those that it declares, or an initialiser's and a subscript's as in
  /// `AppFile.words`.
  var names: [String] {
    if let made = member.as(InitializerDeclSyntax.self) {
      let label = made.signature.parameterClause.parameters.first?.firstName.text ?? ""
      let name = type.split(separator: ".").last.map(String.init) ?? type
      return label == "_" || label.isEmpty ? ["\(name)("] : ["\(name)(\(label)", "init(\(label)"]
    }
    if let first = member.as(SubscriptDeclSyntax.self)?.parameterClause.parameters.first {
      // The first name alone is no label outside.
      let isLabelled = first.secondName != nil && first.firstName.text != "_"
      return [isLabelled ? "[\(first.firstName.text)" : "["]
    }
    return member.declaredNames
  }

  /// What tells the member from others of any type.
  var key: String {
    let function = member.as(FunctionDeclSyntax.self)?.signature
    let made = member.as(InitializerDeclSyntax.self)?.signature
    let signature = function ?? made
    return "\(type) \(condition) \(names) \(signature?.trimmedDescription ?? "")"
  }
}

extension DeclSyntax {
  /// The modifiers of a declaration.
  var modifiers: DeclModifierListSyntax {
    asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
  }
  func has(_ modifier: String) -> Bool { modifiers.contains { $0.name.text == modifier } }
  /// Whether a declaration is seen in its file or type alone.
  var isHidden: Bool {
    modifiers.contains {
      ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil
    }
  }

  /// Whether a function calls one of its name: it stands beside one of Apple's.
  var namesItself: Bool {
    guard let function = self.as(FunctionDeclSyntax.self), let body = function.body else {
      return false
    }
    return AppFile.words(in: Syntax(body)).contains(function.name.text)
  }

  /// The names that a declaration gives its surroundings.
  var declaredNames: [String] {
    if let named = asProtocol((any NamedDeclSyntax).self) { return [named.name.text] }
    if let variable = self.as(VariableDeclSyntax.self) {
      return variable.bindings.compactMap {
        $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      }
    }
    if let cases = self.as(EnumCaseDeclSyntax.self) { return cases.elements.map(\.name.text) }
    return []
  }
}
