import Documents
import Glibc
import Testing

@Suite("Contents of folders")
struct FolderContentsTests {
  @Test("An entry at the end of its memory is read only as far as its name reaches")
  func lastEntry() throws {
    let page = Int(getpagesize())
    let memory = try #require(
      mmap(nil, 2 * page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0))
    defer { munmap(memory, 2 * page) }
    // Nothing may be read after the first page.
    #expect(mprotect(memory + page, page, PROT_NONE) == 0)
    let name = Array("Main.storyboard".utf8) + [0]
    let start = try #require(MemoryLayout<dirent>.offset(of: \.d_name))
    let entry = memory + (page - start - name.count)
    (entry + start).copyMemory(from: name, byteCount: name.count)
    let read = FolderContents.name(of: UnsafePointer(entry.assumingMemoryBound(to: dirent.self)))
    #expect(read == "Main.storyboard")
  }
}
