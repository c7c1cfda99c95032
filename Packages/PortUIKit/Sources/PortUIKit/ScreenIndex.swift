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

/// The files of an app, and where they declare what.
struct ScreenIndex {
  let files: [AppFile]
  /// The file that declares a name outside types; of several the nearest to the screen's.
  private(set) var homes: [String: Int] = [:]
  /// The files whose extensions add a member, by its name.
  private(set) var additions: [String: [Int]] = [:]
  /// The names of folders, which the app's own modules have as well.
  private let folders: Set<String>

  /// Reads the files of an app.
  ///
  /// - Parameter screen: a type in the folder to which others are near.
  init(_ sources: [SourceText], near screen: String) {
    files = sources.map { AppFile($0) }
    folders = Set(sources.flatMap { $0.path.split(separator: "/").dropLast().map(String.init) })
    var candidates: [String: [Int]] = [:]
    for (number, file) in files.enumerated() {
      for name in file.declarations.keys { candidates[name, default: []].append(number) }
      for added in file.additions where added.access.isEmpty && !added.member.isHidden {
        for name in added.member.declaredNames
        where additions[name]?.last != number && !added.member.namesItself {
          additions[name, default: []].append(number)
        }
      }
    }
    let start = candidates[screen].map { files[$0[0]].source.path.split(separator: "/") } ?? []
    for (name, numbers) in candidates {
      var (best, nearest) = (numbers[0], -1)
      for number in numbers {
        let path = files[number].source.path.split(separator: "/")
        let near = zip(path, start).prefix { $0 == $1 }.count
        if near > nearest { (best, nearest) = (number, near) }
      }
      homes[name] = best
    }
  }

  func declaration(_ name: String) -> DeclSyntax? {
    homes[name].flatMap { files[$0].declarations[name] }
  }

  /// Returns whether a file imports only what a package for Linux has.
  func isPortable(_ number: Int) -> Bool {
    files[number].modules.allSatisfy {
      Self.known.contains($0) || folders.contains($0) && !Self.foreign.contains($0)
    }
  }
  /// Apple's modules that Linux lacks, whatever an app calls its folders.
  static let foreign = EditFinder.missingModules.union([
    "AppKit", "CoreData", "SwiftUI", "WatchKit", "XCTest",
  ])
  /// The modules that a package for Linux has, or that are rewritten.
  static let known: Set<String> = [
    "Combine", "CoreGraphics", "Darwin", "Dispatch", "Foundation", "OSLog", "ObjectiveC",
    "QuartzCore", "Swift", "UIKit", "WebKit", "os",
  ]

  /// Returns whether a file has views, which belong to the picture whatever they show.
  ///
  /// - Parameter ownModules: the modules that the screen itself imports, which have targets anyway.
  func hasViews(_ number: Int, _ ownModules: Set<String> = []) -> Bool {
    let isPictured = isPortable(number) || ownModules.isSuperset(of: files[number].modules)
    return isPictured && files[number].lineCount <= 500
      && files[number].declarations.values.contains { declaration in
        guard let type = declaration.as(ClassDeclSyntax.self) else { return false }
        let kind = root(of: type)
        return kind.hasPrefix("UI")
          && ["View", "Cell", "Control", "Button", "Label", "Field"]
            .contains(where: kind.hasSuffix)
      }
  }

  /// Returns the names of a class's superclasses that the app declares, the nearest first.
  func superclasses(of name: String) -> [String] {
    var found: [String] = []
    var current = name
    while let type = declaration(current)?.as(ClassDeclSyntax.self),
      let parent = type.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription,
      declaration(parent)?.is(ClassDeclSyntax.self) == true, !found.contains(parent)
    {
      found.append(parent)
      current = parent
    }
    return found
  }

  /// Returns the first superclass of a class that the app doesn't declare; empty for none.
  private func root(of type: ClassDeclSyntax) -> String {
    var seen: Set<String> = [type.name.text]
    var parent = type.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription ?? ""
    while let own = declaration(parent)?.as(ClassDeclSyntax.self), seen.insert(parent).inserted {
      parent = own.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription ?? ""
    }
    return parent
  }

  /// Returns the files with the names that some words need, other than one file itself.
  ///
  /// A method of a file's own may have the name of a function elsewhere.
  func homes(of words: Set<String>, besides file: Int) -> Set<Int> {
    let own = files[file].declaredWords.filter { $0.first?.isLowercase == true }
    return Set(words.subtracting(own).compactMap { homes[$0] }.filter { $0 != file })
  }

  /// Returns whether a file needs no other, like the generated ones with an app's texts, which may be long.
  func isSelfContained(_ file: Int) -> Bool {
    let (own, words) = (files[file].declaredWords, files[file].words)
    return isPortable(file) && homes(of: words.subtracting(own), besides: file).isEmpty
      && files[file].memberWords.subtracting(own).allSatisfy { additions[$0] == nil }
  }

  /// Returns a file and all that it needs, if these are few; nil if they are many or not portable.
  func closure(of file: Int, taken: Set<Int>) -> Set<Int>? {
    if isSelfContained(file) { return [file] }
    var found: Set<Int> = [file]
    var rest = [file]
    var lines = 0
    while let next = rest.popLast() {
      lines += files[next].lineCount
      guard isPortable(next), lines <= 500 else { return nil }
      for needed in homes(of: files[next].words, besides: next).subtracting(taken).sorted()
      where found.insert(needed).inserted {
        rest.append(needed)
      }
      guard found.count <= 4 else { return nil }
    }
    return found
  }
}
