import Foundation
import Testing
import UIKit

/// What forms of libraries such as Eureka build on: arrays that tell of their changes.
@MainActor @Suite struct ArrayObservingTests {
  /// Observes its own array, as `port-uikit` rewrites an observer below `NSObject`.
  final class Rows: NSObject, _KeyValueObserver {
    var items = NSMutableArray()
    var said: [String] = []
    var proxy: NSMutableArray { mutableArrayValue(forKey: "items") }

    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      let kind = (change?[.kindKey] as? NSNumber)?.uintValue ?? 0
      let places = (change?[.indexesKey] as? IndexSet).map(Array.init) ?? []
      let (old, new) = (change?[.oldKey] as? [String], change?[.newKey] as? [String])
      said.append("\(kind) \(places) \(old ?? []) \(new ?? [])")
    }
  }

  @Test func `A change of an array is told at once, with its places and objects`() {
    let rows = Rows()
    rows.addObserver(rows, forKeyPath: "items", options: [.new, .old], context: nil)
    rows.proxy.add("a")
    rows.proxy.addObjects(from: ["b", "c", "d"])
    rows.proxy.replaceObject(at: 1, with: "B")
    rows.proxy.removeObjects(in: ["a", "d"])
    #expect(
      rows.said == [
        #"2 [0] [] ["a"]"#, #"2 [1, 2, 3] [] ["b", "c", "d"]"#, #"4 [1] ["b"] ["B"]"#,
        #"3 [0, 3] ["a", "d"] []"#,
      ])
    #expect(rows.items as? [String] == ["B", "c"])
    #expect(rows.proxy.count == 2 && rows.proxy.index(of: "c") == 1)
    rows.proxy.removeAllObjects()
    #expect(rows.said.last == #"3 [0, 1] ["B", "c"] []"#)
    rows.removeObserver(rows, forKeyPath: "items")
    rows.proxy.add("e")
    #expect(rows.said.count == 5 && rows.items.count == 1)
  }

  @Test func `An array that is a value is kept under its key`() {
    let layer = CALayer()
    layer.setValue(["a"], forKey: "names")
    layer.mutableArrayValue(forKey: "names").insert("b", at: 0)
    #expect(layer.value(forKey: "names") as? [String] == ["b", "a"])
  }

  final class Ring: CALayer {
    var progress: CGFloat {
      get { _stored("progress") }
      set { _store(newValue, "progress") }
    }
    var unit: String? {
      get { _stored("unit") }
      set { _store(newValue, "unit") }
    }
    override class func defaultValue(forKey key: String) -> Any? {
      key == "progress" ? CGFloat(0.5) : nil
    }
    var drawings = 0
    override func setNeedsDisplay() { drawings += 1 }
    override class func needsDisplay(forKey key: String) -> Bool { key == "progress" }
  }

  // UICircularProgressRing's layer, as it is rewritten.
  @Test func `A layer has the values that Core Animation would store, and is drawn again`() {
    let ring = Ring()
    #expect(ring.progress == 0.5 && ring.unit == nil)
    ring.unit = "a"
    #expect(ring.drawings == 0 && ring.unit == "a")
    ring.progress = 0.25
    #expect(ring.drawings == 1 && ring.value(forKey: "progress") as? CGFloat == 0.25)
  }

  @Test func `A font without a size has the system's`() {
    #expect(UIFont().pointSize == UIFont.systemFontSize)
  }

  @Test func `A shape's proportions fit in the middle of a rectangle`() {
    let place = AVMakeRect(
      aspectRatio: CGSize(width: 16, height: 9),
      insideRect: CGRect(x: 10, y: 0, width: 160, height: 190))
    #expect(place == CGRect(x: 10, y: 50, width: 160, height: 90))
  }

  @Test func `A line of text is as wide as what it holds`() {
    let storage = NSTextStorage(
      string: "one\ntwelve", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    let (manager, container) = (
      NSLayoutManager(), NSTextContainer(size: CGSize(width: 200, height: 99))
    )
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    var range = NSRange()
    let second = manager.lineFragmentUsedRect(
      forGlyphAt: manager.glyphIndexForCharacter(at: 5), effectiveRange: &range)
    #expect(range == NSRange(location: 4, length: 6))
    let first = manager.lineFragmentUsedRect(forGlyphAt: 0, effectiveRange: nil)
    #expect(second.width > first.width + 10 && second.minY >= first.height - 1)
  }

  // The same line of the house's table as a section with rows.
  @Test func `A section without rows has a place, to which a table scrolls`() {
    final class Source: NSObject, UITableViewDataSource {
      func numberOfSections(in tableView: UITableView) -> Int { 3 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        [20, 0, 20][section]
      }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
    }
    let source = Source()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    table.rowHeight = 50
    table.dataSource = source
    table.scrollToRow(at: IndexPath(row: NSNotFound, section: 1), at: .top, animated: false)
    #expect(table.contentOffset.y == 1000)
    #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 1000, width: 100, height: 0))
  }
}
