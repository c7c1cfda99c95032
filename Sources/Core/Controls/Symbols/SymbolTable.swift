/// The drawings of symbols by Apple's names, in the notation of `SymbolPen`: ours, from descriptions
/// of the shapes. Names that begin with an underscore are only parts of others.
///
/// A drawing begins with its name at the start of a line; `as NAME` draws another one, `as mirrored`
/// its image from left to right, `as flipped` from top to bottom, `as turned` along the diagonal.
enum SymbolTable {
  /// The notations by name.
  static let notations: [String: String] = {
    var notations: [String: String] = [:]
    for part in [
      arrows, actions, layouts, people, messages, things, marks, money, devices, nature,
      places, letters, rarer,
    ] {
      var name: Substring?
      for line in part.split(separator: "\n") {
        if line.hasPrefix(" ") {
          if let name { notations[String(name), default: ""] += line.drop { $0 == " " } + " " }
        } else {
          precondition(notations[String(line)] == nil, "the symbol '\(line)' is drawn twice")
          name = line
        }
      }
    }
    return notations
  }()

  /// The names of the drawings that can be asked for, in order.
  static var names: [String] { notations.keys.filter { !$0.hasPrefix("_") }.sorted() }
}
