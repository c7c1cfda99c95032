import AutoLayout
import Controls
import Documents
import Foundation
import Geometry
import InterfaceBuilder
import Testing
import Typesetting

@Suite("Damaged documents")
struct DamagedNibTests {
  private func fault(_ text: String) -> NibFault? {
    do {
      _ = try NibDocument(Array(text.utf8))
      return nil
    } catch {
      return error
    }
  }

  @Test("A file that is cut off says where it ends")
  func cutOff() {
    let text = Nib.document(subviews: Nib.view("a"))
    let found = fault(String(text.prefix(text.count - 40)))
    #expect(found?.line == 15)
    #expect(found?.message.isEmpty == false)
  }

  @Test("A document for the Mac is refused by name")
  func mac() {
    let text =
      #"<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa"/>"#
    #expect(fault(text)?.message == "the document is made for 'MacOSX.Cocoa', not for UIKit")
  }

  @Test("Another kind of XML is refused by the name of its root")
  func otherXML() {
    #expect(fault("<plist/>")?.message == "'plist' is not an Interface Builder document")
    #expect(fault("")?.message == "the file is empty")
  }

  // square/zapp#38: 'Two members of the document have the object ID 896. This may have happened through an
  // external edit, such as an SCM merge operation.'
  @Test("Two objects with one id are refused at the second, as Xcode refuses them")
  func twice() {
    let text = Nib.document(subviews: Nib.view("a") + "\n" + Nib.view("b") + "\n" + Nib.view("a"))
    let found = fault(text)
    #expect(found?.message == "two objects have the object ID 'a'")
    #expect(found?.clause.hint?.text.contains("the other one is on line") == true)
    #expect(fault(Nib.document(subviews: Nib.view("a") + Nib.view("b"))) == nil)
  }

  @Test("An entity bomb ends in an error instead of exhausting memory")
  func entityBomb() {
    var text = "<?xml version=\"1.0\"?><!DOCTYPE d [<!ENTITY a \"aaaaaaaaaa\">"
    for (name, inner) in zip("bcdefghij", "abcdefghi") {
      let references = String(repeating: "&\(inner);", count: 20)
      text += "<!ENTITY \(name) \"\(references)\">"
    }
    text += "]><document>&j;</document>"
    #expect(fault(text) != nil)
  }

  @Test("Elements nested endlessly are refused at a depth that no real file has")
  func depth() {
    let text = String(repeating: "<a>", count: 5_000)
    #expect(fault(text)?.message == "elements are nested more than 600 deep")
  }

  @Test("Five hundred damaged documents give a result or an error with its place")
  func damaged() throws {
    var answers = 0
    var errors = 0
    for seed in 0..<500 {
      var mutator = NibMutator(seed: UInt64(seed))
      let name = NibFiles.names[seed % NibFiles.names.count]
      let bytes = mutator.damaged(try NibFiles.bytes(of: name))
      let document: NibDocument
      do {
        document = try NibDocument(bytes)
      } catch {
        #expect(error.line != nil && !error.message.isEmpty, "seed \(seed) of \(name)")
        errors += 1
        continue
      }
      for tree in document.trees {
        let options = NibOptions(ControlEnvironment(measurer: BlockMeasurer()))
        var builder = NibBuilder(document, options)
        let built = builder.build(tree)
        built.root.layoutIfNeeded()
        #expect(built.views.allSatisfy { $0.view.frame.isFinite }, "seed \(seed) of \(name)")
      }
      answers += 1
    }
    // If the mutator did nothing, or left nothing intact, the test would prove nothing.
    #expect(answers > 100)
    #expect(errors > 100)
  }

  @Test("A priority that UIKit would refuse is ignored, with a warning")
  func priorities() throws {
    for value in ["1e18", "0", "-5", "1001"] {
      let text = Nib.document(subviews: Nib.view("a")).replacingOccurrences(
        of: "id=\"a\"", with: "id=\"a\" horizontalHuggingPriority=\"\(value)\"")
      let document = try NibDocument(Array(text.utf8))
      var builder = NibBuilder(
        document, NibOptions(ControlEnvironment(measurer: BlockMeasurer())))
      let built = builder.build(document.trees[0])
      let view = try #require(built.views.first { $0.id == "a" }?.view)
      #expect(view.contentHuggingPriority(for: .horizontal).rawValue == 250)
      #expect(built.warnings.map(\.message).contains { $0.contains("is not between 0 and 1000") })
    }
  }

  @Test(
    "A view whose frame lacks a number is laid out at 0, with a warning",
    arguments: ["nan", "inf", "-inf", "x", ""])
  func frames(number: String) throws {
    let label = """
      <label text="a" id="l" userLabel="title"><rect key="frame" x="7" y="\(number)" \
      width="30" height="20"/></label>
      """
    let tree = try Nib.build(Nib.document(subviews: label))
    let view = try #require(tree.views.first { $0.id == "l" }?.view)
    #expect(view.frame == Rect(x: 7, y: 0, width: 30, height: 20))
    #expect(
      tree.warnings.map(\.message) == [
        "the y '\(number)' of the frame of 'title' is not a number; 0 counts"
      ])
  }

  @Test("A version that no Xcode has is read as a number within range")
  func version() throws {
    let text = Nib.document(subviews: Nib.view("a"))
    let parts = text.split(separator: "toolsVersion=\"")
    let huge = parts[0] + "toolsVersion=\"99999999999999999999" + parts[1].drop { $0 != "\"" }
    #expect(try NibDocument(Array(String(huge).utf8)).toolsVersion == 1_000_000)
  }

  @Test("A document without a view says so")
  func noView() {
    let text = #"<document targetRuntime="iOS.CocoaTouch"><objects/></document>"#
    #expect(fault(text)?.message == "the document has no view")
  }
}

extension Rect {
  fileprivate var isFinite: Bool {
    [minX, minY, width, height].allSatisfy(\.isFinite)
  }
}
