import PortUIKit
import Testing

/// What component libraries do that nothing before them did.
@Suite struct LibraryRuleTests {
  private func ported(_ source: String) -> String {
    Porter([SourceText(path: "View.swift", text: source)]).port()[0].text
  }

  // SkyFloatingLabelTextField's and Static's tests.
  @Test func `An optional method that is there for certain is called without its mark`() {
    #expect(
      ported("let a = field.delegate!.textFieldShouldClear!(field)")
        == "let a = field.delegate!.textFieldShouldClear(field)")
    #expect(
      ported("source.tableView!(UITableView(), willDisplay: cell, forRowAt: path)")
        == "source.tableView(UITableView(), willDisplay: cell, forRowAt: path)")
    #expect(ported("handler!(a)") == "handler!(a)")
    // A mock's value has the method's name, and cannot be called.
    #expect(
      ported("class A { var textFieldShouldClear: Bool = true }; d?.textFieldShouldClear!(field)")
        == "class A { var textFieldShouldClear: Bool = true }; d?.textFieldShouldClear(field)")
    let closures = "class A { var textFieldShouldClear: F? }; d.textFieldShouldClear!(field)"
    #expect(ported(closures) == closures)
  }

  // QuickTableViewController's rows name the classes of their cells.
  @Test func `A cell of a class that a value names is made by a function`() {
    #expect(
      ported("cell = row.type.init(style: row.style, reuseIdentifier: \"a\")")
        == "cell = _madeCell(row.type, style: row.style, reuseIdentifier: \"a\")")
    for kept in [
      "self.init(style: a, reuseIdentifier: b)", "Cell.init(style: a, reuseIdentifier: b)",
      "super.init(style: a, reuseIdentifier: b)", "x = .init(style: a, reuseIdentifier: b)",
      "type.init(frame: a)",
    ] {
      #expect(ported(kept) == kept)
    }
  }

  // AMScrollingNavbar asks views for their classes' names.
  @Test func `The name of an object's class is told by a function`() {
    #expect(
      ported("a = view.classForCoder.description()") == "a = _classDescription(view.classForCoder)")
  }

  // InputBarAccessoryView's cell of an attachment.
  @Test func `A selector of a weak self is its class's`() {
    #expect(
      ported("class Cell: UIView { lazy var a = { [weak self] in #selector(self?.tap) } }")
        == "class Cell: UIView { lazy var a = { [weak self] in Selector(\"tap\", Cell.tap) } }")
  }

  // Seen in SideMenu.
  @Test func `NSObject has the methods of a protocol that demands an initialiser`() {
    let text = ported(
      "protocol Made { init() }\nextension Made {\n  init(_ n: Int) { self.init() }\n"
        + "  func with(_ do: (Self) -> Void) -> Self { self }\n}\nextension NSObject: Made {}\n")
    #expect(text.contains("extension NSObject: _ObjectMade {}\n"))
    #expect(
      text.hasSuffix(
        """

        protocol _ObjectMade {}
        extension _ObjectMade where Self: NSObject {
        func with(_ do: (Self) -> Void) -> Self { self }
        }
        extension _ObjectMade where Self: UIResponder {
        init(_ n: Int) { self.init() }
        }

        """))
    let other = "protocol Named { init?() }\nextension NSObject: Named {}\n"
    #expect(ported(other) == other)
  }

  // Seen in Carbon's tests.
  @Test func `An expectation's method is passed on as a closure`() {
    #expect(
      ported("block = e.fulfill\ne.fulfill()\n") == "block = { e.fulfill() }\ne.fulfill()\n")
  }

  // Seen in LayoutKit, whose header imports UIKit.
  @Test func `A file without imports has UIKit if others of its module do`() {
    let files = [
      ("A.swift", "import UIKit\n"), ("B.swift", "class B: NSObject {}\n"),
      ("C.swift", "struct C {}\n"),
    ].map { SourceText(path: $0.0, text: $0.1) }
    let texts = Porter(files).port().map(\.text)
    #expect(texts[1] == "import UIKit; class B: NSObject {}\n" && texts[2] == files[2].text)
  }

  // MessageKit.
  @Test func `One type of a module that Linux lacks is imported with UIKit`() {
    #expect(ported("import class CoreLocation.CLLocation\n") == "import UIKit\n")
  }

  // UICircularProgressRing.
  @Test func `A layer stores what Core Animation would`() {
    #expect(
      ported("class Ring: CAShapeLayer { @NSManaged var value: CGFloat // 0 to 1\n}")
        == "class Ring: CAShapeLayer { var value: CGFloat "
        + "{ get { _stored(\"value\") } set { _store(newValue, \"value\") } } // 0 to 1\n}")
    #expect(
      Porter([
        SourceText(path: "A.swift", text: "class A: NSManagedObject { @NSManaged var a: Int }")
      ])
      .port()[0].diagnostics.count == 1)
  }

  // Eureka.
  @Test func `An object below NSObject observes`() {
    let text = ported(
      """
      import UIKit
      class Rows: NSObject {
        override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {
          super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
        }
      }
      """)
    #expect(text.contains("  func observeValue("))
    #expect(text.contains("    _observeValue(forKeyPath: keyPath"))
    #expect(text.contains("extension Rows: _KeyValueObserver {}"))
  }

  // InputMask.
  @Test func `What an extension does for a delegate may be overridden in a class below`() {
    let text = ported(
      """
      class Listener: NSObject {}
      extension Listener: UITextFieldDelegate {
        open func textFieldDidEndEditing(_ field: UITextField) { done() }
      }
      struct Field { class Coordinator: Listener {
        override func textFieldDidEndEditing(_ field: UITextField) {}
      } }
      class Other: Listener {
        override func textFieldDidEndEditing(_ field: UITextField) { super.textFieldDidEndEditing(field) }
      }
      """)
    #expect(
      text.contains(
        "if let late = self as? Other { return late.ported_Other_textFieldDidEndEditing(field) }"))
    #expect(text.contains("{ ported_Listener_textFieldDidEndEditing(field) }"))
    #expect(
      text.contains(
        "if let late = self as? Field.Coordinator "
          + "{ return late.ported_Coordinator_textFieldDidEndEditing(field) }"))
  }

  // CollectionViewPagingLayout's interpolation.
  @Test func `The absolute value in an extension of CGFloat is Swift's`() {
    #expect(
      ported("extension CGFloat { var size: CGFloat { abs(self) } }; let a = abs(b)")
        == "extension CGFloat { var size: CGFloat { Swift.abs(self) } }; let a = abs(b)")
  }

  // InputMask's listener of AppKit's fields.
  @Test func `A class under a condition is an object of nibs under it alone`() {
    let text = ported(
      "#if canImport(AppKit)\nenum A { class B: NSObject { @IBOutlet var c: C! } }\n#endif\n")
    #expect(text.contains("} }; extension A.B: _NibObject {}\n#endif\n"))
    #expect(text.hasSuffix("#endif\n"))
  }

  // NavigationStack, ElongationPreview and expanding-collection.
  @Test func `A parameter without a name gets one where an override is forwarded`() {
    let text = ported(
      """
      class A: UICollectionViewController {}
      extension A {
        override func collectionView(_: UICollectionView, numberOfItemsInSection _: Int) -> Int { 1 }
      }
      """)
    #expect(
      text.contains(
        "collectionView(_ given0: UICollectionView, numberOfItemsInSection given1: Int) -> Int"))
    #expect(text.contains("_collectionView(given0, numberOfItemsInSection: given1)"))
  }

  // SwipeableTabBarController drives its transition with a gesture.
  @Test func `A class of Apple's that is no responder takes part in nibs by a protocol`() {
    let text = ported(
      "class A: UIPercentDrivenInteractiveTransition { @IBAction func drag(_ a: Any) {} }")
    #expect(text.contains("extension A: _NibObject {}") && !text.contains("override"))
  }

  // Bellerophon and Yoshi: the framework's header imports UIKit, which imports Foundation.
  @Test func `A file without imports sees Foundation if another one of the module imports UIKit`() {
    let files = [
      SourceText(path: "A.swift", text: "import UIKit"),
      SourceText(path: "B.swift", text: "protocol B { var c: TimeInterval { get } }"),
    ]
    #expect(Porter(files).port()[1].text.hasPrefix("import UIKit; protocol B"))
  }
}
