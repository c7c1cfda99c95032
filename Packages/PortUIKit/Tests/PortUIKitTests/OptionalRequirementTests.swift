import PortUIKit
import Testing

@Suite struct OptionalRequirementTests {
  private func ported(_ source: String) -> PortedSource {
    Porter([SourceText(path: "View.swift", text: source)]).port()[0]
  }

  @Test func `An optional requirement has a default beside its protocol`() {
    let source = """
      @objc public protocol CardDelegate {
        @objc optional func cardDidOpen(
          _ card: Card
        )
        @objc optional func color(of card: Card) -> UIColor?
        @objc optional func shouldOpen(_ card: Card) -> Bool
        @objc optional var limit: Int { get }
        func required()
      }
      let a = 1
      """
    #expect(
      ported(source).text == """
        public protocol CardDelegate: AnyObject {
          func cardDidOpen(
            _ card: Card
          )
          func color(of card: Card) -> UIColor?
          func shouldOpen(_ card: Card) -> Bool
          var limit: Int { get }
          func required()
        }; extension CardDelegate { public func cardDidOpen( _ card: Card ) {  }; \
        public func color(of card: Card) -> UIColor? { nil }; \
        public func shouldOpen(_ card: Card) -> Bool { _absent() }; \
        public var limit: Int { _absent() } }
        let a = 1
        """)
    #expect(ported(source).diagnostics.isEmpty)
  }

  // Seen in Floaty's `FloatyDelegate`, a file that imports Foundation alone.
  @Test func `A file imports what its defaults need`() {
    let delegate = "import Foundation\n@objc protocol P { @objc optional func f() -> Bool }\n"
    #expect(ported(delegate).text.hasPrefix("import UIKit; import Foundation\nprotocol P"))
    let none = "import Foundation\n@objc protocol P { @objc optional func f() }\n"
    #expect(!ported(none).text.contains("UIKit"))
  }

  // Seen in FloatingPanel's `FloatingPanelBehavior`.
  @Test func `An optional property that a type lacks is nil where an optional is expected`() {
    let text = ported(
      """
      @objc protocol P { @objc optional var rate: CGFloat { get } }
      func f() {
        let a = behavior.rate ?? Usual().rate
        if let b = delegate?.rate { use(b) }
        let c = own.rate + 1
      }
      """
    ).text
    #expect(text.contains("let a = _optional(behavior.rate) ?? Usual().rate"))
    #expect(text.contains("if let b = _optional(delegate?.rate) { use(b) }"))
    #expect(text.contains("let c = own.rate + 1"))
  }

  @Test func `A protocol that inherits stays as it is`() {
    #expect(
      ported("@objc protocol P: NSObjectProtocol { func f() }").text
        == "protocol P: NSObjectProtocol { func f() }")
  }

  @Test func `An optional method of one's own is called without its question mark`() {
    let source = """
      @objc protocol P {
        @objc optional func opened()
        @objc optional func allows(_ a: Int) -> Bool
      }
      func f() {
        delegate?.opened?()
        if delegate?.allows?(1) ?? true { delegate?.opened?() }
        let view = delegate?.allows?(2).description
      }
      """
    let text = ported(source).text
    #expect(text.contains("\n  delegate?.opened()\n"))
    #expect(text.contains("if _optional(delegate?.allows(1)) ?? true { delegate?.opened() }"))
    #expect(text.contains("let view = _optional(delegate?.allows(2))?.description"))
  }

  @Test(arguments: [
    ("delegate?.scrollViewDidScroll?(view)", "_optional(delegate?.scrollViewDidScroll(view))"),
    (
      "delegate?.tableView?(view, didSelectRowAt: path)",
      "_optional(delegate?.tableView(view, didSelectRowAt: path))"
    ),
    ("completion?(true)", "completion?(true)"),
    ("model.onTap?(item)", "model.onTap?(item)"),
    ("view?.layer.mask?.path", "view?.layer.mask?.path"),
  ])
  func `A call with a label, or of a name of UIKit's, means a method; a closure stays`(
    call: String, now: String
  ) { #expect(ported("f { \(call) }").text == "f { \(now) }") }

  @Test func `A closure with the name of UIKit's method is called as one`() {
    let source =
      "struct A { var textFieldDidChange: ((Int) -> Void)? }\nf { a.textFieldDidChange?(1) }"
    #expect(ported(source).text == source)
  }
}
