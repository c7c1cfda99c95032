import Documents
import Glibc

/// Why an input cannot be read: a lowercase clause.
struct ReadFailure: Error {
  let message: String
}

extension ReadFailure {
  /// Describes one of the system's error numbers.
  init(_ code: Int32) {
    switch code {
    case ENOENT, ENOTDIR: message = "no such file"
    case EISDIR: message = "is a directory"
    case EACCES: message = "permission denied"
    default: message = "cannot be read: \(String(cString: strerror(code)).lowercased())"
    }
  }

  /// Describes why a file could not be read.
  init(_ error: FileError) {
    switch error {
    case .missing: self.init(ENOENT)
    case .directory: self.init(EISDIR)
    case .special(let noun): self.init(message: "is \(noun), not a file")
    case .tooLarge(let limit): self.init(message: "the file is larger than \(limit >> 20) MB")
    case .outside, .outsideRepository, .pointer, .system:
      self.init(message: "cannot be read: \(error.message)")
    }
  }
}

/// Why a result could not be written: a lowercase clause.
struct WriteFailure: Error {
  /// The path that was to be written.
  let path: String
  let message: String
}

extension WriteFailure {
  /// Describes an error of the system.
  init(_ error: OutputError) {
    self.init(path: error.path, message: Self.words(for: error))
  }

  /// Returns the clause for an error number.
  static func words(for code: Int32) -> String { words(for: OutputError(path: "", code: code)) }

  private static func words(for error: OutputError) -> String {
    error.code == EISDIR
      ? "is a directory"
      : "cannot be written: \(error.reason.prefix(1).lowercased())\(error.reason.dropFirst())"
  }
}
