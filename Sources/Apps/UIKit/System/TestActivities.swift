// What XCTest has on Apple's systems, and tests of views use.

/// A part of a test with a name.
@preconcurrency @MainActor public protocol XCTActivity {
  /// What the part is about.
  var name: String { get }
}

/// The context of a test.
@preconcurrency @MainActor public enum XCTContext {
  private struct Activity: XCTActivity { let name: String }

  /// Runs a part of a test; its name appears in no report.
  public static func runActivity<Result>(
    named name: String, block: (any XCTActivity) throws -> Result
  ) rethrows -> Result {
    try block(Activity(name: name))
  }
}
