import Glibc

/// `port-uikit SRC DST`: rewrites code written for UIKit so that it compiles without Objective-C.
///
/// The work is done by `uikit-porter` from the package `Packages/PortUIKit`, which is separate so
/// that nobody else waits for swift-syntax. This program must be run from a checkout: it builds
/// the other beside itself, which takes a minute or two the first time, and passes on its
/// arguments.
@main
enum PortUIKitCommand {
  static func main() {
    let scratch = "\(folder(of: ownPath()))/port-uikit.build"
    guard let package = packageFolder() else {
      fail("the checkout it was built in, \(folder(of: #filePath)), is gone or has been moved")
    }
    let status = run([
      "swift", "build", "--package-path", package, "--scratch-path", scratch, "--product",
      "uikit-porter",
    ])
    guard status == 0 else { exit(1) }
    let porter = "\(scratch)/debug/uikit-porter"
    execute(porter, [porter] + CommandLine.arguments.dropFirst())
    fail("\(porter) cannot be started")
  }

  /// Returns the rewriter's package in the checkout that this program was built in.
  private static func packageFolder() -> String? {
    var checkout = folder(of: #filePath)
    while access("\(checkout)/Packages/PortUIKit/Package.swift", F_OK) != 0 {
      guard folder(of: checkout) != checkout else { return nil }
      checkout = folder(of: checkout)
    }
    return "\(checkout)/Packages/PortUIKit"
  }

  /// Returns the path of this program.
  private static func ownPath() -> String {
    realpath("/proc/self/exe", nil).map { path in
      defer { free(path) }
      return String(cString: path)
    } ?? CommandLine.arguments[0]
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }

  /// Runs a program, with its output sent to standard error, and returns the exit status.
  private static func run(_ words: [String]) -> Int32 {
    let child = fork()
    if child == 0 {
      dup2(STDERR_FILENO, STDOUT_FILENO)
      execute(words[0], words)
      fail("\(words[0]) cannot be started; is it in PATH?")
    }
    var status: Int32 = 0
    guard child > 0, waitpid(child, &status, 0) == child else { return 1 }
    return status == 0 ? 0 : 1
  }

  /// Replaces this process with a program; returns only if that fails.
  private static func execute(_ program: String, _ words: [String]) {
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
    arguments.append(nil)
    execvp(program, arguments)
  }

  private static func fail(_ message: String) -> Never {
    let line = "port-uikit: error: \(message)\n"
    _ = line.withCString { write(STDERR_FILENO, $0, strlen($0)) }
    exit(1)
  }
}
