/// A construct that could not be rewritten, with its location.
public struct PortDiagnostic: Equatable, Sendable, CustomStringConvertible {
  /// The severity of a diagnostic.
  public enum Severity: String, Sendable {
    /// The code compiles, but behaves differently from Apple's systems.
    case warning
    /// The compiler will reject the code.
    case error
  }

  /// The path of the file.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// The column in bytes, from 1.
  public var column: Int
  /// The severity.
  public var severity: Severity
  /// The problem and its remedy, in lower case.
  public var message: String

  /// The diagnostic in the format of compilers.
  public var description: String {
    "\(file):\(line):\(column): \(severity.rawValue): \(message)"
  }
}
