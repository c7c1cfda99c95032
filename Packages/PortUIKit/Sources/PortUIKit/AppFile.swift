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
  /// The members that extensions add to types, with the type as written.
  private(set) var additions: [(type: String, access: String, member: DeclSyntax)] = []
  /// Every identifier in the file.
  let words: Set<String>
  /// The identifiers that follow a dot.
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
    return words
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
      for item in added.memberBlock.members {
        additions.append((added.extendedType.trimmedDescription, access, item.decl))
      }
      return
    }
    guard !declaration.isHidden else {
      hidden.formUnion(declaration.declaredNames)
      return
    }
    for name in declaration.declaredNames { declarations[name] = declarations[name] ?? declaration }
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
