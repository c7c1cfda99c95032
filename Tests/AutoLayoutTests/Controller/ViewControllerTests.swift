import AutoLayout
import Geometry
import Testing

@Suite("View controllers")
struct ViewControllerTests {
  private final class Diary {
    var lines: [String] = []
  }

  private final class Page: ViewController {
    let diary: Diary
    let box = plain("box")

    init(_ diary: Diary) {
      self.diary = diary
      super.init(nibName: nil, bundle: nil)
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      diary.lines.append("viewDidLoad")
      view.addSubview(box)
      box.pin(to: view, inset: 10)
    }

    override func updateViewConstraints() {
      diary.lines.append("updateViewConstraints")
      super.updateViewConstraints()
    }

    override func viewWillLayoutSubviews() {
      diary.lines.append("will \(box.frame.width)")
    }

    override func viewDidLayoutSubviews() {
      diary.lines.append("did \(box.frame.width)")
    }
  }

  @Test("its callbacks surround the layout of its view")
  func calls() {
    let diary = Diary()
    let page = Page(diary)
    #expect(!page.isViewLoaded)
    let window = Window(frame: rect(0, 0, 320, 480))
    window.rootViewController = page
    #expect(diary.lines == ["viewDidLoad"])
    window.makeKeyAndVisible()
    #expect(diary.lines.dropFirst() == ["updateViewConstraints", "will 0.0", "did 300.0"])
    #expect(page.view.window === window)
    diary.lines = []
    window.frame.size.width = 500
    window.layoutIfNeeded()
    #expect(diary.lines == ["will 300.0", "did 480.0"])
  }

  @Test("its view has margins of 16 at the sides, 20 from 400, and the safe area above and below")
  func margins() {
    let controller = ViewController()
    let window = Window(frame: rect(0, 0, 375, 667))
    window.layoutEnvironment.safeAreaInsets = EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    window.rootViewController = controller
    let inner = plain()
    controller.view.addSubview(inner)
    LayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: controller.view.layoutMarginsGuide.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: controller.view.layoutMarginsGuide.trailingAnchor),
      inner.topAnchor.constraint(equalTo: controller.view.layoutMarginsGuide.topAnchor),
      inner.bottomAnchor.constraint(equalTo: controller.view.layoutMarginsGuide.bottomAnchor),
    ])
    window.layoutIfNeeded()
    #expect(inner.frame == rect(16, 20, 343, 647))
    window.frame.size.width = 400
    window.layoutIfNeeded()
    #expect(inner.frame == rect(20, 20, 360, 647))
    controller.additionalSafeAreaInsets.top = 44
    controller.viewRespectsSystemMinimumLayoutMargins = false
    window.layoutIfNeeded()
    #expect(inner.frame == rect(0, 64, 400, 603))
  }

  @Test("controllers retain each other, and a view created by hand is kept")
  func containment() {
    final class Custom: ViewController {
      override func loadView() { view = Stand(10, 20) }
    }
    let (outer, inner) = (ViewController(), Custom())
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    inner.didMove(toParent: outer)
    #expect(inner.view is Stand)
    #expect(outer.children.first === inner && inner.parent === outer)
    inner.view.removeFromSuperview()
    inner.removeFromParent()
    #expect(outer.children.isEmpty && inner.parent == nil)
  }
}
