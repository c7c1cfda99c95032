import SwiftParser
import SwiftSyntax

/// The files of an app that a screen needs, and declarations that stand in for the rest.
///
/// The files of the screen's types and of their superclasses are taken whatever they need. Another file
/// is taken if it needs little, at most four files and 500 lines in all and only modules that Linux
/// has, if it needs no other file, or if it has views. What other files declare is declared anew, as far
/// as the screen uses it: properties with values, methods that do nothing. Complexity: linear in the
/// app's source.
public struct Screen {
  /// The paths of the files to take, in the order of the app.
  public let files: [String]
  /// The names of the files, which those of one target must not share: the second of a name has its folder's in
  /// front.
  public var names: [String] {
    var known: Set<String> = []
    return files.map { path in
      var parts = path.split(separator: "/").map(String.init)
      var name = parts.removeLast()
      while !known.insert(name).inserted, let folder = parts.popLast() {
        name = "\(folder)-\(name)"
      }
      return name
    }
  }
  /// Declarations that stand in for what is left out.
  public let stubs: String
  /// The modules that the taken files import and that need a target, if only an empty one.
  public let modules: [String]
  /// The products of alrender beside `UIKit` whose modules the taken files import.
  public let products: [String]
  /// The names that no file declares, each with one that may be meant.
  public let missing: [(name: String, near: String?)]
  /// The types that the taken files seem to name and no file declares: Apple's, those of modules, and others.
  let unknown: Set<String>
  /// The declarations that stood in already, without those whose files are taken now.
  public let kept: String
  /// The names of the declarations that are left out there.
  public let dropped: [String]

  /// Chooses the files of the types with some names.
  ///
  /// - Parameters:
  ///   - names: the types that make the screen, such as its controller.
  ///   - sources: the app's files.
  ///   - existing: declarations that stand in already, and are not made again.
  public init(of names: [String], in sources: [SourceText], existing: String = "") {
    let index = ScreenIndex(sources, near: names.first ?? "")
    missing = names.filter { index.homes[$0] == nil }.map { ($0, index.near($0)) }
    let types = names.flatMap { [$0] + index.superclasses(of: $0) }
    var taken = Set(types.compactMap { index.homes[$0] })
    let ownModules = Set(taken.flatMap { index.files[$0].modules })
    let own = AppFile(SourceText(path: "", text: existing))
    let stood = Set(own.declarations.keys).union(own.additions.flatMap(\.member.declaredNames))
    var rest = taken.sorted()
    while let next = rest.popLast() {
      guard !index.isSelfContained(next) else { continue }
      let words = index.files[next].words.subtracting(stood)
      let needed = index.homes(of: words, besides: next).union(Self.additions(words, index))
      for file in needed.sorted() where !taken.contains(file) {
        let few = index.closure(of: file, taken: taken)
        guard let found = few ?? (index.hasViews(file, ownModules) ? [file] : nil) else { continue }
        rest += found.subtracting(taken).sorted()
        taken.formUnion(found)
      }
    }
    files = taken.sorted().map { index.files[$0].source.path }
    (kept, dropped) = own.leavingOut(Set(taken.flatMap { index.files[$0].declarations.keys }))
    var writer = StubWriter(index, taken: taken, existing: stood)
    stubs = writer.write()
    modules = Set(taken.flatMap { index.files[$0].modules })
      .subtracting(ScreenIndex.known).subtracting(EditFinder.missingModules).sorted()
    unknown = index.unknown(in: taken)
    products = Set(taken.flatMap { index.files[$0].products }).sorted()
  }

  /// Returns the files of extensions that add what some words name, if no other file has it.
  private static func additions(_ words: Set<String>, _ index: ScreenIndex) -> [Int] {
    words.compactMap { word in
      guard let files = index.additions[word], files.count == 1, index.homes[word] == nil,
        index.files[files[0]].additions.contains(where: { added in
          // What is in `API.Account` is named together with both.
          added.member.declaredNames.contains(word)
            && (!added.type.contains(".")
              || added.type.split(separator: ".").allSatisfy { words.contains(String($0)) })
        })
      else { return nil }
      return files[0]
    }
  }
}
