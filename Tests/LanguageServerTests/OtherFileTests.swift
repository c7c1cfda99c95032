import LanguageServer
import Rendering
import Testing

/// YAML and JSON of other tools in a project's folder, about which the server has nothing to say.
@Suite("Files of other tools")
struct OtherFileTests {
  // redhat-developer/vscode-yaml#1047, zed#4304: a file is judged by the schema of another tool.
  @Test(
    "Nothing is said about them",
    arguments: [
      "openapi: 3.0.0\ninfo: { title: T }\ncomponents:\n  schemas: { view: { type: object } }\n",
      "apiVersion: v1\nkind: ConfigMap\ndata: { a: b }\n",
      "include: [ { local: a.yml } ]\nvariants: { a: 1 }\n",
      "services: { web: { image: nginx } }\nconfigs: {}\n",
      "root: true\nrules: {}\n", "title: Blog\ninclude: [_pages]\ndefaults: []\n",
      "- hosts: all\n  tasks: []\n", "- { id: 1, name: Mei }\n",
      "{\"title\": \"x\", \"data\": {}, \"metrics\": 3}", "components: { schemas: { a: {} } }\n",
    ])
  func silence(_ text: String) {
    #expect(Editor().open(text, as: "file:///project/other.yaml").isEmpty, "\(text)")
  }

  @Test(
    "Scenes and components have findings, however broken",
    arguments: [
      "root:\n  subvievs: {}\n", "canvas: { width: wide }\n", "root: { hidden: 3 }\n",
      "constraints: [ a.b == 1 ]\n",
      "components: { row: { view: { type: lable } } }\n",
    ])
  func findings(_ text: String) {
    #expect(!Editor().open(text, as: "file:///project/other.yaml").isEmpty, "\(text)")
  }
}
