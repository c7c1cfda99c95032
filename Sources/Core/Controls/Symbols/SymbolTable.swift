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
      places, letters, rarer, signs, frames, gear, life, seldom, filled, further,
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

  /// Words of later systems and of directions along the text, with those of the table that they stand for.
  static let renames: [(new: String, old: String)] = [
    ("clock.arrow.trianglehead.counterclockwise.rotate.90", "clock.arrow.circlepath"),
    ("clock.arrow.2.circlepath", "clock.arrow.circlepath"),
    ("arrow.trianglehead.2.clockwise.rotate.90", "arrow.triangle.2.circlepath"),
    ("arrow.trianglehead.2.counterclockwise.rotate.90", "arrow.triangle.2.circlepath"),
    ("arrow.trianglehead.2.clockwise", "arrow.triangle.2.circlepath"),
    ("arrow.trianglehead.2.counterclockwise", "arrow.triangle.2.circlepath"),
    ("arrow.trianglehead.clockwise.rotate.90", "arrow.clockwise"),
    ("arrow.trianglehead.counterclockwise.rotate.90", "arrow.counterclockwise"),
    ("arrow.trianglehead.clockwise", "arrow.clockwise"),
    ("arrow.trianglehead.counterclockwise", "arrow.counterclockwise"),
    ("arrow.trianglehead", "arrow.triangle"),
    ("text.document", "doc.text"), ("text.page", "doc.text"), ("document", "doc"),
    ("microphone", "mic"), ("pointer.arrow", "cursorarrow"), ("app.dashed", "square.dashed"),
    ("backward", "left"), ("forward", "right"),
  ]
}
