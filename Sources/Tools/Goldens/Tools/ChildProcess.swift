import CSystem
import Glibc

/// Runs other programs, mainly Git.
package enum ChildProcess {
  /// What a program wrote and its exit status.
  package struct Result: Sendable {
    package let status: Int32
    package let output: [UInt8]

    /// The output as text.
    package var text: String { String(decoding: output, as: UTF8.self) }
  }

  /// Runs a program found in `PATH` and waits for it to exit. Returns nil if it cannot be
  /// started.
  ///
  /// Its standard error goes where this program's does, unless it is to be quiet.
  ///
  /// - Parameter environment: the environment it inherits, as `NAME=value`; nil for this
  ///   program's own.
  package static func run(
    _ arguments: [String], environment: [String]? = nil, isQuiet: Bool = false
  ) -> Result? {
    var ends: [Int32] = [0, 0]
    guard let program = arguments.first, pipe(&ends) == 0 else { return nil }
    defer { close(ends[0]) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    if isQuiet {
      posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    }
    var words = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var entries = (environment ?? []).map { strdup($0) } + [nil]
    defer { for entry in entries { free(entry) } }
    var process = pid_t()
    let failure =
      environment == nil
      ? posix_spawnp(&process, program, &actions, nil, &words, cs_environment())
      : posix_spawnp(&process, program, &actions, nil, &words, &entries)
    close(ends[1])
    guard failure == 0 else { return nil }
    var output: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(ends[0], &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      output += chunk[..<count]
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let code = status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
    return Result(status: code, output: output)
  }
}
