/// How the format specifiers of a translation differ from those of its source.
package struct FormatDifference: Hashable, Sendable {
  /// The language of the source.
  package let source: String
  /// Both texts; of a text with forms, those of the form that differs.
  package let texts: (source: String, translation: String)
  /// What chooses the translation's form, such as `few`; nil for a text without forms.
  package let form: String?
  /// The specifiers that the translation lost.
  package let lost: [String]
  /// Those that it added.
  package let added: [String]

  /// Compares each form of a translation with its source, in the order of the CLDR.
  ///
  /// A form for zero, one or two may leave out the number that chooses it.
  package static func all(
    of source: Message, in language: String, and translation: Message
  ) -> [FormatDifference] {
    if let plain = source.plainText, let own = translation.plainText,
      !plain.utf8.contains(UInt8(ascii: "%")), !own.utf8.contains(UInt8(ascii: "%"))
    {
      return []
    }
    guard let originals = ShownForm.all(of: source), let own = ShownForm.all(of: translation),
      let main = originals.first(where: \.isMain)
    else { return [] }
    let known = originals.flatMap(\.arguments)
    let deciding = (originals + own).reduce(into: Set<Int>()) { $0.formUnion($1.deciding) }
    // A variable that is lost is told once, by its name, and not by each form of the others.
    var differences: [FormatDifference] = []
    var told: Set<[String]> = []
    if originals.contains(where: { $0.part != nil }) || own.contains(where: { $0.part != nil }),
      let whole = ShownForm.whole(of: source).first(where: \.isMain)
    {
      let variables = Set(FormatPiece.variables(in: whole.text))
      for form in ShownForm.whole(of: translation)
      where !variables.isSubset(of: FormatPiece.variables(in: form.text)) {
        let difference = FormatDifference(whole, in: language, form, known: known, deciding)
        guard let difference else { continue }
        told.insert(form.names)
        differences.append(difference)
      }
    }
    return differences
      + own.filter { !told.contains($0.whole) }.compactMap { form in
        let original = originals.first { $0.isMain && $0.part == form.part } ?? main
        return FormatDifference(original, in: language, form, known: known, deciding)
      }
  }

  private init?(
    _ original: ShownForm, in language: String, _ form: ShownForm, known: [FormatArgument],
    _ deciding: Set<Int>
  ) {
    // '50% de carga' is a percentage unless the text is a format.
    guard !original.arguments.allSatisfy(\.hasBlank) || !form.arguments.allSatisfy(\.hasBlank)
    else { return nil }
    let leavesOut = [.zero, .one, .two].contains(form.category) ? deciding : []
    lost = original.arguments.filter { argument in
      !leavesOut.contains(argument.position) && !form.arguments.contains(where: argument.matches)
    }.map(\.text)
    added = form.arguments.filter { argument in
      let isNumber = argument.isNumber && deciding.contains(argument.position)
      return !isNumber && !known.contains(where: argument.matches)
    }.map(\.text)
    if lost.isEmpty, added.isEmpty { return nil }
    self.source = language
    self.form = form.names.isEmpty ? nil : form.names.joined(separator: ", ")
    texts = (original.text, form.text)
  }

  package static func == (first: FormatDifference, second: FormatDifference) -> Bool {
    first.source == second.source && first.texts == second.texts && first.form == second.form
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(source)
    hasher.combine(form)
    hasher.combine(texts.translation)
  }
}

/// An argument that a text takes.
private struct FormatArgument {
  let position: Int
  /// What is shown: a number (`d`), a decimal one (`f`), the number of a variable (`#`), or any value.
  let kind: Character
  let text: String
  /// Whether there is a blank between the percent sign and the letter.
  let hasBlank: Bool

  var isNumber: Bool { "df#".contains(kind) }

  func matches(_ other: FormatArgument) -> Bool {
    position == other.position && (kind == other.kind || kind == "#" || other.kind == "#")
  }

  /// - Parameter variable: the placeholder of the variable whose number it is; nil for none.
  init(_ specifier: FormatPiece.Specifier, at position: Int, of variable: String?) {
    self.position = specifier.position ?? position
    kind =
      switch specifier.conversion {
      case _ where specifier.text == "%arg": "#"
      case "d", "i", "u", "x", "X", "o": "d"
      case "f", "F", "e", "E", "g", "G": "f"
      default: specifier.conversion
      }
    text = variable ?? specifier.text
    hasBlank = specifier.flags.contains(" ")
  }
}

