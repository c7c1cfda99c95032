import Foundation
import Testing
import UIKit

/// What Apple documents, or everybody observes, of texts, pages, menus, keyboards and sheets.
@MainActor @Suite struct TypedTextRuleTests {
  // Widely known measures of a text view.
  @Test func `A text view has insets of 8 above and below and 5 beside its lines`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    #expect(view.textContainer.lineFragmentPadding == 5)
    #expect(view.isEditable && view.isSelectable && view.isScrollEnabled)
    view.font = .systemFont(ofSize: 17)
    view.text = "one\ntwo\nthree\nfour\nfive"
    view.layoutIfNeeded()
    #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
    let line = UIFont.systemFont(ofSize: 17).lineHeight
    #expect(abs(view.contentSize.height - (line * 5 + 16)) < 1)
    view.isScrollEnabled = false
    #expect(abs(view.intrinsicContentSize.height - (line * 5 + 16)) < 1)
    view.textContainer.maximumNumberOfLines = 2
    #expect(abs(view.sizeThatFits(CGSize(width: 200, height: 900)).height - (line * 2 + 16)) < 1)
  }

  // Apple, textViewDidChange(_:): not called for changes made in code.
  @Test func `What code sets in a text view is told of as a selection alone`() {
    final class Reader: NSObject, UITextViewDelegate {
      var (changes, selections, asked) = (0, 0, [String]())
      func textViewDidChange(_ textView: UITextView) { changes += 1 }
      func textViewDidChangeSelection(_ textView: UITextView) { selections += 1 }
      func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
      ) -> Bool {
        asked.append(text)
        return text != "no"
      }
    }
    let (view, reader) = (UITextView(), Reader())
    view.delegate = reader
    view.text = "set"
    #expect(reader.changes == 0 && reader.asked.isEmpty && reader.selections > 0)
    view.text = nil
    #expect(view.text == "")
    view.insertText("a")
    #expect(reader.changes == 1)
    // Stack Overflow 4674023, MMNumberKeyboard#16, CYRKeyboardButton#1: nobody is asked.
    view.insertText("no")
    #expect(reader.asked.isEmpty && view.text == "ano")
  }

  // Widely known: a visible range is not scrolled to, one below is.
  @Test func `A range of a text is scrolled to by as little as needed`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.font = .systemFont(ofSize: 17)
    view.text = (1...40).map { "line \($0)" }.joined(separator: "\n")
    view.layoutIfNeeded()
    view.scrollRangeToVisible(NSRange(location: 0, length: 4))
    #expect(view.contentOffset.y == 0)
    view.scrollRangeToVisible(NSRange(location: (view.text as NSString).length - 1, length: 1))
    #expect(view.contentOffset.y > 600)
    #expect(view.contentOffset.y <= view.contentSize.height - 100 + 0.5)
  }

  // Pages: one for scrolling, no recognizers in that style, the page is a child.
  @Test func `A page is a child of its controller, and scrolling pages have no recognizers`() {
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal,
      options: [.interPageSpacing: 20])
    #expect(pages.viewControllers?.isEmpty ?? true)
    let first = UIViewController()
    pages.setViewControllers([first], direction: .forward, animated: false)
    #expect(pages.children == [first] && first.parent === pages)
    #expect(pages.gestureRecognizers.isEmpty && !pages.isDoubleSided)
    #expect(pages.transitionStyle == .scroll && pages.navigationOrientation == .horizontal)
    #expect(pages.spineLocation == .none)
    let second = UIViewController()
    var finished: Bool?
    pages.setViewControllers([second], direction: .reverse, animated: false) { finished = $0 }
    #expect(pages.viewControllers == [second] && first.parent == nil)
    #expect(finished == true)
  }

  // Apple, UIMenu and UIMenuBuilder.
  @Test func `Menus have their defaults and are rebuilt by a builder`() {
    let action = UIAction(title: "One") { _ in }
    #expect(action.state == .off && action.attributes.isEmpty && action.discoverabilityTitle == nil)
    let inner = UIMenu(title: "Inner", options: .displayInline, children: [action])
    let menu = UIMenu(title: "Menu", children: [inner])
    #expect(menu.identifier != inner.identifier && menu.options.isEmpty)
    #expect(menu.children.first === inner)
    let other = menu.replacingChildren([action])
    #expect(other.identifier == menu.identifier && other.title == "Menu")
    #expect(other.children.count == 1 && menu.children.first === inner)
    #expect(UIAction(title: "x") { _ in }.identifier != action.identifier)
    let button = UIButton(type: .system)
    #expect(!button.showsMenuAsPrimaryAction && !button.changesSelectionAsPrimaryAction)
    button.menu = menu
    #expect(!button.showsMenuAsPrimaryAction && button.menu === menu)
  }

  // Apple: traits of text input, and the keyboard's guide without the safe area.
  @Test func `Texts have traits of input, and the keyboard's guide may ignore the safe area`() {
    let (field, view) = (UITextField(), UITextView())
    for traits in [field, view] as [any UITextInputTraits] {
      #expect(traits.keyboardType == .default && traits.returnKeyType == .default)
      #expect(traits.autocapitalizationType == .sentences)
      #expect(traits.autocorrectionType == .default && traits.spellCheckingType == .default)
      #expect(traits.isSecureTextEntry == false && traits.enablesReturnKeyAutomatically == false)
      #expect(traits.keyboardAppearance == .default)
    }
    let controller = UIViewController()
    let window = hosted(controller)
    controller.additionalSafeAreaInsets.bottom = 34
    window.layoutIfNeeded()
    let guide = controller.view.keyboardLayoutGuide
    let height = controller.view.bounds.height
    #expect(!guide.followsUndockedKeyboard && guide.usesBottomSafeArea)
    #expect(guide.layoutFrame.minY == height - controller.view.safeAreaInsets.bottom)
    guide.usesBottomSafeArea = false
    window.layoutIfNeeded()
    #expect(guide.layoutFrame.minY == height)
  }

  // Apple: not called for a dismissal in code; form sheets; compact heights.
  @Test func `A sheet that code dismisses tells its delegate nothing`() {
    final class Reader: NSObject, UIAdaptivePresentationControllerDelegate {
      var ends = 0
      func presentationControllerDidDismiss(_ controller: UIPresentationController) { ends += 1 }
    }
    let (root, sheet, reader) = (UIViewController(), UIViewController(), Reader())
    let window = hosted(root)
    sheet.presentationController?.delegate = reader
    #expect(sheet.presentationController?.presentedViewController === sheet)
    #expect(!sheet.isModalInPresentation && !root.definesPresentationContext)
    root.present(sheet, animated: false)
    window.layoutIfNeeded()
    #expect(root.presentedViewController === sheet)
    sheet.dismiss(animated: false)
    #expect(reader.ends == 0 && root.presentedViewController == nil)
  }

  // A phone on its side shows a sheet over the full height; a form sheet takes its own size.
  @Test func `A sheet fills a low screen, and a form sheet has the size it prefers`() {
    let (root, sheet) = (UIViewController(), UIViewController())
    let low = hosted(root, CGSize(width: 844, height: 390))
    low.traitOverrides.verticalSizeClass = .compact
    low.traitOverrides.horizontalSizeClass = .compact
    root.present(sheet, animated: false)
    low.layoutIfNeeded()
    #expect(sheet.view.convert(sheet.view.bounds, to: low).minY == 0)
    #expect(sheet.view.bounds.height == 390)
    let (home, form) = (UIViewController(), UIViewController())
    let wide = hosted(home, CGSize(width: 1024, height: 1366))
    wide.traitOverrides.horizontalSizeClass = .regular
    wide.traitOverrides.verticalSizeClass = .regular
    wide.traitOverrides.userInterfaceIdiom = .pad
    form.modalPresentationStyle = .formSheet
    form.preferredContentSize = CGSize(width: 400, height: 300)
    home.present(form, animated: false)
    wide.layoutIfNeeded()
    #expect(form.view.bounds.size == CGSize(width: 400, height: 300))
    #expect(form.view.convert(form.view.bounds, to: wide).midX == 512)
  }

  // Apple, clearsOnBeginEditing and textFieldShouldClear(_:).
  @Test func `A field may lose its text when editing begins, if its delegate agrees`() {
    final class Keeper: NSObject, UITextFieldDelegate {
      func textFieldShouldClear(_ field: UITextField) -> Bool { false }
    }
    let (field, keeper, window) = (UITextField(), Keeper(), UIWindow())
    window.addSubview(field)
    for (delegate, text) in [(keeper, "old"), (nil, "")] {
      (field.text, field.delegate, field.clearsOnBeginEditing) = ("old", delegate, true)
      #expect(field.becomeFirstResponder() && field.text == text)
      field.resignFirstResponder()
    }
  }

  // Apple, clearButtonRect(forBounds:).
  @Test func `The text that is edited ends before the button that clears it`() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    (field.borderStyle, field.text, field.clearButtonMode) = (.roundedRect, "text", .always)
    let button = field.clearButtonRect(forBounds: field.bounds)
    #expect(field.editingRect(forBounds: field.bounds).maxX == button.minX)
    field.clearButtonMode = .never
    #expect(field.editingRect(forBounds: field.bounds).maxX == 193)
  }
}
