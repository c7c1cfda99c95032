import Rendering
import Serving
import Testing

/// Under which names the live page answers.
extension LiveSiteTests {
  @Test(
    "A request for another host, or from another page, is refused",
    arguments: [
      ["host": "evil.example:8000"], ["host": "127.0.0.1:8001"], ["host": "127.0.0.1"],
      ["origin": "http://evil.example"], ["origin": "null"], ["origin": "https://127.0.0.1:8000"],
    ])
  func foreign(_ headers: [String: String]) {
    #expect(ask("scenes").status == 200)
    #expect(ask("scenes", headers: ["origin": "http://localhost:8000"]).status == 200)
    #expect(ask("scenes", headers: headers).status == 403)
  }

  // stackblitz-labs/bolt.diy#1341, vuejs/vitepress#4655: behind a proxy came nothing but a refusal.
  @Test(
    "A host that is allowed may have any port and encryption, and a refusal says how to allow one")
  func allowed() throws {
    var open = address
    open.allowed = ["preview.example", "localhost:9000"]
    let site = Self.site(folder, open)
    for headers in [
      ["host": "preview.example"], ["host": "Preview.example:8443"], ["host": "localhost:9000"],
      ["host": "preview.example", "origin": "https://preview.example"],
      ["origin": "https://preview.example:8443"],
    ] {
      #expect(ask("scenes", on: site, headers: headers).status == 200, "\(headers)")
    }
    for (headers, name) in [
      (["host": "other.example:1"], "other.example"), (["host": "localhost:9001"], "localhost"),
      (["host": "preview.example", "origin": "https://evil.example"], "evil.example"),
    ] {
      let answer = ask("scenes", on: site, headers: headers)
      #expect(answer.status == 403)
      #expect(try json(answer)["error"]?.string?.contains("'--allow-host \(name)'") == true)
    }
  }
}
