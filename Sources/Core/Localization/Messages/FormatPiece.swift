import Documents
import Glibc

/// A piece of a format string: plain text, or a specifier such as `%lld`, `%1$@`, `%#@items@`.
enum FormatPiece: Equatable {
  case text(String)
  case specifier(Specifier)

  /// A specifier in its parts.
  struct Specifier: Equatable {
    /// The specifier as written.
    var text: String
    /// The position of the argument, starting at 1; nil for the order of the text.
    var position: Int?
    /// Flags, width and precision, such as `-08.2`.
    var flags = ""
    /// The letter that determines how the argument is shown: `d`, `@`, `f`.
    var conversion: Character = "@"
    /// The name in `%#@name@`.
    var variable: String?

    /// The maximum width of a number, in characters.
    private static let widest = 500

    /// Flags, width and precision for C, which would otherwise pad to a width of a billion blank
    /// by blank.
    var boundedFlags: String {
      var bounded = ""
      var rest = flags.filter { $0 != "'" }[...]
      while let character = rest.first {
        let digits = rest.prefix { "0123456789".contains($0) }
        if digits.isEmpty {
          bounded.append(character)
          rest.removeFirst()
        } else {
          // A leading zero determines the padding.
          if character == "0" { bounded.append(character) }
          bounded += "\(min(Int(digits) ?? Self.widest, Self.widest))"
          rest = rest.dropFirst(digits.count)
        }
      }
      return bounded
    }

    /// Returns the specifier with the position of its argument, unless it states one.
    func text(at position: Int) -> String {
      if self.position != nil { return text }
      return text == "%arg" ? "%\(position)$@" : "%\(position)$\(text.dropFirst())"
    }
  }

  /// Splits a format; `%%` is a percent sign, and anything that is not a specifier remains text.
  static func pieces(of format: String) -> [FormatPiece] {
    var pieces: [FormatPiece] = []
    var text = ""
    var rest = format[...]
    // Units of UTF-8 are looked at, because text is mostly passed over.
    while let sign = rest.utf8.firstIndex(of: UInt8(ascii: "%")) {
      text += rest[..<sign]
      rest = rest[rest.utf8.index(after: sign)...]
      if rest.utf8.first == UInt8(ascii: "%") {
        text += "%%"
        rest = rest[rest.utf8.index(after: rest.startIndex)...]
      } else if let (specifier, end) = specifier(rest) {
        if !text.isEmpty { pieces.append(.text(text)) }
        text = ""
        pieces.append(.specifier(specifier))
        rest = end
      } else {
        text.append("%")
      }
    }
    text += rest
    return text.isEmpty ? pieces : pieces + [.text(text)]
  }

  private static func specifier(_ start: Substring) -> (Specifier, rest: Substring)? {
    var rest = start
    var specifier = Specifier(text: "")
    if rest.hasPrefix("arg") {
      specifier.text = "%arg"
      return (specifier, rest.dropFirst(3))
    }
    let digits = rest.prefix(while: \.isNumber)
    if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
      specifier.position = Int(digits)
      rest = rest.dropFirst(digits.count + 1)
    }
    if rest.hasPrefix("#@") {
      let name = rest.dropFirst(2).prefix { $0 != "@" }
      guard !name.isEmpty, rest.dropFirst(2 + name.count).first == "@" else { return nil }
      specifier.variable = String(name)
      rest = rest.dropFirst(name.count + 3)
    } else {
      specifier.flags = String(rest.prefix { "-+ #0123456789.'".contains($0) })
      rest = rest.dropFirst(specifier.flags.count)
      rest = rest.drop { "hlqLzjt".contains($0) }
      guard let conversion = rest.popFirst(), "@diuxXofFeEgGcsC".contains(conversion) else {
        return nil
      }
      specifier.conversion = conversion
    }
    specifier.text = "%" + start[..<rest.startIndex]
    return (specifier, rest)
  }

  /// Returns a format in which specifiers without a position take the argument at a given one.
  static func place(
    _ format: String, at position: Int, _ work: FormattingWork
  ) -> String {
    work.pieces(of: format).map { piece in
      switch piece {
      case .text(let text): text
      case .specifier(let specifier):
        specifier.variable == nil ? specifier.text(at: position) : specifier.text
      }
    }.joined()
  }

  /// Returns a format whose specifiers state the positions implied by their order, so that it can
  /// be repeated and still take the same arguments.
  static func numbered(_ format: String) -> String {
    var position = 0
    return pieces(of: format).map { piece in
      switch piece {
      case .text(let text): return text
      case .specifier(let specifier):
        position += 1
        return specifier.text(at: position)
      }
    }.joined()
  }

  /// Returns the positions, starting at 1, of the arguments for numeric specifiers.
  static func numericPositions(in format: String, _ work: FormattingWork) -> [Int] {
    var next = 0
    return work.pieces(of: format).compactMap { piece in
      guard case .specifier(let specifier) = piece else { return nil }
      next += 1
      let isNumeric = specifier.variable == nil && "diuxXofFeEgG".contains(specifier.conversion)
      return isNumeric ? specifier.position ?? next : nil
    }
  }

  /// Returns the names of the variables, as in `%#@name@`, in the order of the text.
  static func variables(in format: String) -> [String] {
    guard format.contains("#@") else { return [] }
    return pieces(of: format).compactMap { piece in
      if case .specifier(let specifier) = piece { specifier.variable } else { nil }
    }
  }

  /// Returns a format with its text changed and its specifiers unchanged.
  static func changingText(of format: String, _ change: (String) -> String) -> String {
    pieces(of: format).map { piece in
      switch piece {
      case .text(let text): change(text)
      case .specifier(let specifier): specifier.text
      }
    }.joined()
  }

  /// Returns a format with its specifiers replaced with arguments; a longer format starts over
  /// with the first. Without arguments it is unchanged. Numbers have the language's symbols, as
  /// with `localizedStringWithFormat`, or C's. What is beyond the limit of the work is left out.
  static func fill(
    _ format: String, _ arguments: [SceneArgument], locale: String,
    numbers: NumberNotation = .localized, _ work: FormattingWork
  ) -> String {
    guard !arguments.isEmpty else { return format }
    let symbols = numbers == .localized ? NumberSymbols(locale: locale) : .plain
    var next = 0
    var result = ""
    for piece in work.pieces(of: format) where !work.isExceeded {
      let shown: String
      switch piece {
      case .text(let text): shown = replacing(text)
      case .specifier(let specifier):
        let index = specifier.position.map { $0 - 1 } ?? next
        next += 1
        shown =
          index < 0
          ? specifier.text : arguments[index % arguments.count].shown(by: specifier, symbols, work)
      }
      work.add(shown.utf8.count)
      result += shown
    }
    return result
  }

  /// Returns the first specifier of a text that nobody takes for a percentage; nil if there is none.
  static func placeholder(in text: String) -> String? {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return nil }
    var isAfterDigit = false
    for piece in pieces(of: text) {
      switch piece {
      case .text(let text): isAfterDigit = text.last?.isNumber ?? false
      case .specifier(let specifier):
        if !isAfterDigit, !specifier.flags.contains(" ") { return specifier.text }
        isAfterDigit = false
      }
    }
    return nil
  }

  /// Turns `%%` into a percent sign.
  private static func replacing(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    return text.split(separator: "%%", omittingEmptySubsequences: false).joined(separator: "%")
  }
}

