import Glibc

/// A system thread that does one piece of work.
package struct WorkerThread {
  /// Twice the main thread's default stack size: deep trees are walked recursively.
  private static let stackSize = 16 << 20

  private let id: pthread_t

  /// Starts a thread; nil if the system has none available.
  package init?(_ work: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, Self.stackSize)
    let box = Unmanaged.passRetained(Work(body: work))
    var id = pthread_t()
    let status = pthread_create(
      &id, &attributes,
      { argument in
        if let argument { Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().body() }
        return nil
      }, box.toOpaque())
    guard status == 0 else {
      box.release()
      return nil
    }
    self.id = id
  }

  /// Waits for the end of the work; must be called exactly once.
  package func join() { pthread_join(id, nil) }

  private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(body: @escaping @Sendable () -> Void) { self.body = body }
  }
}
