/// What formatting the texts of one layout takes, and the formats read last.
///
/// A string of 75 KB with fifteen thousand specifiers, shown by nine hundred labels with arguments
/// of their own, would make 54 MB of text, and its plural forms and variables many times that.
/// The limit is on what is read and made together, because arguments may be empty.
package final class FormattingWork {
  /// The most bytes of strings read and of texts made for one layout, as many as the names and
  /// formulas of components may make.
  package static let mostBytes = 16_000_000
  /// What a number that C prints counts for: as long as printing it takes.
  static let bytesOfNumber = 32
  /// The most bytes of formats whose pieces are kept, which take forty times as much memory.
  private static let mostKept = 300_000

  private let limit: Int
  /// The bytes read and made so far.
  package private(set) var bytes = 0
  /// The number of formats that have been split into their pieces.
  package private(set) var formatsRead = 0
  private var pieces: [String: [FormatPiece]] = [:]
  private var kept = 0

  /// Begins to count.
  package init(limit: Int = mostBytes) { self.limit = limit }

  /// Whether more has been read and made than may be.
  package var isExceeded: Bool { bytes > limit }

  /// Adds bytes read or made.
  func add(_ count: Int) { bytes += count }

  /// Returns the pieces of a format. Labels often show one format with other arguments, so it is
  /// split once.
  func pieces(of format: String) -> [FormatPiece] {
    if let known = pieces[format] {
      add(known.count)
      return known
    }
    let size = format.utf8.count
    add(size)
    formatsRead += 1
    let made = FormatPiece.pieces(of: format)
    if kept + size > Self.mostKept { (pieces, kept) = ([:], 0) }
    kept += size
    pieces[format] = made
    return made
  }
}
