import Testing
import UIKit

/// What colleagues saw wrong in pictures of apps that nobody here knew.
@MainActor @Suite struct StrangerRules {
  @Test func `A header that was empty gets the width of its table, and its content with it`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    let (header, card) = (UIView(), UIView())
    card.translatesAutoresizingMaskIntoConstraints = false
    header.addSubview(card)
    NSLayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: header.leadingAnchor, constant: 20),
      card.trailingAnchor.constraint(equalTo: header.trailingAnchor, constant: -20),
      card.topAnchor.constraint(equalTo: header.topAnchor, constant: 10),
      card.bottomAnchor.constraint(equalTo: header.bottomAnchor, constant: -10),
    ])
    header.frame.size.height = 100
    header.layoutIfNeeded()
    table.tableHeaderView = header
    table.layoutIfNeeded()
    #expect(card.frame == CGRect(x: 20, y: 10, width: 350, height: 80))
    #expect(!card.hasAmbiguousLayout)
  }

  @Test func `A constraint that a size contradicts holds again with the next size`() {
    let (root, inner) = (UIView(), UIView())
    inner.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      inner.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      inner.widthAnchor.constraint(greaterThanOrEqualToConstant: 10),
    ])
    for width in [CGFloat(0), 100, 20, 200] {
      root.frame.size.width = width
      root.layoutIfNeeded()
      if width > 50 { #expect(inner.frame.minX == 16 && inner.frame.maxX == width - 16) }
    }
  }

  private final class Scroller: NSObject, UIScrollViewDelegate {
    var offsets: [CGFloat] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      offsets.append(scrollView.contentOffset.y)
    }
  }
  @Test func `A delegate hears of the offset to which the safe area moves the content`() throws {
    let scroller = Scroller()
    let scroll = UIScrollView()
    scroll.delegate = scroller
    scroll.contentSize = CGSize(width: 100, height: 2000)
    let controller = UIViewController()
    controller.view = scroll
    let window = shown(UINavigationController(rootViewController: controller))
    window.layoutIfNeeded()
    #expect(scroll.contentOffset.y == -scroll.adjustedContentInset.top)
    #expect(scroll.contentOffset.y < 0 && scroller.offsets.last == scroll.contentOffset.y)
    let count = scroller.offsets.count
    window.layoutIfNeeded()
    scroll.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(scroller.offsets.count == count)
    scroll.contentOffset.y = 40
    #expect(scroller.offsets.count == count + 1)
  }

  @Test func `Controls of a fixed size hug their content`() {
    for control in [UIActivityIndicatorView(), UIStepper(), UISwitch()] as [UIView] {
      #expect(control.contentHuggingPriority(for: .horizontal) == .defaultHigh)
      #expect(control.contentHuggingPriority(for: .vertical) == .defaultHigh)
    }
    let (spinner, label) = (UIActivityIndicatorView(style: .medium), UILabel())
    label.text = "Loading"
    spinner.startAnimating()
    let row = UIStackView(arrangedSubviews: [spinner, label])
    row.frame = CGRect(x: 0, y: 0, width: 300, height: 20)
    row.layoutIfNeeded()
    #expect(spinner.frame.width == 20 && label.frame.minX == 20)
  }
}

/// Public reports of behaviour; what is right was written down before it was run.
@MainActor @Suite struct LateReports {
  // lionheart/openradar-mirror#15309: the frame is that of the old width until the next layout.
  @Test func `A title's label is as wide as its button allows until the button is laid out`() {
    let (root, button) = (UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 600)), UIButton())
    button.setTitle("On", for: .normal)
    button.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(button)
    NSLayoutConstraint.activate([
      button.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      button.centerYAnchor.constraint(equalTo: root.centerYAnchor),
    ])
    root.layoutIfNeeded()
    let before = button.bounds.width
    button.setTitle("A much longer title than before", for: .normal)
    #expect(button.titleLabel!.frame.width <= before + 0.5)
    root.layoutIfNeeded()
    let label = button.titleLabel!
    #expect(label.frame.width > 200 && abs(label.frame.width - button.bounds.width) < 1.5)
  }

  // tomknig/TOMSMorphingLabel#23: a view over the whole button shows, the label has no size.
  @Test func `The label of a button without a title has no size`() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let cover = UIView(frame: button.bounds)
    cover.backgroundColor = .red
    button.addSubview(cover)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.size == .zero)
    #expect(button.ink(.red) == button.bounds)
  }

  // lionheart/openradar-mirror#17416: the stack does not grow for a later, larger label.
  @Test func `A larger label extends above a row that is aligned at first baselines`() {
    let labels = [28, 56, 28].map { size -> UILabel in
      let label = UILabel()
      label.text = "Ciao"
      label.font = .systemFont(ofSize: CGFloat(size))
      return label
    }
    let (root, stack) = (UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 600)), UIStackView())
    labels.forEach(stack.addArrangedSubview)
    stack.alignment = .firstBaseline
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    stack.topAnchor.constraint(equalTo: root.topAnchor, constant: 100).isActive = true
    stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(labels[0].frame.minY == 0 && labels[1].frame.minY < -15)
  }

  // hartlco/MHCustomTabBarController#27: a title for several states at once is for their combination.
  @Test func `A title for a combination of states is not shown in one of them`() {
    let button = UIButton()
    button.setTitle("Usual", for: .normal)
    button.setTitle("Both", for: [.selected, .highlighted])
    button.isSelected = true
    #expect(button.currentTitle == "Usual")
    button.isHighlighted = true
    #expect(button.currentTitle == "Both" && button.titleLabel?.text == "Both")
  }
}
