import Foundation
import Testing

@Suite("schema")
struct SchemaTests {
  @Test(
    "prints a JSON Schema of draft 2020-12",
    arguments: ["scene", "layout", "report", "configuration"])
  func prints(format: String) throws {
    let run = try Workshop().run("schema", format)
    #expect(run.status == 0)
    let schema = try #require(
      try JSONSerialization.jsonObject(with: run.output) as? [String: Any])
    #expect(schema["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
    #expect((schema["properties"] as? [String: Any])?.isEmpty == false)
  }

  @Test("refuses another format")
  func unknown() throws {
    #expect(try Workshop().run("schema", "scenes").status == 64)
  }
}
