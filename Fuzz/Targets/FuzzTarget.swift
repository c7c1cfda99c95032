/// One way into the program for bytes that anyone may have written, with what must hold of it whatever
/// the bytes are.
package struct FuzzTarget: Sendable {
  /// The name, which is also that of its folder in the corpus.
  package let name: String
  /// Reads some bytes as the program would; throws what must not be.
  ///
  /// What is wrong with the bytes is not a failure: it is thrown inside, as the errors people see.
  package let run: @Sendable (_ bytes: [UInt8]) throws(FuzzFailure) -> Void
  /// Changes bytes in a way that keeps their structure; nil where single bytes are as good.
  package let mutate: (@Sendable (_ bytes: [UInt8], _ seed: UInt64) -> [UInt8])?

  init(
    _ name: String, mutate: (@Sendable ([UInt8], UInt64) -> [UInt8])? = nil,
    run: @escaping @Sendable ([UInt8]) throws(FuzzFailure) -> Void
  ) {
    (self.name, self.mutate, self.run) = (name, mutate, run)
  }

  /// All targets, by the order of what they read.
  package static let all: [FuzzTarget] = [
    .scene, .equations, .formats, .yaml, .json, .nib, .convert, .strings, .stringsDictionary,
    .stringCatalog, .configuration, .logs, .layoutGoldens, .reports, .png, .jpeg, .fonts,
  ]

  /// The target of a name; nil for none.
  package static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }
}

/// Something that must not be, in words.
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
