import Controls
import Documents
import Synchronization

extension Clause {
  static func badDate(_ text: String) -> Clause {
    Clause(
      .invalidValue, "'\(text)' is not a date",
      hint: "write the day, or the day and the time: \"2025-06-10 09:41\"")
  }

  static func oneLength(_ keys: [String]) -> Clause {
    Clause(
      .invalidValue, "a length must have exactly one of the keys \(keys.joined(separator: ", "))",
      hint: "write '{ fractionalWidth: 0.5 }', '{ estimated: 44 }' or a number of points")
  }

  static let sectionsWithoutID = Clause(
    .invalidValue, "sections of an 'each' need an 'id'",
    hint: "add 'id: day', so that their rows are named 'day.0.row'")

  static func framed(_ key: String, in list: ViewKind) -> Clause {
    Clause(
      .invalidValue, "'\(key)' has no effect on a view in \(list.noun)",
      hint: list == .tableView
        ? "a table lays out its rows: constraints in a row determine its height"
        : "a collection lays out its items: 'itemSize' or 'item' sets their size")
  }

  static func rowsBesideSections() -> Clause {
    Clause(
      .invalidValue, "a table has 'sections' or 'subviews', not both",
      hint: "put the rows under 'rows' of a section")
  }
}

extension Clause {
  /// The name that documents and code have for a space, in place of a bar's title.
  static func spaceAsTitle(_ word: String) -> Clause {
    let space = word == "flexibleSpace" ? "{ space: flexible }" : "{ space: 8 }"
    return Clause(
      .invalidValue, "'\(word)' is a space, not a title",
      hint: .replace(by: space, "write '\(space)'"))
  }

  /// A box stands for a symbol, or for a name that none of Apple's symbols has; the hint is the
  /// drawn symbol of the nearest name, if there is one.
  ///
  /// - Parameter spelling: the name as Apple spells it; nil if no symbol has that name either.
  static func undrawnSymbol(_ name: String, spelling: String?) -> Clause {
    let near = spelling ?? Symbol.nearest(to: name)
    let reason = SymbolNames.contains(name) ? "" : ", and Apple has no symbol of this name"
    return Clause(
      .undrawn,
      "there is no drawing of the symbol '\(name)'\(reason); a box with its name takes its place",
      hint: near.map { "there is one of '\($0)'" }
        ?? "show a picture of your own with 'image', or name a folder of drawings: '--symbols DIR'"
    )
  }
}

extension Symbol {
  /// The answers given, since each trial of an edit reads the same names again.
  private static let answered = Mutex<[String: String?]>([:])
  /// How many are kept.
  private static let mostAnswers = 4_096

  /// Returns the drawn symbol that was probably meant by a name without a drawing; nil if none is
  /// near.
  fileprivate static func nearest(to name: String) -> String? {
    if let answer = answered.withLock({ $0[name] }) { return answer }
    let answer = mostLike(name)
    answered.withLock { if $0.count < mostAnswers { $0[name] = .some(answer) } }
    return answer
  }

  /// What Apple does not have filled or in a circle stands for itself. Of names that are equally
  /// near, those of which letters were left out come first, then those with the same initial.
  private static func mostLike(_ name: String) -> String? {
    let words = name.split(separator: ".")
    let stem = words.dropLast().joined(separator: ".")
    if let last = words.last, SymbolNames.endings.contains(last), Symbol(stem) != nil {
      return stem
    }
    func rank(_ other: String) -> Int {
      var rest = name[...]
      for letter in other where letter == rest.first { rest.removeFirst() }
      return rest.isEmpty ? 0 : other.first == name.first ? 1 : 2
    }
    let all = NearestName.all(name, among: knownToApple)
    let near =
      all.min { rank($0) < rank($1) } ?? NearestName.like(name, among: knownToApple)
    if let near, Symbol(near) != nil { return near }
    return NearestName.like(name, among: drawn)
  }

  private static let knownToApple = KnownNames(SymbolNames.all)
  private static let drawn = KnownNames(names)
}
