import AutoLayout
import Geometry
import Testing

@Suite("Insets of nested views")
struct NestedInsetTests {
  private let outer = plain("outer")
  private let inner = plain("inner")
  private let content = plain("content")

  /// A full screen with bars, an inset view that preserves margins, and what keeps inside both.
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

  @Test("bars add to the safe area, and what is left of it and of the margins counts further in")
  func nesting() {
    let root = tree()
    #expect(outer.safeAreaInsets == EdgeInsets(top: 103, left: 0, bottom: 83, right: 0))
    #expect(outer.layoutMargins == EdgeInsets(top: 133, left: 40, bottom: 113, right: 10))
    #expect(inner.safeAreaInsets == EdgeInsets(top: 83, left: 0, bottom: 63, right: 0))
    // 10 and 20 are left of the margins above and at the left; at the right less than the own 8.
    #expect(inner.layoutMargins == EdgeInsets(top: 93, left: 20, bottom: 73, right: 8))
    #expect(content.tidyFrame == rect(20, 83, 332, 604))
    #expect(root.layoutIssues.isEmpty)
  }

  @Test("margins may leave the safe area out")
  func withoutSafeArea() {
    let root = tree()
    inner.insetsLayoutMarginsFromSafeArea = false
    root.layoutIfNeeded()
    #expect(inner.layoutMargins == EdgeInsets(top: 10, left: 20, bottom: 10, right: 8))
    #expect(content.tidyFrame == rect(20, 83, 332, 667))
  }

  @Test("without a bar above, what is preserved follows a view that moves")
  func moving() {
    let root = tree()
    outer.additionalSafeAreaInsets = .zero
    root.layoutIfNeeded()
    #expect(content.tidyFrame == rect(20, 39, 332, 760 - 39 - 24))
  }
}
