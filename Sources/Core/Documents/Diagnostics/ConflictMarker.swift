/// What a version control system leaves in a file that it could not merge.
package enum ConflictMarker {
  /// Returns the line, from 1, of the first `<<<<<<<` in a text that also has its `>>>>>>>`; nil if
  /// there is none.
  package static func line(in bytes: [UInt8]) -> Int? {
    var (number, start, first) = (1, 0, Int?.none)
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      let line = bytes[start..<end]
      if first == nil, isMark(line, of: "<") { first = number }
      if let first, isMark(line, of: ">") { return first }
      (number, start) = (number + 1, end + 1)
    }
    return nil
  }

  /// Whether a line is seven signs, alone or followed by a name.
  private static func isMark(_ line: ArraySlice<UInt8>, of sign: Unicode.Scalar) -> Bool {
    let count = line.prefix { $0 == UInt8(ascii: sign) }.count
    return count == 7 && (line.count == 7 || [0x20, 0x0D].contains(line[line.startIndex + 7]))
  }

  /// What is said about it.
  package static let message = "this is a conflict that was not resolved when changes were merged"
  /// What to do.
  package static let hint: Hint = "keep one of the two sides, and remove the lines with the marks"
}
