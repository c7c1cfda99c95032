import Documents
import Rendering
import Scenes
import Serving
import Testing
import Workspace

/// The designer's desk: components with the values that somebody tries.
extension LiveSiteTests {
  static let library = """
    components:
      row:
        why: A row with </script>.
        parameters:
          name: text
          axis: { type: verbatim, default: vertical }
          count: { type: number, default: 0 }
        view:
          type: stackView
          axis: $axis
          subviews:
            name: { type: label, text: $name }
            count: { type: label, text: "$count new", hidden: { when: count == 0 } }
        examples:
          short: { name: Mei, width: 200 }
          new: { name: Mei, count: 3 }
      other:
        view: { type: view }
        examples: { only: {} }

    """

  private var rows: String { folder.path("project/rows.yaml") }

  private func tried(
    _ request: String, _ values: String, _ query: [String: String] = [:],
    part: String = "row/short"
  ) -> HTTPResponse {
    ask(
      request,
      ["path": rows, "part": part, "with": values].merging(query) { own, _ in own })
  }

  @Test("Components are listed with their parameters, the words they take, and their examples")
  func componentList() throws {
    try folder.write(Array(Self.library.utf8), to: "project/rows.yaml")
    let before = site.count
    let found = try json(ask("components"))["components"]?.items ?? []
    #expect(found.map { $0["name"]?.string } == ["row", "other"])
    let row = try #require(found.first)
    #expect(row["why"]?.string == "A row with </script>.")
    let parameters = row["parameters"]?.items ?? []
    #expect(parameters.map { $0["choices"]?.items.count } == [0, 2, 0])
    #expect(parameters[1]["choices"] == .array([.string("horizontal"), .string("vertical")]))
    let examples = row["examples"]?.items ?? []
    #expect(examples.map { $0["name"]?.string } == ["short", "new"])
    #expect(examples.last?["values"]?["count"]?.string == "3")
    let cost = site.count - before
    #expect(cost.scenesRead == 0)
    #expect(cost.scenesBuilt == 0)
  }

  @Test("Another value reads and lays out its example alone, once for all that is shown of it")
  func trialCost() throws {
    try folder.write(Array(Self.library.utf8), to: "project/rows.yaml")
    let plain = ask("picture", ["path": rows, "part": "row/short"]).body
    #expect(tried("picture", "{}").body == plain)
    let before = site.count
    let values = #"{"name": "Somebody else", "axis": "horizontal", "count": 12}"#
    for request in ["step", "picture", "layout", "code", "accessibility"] {
      #expect(tried(request, values).status == 200, "\(request)")
    }
    #expect(tried("picture", values).body != plain)
    let cost = site.count - before
    #expect(cost.scenesRead == 1)
    // Its code is also made of the other appearance.
    #expect(cost.scenesBuilt == 2)
    #expect(ask("picture", ["path": rows, "part": "row/short"]).body == plain)
    #expect(try folder.read("project/rows.yaml") == Array(Self.library.utf8))
  }

  @Test("What 'check' finds of an example with these values is found of the values")
  func triedFindings() throws {
    let values = #"{"name": "Somebody whose name is longer than the row", "axis": "vertical"}"#
    try folder.write(Array(Self.library.utf8), to: "project/rows.yaml")
    let found = try messages(tried("layout", values))
    let written = Self.library.replacing(
      "{ name: Mei, width: 200 }",
      with: "{ name: Somebody whose name is longer than the row, axis: vertical, width: 200 }")
    try folder.write(Array(written.utf8), to: "project/written.yaml")
    let checked = try messages(
      ask("layout", ["path": folder.path("project/written.yaml"), "part": "row/short"]))
    #expect(checked.contains { $0.contains("is truncated") })
    #expect(found == checked)
    #expect(try messages(tried("layout", "{}")).contains { $0.contains("is truncated") } == false)
  }

  private func messages(_ response: HTTPResponse) throws -> [String] {
    try (json(response)["findings"]?.items ?? []).compactMap { $0["finding"]?["message"]?.string }
  }

  @Test("The scene to copy of an example with a frame has its size")
  func copiedFrame() throws {
    let framed = Self.library.replacing("width: 200 }", with: "frame: [0, 0, 210, 90] }")
    try folder.write(Array(framed.utf8), to: "project/rows.yaml")
    let text = try #require(try json(tried("code", "{}"))["scene"]?.string)
    #expect(text.contains("canvas: { width: 210, height: 90"), "\(text)")
    try folder.write(Array(text.utf8), to: "project/copied.yaml")
    let copied = ask("picture", ["path": folder.path("project/copied.yaml")])
    #expect(copied.body == tried("picture", "{}").body)
  }

