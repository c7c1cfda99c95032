import Documents
import Foundation
import Reports
import Testing

@Suite("Files of pages")
struct PageFileTests {
  private static let sources = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../../Sources/Tools").standardized.path

  @Test("Every file beside a page's code is built in as it is", arguments: ["Reports", "Serving"])
  func files(room: String) throws {
    let folder = "\(Self.sources)/\(room)/Resources"
    let names = try #require(FolderContents.names(of: folder))
    #expect(names.count > 8)
    for name in names {
      #expect(try FileBytes.read("\(folder)/\(name)") == PageFile.bytes(name), "\(name)")
    }
  }
}
