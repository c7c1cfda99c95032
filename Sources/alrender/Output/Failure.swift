import Documents
import Rendering
import Scenes
import Typesetting

/// Why a job has no result: what is said about it, and how grave it is.
struct Failure: Error {
  let remarks: [Diagnostic]
  let status: ExitStatus

  private init(_ remarks: [Diagnostic], as status: ExitStatus) {
    self.remarks = remarks
    self.status = status
  }

  /// A failure of which nothing is said.
  static var unsaid: Failure { Failure([], as: .done) }

  /// A failure that is put into words already.
  init(_ remark: Diagnostic, as status: ExitStatus = .wrongInput) {
    self.init([remark], as: status)
  }

  /// A failure about a file as a whole.
  init(_ message: String, file: String, as status: ExitStatus = .wrongInput) {
    self.init([Diagnostic(.error, message, file: file)], as: status)
  }

  /// Puts into words what was thrown while the file at `path` was worked on.
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

  /// Why a file cannot be written or removed: a clause without the path.
  static func reason(of error: any Error) -> String {
    (error as? OutputError)?.reason ?? "\(error)"
  }

  /// Does what may fail; what it throws becomes a failure of the file at `path`.
  static func catching(_ path: String, _ work: () throws -> Void) -> Failure? {
    do {
      try work()
      return nil
    } catch {
      return Failure(error, of: path)
    }
  }
}
