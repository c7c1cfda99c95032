import SwiftSyntax

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

  /// Returns the name of a type that may be meant by another; nil if none is near.
  func near(_ name: String) -> String? {
    let types = homes.keys.filter { declaration($0)?.asProtocol((any DeclGroupSyntax).self) != nil }
    return NearName.of(name, among: types)
  }

  /// Returns the capitalised words of some files that no file declares.
  func unknown(in taken: Set<Int>) -> Set<String> {
    // A nested type such as `UIControl.State` has a name that others may have as well.
    let words = taken.reduce(into: Set<String>()) {
      $0.formUnion(files[$1].words.subtracting(files[$1].memberWords))
    }.filter { $0.first?.isUppercase == true && homes[$0] == nil && !$0.starts(with: /UI[A-Z]/) }
    return files.reduce(into: words) { $0.subtract($1.declaredWords) }
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
