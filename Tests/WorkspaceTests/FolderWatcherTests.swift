import CSystem
import Documents
import Glibc
import Testing
import Workspace

@Suite("Folder watcher")
struct FolderWatcherTests {
  private let project: TemporaryProject

  init() throws { project = try TemporaryProject() }

  @Test("Where the kernel reports all changes, files at rest are looked at every two minutes")
  func interval() throws {
    var watcher = FolderWatcher()
    try #require(watcher.readable >= 0)
    watcher.watch((0..<50).map { "\(project.root.path)/Scenes/\($0).yaml" })
    // The tests' temporary folder may be another machine's.
    let isLocal = cs_watch_hears(project.root.path) != 0
    #expect(watcher.interval == (isLocal ? 120_000 : 2_000))
    #expect(FolderWatcher(polls: true).interval == 100)
    #expect(cs_watch_hears("/proc") == 0)
  }

  @Test("A folder above a watched one that is moved is a change")
  func moved() throws {
    let outer = "\(project.root.path)/outer"
    for folder in [outer, "\(outer)/middle", "\(outer)/middle/Scenes"] {
      #expect(mkdir(folder, 0o700) == 0)
    }
    var watcher = FolderWatcher()
    try #require(watcher.readable >= 0)
    watcher.watch(["\(outer)/middle/Scenes/card.yaml"])
    #expect(cs_wait_readable(watcher.readable, 0) == 0)
    #expect(rename("\(outer)/middle", "\(outer)/elsewhere") == 0)
    #expect(cs_wait_readable(watcher.readable, 2_000) != 0)
  }
}