  @Test("The scene to copy is drawn as the example is in its variant, and says where it belongs")
  func copiedVariant() throws {
    let colored =
      "colors: { brand: { light: \"#0058C8\", dark: \"#7DB5FF\" } }\n"
      + Self.library.replacing(
        "type: label, text: $name", with: "type: label, text: $name, color: brand")
    try folder.write(Array(colored.utf8), to: "project/rows.yaml")
    let variant = ["appearance": "dark", "textSize": "xxLarge", "width": "180", "boldText": "true"]
    let code = try json(tried("code", "{}", variant))
    let text = try #require(code["scene"]?.string)
    #expect(text.hasPrefix("# Save this beside rows.yaml, which has the component\n"))
    try folder.write(Array(text.utf8), to: "project/copied.yaml")
    let copied = ask("picture", ["path": folder.path("project/copied.yaml")])
    #expect(copied.body == tried("picture", "{}", variant).body)
    #expect(copied.body != tried("picture", "{}").body)
    // The code is the same in both appearances.
    let swift = code["swift"]?.string
    #expect(swift?.contains("$0.userInterfaceStyle == .dark ? UIColor(red: 0.49,") == true)
    var light = variant
    light["appearance"] = "light"
    #expect(try json(tried("code", "{}", light))["swift"]?.string == swift)
    // The names of colours are what they are in both.
    let list = try json(ask("components"))
    #expect(
      list["ownColors"]?[rows]
        == .array([.array(["brand", "#0058C8", "#7DB5FF"].map(JSON.string))]))
    #expect(
      list["colors"]?.items.contains(.array(["systemBlue", "#007AFF", "#0A84FF"].map(JSON.string)))
        == true)
  }

  @Test("The findings of many examples are counted in several requests, and come to those of one")
  func summaryInSteps() throws {
    let more = (0..<40).map { "\n      more\($0): { name: N\($0), width: 200 }" }.joined()
    let last = "new: { name: Mei, count: 3 }"
    let text = Self.library.replacing(last, with: last + more)
    try folder.write(Array(text.utf8), to: "project/rows.yaml")
    var (answers, before) = ([JSON](), site.count)
    repeat {
      answers.append(try json(ask("summary", ["path": rows])))
      #expect(answers.count < 60)
    } while answers.last?["isComplete"]?.boolean == false && answers.count < 60
    #expect(answers.count > 2)
    before = site.count
    #expect(try json(ask("summary"))["isComplete"]?.boolean == true)
    #expect((site.count - before).scenesRead == 1)
    // A change in between begins anew.
    _ = ask("summary", ["path": rows])
    let body: JSON = .object(["path": .string(rows), "text": .string("root: {}")])
    #expect(ask("draft", body: body).status == 200)
    #expect(try json(ask("summary", ["path": rows]))["isComplete"]?.boolean == true)
  }

  @Test("A value is text in whatever it is shown, and never a name or markup")
  func literalValues() throws {
    try folder.write(Array(Self.library.utf8), to: "project/rows.yaml")
    let name = "$count </script> \u{600}<b> \\(x) \"quoted\""
    let values = JSON.object(["name": .string(name)]).text
    #expect(tried("layout", values).status == 200)
    let code = try json(tried("code", values))
    let text = try #require(code["scene"]?.string)
    let swift = try #require(code["swift"]?.string)
    #expect(swift.contains(#"name.text = "$count </script> \u{600}<b> \\(x) \"quoted\"""#))
    // The scene to copy shows the same as the example with the same values.
    try folder.write(Array(text.utf8), to: "project/copied.yaml")
    let copied = ask("picture", ["path": folder.path("project/copied.yaml")])
    #expect(copied.status == 200)
    #expect(copied.body == tried("picture", values).body)
  }

  @Test(
    "Values that a component cannot have are errors, and nothing is laid out",
    arguments: [
      ("{", "row/short", 422), (#"{"nobody": 1}"#, "row/short", 422),
      (#"{"count": "many"}"#, "row/short", 422), ("[1]", "row/short", 422),
      (#"{"axis": "sideways"}"#, "row/short", 422), ("{}", "nobody/short", 422),
      ("{}", "row/nobody", 422), (#"{"name": "x"}"#, "row/nobody", 422),
      ("{}", "row", 404),
      (#"{"name": "\#(String(repeating: "x", count: 12_000))"}"#, "row/short", 422),
    ])
  func wrongValues(_ values: String, _ part: String, _ status: Int) throws {
    try folder.write(Array(Self.library.utf8), to: "project/rows.yaml")
    let before = site.count
    for request in ["picture", "layout", "step", "code"] {
      #expect(tried(request, values, part: part).status == status)
    }
    #expect((site.count - before).scenesBuilt == 0)
  }

  @Test("A change of the file is seen in an example with other values")
  func changedLibrary() throws {
    try folder.write(Array(Self.library.utf8), to: "project/rows.yaml")
    let values = #"{"name": "Somebody"}"#
    let first = tried("picture", values).body
    let wider = Self.library.replacing("width: 200", with: "width: 300")
    let body: JSON = .object(["path": .string(rows), "text": .string(wider)])
    #expect(ask("draft", body: body).status == 200)
    #expect(tried("picture", values).body != first)
  }
}

extension String {
  /// Returns the text with each occurrence of a part replaced.
  fileprivate func replacing(_ part: String, with other: String) -> String {
    split(separator: part, omittingEmptySubsequences: false).joined(separator: other)
  }
}
