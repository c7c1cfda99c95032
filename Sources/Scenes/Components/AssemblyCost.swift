import Documents

/// What putting a scene together took: counts that grow with the work, for those who watch growth.
package struct AssemblyCost: Equatable, Sendable {
  /// The nodes of the files that were read.
  package let nodesRead: Int
  /// The nodes of the scene that came of it.
  package let nodesWritten: Int
  /// The views of it that stand in `subviews`.
  package let views: Int
  /// What the views and the constraints of instances weigh, in plain views.
  package let weight: Double
  /// The places at which nodes were brought in, one for each instance and file.
  package let origins: Int
  /// The bytes of text that names were filled in and of formulas that were worked out.
  package let textBytes: Int

  /// Reads a file and puts its scene together; nil for what is not YAML.
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
