import CImages

/// The processes that draw vector pictures: one for each kind and each thread that draws such pictures
/// at the same time, however many there are. Each picture is drawn by a copy of it.
package final class VectorProcesses: Sendable {
  /// The processes that the current task uses; tests count their own.
  @TaskLocal package static var current = VectorProcesses()

  /// The address of the `cv_processes` that this object owns; a pointer can't cross threads.
  private let address: UInt

  /// Makes a set of which none has been started.
  package init() { address = UInt(bitPattern: cv_processes_make()) }

  deinit { cv_processes_free(processes) }

  /// The number that have been started.
  package var started: Int { cv_processes_started(processes) }

  /// The set, borrowed.
  var processes: OpaquePointer? { OpaquePointer(bitPattern: address) }
}
