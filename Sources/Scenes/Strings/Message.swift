/// A text of a language with all its forms: by device, by plural category, with named variables.
package struct Message: Hashable, Sendable {
  /// The text itself, or what chooses it.
  var form: MessageForm
  /// What `%#@name@` stands for, by name.
  var variables: [String: MessageVariable] = [:]

  /// A text that does not vary.
  init(_ text: String) { form = .text(text) }

  init(_ form: MessageForm, variables: [String: MessageVariable] = [:]) {
    self.form = form
    self.variables = variables
  }
}

/// A text, or the texts among which the surroundings choose.
indirect enum MessageForm: Hashable, Sendable {
  case text(String)
  case plural([PluralCategory: MessageForm])
  /// By the names of String Catalogs: `iphone`, `ipad`, `other`.
  case device([String: MessageForm])
}

/// A variable of a message: the number that it takes chooses its form.
struct MessageVariable: Hashable, Sendable {
  /// The number's position among the arguments, from 1; nil for the order of the text.
  var argument: Int?
  /// The form; `%arg` in it is the number.
  var form: MessageForm
}

/// A value for a format specifier.
package enum SceneArgument: Hashable, Sendable {
  case number(Double)
  case text(String)
}

/// Shows messages in one language, on one kind of device.
struct MessageFormatter {
  /// The language whose plural rules count.
  let locale: String
  /// `iphone` or `ipad`.
  let device: String

  /// The text of a message with its variables replaced; specifiers stay.
  func text(of message: Message, _ arguments: [SceneArgument]) -> String {
    replaceVariables(in: choose(message.form, number(arguments, 0)), message, arguments, depth: 0)
  }

  /// The text of a form for a number; without a number, as for any other.
  private func choose(_ form: MessageForm, _ number: Double?) -> String {
    switch form {
    case .text(let text): return text
    case .device(let forms):
      let chosen = forms[device] ?? forms["other"] ?? forms.min { $0.key < $1.key }?.value
      return chosen.map { choose($0, number) } ?? ""
    case .plural(let forms):
      // As on Apple's systems a form for zero counts in every language.
      let isZero = number == 0 && forms[.zero] != nil
      let category = isZero ? .zero : number.map { PluralCategory.of($0, locale: locale) } ?? .other
      return (forms[category] ?? forms[.other]).map { choose($0, number) } ?? ""
    }
  }

  private func number(_ arguments: [SceneArgument], _ index: Int) -> Double? {
    guard arguments.indices.contains(index), case .number(let number) = arguments[index] else {
      return nil
    }
    return number
  }

  /// Replaces `%#@name@` and `%1$#@name@`; a variable may stand inside another's form.
  private func replaceVariables(
    in text: String, _ message: Message, _ arguments: [SceneArgument], depth: Int
  ) -> String {
    guard depth < 8, !message.variables.isEmpty, text.contains("#@") else { return text }
    var result = ""
    var position = 0
    for piece in FormatPiece.pieces(of: text) {
      switch piece {
      case .text(let text): result += text
      case .specifier(let specifier):
        position += 1
        guard let name = specifier.variable, let variable = message.variables[name] else {
          result += specifier.text
          continue
        }
        let index = (specifier.position ?? variable.argument ?? position) - 1
        let form = choose(variable.form, number(arguments, index))
        // The number's own specifiers name its position, whatever stands before them.
        let placed = FormatPiece.place(form, at: index + 1)
        result += replaceVariables(in: placed, message, arguments, depth: depth + 1)
      }
    }
    return result
  }
}
