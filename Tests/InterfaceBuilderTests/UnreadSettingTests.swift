import InterfaceBuilder
import Testing

/// What a document holds that changes the picture and isn't read: nothing is dropped in silence.
@Suite("Settings that are not read")
struct UnreadSettingTests {
  private func remark(_ attributes: String, inside: String = "") throws -> String? {
    let tree = try Nib.build(
      Nib.document(subviews: Nib.view("box", attributes, inside: inside), constraints: ""))
    return tree.warnings.map(\.message).first { $0.hasPrefix("is not read") }
  }

  @Test("They are named in one remark, by kind and with their number")
  func kinds() throws {
    #expect(
      try remark(
        "glassEffect=\"clear\"", inside: "<listContentConfiguration key=\"contentConfiguration\"/>")
        == "is not read: 'glassEffect' of a view, 'contentConfiguration' of a view")
  }

  @Test("Defaults, and what changes nothing in a picture, are not named")
  func known() throws {
    #expect(try remark("glassEffect=\"NO\" customModule=\"App\" selected=\"NO\"") == nil)
    #expect(try remark("", inside: "<state key=\"selected\" title=\"On\"/>") == nil)
    #expect(try remark("selected=\"YES\"", inside: "<state key=\"selected\" title=\"On\"/>") != nil)
  }
}
