/// Something that could not be rewritten, at its place.
public struct PortDiagnostic: Equatable, Sendable, CustomStringConvertible {
  /// How much it matters.
  public enum Severity: String, Sendable {
    /// The code compiles, and does other than on Apple's systems.
    case warning
    /// The compiler will refuse the code.
    case error
  }

  /// The path of the file.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// The column in bytes, from 1.
  public var column: Int
  /// How much it matters.
  public var severity: Severity
  /// What is wrong and what helps, in lower case.
  public var message: String

  /// As compilers print it.
  public var description: String {
    "\(file):\(line):\(column): \(severity.rawValue): \(message)"
  }
}
