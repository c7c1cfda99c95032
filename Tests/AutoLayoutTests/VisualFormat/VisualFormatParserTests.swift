import AutoLayout
import Geometry
import Testing

@Suite("Visual format syntax")
struct VisualFormatParserTests {
  /// Returns a format with its parts in sequence, for comparison.
  private func outline(_ source: String) throws -> String {
    let format = try VisualFormat(parsing: source)
    var parts = [format.axis == .horizontal ? "H" : "V"]
    if let opening = format.opening { parts += ["|", text(opening.gap)] }
    for (index, box) in format.boxes.enumerated() {
      parts.append("[\(box.name.text)\(box.predicates.map(text).joined())]")
      if index < format.gaps.count { parts.append(text(format.gaps[index])) }
    }
    if let closing = format.closing { parts += [text(closing.gap), "|"] }
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func text(_ gap: VisualFormat.Gap) -> String {
    switch gap {
    case .flush: ""
    case .standard: "-"
    case .predicates(let predicates): predicates.map(text).joined()
    }
  }

  private func text(_ predicate: VisualFormat.Predicate) -> String {
    let priority = predicate.priority.map { "@\(text($0))" } ?? ""
    return "{\(predicate.relation.symbol)\(text(predicate.amount))\(priority)}"
  }

  private func text(_ amount: VisualFormat.Amount) -> String {
    switch amount {
    case .number(let number): "\(number)"
    case .name(let name): name.text
    }
  }

  @Test(
    "The examples of Apple's appendix are read",
    arguments: [
      ("[button]-[textField]", "H [button] - [textField]"),
      ("[button(>=50)]", "H [button{>=50.0}]"),
      ("|-50-[purpleBox]-50-|", "H | {==50.0} [purpleBox] {==50.0} |"),
      ("V:[topField]-10-[bottomField]", "V [topField] {==10.0} [bottomField]"),
      ("[maroonView][blueView]", "H [maroonView] [blueView]"),
      ("[button(100@20)]", "H [button{==100.0@20.0}]"),
      ("[button1(==button2)]", "H [button1{==button2}]"),
      ("[flexibleButton(>=70,<=100)]", "H [flexibleButton{>=70.0}{<=100.0}]"),
      (
        "|-[find]-[findNext]-[findField(>=20)]-|",
        "H | - [find] - [findNext] - [findField{>=20.0}] - |"
      ),
    ])
  func appendix(source: String, expected: String) throws {
    #expect(try outline(source) == expected)
  }

  @Test(
    "Formats that shipped code shows UIKit to accept are read",
    arguments: [
      ("V:|-0@999-[imageView]", "V | {==0.0@999.0} [imageView]"),
      ("V:|->=0-[label]->=8-|", "V | {>=0.0} [label] {>=8.0} |"),
      ("|-(==20@999)-[a]-(>=90@low)-[b]", "H | {==20.0@999.0} [a] {>=90.0@low} [b]"),
      ("[a]-inset@750-[b]", "H [a] {==inset@750.0} [b]"),
      ("[a]-(-8)-[b]", "H [a] {==-8.0} [b]"),
      ("[a(1.5e2)]", "H [a{==150.0}]"),
      ("[a(.5)]", "H [a{==0.5}]"),
      ("[a]-(>=4,<=9@200)-[b]", "H [a] {>=4.0}{<=9.0@200.0} [b]"),
      (" H: | - ( >= 8 ) - [ a ( == b ) ] - | ", "H | {>=8.0} [a{==b}] - |"),
      ("[H]-[V]", "H [H] - [V]"),
    ])
  func observed(source: String, expected: String) throws {
    #expect(try outline(source) == expected)
  }

  @Test(
    "An error says what is missing, and where",
    arguments: [
      ("", "Expected a view", 0),
      ("H:", "Expected a view", 2),
      ("H:|-10-|", "Expected a view", 7),
      ("H:|-", "Expected a view", 4),
      ("[a]-[b]-", "Expected a view", 8),
      ("[a][1]", "Expected a view name, which begins with a letter or an underscore", 4),
      ("[a", "Expected a ']' here to close the view", 2),
      ("[a.b]", "Expected a ']' here to close the view", 2),
      ("[a(50]", "Expected a ')' here to close the predicates", 5),
      ("[a(50>=)]", "The relation stands before the amount, as in (>=44)", 5),
      ("[a(>50)]", "Expected an '=' here; the relations are ==, <= and >=", 4),
      ("[a(=50)]", "Expected an '=' here; the relations are ==, <= and >=", 4),
      ("[a]-8[b]", "Expected a '-' here to end the gap", 5),
      ("[a]--8-[b]", "Expected a number or a name", 4),
      ("[a()]", "Expected a number or a name", 3),
      ("[a(50@)]", "Expected a number or a name", 6),
      ("[a(1e999)]", "Expected a finite number", 8),
      ("|[a]|[b]", "Expected the end of the format", 5),
      ("|[a]| x", "Expected the end of the format", 6),
      ("X:[a]", "Expected a view", 0),
      ("H:[é]", "Expected a view name, which begins with a letter or an underscore", 3),
    ])
  func errors(source: String, message: String, offset: Int) throws {
    let error = try #require(throws: VisualFormatError.self) {
      try VisualFormat(parsing: source)
    }
    #expect(error.message == message)
    #expect(error.offset == offset)
    #expect(error.format == source)
  }

  @Test("The caret counts characters, not bytes")
  func caret() throws {
    let error = try #require(throws: VisualFormatError.self) {
      try VisualFormat(parsing: "[a]é")
    }
    #expect(error.offset == 3)
    #expect(
      error.description == "Unable to parse constraint format: \nExpected a view \n[a]é \n   ^")
  }

  @Test("Ten thousand nested or repeated signs end in an error or a tree, never in a crash")
  func longInput() throws {
    let many = (0..<10_000).map { "[v\($0)]" }.joined(separator: "-")
    #expect(try VisualFormat(parsing: many).boxes.count == 10_000)
    #expect(throws: VisualFormatError.self) {
      try VisualFormat(parsing: String(repeating: "[", count: 10_000))
    }
    #expect(throws: VisualFormatError.self) {
      try VisualFormat(parsing: String(repeating: "(", count: 10_000))
    }
  }
}
