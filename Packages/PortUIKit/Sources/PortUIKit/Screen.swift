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
  public let names: [String]
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
  /// The declarations that stood in already, without those whose files are taken now and with what types lacked.
  public let kept: String
  /// The names of the declarations that are left out there.
  public let dropped: [String]
  /// The members that were added there, by type.
  public let gains: [(type: String, members: [String])]
  /// The types that stand in: those that would be in the picture, and others.
  public let standIns: (pictured: [String], others: [String])
  /// The storyboards and nibs that name taken types, with the modules that they name for these.
  public let documents: [(path: String, modules: Set<String>)]

  /// What a screen is chosen from.
  public struct Input {
    /// The app's files.
    public var sources: [SourceText]
    /// The app's storyboards and nibs.
    public var documents: [SourceText] = []
    /// Declarations that stand in already.
    public var existing = ""
    /// Other declarations of the package's own, which are not made again.
    public var beside = ""
    /// The files that are taken already, with their names.
    public var linked: [String: String] = [:]

    /// Makes an input of an app's files alone.
    public init(sources: [SourceText]) { self.sources = sources }
  }

  /// Chooses the files of the types with some names, such as the screen's controller.
  public init(of names: [String], in input: Input) {
    let index = ScreenIndex(input.sources, near: names.first ?? "")
    missing = names.filter { index.homes[$0] == nil }.map { ($0, index.near($0)) }
    let standing = Standing(input.existing, beside: input.beside)
    let nibs = NibClasses(input.documents)
    let linked = Set(
      index.files.indices.filter { input.linked[index.files[$0].source.path] != nil })
    let taken = FileChoice(
      names, in: index, linked: linked, stood: standing.names, nibs: nibs
    ).taken
    let chosen = taken.sorted().map { index.files[$0] }
    files = chosen.map(\.source.path)
    self.names = Self.names(of: files, linked: input.linked)
    var stubFile = StubFile(input.existing)
    dropped = stubFile.leaveOut(chosen)
    var writer = StubWriter(index, taken: taken, existing: standing)
    let written = writer.write()
    let new = stubFile.extend(by: written.types).sorted()
    stubs = (new + written.others).joined(separator: "\n\n")
    (kept, gains) = (stubFile.text, stubFile.gains)
    let types = Set(written.types.map(\.name)).filter {
      index.declaration($0)?.asProtocol((any DeclGroupSyntax).self) != nil
    }.sorted()
    let pictured = types.filter { index.declaration($0).map(index.isPictured) == true }
    standIns = (pictured, types.filter { !pictured.contains($0) })
    documents = nibs.documents(of: Set(chosen.flatMap(\.declarations.keys)))
    modules = Set(chosen.flatMap(\.modules))
      .subtracting(ScreenIndex.known).subtracting(EditFinder.missingModules).sorted()
    unknown = index.unknown(in: taken)
    products = Set(chosen.flatMap(\.products)).sorted()
  }

  /// Returns the names of files: those of the links that are there, else their own, if need be with their folder's.
  private static func names(of paths: [String], linked: [String: String]) -> [String] {
    var known = Set(linked.values)
    return paths.map { path in
      if let name = linked[path] { return name }
      var parts = path.split(separator: "/").map(String.init)
      var name = parts.removeLast()
      while !known.insert(name).inserted, let folder = parts.popLast() {
        name = "\(folder)-\(name)"
      }
      return name
    }
  }
}

/// The names of what stands in already.
struct Standing {
  /// All of them.
  let names: Set<String>
  /// The declarations that are not extended: all but types in the file that the program writes.
  let closed: Set<String>
  /// The members that extensions add, as in `Model.name`.
  let members: Set<String>
  /// The conformances that extensions add, as in `Model: Named`.
  let conformances: Set<String>

  init(_ existing: String, beside: String) {
    let own = AppFile(SourceText(path: "", text: existing))
    let other = AppFile(SourceText(path: "", text: beside))
    let additions = own.additions + other.additions
    names = Set(own.declarations.keys).union(other.declarations.keys)
      .union(additions.flatMap(\.member.declaredNames))
    closed = Set(
      own.declarations.filter { $0.value.asProtocol((any DeclGroupSyntax).self) == nil }.keys
    ).union(other.declarations.keys)
    conformances = Set(
      (own.extensions + other.extensions).flatMap { extended in
        extended.protocols.map { "\(extended.type): \($0)" }
      })
    members = additions.reduce(into: []) { found, added in
      for name in added.names { found.insert(Self.key(added.type, name)) }
    }
  }

  /// Returns whether one of a member's names stands in for its type.
  func has(_ added: Addition) -> Bool {
    added.names.contains { members.contains(Self.key(added.type, $0)) }
  }

  /// Returns what a member is known by: its name, with its type unless that is one of Apple's, which may have the
  /// member of another one, such as its superclass.
  private static func key(_ type: String, _ name: String) -> String {
    let isBare = StubWriter.isApple(type) || type.hasSuffix("Notification.Name")
    return isBare && name != "[" ? name : "\(type).\(name)"
  }
}
