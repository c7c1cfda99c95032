/// One way for untrusted bytes into the program, with the properties that must hold whatever the
/// bytes are.
package struct FuzzTarget: Sendable {
  /// The name, which is also that of its folder in the corpus.
  package let name: String
  /// Reads bytes as the program would. Throws if a property does not hold.
  ///
  /// Errors in the bytes are not failures: they are thrown inside, as the errors that people see.
  package let run: @Sendable (_ bytes: [UInt8]) throws(FuzzFailure) -> Void
  /// Mutates bytes while keeping their structure; nil if mutating single bytes is just as good.
  package let mutate: (@Sendable (_ bytes: [UInt8], _ seed: UInt64) -> [UInt8])?

  init(
    _ name: String, mutate: (@Sendable ([UInt8], UInt64) -> [UInt8])? = nil,
    run: @escaping @Sendable ([UInt8]) throws(FuzzFailure) -> Void
  ) {
    (self.name, self.mutate, self.run) = (name, mutate, run)
  }

  /// All targets, ordered by what they read.
  package static let all: [FuzzTarget] = [
    .scene, .equations, .formats, .yaml, .json, .nib, .convert, .strings, .stringsDictionary,
    .stringCatalog, .configuration, .logs, .layoutGoldens, .reports, .png, .jpeg, .fonts,
  ]

  /// Returns the target with a name, or nil if there is none.
  package static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }
}

/// A property that does not hold, in words.
package struct FuzzFailure: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }

  /// Throws unless a condition holds.
  static func unless(
    _ condition: Bool, _ words: @autoclosure () -> String
  ) throws(FuzzFailure) {
    guard condition else { throw FuzzFailure(words()) }
  }
}
