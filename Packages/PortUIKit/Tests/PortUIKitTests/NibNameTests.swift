import PortUIKit
import Testing

@Suite struct NibNameTests {
  private func ported(_ sources: String...) -> [PortedSource] {
    Porter(
      sources.enumerated().map { SourceText(path: "File\($0.offset).swift", text: $0.element) }
    ).port()
  }

  @Test func `A class that Objective-C calls otherwise gets one of that name beside it`() {
    let text = ported("import UIKit\n@objc(ABCCard) final class Card: UIView {}\n")[0].text
    #expect(
      text == """
        import UIKit
        final class Card: UIView {}

        class _Nib_ABCCard: _NibAlias { override class var target: AnyClass { Card.self } }

        """)
  }

  @Test func `A private class is found by the one beside it, unless two files have one`() {
    let alias = "class _Nib_Row: _NibAlias { override class var target: AnyClass { Row.self } }"
    let row = "import UIKit\nprivate class Row: UITableViewCell {}\n"
    #expect(ported(row)[0].text.contains(alias))
    #expect(ported(row, row).allSatisfy { !$0.text.contains("_Nib_") })
    // A class that cannot come from a nib needs no alias.
    #expect(!ported("import Foundation\nprivate class Box {}")[0].text.contains("_Nib_"))
    #expect(
      !ported("import UIKit\n@objc(Card) class Card: UIView {}")[0].text.contains("_Nib_"))
  }

  @Test func `An object of Foundation's hears that it has come out of a nib`() {
    let files = ported(
      """
      import UIKit
      class Helper: NSObject {
        override func awakeFromNib() {
          super.awakeFromNib()
          start()
        }
        func start() {}
      }
      """, "final class Better: Helper { override func awakeFromNib() { super.awakeFromNib() } }",
      "class Card: UIView { override func awakeFromNib() { super.awakeFromNib() } }")
    #expect(files[0].text.contains("  func awakeFromNib() {\n    _awakeFromNib()\n    start()"))
    #expect(files[0].text.hasSuffix("}\nextension Helper: _NibAwakening {}\n"))
    #expect(files[1].text.contains("override func awakeFromNib() { super.awakeFromNib() }"))
    #expect(files[2].text.contains("override func awakeFromNib() { super.awakeFromNib() }"))
  }
}