/// One of the texts that a message can show, with the arguments that it takes.
private struct ShownForm {
  /// What chooses it: devices, widths, variables and categories.
  var names: [String] = []
  /// What chooses the text that its variable stands in.
  var whole: [String] = []
  /// The category that was chosen last; nil for a text without plural forms.
  var category: PluralCategory?
  /// The variable whose form it is; nil for a message's own.
  var part: String?
  /// The text, in which variables stand by their names.
  var text = ""
  var arguments: [FormatArgument] = []
  /// The positions of the numbers that choose forms.
  var deciding: Set<Int> = []

  /// Whether it is what most numbers show.
  var isMain: Bool { category == nil || category == .other }

  /// How many forms of a message, and arguments of a form, are compared.
  private static let most = 1_000
  private static let deepest = 8

  /// Returns the forms of a message; nil if one names a variable that there is not.
  static func all(of message: Message) -> [ShownForm]? {
    var found: [ShownForm] = []
    for base in leaves(of: message.form) where found.count < most {
      guard var main = filled(base, message, [:]) else { return nil }
      main.whole = base.names
      if base.category != nil, let number = decidingNumber(of: message) {
        main.deciding.insert(number)
      }
      // Those of its variables show it, too.
      guard !FormatPiece.variables(in: base.text).isEmpty else {
        found.append(main)
        continue
      }
      for (name, variable) in message.variables.sorted(by: { $0.key < $1.key }) {
        for leaf in leaves(of: variable.form) where found.count < most {
          guard var form = filled(base, message, [name: leaf.text]) else { return nil }
          (form.category, form.part, form.text) = (leaf.category, name, leaf.text)
          let own = message.variables.count > 1 ? [name] : []
          (form.names, form.whole) = (base.names + own + leaf.names, base.names)
          found.append(form)
        }
      }
    }
    return found
  }

  /// Returns the forms of a message with its variables by their names.
  static func whole(of message: Message) -> [ShownForm] {
    leaves(of: message.form).compactMap { filled($0, message, [:], namesVariables: true) }
  }

  /// Returns the texts of a form, without their arguments.
  private static func leaves(of form: MessageForm) -> [ShownForm] {
    var found: [ShownForm] = []
    func look(_ form: MessageForm, _ names: [String], _ category: PluralCategory?) {
      guard found.count < most else { return }
      switch form {
      case .text(let text):
        found.append(ShownForm(names: names, category: category, text: text))
      case .plural(let forms):
        for category in PluralCategory.allCases {
          forms[category].map { look($0, names + [category.rawValue], category) }
        }
      case .device(let forms):
        for (name, form) in forms.sorted(by: { $0.key < $1.key }) {
          look(form, names + [name], category)
        }
      case .width(let forms):
        for (width, form) in forms.sorted(by: { $0.key < $1.key }) {
          look(form, names + ["\(width)"], category)
        }
      }
    }
    look(form, [], nil)
    return found
  }

  /// Returns the position of the number that decides between a message's own forms: the first that the
  /// form for most numbers shows.
  private static func decidingNumber(of message: Message) -> Int? {
    let main = leaves(of: message.form).first(where: \.isMain).flatMap { filled($0, message, [:]) }
    return main?.arguments.filter(\.isNumber).map(\.position).min()
  }

  /// Returns a form with its arguments, those of its variables' forms among them; nil if there is no
  /// variable of a name.
  ///
  /// - Parameters:
  ///   - chosen: the texts of variables, by name; others are those for most numbers.
  ///   - namesVariables: whether the numbers of variables are called by these.
  private static func filled(
    _ leaf: ShownForm, _ message: Message, _ chosen: [String: String], namesVariables: Bool = false
  ) -> ShownForm? {
    var result = leaf
    var isKnown = true
    func add(_ text: String, _ place: Int?, _ depth: Int, of variable: String? = nil) {
      guard depth < deepest, text.utf8.contains(UInt8(ascii: "%")) else { return }
      var next = 0
      for case .specifier(let specifier) in FormatPiece.pieces(of: text) {
        guard result.arguments.count < most else { return }
        next += 1
        guard let name = specifier.variable else {
          let argument = FormatArgument(specifier, at: place ?? next, of: variable)
          // One argument may be shown twice.
          let isShown = result.arguments.contains {
            $0.position == argument.position && $0.kind == argument.kind
          }
          if !isShown { result.arguments.append(argument) }
          continue
        }
        guard let known = message.variables[name] else { isKnown = false; return }
        let position = specifier.position ?? known.argument ?? place ?? next
        result.deciding.insert(position)
        let own = chosen[name] ?? leaves(of: known.form).first(where: \.isMain)?.text
        let label = namesVariables ? variable ?? specifier.text : nil
        own.map { add($0, position, depth + 1, of: label) }
      }
    }
    add(leaf.text, nil, 0)
    result.arguments.sort { ($0.position, $0.kind) < ($1.position, $1.kind) }
    return isKnown ? result : nil
  }
}
