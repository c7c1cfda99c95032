import Foundation
import Testing
import UIKit

/// Classes of apps that override what UIKit's classes declare as designated, or as methods.
@MainActor @Suite struct OverriddenMembers {
  private final class Editor: UITextView {
    private(set) var madeWith: NSTextContainer?
    override init(frame: CGRect, textContainer: NSTextContainer?) {
      super.init(frame: frame, textContainer: textContainer)
      madeWith = textContainer
      textContainerInset = UIEdgeInsets(top: 20, left: 8, bottom: 20, right: 8)
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test func `A text view is made by one initialiser`() {
    #expect(Editor().textContainerInset.top == 20)
    let framed = Editor(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(framed.textContainerInset.top == 20 && framed.frame.width == 3)
    #expect(Editor(usingTextLayoutManager: false).textContainerInset.left == 8)
  }

  @Test func `A text view shows the text of its container's layout manager`() {
    let storage = NSTextStorage(
      string: "Words", attributes: [.font: UIFont.systemFont(ofSize: 30)])
    let (manager, container) = (NSLayoutManager(), NSTextContainer(size: .zero))
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    container.lineFragmentPadding = 0
    let view = Editor(frame: .zero, textContainer: container)
    #expect(view.textContainer === container && view.layoutManager === manager)
    #expect(view.madeWith === container && view.text == "Words")
    #expect(view.font?.pointSize == 30 || view.attributedText.length == 5)
  }

  private final class Padded: UITextField {
    var margins = UIEdgeInsets(top: 12, left: 14, bottom: 12, right: 14)
    override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: margins) }
  }
  private final class Fixed: UITextField {
    override func textRect(forBounds bounds: CGRect) -> CGRect {
      CGRect(x: 0, y: 0, width: 20, height: 10)
    }
  }

  // Mullvad's fields have no other height than that of their text's rectangle.
  @Test func `A field is as much higher as its class leaves free around the text`() {
    let (plain, padded, fixed) = (UITextField(), Padded(), Fixed())
    for field in [plain, padded, fixed] { field.text = "Text" }
    let natural = plain.intrinsicContentSize
    #expect(padded.intrinsicContentSize.height == natural.height + 24)
    #expect(padded.intrinsicContentSize.width == natural.width + 28)
    #expect(fixed.intrinsicContentSize == natural)
  }

  @Test func `A visual effect may be made with a frame`() {
    let view = UIVisualEffectView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(view.frame.width == 30 && view.effect == nil && view.contentView.superview === view)
    #expect(UIVisualEffectView().frame == .zero)
  }

  private final class Header: UICollectionReusableView {}
  private final class Item: UICollectionViewCell {}
  private final class Title: UITableViewHeaderFooterView {}

  // Carbon registers a class after a nib under the same name.
  @Test func `A class that is registered later takes the place of a nib`() {
    let flow = UICollectionViewFlowLayout()
    let collection = UICollectionView(frame: .zero, collectionViewLayout: flow)
    let (nib, kind) = (UINib(nibName: "None", bundle: nil), "kind")
    collection.register(nib, forCellWithReuseIdentifier: "a")
    collection.register(Item.self, forCellWithReuseIdentifier: "a")
    #expect(collection.dequeueReusableCell(withReuseIdentifier: "a", for: [0, 0]) is Item)
    collection.register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: "a")
    collection.register(Header.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "a")
    #expect(
      collection.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "a", for: [0, 0]) is Header)
    let table = UITableView(frame: .zero, style: .plain)
    table.register(nib, forHeaderFooterViewReuseIdentifier: "a")
    table.register(Title.self, forHeaderFooterViewReuseIdentifier: "a")
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "a") is Title)
  }

  private final class Table: UITableView {
    var told: [String] = []
    override func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
      told.append("insert \(sections.count)")
    }
    override func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
      told.append("delete \(sections.count)")
    }
    override func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
      told.append("reload \(sections.count)")
    }
    override func moveSection(_ section: Int, toSection newSection: Int) {
      told.append("move \(section) \(newSection)")
    }
    override func performBatchUpdates(
      _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
      told.append("batch")
      super.performBatchUpdates(updates, completion: completion)
    }
    override func endUpdates() {
      told.append("end")
      super.endUpdates()
    }
  }
  private final class Collection: UICollectionView {
    var told: [String] = []
    override func insertSections(_ sections: IndexSet) { told.append("insert \(sections.count)") }
    override func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
      told.append("move \(indexPath.item) \(newIndexPath.item)")
      super.moveItem(at: indexPath, to: newIndexPath)
    }
    override func reloadItems(at indexPaths: [IndexPath]) { told.append("items") }
  }

  @Test func `A class may override the changes of a table and a collection`() {
    let table = Table(frame: .zero, style: .plain)
    table.performBatchUpdates {
      table.insertSections([0, 1], with: .none)
      table.deleteSections([2], with: .none)
      table.reloadSections([3], with: .none)
      table.moveSection(4, toSection: 5)
    }
    table.beginUpdates()
    table.endUpdates()
    #expect(
      table.told == ["batch", "insert 2", "delete 1", "reload 1", "move 4 5", "end"])
    let collection = Collection(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    collection.performBatchUpdates {
      collection.insertSections([0])
      collection.moveItem(at: [0, 1], to: [0, 0])
      collection.reloadItems(at: [[0, 0]])
    }
    #expect(collection.told == ["insert 1", "move 1 0", "items"])
  }
}
