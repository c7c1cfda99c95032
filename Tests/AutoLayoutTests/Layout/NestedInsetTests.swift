import AutoLayout
import Geometry
import Testing

@Suite("Insets of nested views")
struct NestedInsetTests {
  private let outer = plain("outer")
  private let inner = plain("inner")
  private let content = plain("content")

  /// Returns a full screen with bars, an inset view that preserves margins, and content that
  /// stays inside both.
  private func tree() -> View {
    let root = root(400, 800, outer)
    root.layoutEnvironment.safeAreaInsets = EdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    outer.addSubview(inner)
    inner.addSubview(content)
    outer.additionalSafeAreaInsets = EdgeInsets(top: 44, left: 0, bottom: 49, right: 0)
    outer.layoutMargins = EdgeInsets(top: 30, left: 40, bottom: 30, right: 10)
    inner.preservesSuperviewLayoutMargins = true
    outer.pin(to: root)
    inner.pin(to: outer, inset: 20)
    LayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: inner.layoutMarginsGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: inner.layoutMarginsGuide.trailingAnchor),
      content.topAnchor.constraint(equalTo: inner.safeAreaLayoutGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: inner.layoutMarginsGuide.bottomAnchor),
    ])
    root.layoutIfNeeded()
    return root
  }

  @Test(
    "bars add to the safe area, whose remainder, as that of the margins, applies to nested views")
  func nesting() {
    let root = tree()
    #expect(outer.safeAreaInsets == EdgeInsets(top: 103, left: 0, bottom: 83, right: 0))
    #expect(outer.layoutMargins == EdgeInsets(top: 133, left: 40, bottom: 113, right: 10))
    #expect(inner.safeAreaInsets == EdgeInsets(top: 83, left: 0, bottom: 63, right: 0))
    // 10 and 20 remain of the margins above and on the left; on the right less than its own 8
    // remains.
    #expect(inner.layoutMargins == EdgeInsets(top: 93, left: 20, bottom: 73, right: 8))
    #expect(content.tidyFrame == rect(20, 83, 332, 604))
    #expect(root.layoutIssues.isEmpty)
  }

  @Test("insets read from the root down cost the same at any depth")
  func depth() {
    let root = tree()
    var deepest = content
    for _ in 0..<200 {
      let view = plain()
      deepest.addSubview(view)
      view.pin(to: deepest)
      // A second branch, after which the walk continues elsewhere.
      deepest.addSubview(plain())
      deepest = view
    }
    root.layoutIfNeeded()
    let insets = RestingInsets(around: root)
    var count = 0
    func check(_ view: View) {
      count += 1
      #expect(insets.safeArea(of: view) == view.safeAreaInsets)
      #expect(insets.layoutMargins(of: view) == view.layoutMargins)
      view.subviews.forEach(check)
    }
    check(root)
    #expect(count > 400 && insets.resolvedCount == count)
    // The answer does not depend on earlier questions.
    #expect(insets.safeArea(of: outer) == outer.safeAreaInsets)
  }

  @Test("margins may leave the safe area out")
  func withoutSafeArea() {
    let root = tree()
    inner.insetsLayoutMarginsFromSafeArea = false
    root.layoutIfNeeded()
    #expect(inner.layoutMargins == EdgeInsets(top: 10, left: 20, bottom: 10, right: 8))
    #expect(content.tidyFrame == rect(20, 83, 332, 667))
  }

  @Test("without a bar above, preserved margins follow a view that moves")
  func moving() {
    let root = tree()
    outer.additionalSafeAreaInsets = .zero
    root.layoutIfNeeded()
    #expect(content.tidyFrame == rect(20, 39, 332, 760 - 39 - 24))
  }
}

/// Views that extend beyond the edges of the screen.
@Suite("Insets beyond the screen")
struct OverhangTests {
  private let view = plain("view")
  private let child = plain("child")
  private let bands = EdgeInsets(top: 59, left: 0, bottom: 34, right: 0)

