/// Several documents as one, each with its own root, from which a file is assembled.
package struct JoinedDocuments {
  /// All nodes; the root of the whole is the root of the first document.
  package let document: YAMLDocument
  /// The roots in the order of the documents.
  package let roots: [NodeID]

  /// Joins at least one document; takes time linear in their total size.
  package init(_ parts: [YAMLDocument]) {
    var origins = Origins(parts[0].source)
    var records: [YAMLDocument.Record] = []
    var texts: [UInt8] = []
    var roots: [NodeID] = []
    records.reserveCapacity(parts.reduce(0) { $0 + $1.records.count })
    texts.reserveCapacity(parts.reduce(0) { $0 + $1.texts.count })
    for (number, part) in parts.enumerated() {
      let origin = number == 0 ? 0 : origins.add(part.source)
      let firstRecord = Int32(truncatingIfNeeded: records.count)
      let firstByte = Int32(truncatingIfNeeded: texts.count)
      roots.append(NodeID(records.count))
      for var record in part.records {
        record.origin = origin
        record.textOffset += firstByte
        record.target += firstRecord
        records.append(record)
      }
      texts += part.texts
    }
    document = YAMLDocument(
      source: parts[0].source, records: records, texts: texts, origins: origins)
    self.roots = roots
  }
}
