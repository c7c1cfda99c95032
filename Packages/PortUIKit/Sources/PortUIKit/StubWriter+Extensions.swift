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
  mutating func additions() -> [String] {
    var texts: [String] = []
    for (number, file) in index.files.enumerated() where !taken.contains(number) {
      for (type, access, declaration) in file.additions
      where access.isEmpty && !declaration.isHidden && !declaration.namesItself {
        let names = declaration.declaredNames
        if let inner = innerType(declaration, of: type) {
          texts.append(Self.block("extension \(type)", [inner]))
          continue
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
        }
      }
    }
    return texts
  }

  /// Returns what stands in for a type that an extension puts into one of a taken file's inner types, such as
  /// `API.Account`.
  private mutating func innerType(_ declaration: DeclSyntax, of type: String) -> String? {
    let path = type.split(separator: ".").map(String.init)
    guard path.count > 1, isType(declaration), let home = index.homes[path[0]],
      taken.contains(home), path.dropFirst().allSatisfy(index.files[home].declaredWords.contains),
      declaration.declaredNames.contains(where: memberWords.contains),
      let kind = index.declaration(path[0])
    else { return nil }
    return member(declaration, in: kind, parent: nil)
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
