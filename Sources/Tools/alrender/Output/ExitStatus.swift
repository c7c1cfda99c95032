import ArgumentParser

/// How a run ended, from best to worst: the worst of several results is the program's exit
/// status.
///
/// Wrong usage (64) is not included, because it is found before anything runs.
enum ExitStatus: Int, Comparable {
  case done
  /// An expectation failed or, under `--strict`, a layout is unsatisfiable or ambiguous.
  case checkFailed
  /// The goldens were made in another environment.
  case otherEnvironment
  /// An input is wrong or cannot be read, or an output cannot be written.
  case wrongInput
  /// A fault of this program.
  case internalFault

  /// The exit code of the process.
  var code: ExitCode {
    switch self {
    case .done: .success
    case .checkFailed: ExitCode(1)
    case .otherEnvironment: ExitCode(3)
    case .wrongInput: ExitCode(2)
    case .internalFault: ExitCode(70)
    }
  }

  /// Returns this code, unless the run was ended by a graver one or one from the parser.
  func code(over code: ExitCode) -> ExitCode {
    let milder = [Self.done, .checkFailed, .otherEnvironment, .wrongInput].filter { $0 <= self }
    return milder.contains { $0.code == code } ? self.code : code
  }

  static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
}
