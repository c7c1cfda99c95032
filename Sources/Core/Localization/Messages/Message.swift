/// A text in one language with all its forms: by device, by plural category, with named
/// variables.
package struct Message: Hashable, Sendable {
  /// The text itself, or the forms to choose from.
  var form: MessageForm
  /// The variables that `%#@name@` refers to, by name.
  var variables: [String: MessageVariable] = [:]

  /// Makes a text that is the same in all circumstances.
  package init(_ text: String) { form = .text(text) }

  /// Makes a text whose form depends on the circumstances.
  package init(_ form: MessageForm) { self.form = form }

  /// The text of a message that is the same in all circumstances; nil for any other.
  package var plainText: String? {
    if case .text(let text) = form, variables.isEmpty { text } else { nil }
  }

  /// The texts of a message that depends only on a number, from zero to other; nil for any other.
  package var pluralTexts: [(category: PluralCategory, text: String)]? {
    guard case .plural(let forms) = form, variables.isEmpty else { return nil }
    let texts = PluralCategory.allCases.compactMap { category in
      if case .text(let text)? = forms[category] { (category: category, text: text) } else { nil }
    }
    return texts.count == forms.count ? texts : nil
  }

  /// Whether it chooses by a number and has no form for those that no category names.
  var lacksOther: Bool { form.lacksOther || variables.values.contains { $0.form.lacksOther } }

  init(_ form: MessageForm, variables: [String: MessageVariable]) {
    self.form = form
    self.variables = variables
  }
}

/// A text, or several forms to choose from.
package indirect enum MessageForm: Hashable, Sendable {
  case text(String)
  case plural([PluralCategory: MessageForm])
  /// By the device names of String Catalogs: `iphone`, `ipad`, `other`.
  case device([String: MessageForm])
  /// By the smallest width of a screen, in ems.
  case width([Int: MessageForm])

  /// Whether a choice by a number lacks the form `other`.
  fileprivate var lacksOther: Bool {
    switch self {
    case .text: false
    case .plural(let forms): forms[.other] == nil || forms.values.contains(where: \.lacksOther)
    case .device(let forms): forms.values.contains(where: \.lacksOther)
    case .width(let forms): forms.values.contains(where: \.lacksOther)
    }
  }
}

/// A variable of a message, whose form depends on the number it takes.
struct MessageVariable: Hashable, Sendable {
  /// The number's position among the arguments, starting at 1; nil for the order of the text.
  var argument: Int?
  /// The form, in which `%arg` is the number.
  var form: MessageForm
}

/// A value for a format specifier.
package enum SceneArgument: Hashable, Sendable {
  case number(Double)
  case text(String)
}

/// Shows messages in one language, on one kind of device.
struct MessageFormatter {
  /// The language whose plural rules apply.
  let locale: String
  /// The kind of device: `iphone` or `ipad`.
  let device: String
  /// The width of the screen, in ems.
  let screenWidth: Int
  /// What formatting takes.
  let work: FormattingWork

  /// Returns the text of a message with its variables replaced; specifiers remain.
  func text(of message: Message, _ arguments: [SceneArgument]) -> String {
    let text = choose(message.form) { decidingNumber(of: $0, arguments) }
    work.add(text.utf8.count)
    var room = Self.mostReplaced
    return replaceVariables(in: text, message, arguments, depth: 0, &room)
  }

  /// The maximum number of variables replaced in a message, and their maximum nesting depth:
  /// forms that each contain another nine times would add up to millions. Anything beyond stays
  /// as written.
  private static let mostReplaced = 1_000
  private static let deepest = 8

  /// Returns the text of a form for the number that decides between plural forms; without a
  /// number, that of the form `other`.
  private func choose(
    _ form: MessageForm, _ number: ([PluralCategory: MessageForm]) -> Double?
  ) -> String {
    switch form {
    case .text(let text): return text
    case .device(let forms):
      return deviceForm(of: forms).map { choose($0, number) } ?? ""
    case .width(let forms):
      return widthForm(of: forms).map { choose($0, number) } ?? ""
    case .plural(let forms):
      let number = number(forms)
      // As on Apple's systems, a form for zero applies in every language.
      let isZero = number == 0 && forms[.zero] != nil
      let category = isZero ? .zero : number.map { PluralCategory.of($0, locale: locale) } ?? .other
      return (forms[category] ?? forms[.other]).map { choose($0) { _ in number } } ?? ""
    }
  }

  /// Returns the form with the largest width that the screen has room for, otherwise the
  /// narrowest (`variantFittingPresentationWidth(_:)`).
  private func widthForm(of forms: [Int: MessageForm]) -> MessageForm? {
    let width = forms.keys.filter { $0 <= screenWidth }.max() ?? forms.keys.min()
    return width.flatMap { forms[$0] }
  }

  private func deviceForm(of forms: [String: MessageForm]) -> MessageForm? {
    forms[device] ?? forms["other"] ?? forms.min { $0.key < $1.key }?.value
  }

  /// Returns the number that decides between plural forms without a variable: the first argument
  /// shown by a numeric specifier, which is the second in `%@ has %d birds`; otherwise the first
  /// number.
  private func decidingNumber(
    of forms: [PluralCategory: MessageForm], _ arguments: [SceneArgument]
  ) -> Double? {
    // The form for one often spells out its number.
    for category in PluralCategory.allCases.reversed() {
      guard let form = forms[category] else { continue }
      let shown = FormatPiece.numericPositions(in: sample(of: form), work).sorted()
      for position in shown {
        if let number = number(arguments, position - 1) { return number }
      }
    }
    return arguments.indices.lazy.compactMap { number(arguments, $0) }.first
  }

  /// Returns any one text of a form, to see which arguments it shows.
  private func sample(of form: MessageForm) -> String {
    switch form {
    case .text(let text): text
    case .device(let forms): deviceForm(of: forms).map(sample) ?? ""
    case .width(let forms): widthForm(of: forms).map(sample) ?? ""
    case .plural(let forms): forms[.other].map(sample) ?? ""
    }
  }

  private func number(_ arguments: [SceneArgument], _ index: Int) -> Double? {
    guard arguments.indices.contains(index), case .number(let number) = arguments[index] else {
      return nil
    }
    return number
  }

  /// Replaces `%#@name@` and `%1$#@name@`; a variable can occur inside another's form.
  private func replaceVariables(
    in text: String, _ message: Message, _ arguments: [SceneArgument], depth: Int,
    _ room: inout Int
  ) -> String {
    guard depth < Self.deepest, !message.variables.isEmpty, text.contains("#@") else {
      return text
    }
    var result = ""
    var position = 0
    for piece in work.pieces(of: text) {
      switch piece {
      case .text(let text): result += text
      case .specifier(let specifier):
        position += 1
        guard room > 0, !work.isExceeded, let name = specifier.variable,
          let variable = message.variables[name]
        else {
          // A form need not show its number, but what follows it must still keep its argument.
          let isNumbered = depth == 0 && !arguments.isEmpty && specifier.variable == nil
          result += isNumbered ? specifier.text(at: position) : specifier.text
          continue
        }
        room -= 1
        let index = (specifier.position ?? variable.argument ?? position) - 1
        let form = choose(variable.form) { _ in number(arguments, index) }
        // The number's own specifiers state its position, whatever precedes them.
        let placed = FormatPiece.place(form, at: index + 1, work)
        work.add(placed.utf8.count)
        result += replaceVariables(in: placed, message, arguments, depth: depth + 1, &room)
      }
    }
    return result
  }
}