  private func tree(_ frame: Rect) -> View {
    let root = root(400, 800, view)
    root.layoutEnvironment.safeAreaInsets = bands
    root.layoutMargins = EdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    view.addSubview(child)
    _ = child.safeAreaLayoutGuide
    LayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: frame.minX),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: frame.minY),
      view.widthAnchor.constraint(equalToConstant: frame.width),
      view.heightAnchor.constraint(equalToConstant: frame.height),
    ])
    child.pin(to: view)
    root.layoutIfNeeded()
    return root
  }

  @Test(
    "a bar counts only where it is inside the window",
    arguments: [
      (rect(400, 0, 400, 800), .zero),
      (rect(399, 0, 400, 800), EdgeInsets(top: 59, left: 0, bottom: 34, right: 0)),
      (rect(0, 0, 400, 900), EdgeInsets(top: 59, left: 0, bottom: 34, right: 0)),
      (rect(0, 780, 400, 900), EdgeInsets(top: 0, left: 0, bottom: 20, right: 0)),
      (rect(0, 800, 400, 900), .zero),
      (rect(0, -200, 400, 150), .zero),
      (rect(0, -200, 400, 230), EdgeInsets(top: 30, left: 0, bottom: 0, right: 0)),
      (rect(-500, 20, 400, 10), .zero),
      (rect(-390, 20, 400, 10), EdgeInsets(top: 10, left: 0, bottom: 0, right: 0)),
    ])
  func overhang(frame: Rect, insets: EdgeInsets) {
    let root = tree(frame)
    #expect(view.safeAreaInsets == insets)
    // A child that fills the view sees the same bands, even if they end inside it.
    #expect(child.safeAreaInsets == insets)
    #expect(root.layoutIssues.isEmpty)
  }

  @Test("a view in the part of its superview that is off the screen has no safe area insets")
  func offScreenPart() {
    let root = tree(rect(0, 0, 800, 800))
    child.removeFromSuperview()
    view.addSubview(child)
    let leading = child.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 400)
    LayoutConstraint.activate([
      leading, child.topAnchor.constraint(equalTo: view.topAnchor),
      child.heightAnchor.constraint(equalToConstant: 600),
      child.widthAnchor.constraint(equalToConstant: 200),
    ])
    root.layoutIfNeeded()
    #expect(child.safeAreaInsets == .zero)
    leading.constant = 390
    root.layoutIfNeeded()
    #expect(child.safeAreaInsets.top == 59)
  }

  @Test("a view inside an overhanging view is measured against the screen")
  func nested() {
    let root = tree(rect(0, 400, 400, 1000))
    child.removeFromSuperview()
    view.addSubview(child)
    LayoutConstraint.activate([
      child.topAnchor.constraint(equalTo: view.topAnchor, constant: 380),
      child.heightAnchor.constraint(equalToConstant: 600),
    ])
    root.layoutIfNeeded()
    #expect(child.safeAreaInsets.bottom == 20)
  }

  @Test("a view that its own safe area pushes away stays where it was, and the issue names it")
  func divergent() throws {
    let (spacer, gauge, other) = (plain("spacer"), plain("gauge"), plain("other"))
    let root = root(400, 800, view, spacer, other)
    root.layoutEnvironment.safeAreaInsets = bands
    view.addSubview(gauge)
    gauge.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      view.heightAnchor.constraint(equalToConstant: 400),
      spacer.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      spacer.widthAnchor.constraint(equalToConstant: 1),
      spacer.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      spacer.heightAnchor.constraint(equalTo: gauge.heightAnchor, multiplier: 2),
      view.topAnchor.constraint(equalTo: spacer.bottomAnchor),
      gauge.topAnchor.constraint(equalTo: view.topAnchor),
      gauge.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      gauge.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      gauge.widthAnchor.constraint(equalToConstant: 10),
      other.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      other.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      other.widthAnchor.constraint(equalToConstant: 30),
      other.heightAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    let issue = try #require(root.layoutIssues.first)
    #expect(root.layoutIssues.count == 1 && issue.kind == .layoutLoop)
    #expect(issue.views == ["view"])
    #expect(other.tidyFrame == rect(0, 780, 30, 20))
    #expect(view.frame.minY >= 10 && view.frame.minY <= 800)
  }

  @Test("an overhanging view has at most its superview's margin")
  func margins() {
    view.preservesSuperviewLayoutMargins = true
    let root = tree(rect(100, 0, 400, 100))
    #expect(view.layoutMargins == EdgeInsets(top: 67, left: 8, bottom: 8, right: 16))
    #expect(root.layoutIssues.isEmpty)
  }

  @Test("and no margin beyond it")
  func marginsBeyond() {
    view.preservesSuperviewLayoutMargins = true
    let root = tree(rect(400, 100, 400, 100))
    #expect(view.layoutMargins == EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    #expect(root.layoutIssues.isEmpty)
  }

  @Test("a frame beyond ten million points is an issue that names the view")
  func oversized() throws {
    let root = tree(rect(0, 0, 20_000_000, 10))
    let issue = try #require(root.layoutIssues.first)
    #expect(issue.kind == .oversizedFrame)
    #expect(issue.views == ["view", "child"])
    #expect(
      issue.message == "The frames of 'view' and 'child' lie beyond 10,000,000 points.")
  }
}
