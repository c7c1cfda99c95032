import Documents

/// The cost of assembling a scene: counts that grow with the work, for tests of growth.
package struct AssemblyCost: Equatable, Sendable {
  /// The number of nodes in the files that were read.
  package let nodesRead: Int
  /// The number of nodes in the assembled scene.
  package let nodesWritten: Int
  /// The number of the scene's views in `subviews`.
  package let views: Int
  /// The weight of the views and of the instances' constraints, in plain views.
  package let weight: Double
  /// The number of places at which nodes were brought in, one for each instance and file.
  package let origins: Int
  /// The bytes of text that names were substituted into, plus those of the evaluated formulas.
  package let textBytes: Int

  /// Reads a file and assembles its scene; nil if the file isn't YAML.
  package init?(bytes: [UInt8], path: String) {
    let reporter = Reporter(SourceFile(path: path, bytes: bytes))
    guard let document = DocumentReader.read(reporter) else { return nil }
    let assembly = SceneAssembly(document, reporter)
    let assembled = assembly.assembled()
    nodesRead = assembly.document.nodeCount
    nodesWritten = assembled.nodeCount
    views = assembly.viewCount
    weight = assembly.weight
    origins = assembled.origins.count
    textBytes = assembly.textBytes
  }
}
