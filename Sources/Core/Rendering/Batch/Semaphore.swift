import Glibc

/// A counting semaphore of the system.
package final class Semaphore: Sendable {
  /// The address of the `sem_t` that this object owns; a pointer can't cross threads.
  private let address: UInt

  /// Creates a semaphore that lets `count` waits pass at once.
  package init(_ count: Int) {
    let semaphore = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)
    let status = sem_init(semaphore, 0, UInt32(clamping: count))
    precondition(status == 0, "A semaphore counts up to what the system allows.")
    address = UInt(bitPattern: semaphore)
  }

  deinit {
    guard let semaphore else { return }
    sem_destroy(semaphore)
    semaphore.deallocate()
  }

  /// Waits until the count is above zero and decrements it.
  package func wait() {
    guard let semaphore else { return }
    while sem_wait(semaphore) != 0, errno == EINTR {}
  }

  /// Decrements the count unless it is zero; returns whether it did.
  package func takesOne() -> Bool {
    guard let semaphore else { return false }
    while sem_trywait(semaphore) != 0 {
      if errno != EINTR { return false }
    }
    return true
  }

  /// Increments the count.
  package func signal() {
    guard let semaphore else { return }
    sem_post(semaphore)
  }

  private var semaphore: UnsafeMutablePointer<sem_t>? {
    UnsafeMutablePointer(bitPattern: address)
  }
}
