import Foundation
import Testing
import UIKit

/// What UIKit's documentation says, and what everybody observes, of texts, controls and containers.
@MainActor @Suite struct WidelyKnownRules {
  // MARK: Texts

  @Test func `What is edited in a text view's storage is its text`() {
    let view = UITextView()
    view.text = "one two"
    let storage = view.textStorage
    #expect(storage === view.textStorage && storage.string == "one two")
    storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "three")
    #expect(view.text == "three two")
    storage.addAttribute(
      .foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 5))
    let color = view.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil)
    #expect(color as? UIColor == .red)
    view.text = "four"
    #expect(view.textStorage.string == "four")
  }

  @Test func `What is typed next has the text's font and colour`() {
    let view = UITextView()
    view.text = "a"
    (view.font, view.textColor) = (.boldSystemFont(ofSize: 20), .red)
    #expect((view.typingAttributes[.font] as? UIFont)?.pointSize == 20)
    #expect(view.typingAttributes[.foregroundColor] as? UIColor == .red)
  }

  @Test func `A label's text rectangle is as large as its text, at the corner`() {
    let label = UILabel()
    label.text = "Some words"
    let rect = label.textRect(
      forBounds: CGRect(x: 5, y: 7, width: 300, height: 200), limitedToNumberOfLines: 1)
    #expect(rect.origin == CGPoint(x: 5, y: 7))
    #expect(rect.size == label.intrinsicContentSize)
  }

  @Test func `A font of a descriptor has the descriptor's size if none is stated`() throws {
    let font = UIFont.systemFont(ofSize: 23)
    #expect(UIFont(descriptor: font.fontDescriptor, size: 0).pointSize == 23)
    #expect(UIFont(descriptor: font.fontDescriptor, size: 9).pointSize == 9)
    let bold = try #require(font.fontDescriptor.withSymbolicTraits(.traitBold))
    #expect(UIFont(descriptor: bold, size: 0).fontDescriptor.symbolicTraits.contains(.traitBold))
    #expect(UIFont(name: "NoSuchFont-Regular", size: 12) == nil)
  }

  @Test func `A field's views at its sides are shown in their modes`() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    let side = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    field.leftView = side
    #expect(field.leftViewMode == .never && field.textRect(forBounds: field.bounds).minX < 20)
    field.layoutIfNeeded()
    #expect(side.superview == nil || side.isHidden)
    field.leftViewMode = .always
    field.layoutIfNeeded()
    #expect(side.superview === field && field.textRect(forBounds: field.bounds).minX >= 30)
  }

  @Test func `A search text that is set in code is told to nobody`() {
    final class Listener: NSObject, UISearchBarDelegate {
      var said: [String] = []
      func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        said.append(searchText)
      }
    }
    let (bar, listener) = (UISearchBar(), Listener())
    bar.delegate = listener
    bar.text = "words"
    #expect(listener.said.isEmpty && bar.searchTextField.text == "words")
  }

  // MARK: Stacks and constraints

  @Test func `A stack's own spacing after a view is the default unless it is stated`() {
    let (first, second) = (UIView(), UIView())
    let stack = UIStackView(arrangedSubviews: [first, second])
    #expect(stack.axis == .horizontal && stack.distribution == .fill && stack.alignment == .fill)
    #expect(stack.customSpacing(after: first) == UIStackView.spacingUseDefault)
    stack.setCustomSpacing(20, after: first)
    #expect(stack.customSpacing(after: first) == 20)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: first)
    #expect(stack.customSpacing(after: first) == UIStackView.spacingUseDefault)
  }

  @Test
  func `A view that leaves its stack is no longer arranged, one that is inserted again moves`() {
    let views = [UIView(), UIView(), UIView()]
    let stack = UIStackView(arrangedSubviews: views)
    views[1].removeFromSuperview()
    #expect(stack.arrangedSubviews == [views[0], views[2]])
    stack.insertArrangedSubview(views[2], at: 0)
    #expect(stack.arrangedSubviews == [views[2], views[0]])
  }

  @Test func `A constraint is held by the nearest common view, and ends when a view leaves it`() {
    let (outer, middle, leaf) = (UIView(), UIView(), UIView())
    outer.addSubview(middle)
    middle.addSubview(leaf)
    let crossing = leaf.topAnchor.constraint(equalTo: outer.topAnchor)
    let inner = leaf.widthAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([crossing, inner])
    #expect(outer.constraints == [crossing] && leaf.constraints == [inner])
    middle.removeFromSuperview()
    #expect(!crossing.isActive && inner.isActive && outer.constraints.isEmpty)
  }

  // MARK: Controls

  @Test func `Leading content is at the right from right to left`() {
    let control = UIButton()
    control.contentHorizontalAlignment = .leading
    #expect(control.effectiveContentHorizontalAlignment == .left)
    control.semanticContentAttribute = .forceRightToLeft
    #expect(control.effectiveContentHorizontalAlignment == .right)
  }

  @Test func `An action replaces the one with its identifier, and is removed by it`() {
    let control = UIControl()
    var said: [String] = []
    let name = UIAction.Identifier("save")
    for word in ["first", "second"] {
      control.addAction(
        UIAction(identifier: name) { _ in said.append(word) }, for: .primaryActionTriggered)
    }
    control.sendActions(for: .primaryActionTriggered)
    #expect(said == ["second"])
    control.removeAction(identifiedBy: name, for: .primaryActionTriggered)
    control.sendActions(for: .primaryActionTriggered)
    #expect(said == ["second"])
  }

  @Test func `Labels and image views take no touches`() {
    #expect(!UILabel().isUserInteractionEnabled && !UIImageView().isUserInteractionEnabled)
    #expect(UIView().isUserInteractionEnabled && UIStackView().isUserInteractionEnabled)
  }

  @Test func `An indicator is hidden unless it turns`() {
    let indicator = UIActivityIndicatorView(style: .medium)
    #expect(indicator.isHidden && !indicator.isAnimating)
    indicator.startAnimating()
    #expect(!indicator.isHidden && indicator.isAnimating)
    indicator.stopAnimating()
    #expect(indicator.isHidden)
    indicator.hidesWhenStopped = false
    #expect(!indicator.isHidden)
  }

  @Test func `Bars have a natural height`() {
    let room = CGSize(width: 375, height: 0)
    #expect(UINavigationBar().sizeThatFits(room).height == 44)
    #expect(UITabBar().sizeThatFits(room).height == 49)
    #expect(UIToolbar().sizeThatFits(room).height == 44)
    #expect(UISearchBar().sizeThatFits(room).height == 56)
  }
}
