import ArgumentParser

/// How a run ended, from best to worst: of several results the worst one is the program's answer.
///
/// Wrong usage (64) is not among them: it is found before anything runs.
enum ExitStatus: Int, Comparable {
  case done
  /// An expectation failed or, under `--strict`, a layout is unsatisfiable or ambiguous.
  case checkFailed
  /// The goldens were made in another environment.
  case otherEnvironment
  /// An input cannot be read or is wrong, or an output cannot be written.
  case wrongInput
  /// A fault of this program.
  case internalFault

  /// The number that the process ends with.
  var code: ExitCode {
    switch self {
    case .done: .success
    case .checkFailed: ExitCode(1)
    case .otherEnvironment: ExitCode(3)
    case .wrongInput: ExitCode(2)
    case .internalFault: ExitCode(70)
    }
  }

  /// This code, unless that of what ended the run is graver or comes from the parser.
  func code(over code: ExitCode) -> ExitCode {
    let milder = [Self.done, .checkFailed, .otherEnvironment, .wrongInput].filter { $0 <= self }
    return milder.contains { $0.code == code } ? self.code : code
  }

  static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
}
