import Documents
package import Drawing

/// A golden that exists but cannot be used: a lowercase clause that says what to do.
package struct GoldenError: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String

  /// Makes an error from a clause.
  package init(_ description: String) { self.description = description }
}

/// Reads goldens, distinguishing missing from damaged ones.
package enum GoldenFile {
  static let pointer = Array("version https://git-lfs.github.com/spec/".utf8)

  /// Returns the bytes of a golden, or nil if there is none.
  package static func read(_ path: String) throws(GoldenError) -> [UInt8]? {
    let bytes: [UInt8]
    do {
      bytes = try FileBytes.read(path)
    } catch .missing {
      return nil
    } catch .pointer {
      throw GoldenError(
        "the golden '\(path)' is a Git LFS pointer, not the file itself; run 'git lfs pull'")
    } catch {
      throw GoldenError("the golden '\(path)' cannot be read: \(error.message)")
    }
    if bytes.isEmpty { throw GoldenError("the golden '\(path)' is empty; record it again") }
    return bytes
  }

  /// Returns the text of a layout golden with its original line ends, or nil if there is none.
  package static func layout(_ path: String) throws(GoldenError) -> String? {
    guard let bytes = try read(path) else { return nil }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw GoldenError("the golden '\(path)' is not text; record it again")
    }
    guard bytes.last == 0x0A else {
      throw GoldenError("the golden '\(path)' is cut short; restore it or record it again")
    }
    // Git on another system may have converted the line ends.
    return bytes.contains(0x0D) ? text.replacing("\r\n", with: "\n") : text
  }

  /// Returns the validated chunks of a picture with its bytes, or nil if there is none.
  package static func picture(
    _ path: String
  ) throws(GoldenError) -> (file: PNGFile, bytes: [UInt8])? {
    guard let bytes = try read(path) else { return nil }
    do {
      return (try PNGFile(bytes), bytes)
    } catch {
      throw GoldenError("the golden '\(path)' cannot be used: \(error); restore or record it")
    }
  }
}
