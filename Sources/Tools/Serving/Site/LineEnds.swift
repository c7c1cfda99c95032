/// The ends of a file's lines, which a text field in a browser turns into line feeds.
enum LineEnds {
  /// Returns a text with line feeds alone.
  static func plain(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if scalar == "\r" {
        scalars.append("\n")
      } else if scalar != "\n" || previous != "\r" {
        scalars.append(scalar)
      }
      previous = scalar
    }
    return String(scalars)
  }

  /// Returns the bytes of an edited text, in which lines that are as before end as before, and others
  /// end like most lines.
  static func kept(from old: [UInt8], in text: String) -> [UInt8] {
    guard old.contains(0x0D) else { return Array(text.utf8) }
    let before = lines(of: old)
    let now = lines(of: Array(plain(text).utf8))
    let isMostlyBoth = before.count { $0.end == [0x0D, 0x0A] } * 2 >= before.count
    let usual: [UInt8] = isMostlyBoth ? [0x0D, 0x0A] : [0x0A]
    let same = zip(before, now).prefix { $0.text == $1.text }.count
    let rest = min(before.count, now.count) - same
    let last = zip(before.reversed(), now.reversed()).prefix(rest)
      .prefix { $0.text == $1.text }.count
    var bytes: [UInt8] = []
    for (index, line) in now.enumerated() {
      bytes += line.text
      if line.end.isEmpty { continue }
      let own =
        index < same
        ? before[index].end
        : index >= now.count - last ? before[before.count - now.count + index].end : usual
      bytes += own.isEmpty ? usual : own
    }
    return bytes
  }

  private struct Line {
    let text: ArraySlice<UInt8>
    /// A line feed, a carriage return, both, or nothing at the end of the file.
    let end: [UInt8]
  }

  private static func lines(of bytes: [UInt8]) -> [Line] {
    var lines: [Line] = []
    var start = 0
    while start < bytes.count {
      let stop = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
      var next = min(stop + 1, bytes.count)
      if stop < bytes.count, bytes[stop] == 0x0D, next < bytes.count, bytes[next] == 0x0A {
        next += 1
      }
      lines.append(Line(text: bytes[start..<stop], end: Array(bytes[stop..<next])))
      start = next
    }
    return lines
  }
}
