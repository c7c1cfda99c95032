import Documents
import Foundation
import Glibc
import Testing

@Suite("RootFolder")
struct RootFolderTests {
  /// A root with links that lead out of it, next to what they lead to.
  private final class Site {
    let path: String
    var root: RootFolder { RootFolder("\(path)/root") }

    init() throws {
      path =
        FileManager.default.temporaryDirectory
        .appending(path: "alrender-root-\(UUID().uuidString)").path
      for folder in ["root/real/deep", "outside/folder"] {
        try FileManager.default.createDirectory(
          atPath: "\(path)/\(folder)", withIntermediateDirectories: true)
      }
      try Data("kept".utf8).write(to: URL(fileURLWithPath: "\(path)/outside/kept"))
      try Data("kept".utf8).write(to: URL(fileURLWithPath: "\(path)/outside/folder/kept"))
      symlink("../outside", "\(path)/root/out")
      symlink("\(path)/outside/folder", "\(path)/root/real/out")
      symlink("../outside/kept", "\(path)/root/file")
      symlink(".", "\(path)/root/self")
      symlink("ring-b", "\(path)/root/ring-a")
      symlink("ring-a", "\(path)/root/ring-b")
      symlink("../..", "\(path)/root/real/deep/up")
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Everything except what is below the root, with the content of files.
    var surroundings: [String: String] {
      var found: [String: String] = [:]
      for name in FileManager.default.subpaths(atPath: path) ?? []
      where !name.utf8.starts(with: "root/".utf8) {
        found[name] = (try? String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)) ?? ""
      }
      return found
    }
  }

