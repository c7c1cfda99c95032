import Documents
import Rendering
import Typesetting

/// Why a job has no result: the diagnostics, and how grave they are.
struct Failure: Error {
  let remarks: [Diagnostic]
  let status: ExitStatus

  private init(_ remarks: [Diagnostic], as status: ExitStatus) {
    self.remarks = remarks
    self.status = status
  }

  /// Returns the same failure with other remarks.
  func with(_ remarks: [Diagnostic]) -> Failure { Failure(remarks, as: status) }

  /// A failure that is not reported.
  static var unsaid: Failure { Failure([], as: .done) }

  /// A failure that has already been described.
  init(_ remark: Diagnostic, as status: ExitStatus = .wrongInput) {
    self.init([remark], as: status)
  }

  /// A failure that concerns a whole file.
  init(_ message: String, file: String, as status: ExitStatus = .wrongInput) {
    self.init([Diagnostic(.error, message, file: file)], as: status)
  }

  /// Describes an error thrown while processing the file at `path`.
  init(_ error: any Error, of path: String) {
    switch error {
    case let failure as Failure:
      self = failure
    case let errors as SceneErrors:
      self.init(errors.diagnostics, as: .wrongInput)
    case RenderError.scene(let errors):
      self.init(errors, of: path)
    case let error as RenderError:
      self.init(error.description, file: path)
    case let error as FontError:
      self.init(error.description, file: path)
    case let failure as ReadFailure:
      self.init(failure.message, file: path)
    case let failure as WriteFailure:
      self.init(failure.message, file: failure.path)
    default:
      self.init("\(error)", file: path, as: .internalFault)
    }
  }

  /// Returns why a file cannot be written or removed: a clause without the path.
  static func reason(of error: any Error) -> String {
    (error as? OutputError)?.reason ?? "\(error)"
  }

  /// Does work that may fail. An error becomes a failure of the file at `path`.
  static func catching(_ path: String, _ work: () throws -> Void) -> Failure? {
    do {
      try work()
      return nil
    } catch {
      return Failure(error, of: path)
    }
  }
}