extension SceneArgument {
  /// Returns the value as a specifier shows it.
  fileprivate func shown(
    by specifier: FormatPiece.Specifier, _ symbols: NumberSymbols, _ work: FormattingWork
  ) -> String {
    guard case .number(let number) = self else {
      if case .text(let text) = self { return text }
      return ""
    }
    if specifier.flags.isEmpty, specifier.conversion == "d" {
      return symbols.applied(to: "\(Self.whole(number))", isGrouped: true)
    }
    work.add(FormattingWork.bytesOfNumber)
    // Groups are inserted here, because C's own depend on the process's locale; a number that is
    // padded with zeros has none.
    let flags = specifier.boundedFlags
    let printed: String
    switch specifier.conversion {
    case "f", "F", "e", "E", "g", "G":
      printed = Self.print("%\(flags)\(specifier.conversion)", number)
    case "@": printed = NumberText.of(number)
    case let letter where "xXo".contains(letter):
      return Self.print("%\(flags)ll\(letter)", Self.whole(number))
    case let letter:
      printed = Self.print(
        "%\(flags)ll\("diu".contains(letter) ? letter : "d")", Self.whole(number))
    }
    let isInteger = !"fFeEgG@".contains(specifier.conversion)
    let isPadded =
      specifier.flags.drop { "-+ #'".contains($0) }.first == "0"
      || isInteger && specifier.flags.contains(".")
    let isForced = specifier.flags.contains("'")
    let shown = symbols.applied(to: printed, isGrouped: !isPadded || isForced, isForced: isForced)
    return Self.narrowed(shown, by: shown.count - printed.count)
  }

  /// Takes blanks away, which fill a width that separators fill now.
  private static func narrowed(_ text: String, by count: Int) -> String {
    let leading = text.prefix { $0 == " " }.count
    let rest = text.dropFirst(min(leading, count))
    let trailing = rest.reversed().prefix { $0 == " " }.count
    return String(rest.dropLast(leading > 0 ? 0 : min(trailing, count)))
  }

  private static func whole(_ number: Double) -> Int {
    Int(exactly: number.rounded(.towardZero)) ?? 0
  }

  /// Formats with C's functions in a neutral locale, whatever the process has chosen.
  private static func print(_ format: String, _ value: any CVarArg) -> String {
    let plain = newlocale(1 << LC_NUMERIC, "C", nil)
    let chosen = uselocale(plain)
    defer {
      uselocale(chosen)
      freelocale(plain)
    }
    return withVaList([value]) { list in
      var buffer = [CChar](repeating: 0, count: 512)
      let count = vsnprintf(&buffer, buffer.count, format, list)
      let bytes = buffer.prefix(max(0, min(Int(count), buffer.count - 1)))
      return String(decoding: bytes.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
  }
}