  /// Numbers determined by a seed.
  private struct Seeded: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }
  }

  private static let pieces = [
    "..", ".", "/", "//", "\0", "/\u{301}", "\u{600}", "out", "real", "deep", "up", "self", "file",
    "ring-a", "kept", "folder", "a", "é", "e\u{301}", " ", "\n", "~", "*", "-rf", "../..",
  ]

  @Test("A copy takes no second room on the disk, and what replaces one leaves the other")
  func copies() throws {
    let site = try Site()
    let (path, other) = (try InnerPath("real/deep/note"), RootFolder("\(site.path)/copy"))
    try site.root.write(Array("old".utf8), to: path)
    try site.root.copy(path, to: other)
    let numbers = try [site.root, other].map { root in
      try FileManager.default.attributesOfItem(atPath: root.path(path))[.systemFileNumber] as? Int
    }
    #expect(numbers[0] != nil && numbers[0] == numbers[1])
    try site.root.write(Array("new".utf8), to: path)
    #expect(try other.read(path) == Array("old".utf8))
    // A name that is taken is replaced; a link is not copied.
    try site.root.copy(path, to: other)
    #expect(try other.read(path) == Array("new".utf8))
    try site.root.copy(InnerPath("file"), to: other)
    #expect(!other.contains(try InnerPath("file")))
  }

  @Test("Whatever the name, nothing outside the root is written or removed")
  func property() throws {
    let site = try Site()
    let before = site.surroundings
    #expect(before.count == 5)
    var random = Seeded(state: UInt64.random(in: 0...(.max)))
    let seed = random.state
    var done = 0
    for _ in 0..<4_000 {
      let count = Int.random(in: 1...5, using: &random)
      var text = ""
      for index in 0..<count {
        if index > 0, Bool.random(using: &random) { text += "/" }
        text += Self.pieces.randomElement(using: &random) ?? ""
      }
      guard let path = try? InnerPath(text) else { continue }
      done += 1
      switch Int.random(in: 0..<6, using: &random) {
      case 0, 1, 2: try? site.root.write([1], to: path)
      case 3: try? site.root.remove(path)
      case 4: site.root.removeAll(path)
      default: site.root.removeEmptyFolders(above: path)
      }
      if site.surroundings != before {
        Issue.record("'\(text)' of the seed \(seed) reached beyond the root")
        return
      }
    }
    #expect(done > 500)
  }

  @Test("A name that leads elsewhere is refused with the reason")
  func refused() {
    let texts: [(String, InnerPathError.Reason)] = [
      ("../x", .leadsUp), ("a/../b", .leadsUp), ("a/..", .leadsUp), ("..", .leadsUp),
      ("/etc/passwd", .absolute), ("/\u{301}x", .absolute), ("a\0b", .nul), ("", .empty),
      (".", .empty), ("./", .empty), ("..\u{301}/..", .leadsUp), ("a/\u{301}../..", .leadsUp),
    ]
    for (text, reason) in texts {
      let error = #expect(throws: InnerPathError.self) { _ = try InnerPath(text) }
      #expect(error?.reason == reason, "\(text)")
    }
  }

  @Test("A slash followed by a combining mark separates names, as it does for the system")
  func graphemes() throws {
    let text = "a/\u{301}b/..\u{301}"
    #expect(try InnerPath(text).names == ["a", "\u{301}b", "..\u{301}"])
    #expect(InnerPath.name("../\u{301}../x\0") == "..-\u{301}..-x-")
  }

  @Test("A link on the way is an error that names it; a link at the end is replaced")
  func links() throws {
    let site = try Site()
    let through = #expect(throws: OutputError.self) { try site.root.write([1], to: "out/new") }
    #expect(through?.path == "\(site.path)/root/out")
    #expect(through?.reason.contains("it is a symbolic link") == true)
    try site.root.write([1], to: "file")
    #expect(site.surroundings["outside/kept"] == "kept")
    #expect(try site.root.read("file") == [1])
    #expect(throws: FileError.self) { try site.root.read("out/kept") }
    let fresh = try Site()
    #expect(throws: FileError.self) { try fresh.root.read("file") }
  }

  @Test("Listing ends where links form a cycle, and enters no link")
  func rings() throws {
    let site = try Site()
    let names = site.root.files().map(\.description)
    #expect(names == ["file", "ring-a", "ring-b"])
  }

  @Test("A folder that becomes a link while it is written to leads nowhere else")
  func race() throws {
    let site = try Site()
    let before = site.surroundings
    let (folder, aside) = ("\(site.path)/root/turn", "\(site.path)/root/aside")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    symlink("../outside", aside)
    let rounds = 3_000
    let swapper = Thread {
      for _ in 0..<rounds {
        rename(folder, folder + "-free")
        rename(aside, folder)
        rename(folder + "-free", aside)
      }
    }
    swapper.start()
    while !swapper.isFinished {
      try? site.root.write([1], to: "turn/new")
      site.root.removeAll("turn/kept")
      site.root.removeAll("turn/folder")
    }
    #expect(site.surroundings == before)
  }

  @Test("A killed writer's remains are replaced by the next; a running writer's file is waited for")
  func leftovers() throws {
    let site = try Site()
    let left = "\(site.path)/root/.new.alrender.tmp"
    try Data("half".utf8).write(to: URL(fileURLWithPath: left))
    try site.root.write([1, 2], to: "new")
    #expect(try site.root.read("new") == [1, 2])
    #expect(!FileManager.default.fileExists(atPath: left))
    // A link in its place, or a second name of a file elsewhere, is not written through.
    symlink("../outside/kept", left)
    try site.root.write([3], to: "new")
    link("\(site.path)/outside/kept", left)
    try site.root.write([4], to: "new")
    #expect(try site.root.read("new") == [4])
    #expect(site.surroundings["outside/kept"] == "kept")
  }

  @Test("Writers of one file at the same time leave one of their contents, whole")
  func concurrency() throws {
    let site = try Site()
    let root = site.root
    let writers = (0..<8).map { number in
      Thread {
        for _ in 0..<50 {
          try? root.write([UInt8](repeating: UInt8(number), count: 5_000), to: "shared/one")
        }
      }
    }
    for writer in writers { writer.start() }
    while !writers.allSatisfy(\.isFinished) { usleep(1_000) }
    let bytes = try root.read("shared/one")
    #expect(bytes.count == 5_000 && Set(bytes).count == 1)
    #expect(root.entries(of: "shared").map(\.name) == ["one"])
  }
}
