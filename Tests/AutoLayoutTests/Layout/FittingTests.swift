import AutoLayout
import Geometry
import Testing

@Suite("Fitting sizes and wrapping labels")
struct FittingTests {
  @Test("C66: a container shrinks around its label")
  func compressed() {
    let (container, label) = (plain(), Stand(100, 20))
    container.addSubview(label)
    label.pin(to: container, inset: 10)
    let size = container.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
    #expect(size == Size(width: 120, height: 40))
    #expect(container.frame == .zero)
    #expect(label.frame == .zero)
  }

  @Test("C67: a label wraps to its preferred width, or to the width it is given")
  func wrapping() {
    let label = BlockLabel("aaaa bbbb cccc", lines: 0)
    let root = root(320, 480, label)
    label.preferredMaxLayoutWidth = 100
    #expect(label.intrinsicContentSize == Size(width: 90, height: 40))
    label.numberOfLines = 1
    #expect(label.intrinsicContentSize == Size(width: 140, height: 20))
    label.numberOfLines = 0
    label.preferredMaxLayoutWidth = 0
    label.widthAnchor.constraint(equalToConstant: 100).isActive = true
    root.layoutIfNeeded()
    #expect(label.frame.size == Size(width: 100, height: 40))
  }

  @Test("C68: a fitting size at a required width counts wrapped lines")
  func wrappedFitting() {
    let (container, label) = (plain(), BlockLabel("aaaa bbbb cccc", lines: 0))
    container.addSubview(label)
    label.pin(to: container, inset: 10)
    let size = container.systemLayoutSizeFitting(
      Size(width: 120, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == Size(width: 120, height: 60))
  }

  @Test("a fitting size is rounded up to whole pixels")
  func pixels() {
    let (container, label) = (plain(), Stand(100.2, 20.6))
    container.addSubview(label)
    label.pin(to: container)
    #expect(
      container.systemLayoutSizeFitting(.zero) == Size(width: 100.5, height: 21))
    container.layoutEnvironment.pixelGrid = PixelGrid(scale: 1)
    #expect(container.systemLayoutSizeFitting(.zero) == Size(width: 101, height: 21))
  }

  @Test("an expanded size is limited by what the constraints allow")
  func expanded() {
    let (container, label) = (plain(), Stand(100, 20))
    container.addSubview(label)
    label.pin(to: container, inset: 10)
    label.setContentHuggingPriority(LayoutPriority(10), for: .vertical)
    label.widthAnchor.constraint(lessThanOrEqualToConstant: 200).isActive = true
    label.setContentHuggingPriority(LayoutPriority(10), for: .horizontal)
    let size = container.systemLayoutSizeFitting(View.layoutFittingExpandedSize)
    #expect(size == Size(width: 220, height: 10_000))
  }

  @Test("a self-sizing cell takes its table's width and its own height")
  func cell() {
    let (cell, title, body) = (
      plain(), BlockLabel("title"), BlockLabel("one two three four five", lines: 0)
    )
    cell.addSubview(title)
    cell.addSubview(body)
    LayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: cell.layoutMarginsGuide.topAnchor),
      title.leadingAnchor.constraint(equalTo: cell.layoutMarginsGuide.leadingAnchor),
      body.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      body.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      body.trailingAnchor.constraint(equalTo: cell.layoutMarginsGuide.trailingAnchor),
      cell.layoutMarginsGuide.bottomAnchor.constraint(equalTo: body.bottomAnchor),
    ])
    let size = cell.systemLayoutSizeFitting(
      Size(width: 116, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    // Ten characters per line: "one two", "three four", "five".
    #expect(size == Size(width: 116, height: 8 + 20 + 4 + 60 + 8))
  }

  @Test("a wrapped label is measured again only when its width changes")
  func measureCounts() {
    let label = BlockLabel("aaaa bbbb cccc", lines: 0)
    let other = plain()
    let root = root(320, 480, label, other)
    label.widthAnchor.constraint(equalToConstant: 100).isActive = true
    let height = other.heightAnchor.constraint(equalToConstant: 10)
    height.isActive = true
    root.layoutIfNeeded()
    let count = label.measureCount
    height.constant = 20
    root.layoutIfNeeded()
    #expect(label.measureCount == count)
  }

  @Test("a label that gets narrower grows taller and pushes the views below")
  func pushing() {
    let (label, below) = (BlockLabel("aaaa bbbb cccc", lines: 0), plain())
    let root = root(160, 480, label, below)
    LayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: root.topAnchor),
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
      below.topAnchor.constraint(equalTo: label.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(below.frame.minY == 20)
    root.frame.size.width = 110
    root.layoutIfNeeded()
    #expect(below.frame.minY == 40)
    root.frame.size.width = 70
    root.layoutIfNeeded()
    #expect(below.frame.minY == 60)
    root.frame.size.width = 160
    root.layoutIfNeeded()
    #expect(below.frame.minY == 20)
  }

  @Test(
    "a target is met according to its priority: above the text's resistance, on both axes",
    arguments: [
      (LayoutPriority.required, LayoutPriority.fittingSizeLevel, 110.0, 86.0),
      (.required, .required, 110, 500), (LayoutPriority(751), .fittingSizeLevel, 110, 86),
      (LayoutPriority(749), .fittingSizeLevel, 210, 66), (.fittingSizeLevel, .required, 210, 500),
    ])
  func priorities(
    horizontal: LayoutPriority, vertical: LayoutPriority, width: Double, height: Double
  ) {
    let column = StackView(arrangedSubviews: [
      BlockLabel("aaaa bbbb cccc dddd", lines: 0), BlockLabel("ee ff", lines: 0),
    ])
    column.axis = .vertical
    column.spacing = 6
    column.isLayoutMarginsRelativeArrangement = true
    column.layoutMargins = EdgeInsets(all: 10)
    let target = Size(width: 110, height: vertical.isRequired ? 500 : 0)
    let size = column.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    #expect(size == Size(width: width, height: height))
  }

  @Test("a view with nothing to fit has size zero, without a sign")
  func emptyViews() {
    for view in [View(), StackView()] {
      let size = view.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
      #expect(size == .zero && size.width.sign == .plus && size.height.sign == .plus)
    }
    #expect(
      View().systemLayoutSizeFitting(Size(width: 30, height: 40)) == Size(width: 30, height: 40))
  }

  @Test("a subclass may override the fitting size, and the short form calls the override")
  func overriding() {
    final class Stubborn: View {
      override func systemLayoutSizeFitting(
        _ targetSize: Size, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
        verticalFittingPriority: LayoutPriority
      ) -> Size { Size(width: 7, height: 9) }
    }
    #expect(
      Stubborn().systemLayoutSizeFitting(View.layoutFittingCompressedSize)
        == Size(width: 7, height: 9))
  }

  @Test("a cell that is too short for its content breaks the content's height, not the table's")
  func encapsulatedHeight() throws {
    let cell = View(frame: rect(0, 0, 320, 44))
    let content = plain("content")
    cell.addSubview(content)
    content.pin(to: cell, inset: 8)
    content.heightAnchor.constraint(equalToConstant: 60).isActive = true
    cell.layoutIfNeeded()
    let issue = try #require(cell.layoutIssues.first)
    let lines = issue.constraints.map(\.description)
    #expect(lines.count == 4)
    #expect(lines[0].contains("'UIView-Encapsulated-Layout-Height' UIView:0x"))
    #expect(lines[0].contains(".height == 44   (active"))
    #expect(issue.broken.map { lines[$0] }?.contains("content.height == 60") == true)
    #expect(content.frame == rect(8, 8, 304, 28))
  }
}
