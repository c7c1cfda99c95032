import AutoLayout
import Controls
import InterfaceBuilder
import Testing

@Suite("The accessibility of a document's views")
struct NibAccessibilityTests {
  @Test("is what Interface Builder's Identity inspector states")
  func configuration() throws {
    let stated = """
      <accessibility key="accessibilityConfiguration" identifier="close" label="Close" \
      hint="Leaves"><accessibilityTraits key="traits" button="YES" startsMediaSession="YES"/>\
      <bool key="isElement" value="YES"/></accessibility>
      """
    let tree = try Nib.build(Nib.document(subviews: Nib.view("v", inside: stated)))
    let view = try #require(tree.root.subviews.first)
    let properties = try #require(view.accessibility)
    #expect(properties.label == "Close")
    #expect(properties.hint == "Leaves")
    #expect(properties.identifier == "close")
    #expect(properties.isElement == true)
    #expect(properties.traits == [.button, .startsMedia])
    let words = try #require(SpokenWords(language: "en"))
    let element = try #require(view.ownAccessibilityElements(words)?.first)
    #expect(words.sentence(for: element).spoken == "Close. Button.")
  }

  @Test("is translated under the keys of Xcode's strings files")
  func translation() throws {
    let stated = #"<accessibility key="accessibilityConfiguration" label="Close"/>"#
    let tree = try Nib.build(Nib.document(subviews: Nib.view("v", inside: stated))) {
      $0.translate = { $0 == "v.accessibilityLabel" ? "Schließen" : nil }
    }
    #expect(tree.root.subviews.first?.accessibility?.label == "Schließen")
  }
}
