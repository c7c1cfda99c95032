import Foundation

/// A message, in which values can be private, aligned and formatted.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String
  /// Makes a message of a text.
  public init(stringLiteral value: String) { text = value }
  /// Makes a message of a text with values.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }

  /// Makes a message of a format of C, without the privacy that it states: `%{public}@`.
  init(format: String, _ values: [any CVarArg]) {
    let plain = format.replacing(#/%\{[^}]*\}/#, with: "%")
    text = values.isEmpty ? plain : String(format: plain, arguments: values)
  }
}

/// The text and the values of a message. Nothing is kept private: a log of a test is read by who ran it.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  var text = ""
  /// Makes an empty text.
  public init(literalCapacity: Int, interpolationCount: Int) {}
  /// Adds a text.
  public mutating func appendLiteral(_ literal: String) { text += literal }
  /// Adds a value.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { text += align.aligned("\(value())") }
  /// Adds a number in a format.
  public mutating func appendInterpolation<Value: Numeric>(
    _ value: @autoclosure () -> Value, format: OSLogNumberFormat,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { text += align.aligned(format.text(of: value())) }
}

/// Who may read a value.
public struct OSLogPrivacy: Sendable {
  /// How a private value is told from others.
  public enum Mask: Sendable {
    case hash, none
  }
  /// As the system decides.
  public static let auto = OSLogPrivacy()
  /// Everybody.
  public static let `public` = OSLogPrivacy()
  /// Nobody.
  public static let `private` = OSLogPrivacy()
  /// Nobody, even while a debugger looks.
  public static let sensitive = OSLogPrivacy()
  /// As the system decides, with a mask.
  public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
  /// Nobody, with a mask.
  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
}

/// The column that a value fills.
public struct OSLogStringAlignment: Sendable {
  private var columns = 0
  private var isLeft = false
  /// The value alone.
  public static let none = OSLogStringAlignment()
  /// At the left of a column.
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), isLeft: true)
  }
  /// At the right of a column.
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns())
  }

  func aligned(_ text: String) -> String {
    let space = String(repeating: " ", count: max(columns - text.count, 0))
    return isLeft ? text + space : space + text
  }
}

/// The form of a number.
public struct OSLogNumberFormat: Sendable {
  private var radix = 10
  private var precision: Int?
  /// In decimal.
  public static let decimal = OSLogNumberFormat()
  /// In hexadecimal.
  public static let hex = OSLogNumberFormat(radix: 16)
  /// In octal.
  public static let octal = OSLogNumberFormat(radix: 8)
  /// With a decimal point.
  public static let fixed = OSLogNumberFormat(precision: 6)
  /// With a number of decimal places.
  public static func fixed(precision: @autoclosure () -> Int) -> OSLogNumberFormat {
    OSLogNumberFormat(precision: precision())
  }

  func text(of value: some Numeric) -> String {
    if let whole = value as? any BinaryInteger { return String(whole, radix: radix) }
    guard let precision, let value = value as? any BinaryFloatingPoint else { return "\(value)" }
    return String(format: "%.\(max(precision, 0))f", Double(value))
  }
}
