import Foundation
import Goldens
import Testing

/// Git reads what a stranger's repository says about itself.
@Suite("A Git repository")
struct GitRepositoryTests {
  /// A folder with a repository of one commit, in which a program that leaves a mark is a filter of
  /// all files, and a hook and a monitor too.
  private final class Folder {
    let path = NSTemporaryDirectory() + "alrender-git-\(UUID().uuidString)"
    var mark: String { path + "/mark" }
    var project: String { path + "/project" }

    init() throws {
      try FileManager.default.createDirectory(
        atPath: project, withIntermediateDirectories: true)
      try git("init", "-q")
      try write("* filter=a=b\n", to: ".gitattributes")
      try write("one\n", to: "scene.yaml")
      try git("add", "-A")
      try git("-c", "user.name=a", "-c", "user.email=b", "commit", "-q", "-m", "one")
      for key in ["filter.a=b.clean", "filter.a=b.smudge", "core.fsmonitor"] {
        try git("config", key, "touch '\(mark)'; cat")
      }
      try git("config", "filter.a=b.required", "true")
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func write(_ text: String, to name: String) throws {
      try text.write(toFile: "\(project)/\(name)", atomically: false, encoding: .utf8)
    }

    func git(_ arguments: String...) throws {
      let result = ChildProcess.run(["git", "-C", project] + arguments)
      #expect(result?.status == 0)
    }
  }

  @Test("is read without its filters, hooks and monitor")
  func filters() throws {
    let folder = try Folder()
    let repository = GitRepository(folder: folder.project)
    let commit = try repository.commit("HEAD")
    try folder.write("two\n", to: "scene.yaml")
    #expect(try repository.changedContent(since: commit) == ["scene.yaml"])
    #expect(try repository.changes(since: commit, until: nil, in: []) == ["scene.yaml"])
    let archive = folder.path + "/archive.tar"
    _ = try repository.line(of: ["archive", "--format=tar", "-o", archive, commit])
    #expect(FileManager.default.fileExists(atPath: archive))
    #expect(!FileManager.default.fileExists(atPath: folder.mark))
  }

  @Test("that is part of another one's content is not used")
  func embedded() throws {
    let folder = try Folder()
    let bare = folder.project + "/assets"
    try folder.git("clone", "-q", "--bare", folder.project, bare)
    #expect(throws: GoldenError.self) { try GitRepository(folder: bare).commit("HEAD") }
    #expect(!FileManager.default.fileExists(atPath: folder.mark))
  }
}
