import Foundation
import Geometry
import Glibc
import Testing
import Typesetting

@Suite("Font library") struct FontLibraryTests {
  @Test("It contains the chosen families and no others")
  func families() throws {
    let families = Set(try Fixture.library.faces.map(\.family))
    let standIns: Set = [
      "Liberation Sans", "Liberation Serif", "Liberation Mono", "DejaVu Sans Mono",
    ]
    #expect(
      families.subtracting(standIns) == [
        "Inter", "Noto Sans Arabic", "Noto Sans Armenian", "Noto Sans Bengali",
        "Noto Sans Devanagari", "Noto Sans Ethiopic", "Noto Sans Georgian", "Noto Sans Hebrew",
        "Noto Sans Khmer", "Noto Sans Lao", "Noto Sans Tamil", "Noto Sans Thai", "Noto Sans CJK JP",
        "Noto Sans CJK KR", "Noto Sans CJK SC", "Noto Sans CJK TC",
        "Noto Sans CJK HK", "Noto Color Emoji",
      ])
    #expect(try Fixture.library.hasFamily("inter"))
    #expect(try !Fixture.library.hasFamily("DejaVu Sans"))
  }

  @Test("Faces report their real file, weight and version")
  func faces() throws {
    let inter = try Fixture.library.faces.filter { $0.family == "Inter" }
    #expect(inter.count == 18)
    #expect(Set(inter.map(\.weight)) == Set((1...9).map { $0 * 100 }))
    #expect(inter.filter(\.italic).count == 9)
    #expect(inter.allSatisfy { $0.file.hasPrefix("/usr/share/fonts/opentype/inter/") })
    #expect(inter.allSatisfy { $0.version.hasPrefix("4.") || $0.version.hasPrefix("3.") })
  }

  @Test("A missing file is an error that names the Debian package")
  func missingFile() {
    let file = FontFile(path: "/nowhere/Inter.otf", package: "fonts-inter")
    let error = #expect(throws: FontError.self) { try FontLibrary(files: [file]) }
    #expect(error == .missingFile(path: "/nowhere/Inter.otf", package: "fonts-inter"))
    #expect(error?.description.contains("'fonts-inter'") == true)
  }

  @Test("A directory of fonts that cannot be read is an error")
  func missingDirectory() {
    #expect(throws: FontError.unreadableDirectory(path: "/nowhere/fonts")) {
      try FontLibrary(directories: ["/nowhere/fonts"])
    }
  }

  @Test("A directory adds its fonts, and an invalid font is skipped")
  func directory() throws {
    var template = Array("/tmp/alrender-test-XXXXXX".utf8CString)
    let path = try #require(
      template.withUnsafeMutableBufferPointer { buffer in
        buffer.baseAddress.flatMap { mkdtemp($0) }.map { String(cString: $0) }
      })
    defer {
      unlink(path + "/serif.ttc")
      unlink(path + "/broken.ttf")
      rmdir(path)
    }
    symlink("/usr/share/fonts/opentype/noto/NotoSerifCJK-Regular.ttc", path + "/serif.ttc")
    let broken = try #require(fopen(path + "/broken.ttf", "w"))
    fputs("no font", broken)
    fclose(broken)
    let library = try FontLibrary(directories: [path])
    #expect(library.hasFamily("Noto Serif CJK SC"))
    let serif = FontDescriptor(family: "Noto Serif CJK SC")
    let measure = Typesetter(library: library).measure(
      Paragraph("Text", font: serif), width: nil)
    #expect(measure.fonts == ["Noto Serif CJK SC"])
    #expect(measure.size.height > 20)
  }

  @Test("A file adds its font alone")
  func file() throws {
    let path = "/usr/share/fonts/opentype/noto/NotoSerifCJK-Regular.ttc"
    let library = try FontLibrary(directories: [path])
    #expect(library.hasFamily("Noto Serif CJK SC") && library.unusableFiles.isEmpty)
    let measure = Typesetter(library: library).measure(
      Paragraph("Text", font: FontDescriptor(family: "Noto Serif CJK SC")), width: nil)
    #expect(measure.fonts == ["Noto Serif CJK SC"])
    #expect(try !FontLibrary().hasFamily("Noto Serif CJK SC"))
  }

  @Test("Workers on eight threads measure alike with one library")
  func threads() async throws {
    let library = try Fixture.library
    let text = "Welcome 中文 العربية 😀 back"
    let measures = await withTaskGroup(of: TextMeasure.self) { group in
      for _ in 0..<8 {
        group.addTask {
          Typesetter(library: library).measure(Paragraph(text, lines: 0), width: 90)
        }
      }
      return await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(measures.count == 1)
  }

  @Test("A file's digest is its SHA-256, and a missing file has none")
  func digest() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "abc").path
    try Data("abc".utf8).write(to: URL(fileURLWithPath: file))
    #expect(
      FontDigest.sha256(ofFile: file)
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(FontDigest.sha256(ofFile: file + "-missing") == nil)
  }

  @Test("A file that is named like a font but is not one is reported")
  func unusable() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "broken.ttf").path
    try Data("no font".utf8).write(to: URL(fileURLWithPath: file))
    #expect(try FontLibrary(directories: [folder.path]).unusableFiles == [file])
    #expect(try Fixture.library.unusableFiles.isEmpty)
  }
}
