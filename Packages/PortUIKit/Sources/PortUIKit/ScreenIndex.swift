import SwiftSyntax

/// The files of an app, and where they declare what.
struct ScreenIndex {
  let files: [AppFile]
  /// The file that declares a name outside types; of several the nearest to the screen's.
  private(set) var homes: [String: Int] = [:]
  /// The files whose extensions add a member, by its name.
  private(set) var additions: [String: [Int]] = [:]
  /// The files that extend a type, by its name.
  private(set) var extensions: [String: [Int]] = [:]
  /// The files that make Apple's types conform to a protocol, by its name.
  private(set) var adopters: [String: [Int]] = [:]
  /// How many folders each file has in common with the screen's.
  private let nearness: [Int]
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
    }
    let first = candidates[screen]?.first
    let start = first.map { sources[$0].path.split(separator: "/") } ?? []
    let nearness = sources.map { source in
      zip(source.path.split(separator: "/"), start).prefix { $0 == $1 }.count
    }
    self.nearness = nearness
    homes = candidates.compactMapValues { Self.nearest($0, nearness) }
    for (number, file) in files.enumerated() {
      for added in file.additions where added.access.isEmpty && !added.member.isHidden {
        for name in added.names
        where additions[name]?.last != number && !added.member.namesItself {
          additions[name, default: []].append(number)
        }
      }
      for extended in Set(file.extensions.map(\.type)) {
        extensions[extended, default: []].append(number)
      }
      for name in Set(file.extensions.filter { StubWriter.isApple($0.type) }.flatMap(\.protocols)) {
        adopters[name, default: []].append(number)
      }
    }
  }

  /// Returns the file nearest to the screen's, of equally near ones the first.
  private static func nearest(_ numbers: [Int], _ nearness: [Int]) -> Int? {
    numbers.max { (nearness[$0], -$0) < (nearness[$1], -$1) }
  }

  /// The files in the order in which what they declare goes before what others do: the nearest first.
  var byNearness: [Int] {
    files.indices.sorted { (-nearness[$0], $0) < (-nearness[$1], $1) }
  }

  /// Returns the file whose extension adds a member; nil if several add it to different types.
  ///
  /// Of several that add it to one type, as an app and its widgets do, it is the nearest to the screen's.
  func home(ofAddition name: String) -> Int? {
    guard let numbers = additions[name], homes[name] == nil else { return nil }
    let types = numbers.reduce(into: Set<String>()) { types, number in
      for added in files[number].additions where added.names.contains(name) {
        types.insert(added.type)
      }
    }
    return types.count == 1 || numbers.count == 1 ? Self.nearest(numbers, nearness) : nil
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

  /// Returns whether a file belongs to the picture whatever it shows: it has views, or what fills and arranges them.
  ///
  /// The modules that it imports get targets, if only empty ones.
  func isPictured(_ number: Int, _ ownModules: Set<String> = []) -> Bool {
    files[number].lineCount <= 500
      && Self.unpictured.isDisjoint(with: Set(files[number].modules).subtracting(ownModules))
      && files[number].declarations.values.contains(where: isPictured)
  }
  /// Returns whether a file belongs to the app, not to its tests or to another system.
  func isOfApp(_ number: Int) -> Bool {
    Set(["AppKit", "Testing", "WatchKit", "XCTest"]).isDisjoint(with: files[number].modules)
  }
  /// Modules whose views and models are not UIKit's.
  private static let unpictured: Set<String> = [
    "AppKit", "CoreData", "SwiftUI", "WatchKit", "XCTest",
  ]
  private static let kinds = [
    "View", "Cell", "Control", "Button", "Label", "Field", "Bar", "Slider", "Switch", "Layout",
    "DataSource",
  ]
  private static let fillers: Set<String> = [
    "UITableViewDataSource", "UITableViewDelegate", "UICollectionViewDataSource",
    "UICollectionViewDelegate", "UICollectionViewDelegateFlowLayout", "UIPickerViewDataSource",
  ]

  /// Returns whether a class is that of views, or fills or arranges them without being a controller.
  func isPictured(_ declaration: DeclSyntax) -> Bool {
    guard let type = declaration.as(ClassDeclSyntax.self) else { return false }
    let kind = root(of: type)
    if kind.hasPrefix("UI") { return Self.kinds.contains(where: kind.hasSuffix) }
    let name = type.name.text
    let protocols =
      (type.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? [])
      + extensions[name, default: []].flatMap { files[$0].extensions }
      .filter { $0.type == name }.flatMap(\.protocols)
    return !kind.hasSuffix("Controller") && !Self.fillers.isDisjoint(with: protocols)
  }

  /// Returns the names of a class's superclasses that the app declares, the nearest first.
  func superclasses(of name: String) -> [String] {
    var found: [String] = []
    var current = name
    while let type = declaration(current)?.as(ClassDeclSyntax.self),
      let parent = type.inheritanceClause?.inheritedTypes.first?.type.plainName,
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
    var parent = type.inheritanceClause?.inheritedTypes.first?.type.plainName ?? ""
    while let own = declaration(parent)?.as(ClassDeclSyntax.self), seen.insert(parent).inserted {
      parent = own.inheritanceClause?.inheritedTypes.first?.type.plainName ?? ""
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
      && files[file].memberWords.subtracting(own).allSatisfy { word in
        additions[word, default: []].allSatisfy { $0 == file }
      }
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

extension TypeSyntax {
  /// A type's name without its generic arguments.
  var plainName: String { self.as(IdentifierTypeSyntax.self)?.name.text ?? trimmedDescription }
}
