import Documents
import Glibc
import Testing

@Suite("OutputFile")
struct OutputFileTests {
  /// A directory that is removed when the test ends.
  private final class Workshop {
    let path: String

    init() throws {
      var template = Array("/tmp/alrender-output-XXXXXX".utf8CString)
      guard mkdtemp(&template) != nil else { throw OutputError(path: "/tmp", code: errno) }
      path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    deinit {
      for name in names { unlink("\(path)/\(name)") }
      rmdir(path)
    }

    var names: [String] {
      guard let directory = opendir(path) else { return [] }
      defer { closedir(directory) }
      var names: [String] = []
      while let entry = readdir(directory) {
        let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
          String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        if name != ".", name != ".." { names.append(name) }
      }
      return names.sorted()
    }

    func bytes(_ name: String) -> [UInt8] {
      let descriptor = open("\(path)/\(name)", O_RDONLY)
      guard descriptor >= 0 else { return [] }
      defer { close(descriptor) }
      var bytes = [UInt8](repeating: 0, count: 100)
      let count = read(descriptor, &bytes, 100)
      return Array(bytes.prefix(max(count, 0)))
    }
  }

  @Test("while a file is written, nothing is beside it that a killed process would leave")
  func nameless() throws {
    let workshop = try Workshop()
    try OutputFile.write([1], to: "\(workshop.path)/a.yaml")
    var turns = 0
    try OutputFile.write(to: "\(workshop.path)/a.yaml") { pieces in
      pieces.append([2, 3])
      #expect(workshop.names == ["a.yaml"])
      #expect(workshop.bytes("a.yaml") == [1])
      turns += 1
    }
    #expect(turns == 1)
    #expect(workshop.bytes("a.yaml") == [2, 3] && workshop.names == ["a.yaml"])
  }

  @Test("writes and replaces a file as a whole, and leaves nothing else behind")
  func replacing() throws {
    let workshop = try Workshop()
    try OutputFile.write([1, 2, 3], to: "\(workshop.path)/a.png")
    try OutputFile.write([4], to: "\(workshop.path)/a.png")
    #expect(workshop.bytes("a.png") == [4])
    #expect(workshop.names == ["a.png"])
  }

  @Test("keeps links and permissions")
  func links() throws {
    let workshop = try Workshop()
    try OutputFile.write([1], to: "\(workshop.path)/real")
    chmod("\(workshop.path)/real", 0o640)
    symlink("real", "\(workshop.path)/link")
    try OutputFile.write([2], to: "\(workshop.path)/link")
    #expect(workshop.bytes("real") == [2])
    var status = stat()
    #expect(lstat("\(workshop.path)/link", &status) == 0)
    #expect(status.st_mode & S_IFMT == S_IFLNK)
    #expect(stat("\(workshop.path)/real", &status) == 0)
    #expect(status.st_mode & 0o777 == 0o640)
  }

  @Test("says why a file cannot be written")
  func failures() throws {
    let workshop = try Workshop()
    #expect(throws: OutputError(path: "\(workshop.path)/no/a.png", code: ENOENT)) {
      try OutputFile.write([1], to: "\(workshop.path)/no/a.png")
    }
    #expect(throws: OutputError(path: workshop.path, code: EISDIR)) {
      try OutputFile.write([1], to: workshop.path)
    }
    let error = OutputError(path: "a.png", code: ENOENT)
    #expect(error.description == "a.png: error: cannot be written: No such file or directory")
  }

  @Test("writes to a device without replacing it")
  func devices() throws {
    try OutputFile.write([1, 2], to: "/dev/null")
    var status = stat()
    #expect(stat("/dev/null", &status) == 0)
    #expect(status.st_mode & S_IFMT == S_IFCHR)
  }
}
