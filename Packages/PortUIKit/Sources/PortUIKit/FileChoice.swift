import SwiftSyntax

/// Chooses the files of an app that a screen takes.
struct FileChoice {
  private let index: ScreenIndex
  private let names: Set<String>
  /// The names that stand in already.
  private let stood: Set<String>
  private let nibs: NibClasses
  /// The modules of the screen's own files, which have targets anyway.
  private let ownModules: Set<String>
  private(set) var taken: Set<Int>
  private var rest: [Int] = []

  /// Chooses the files of types with some names, beside those that are taken already.
  init(
    _ names: [String], in index: ScreenIndex, linked: Set<Int>, stood: Set<String>, nibs: NibClasses
  ) {
    (self.index, self.stood, self.nibs) = (index, stood, nibs)
    let types = names.flatMap { [$0] + index.superclasses(of: $0) }
    let own = Set(types.compactMap { index.homes[$0] })
    ownModules = Set(own.flatMap { index.files[$0].modules })
    self.names = Set(names)
    taken = linked
    take(own.union(linked))
    rest = taken.sorted()
    repeat {
      while let next = rest.popLast() { takeNeeds(of: next) }
      for file in taken.sorted() { takeExtensions(of: file) }
    } while !rest.isEmpty
  }

  private mutating func take(_ files: Set<Int>) {
    rest += files.subtracting(taken).sorted()
    taken.formUnion(files)
  }

  /// Takes a file if it needs little or belongs to the picture.
  private mutating func takeIfLittle(_ file: Int, isPictured: Bool = false) {
    guard !taken.contains(file) else { return }
    if let few = index.closure(of: file, taken: taken) {
      take(few)
    } else if isPictured || index.isPictured(file, ownModules) {
      take([file])
    }
  }

  private mutating func takeNeeds(of next: Int) {
    let file = index.files[next]
    var words = nibs.neighbours(of: file.declarations.keys)
    if !index.isSelfContained(next) { words.formUnion(file.words) }
    words.subtract(stood)
    let added = words.compactMap { word -> Int? in
      guard let home = index.home(ofAddition: word) else { return nil }
      let isNamed = index.files[home].additions.contains { added in
        // What is in `API.Account` is named together with both.
        added.names.contains(word)
          && (!added.type.contains(".")
            || added.type.split(separator: ".").allSatisfy { words.contains(String($0)) })
      }
      return isNamed ? home : nil
    }
    for needed in index.homes(of: words, besides: next).union(added).sorted() {
      takeIfLittle(needed)
    }
  }

  /// Takes the files that extend a taken file's types by what the screen may need without naming it: those of the
  /// screen's own types, and conformances to protocols.
  private mutating func takeExtensions(of number: Int) {
    let types = index.files[number].declarations
    for (name, type) in types.sorted(by: { $0.key < $1.key }) {
      for file in index.extensions[name, default: []] where !taken.contains(file) {
        if names.contains(name), index.isOfApp(file) {
          take([file])
        } else if conforms(name, in: file) {
          takeIfLittle(file, isPictured: index.isPictured(type) && index.isOfApp(file))
        }
      }
      guard type.is(ProtocolDeclSyntax.self) else { continue }
      for file in index.adopters[name, default: []] { takeIfLittle(file) }
    }
  }

  /// Returns whether a file makes a type conform to a protocol that a taken file names, to one of UIKit's or to one
  /// for comparing.
  private func conforms(_ type: String, in file: Int) -> Bool {
    let protocols = index.files[file].extensions.filter { $0.type == type }.flatMap(\.protocols)
    return protocols.contains { name in
      name.hasPrefix("UI")
        || ["Comparable", "Equatable", "Hashable", "Identifiable"].contains(name)
        || index.homes[name].map(taken.contains) == true
        || taken.contains { index.files[$0].words.contains(name) }
    }
  }
}
