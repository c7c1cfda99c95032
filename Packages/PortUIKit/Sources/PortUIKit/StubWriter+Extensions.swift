import SwiftParser
import SwiftSyntax

extension StubWriter {
  /// Returns the bundle of a module's resources, which the package manager declares where a target has some.
  func resources() -> [String] {
    guard !known.contains("module"),
      taken.contains(where: { index.files[$0].source.text.contains("Bundle.module") })
    else { return [] }
    return [Self.block("extension Bundle", ["static let module = Bundle.main"])]
  }

  /// Returns the members that extensions of files left out add to taken types and to Apple's.
  ///
  /// - Parameter types: the declarations that stand in for types, which may name more.
  mutating func additions(beside types: [String]) -> [String] {
    var texts: [String] = []
    let hasSubscripts = taken.contains { index.files[$0].source.text.contains("self[") }
    let stubs = Parser.parse(source: types.joined(separator: "\n"))
    let pairs = taken.reduce(into: AppFile.pairs(in: Syntax(stubs))) {
      $0.formUnion(AppFile.pairs(in: Syntax(index.files[$1].tree)))
    }
    for (number, file) in index.files.enumerated() where !taken.contains(number) {
      for (type, access, declaration) in file.additions
      where access.isEmpty && !declaration.isHidden && !declaration.namesItself {
        let names = declaration.declaredNames
        if let inner = innerMember(declaration, of: type, among: pairs) {
          texts.append(Self.block("extension \(type)", [inner]))
          continue
        }
        if declaration.is(SubscriptDeclSyntax.self), hasSubscripts, words.contains(type),
          Self.isApple(type), isSelfContained(declaration, in: file)
        {
          texts.append(Self.block("extension \(type)", [bare(declaration.trimmedDescription)]))
        }
        guard names.contains(where: { memberWords.contains($0) && !known.contains($0) }) else {
          continue
        }
        if let home = index.homes[type] {
          guard taken.contains(home), let kind = index.declaration(type),
            let stub = member(declaration, in: kind, parent: nil)
          else { continue }
          texts.append(Self.block("extension \(type)", [stub]))
        } else if Self.isApple(type), isSelfContained(declaration, in: file) {
          texts.append(Self.block("extension \(type)", [bare(declaration.trimmedDescription)]))
        } else if type.hasSuffix("Notification.Name") {
          // The app may have a type `Notification` of its own.
          let lines = names.map { "static let \($0) = NSNotification.Name(\"\($0)\")" }
          texts.append(Self.block("extension NSNotification.Name", lines))
        } else if Self.isApple(type), words.contains(type), declaration.has("static"),
          let variable = declaration.as(VariableDeclSyntax.self),
          variable.bindings.allSatisfy({ $0.initializer != nil })
        {
          memberWords.formUnion(AppFile.words(in: Syntax(variable), afterDots: true))
          texts.append(Self.block("extension \(type)", [stub(variable, isStored: true)]))
        }
      }
    }
    return texts
  }

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
  private static func isApple(_ name: String) -> Bool {
    ["UI", "NS", "CA", "CG"].contains(where: name.hasPrefix)
      || [
        "Array", "Bool", "Bundle", "Calendar", "Character", "Collection", "Comparable", "Data",
        "Date",
        "Dictionary", "Double", "FileManager", "Float", "Int", "Locale", "Notification", "Optional",
        "Sequence", "Set", "String", "TimeInterval", "URL", "UserDefaults",
      ].contains { name == $0 || name.hasPrefix($0 + ".") }
  }

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
