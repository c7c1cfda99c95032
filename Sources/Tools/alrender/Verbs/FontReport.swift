import Documents
import Glibc
import Typesetting

/// What `alrender fonts` reports about the font files.
struct FontReport {
  /// Additional font folders.
  let directories: [String]

  private var printer: DiagnosticPrinter { DiagnosticPrinter(format: .human) }

  /// Prints the families with their files.
  func list() throws {
    let library = try load()
    for line in lines(of: library) { Console.put(line + "\n") }
  }

  /// Prints the families with their files, and the problems of the files.
  func check() throws {
    let missing = FontFile.chosen.filter { access($0.path, R_OK) != 0 }
    for file in missing {
      printer.print(
        Diagnostic(
          .error, "is missing; install the Debian package '\(file.package)'", file: file.path))
    }
    guard missing.isEmpty else { throw ExitStatus.wrongInput.code }
    let library = try load()
    for line in lines(of: library) { Console.put(line + "\n") }
    let unusable = library.unusableFiles
    for file in unusable { printer.print(Diagnostic(.error, "is not a font", file: file)) }
    if !unusable.isEmpty { throw ExitStatus.wrongInput.code }
  }

  private func load() throws -> FontLibrary {
    do {
      return try FontLibrary(directories: directories)
    } catch {
      printer.print(Diagnostic(.error, error.description, file: "fonts"))
      throw ExitStatus.wrongInput.code
    }
  }

  /// Returns family, file, version and SHA-256, separated by tabs; a family's faces in one file
  /// share a line.
  private func lines(of library: FontLibrary) -> [String] {
    var lines: [String] = []
    var digest: (file: String, text: String)?
    for face in library.faces {
      if digest?.file != face.file {
        digest = (face.file, FontDigest.sha256(ofFile: face.file) ?? "unreadable")
      }
      let line = [face.family, face.file, face.version, digest?.text ?? ""].joined(separator: "\t")
      if lines.last != line { lines.append(line) }
    }
    return lines
  }
}
