import Documents
import Glibc

/// Why an input cannot be had: one lower-case clause.
struct ReadFailure: Error {
  let message: String
}

extension ReadFailure {
  /// The words for one of the system's error numbers.
  init(_ code: Int32) {
    switch code {
    case ENOENT, ENOTDIR: message = "no such file"
    case EISDIR: message = "is a directory"
    case EACCES: message = "permission denied"
    default: message = "cannot be read: \(String(cString: strerror(code)).lowercased())"
    }
  }
}

/// Why a result could not be written: one lower-case clause.
struct WriteFailure: Error {
  /// The path that was to be written.
  let path: String
  let message: String
}

extension WriteFailure {
  /// The words for what the system refused.
  init(_ error: OutputError) {
    self.init(path: error.path, message: Self.words(for: error))
  }

  /// The clause for an error's number.
  static func words(for code: Int32) -> String { words(for: OutputError(path: "", code: code)) }

  private static func words(for error: OutputError) -> String {
    error.code == EISDIR
      ? "is a directory"
      : "cannot be written: \(error.reason.prefix(1).lowercased())\(error.reason.dropFirst())"
  }
}
