import AutoLayout
import Cassowary
import Geometry
import Testing

@Suite("Layout cycle")
struct LayoutCycleTests {
  /// A view that logs the calls it gets.
  private final class Witness: View {
    var log: (String) -> Void = { _ in }
    var beforeSuper: () -> Void = {}
    var afterSuper: () -> Void = {}
    var inUpdate: () -> Void = {}

    init(_ name: String, log: @escaping (String) -> Void = { _ in }) {
      self.log = log
      super.init(frame: .zero)
      identifier = name
      translatesAutoresizingMaskIntoConstraints = false
    }

    override func updateConstraints() {
      log("update \(traceLabel)")
      inUpdate()
      super.updateConstraints()
    }

    override func layoutSubviews() {
      log("layout \(traceLabel)")
      beforeSuper()
      super.layoutSubviews()
      afterSuper()
    }

    private var traceLabel: String { identifier ?? "" }
  }

  private final class Log {
    var lines: [String] = []
  }

  @Test("C80: a frame changes during a pass, in super's layoutSubviews and not before")
  func framesChangeInPasses() {
    let container = Witness("container")
    let child = plain()
    let root = root(320, 480, container)
    container.addSubview(child)
    container.pin(to: root)
    let left = child.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 10)
    left.isActive = true
    root.layoutIfNeeded()
    left.constant = 30
    #expect(child.frame.minX == 10)
    var seen: [Double] = []
    container.beforeSuper = { seen.append(child.frame.minX) }
    container.afterSuper = { seen.append(child.frame.minX) }
    root.layoutIfNeeded()
    #expect(seen == [10, 30])
    #expect(child.frame.minX == 30)
  }

  @Test("constraints are updated from the leaves up, then subviews are laid out from the root down")
  func order() {
    let log = Log()
    let outer = Witness("outer") { log.lines.append($0) }
    let inner = Witness("inner") { log.lines.append($0) }
    let root = root(320, 480, outer)
    outer.addSubview(inner)
    outer.pin(to: root)
    inner.pin(to: outer)
    root.layoutIfNeeded()
    #expect(log.lines == ["update inner", "update outer", "layout outer", "layout inner"])
    log.lines = []
    for _ in 0..<5 { inner.setNeedsLayout() }
    for _ in 0..<5 { inner.setNeedsUpdateConstraints() }
    root.layoutIfNeeded()
    #expect(log.lines == ["update inner", "layout inner"])
    log.lines = []
    root.layoutIfNeeded()
    #expect(log.lines == [])
  }

  @Test("changing one constant lays out only the views whose subviews move")
  func locality() {
    let log = Log()
    let left = Witness("left") { log.lines.append($0) }
    let right = Witness("right") { log.lines.append($0) }
    let (a, b) = (plain(), plain())
    let root = root(320, 480, left, right)
    left.addSubview(a)
    right.addSubview(b)
    let gap = a.leftAnchor.constraint(equalTo: left.leftAnchor, constant: 4)
    LayoutConstraint.activate([gap, b.leftAnchor.constraint(equalTo: right.leftAnchor)])
    root.layoutIfNeeded()
    log.lines = []
    let engine = root.upToDateEngine
    engine.statistics = .init()
    gap.constant = 9
    root.layoutIfNeeded()
    #expect(a.frame.minX == 9)
    #expect(log.lines == ["layout left"])
    #expect(engine.statistics.rowsDerived == 0)
  }

  @Test("a view may change its own constraints in layoutSubviews before it calls super")
  func wrappingRow() {
    let row = Witness("row")
    let (a, b) = (Stand(100, 20), Stand(120, 20))
    let root = root(400, 480, row)
    row.addSubview(a)
    row.addSubview(b)
    let beside = [
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8),
      b.topAnchor.constraint(equalTo: a.topAnchor),
      row.bottomAnchor.constraint(equalTo: a.bottomAnchor),
    ]
    let below = [
      b.leadingAnchor.constraint(equalTo: a.leadingAnchor),
      b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 8),
      row.bottomAnchor.constraint(equalTo: b.bottomAnchor),
    ]
    LayoutConstraint.activate(beside)
    LayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: root.topAnchor),
      row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      a.leadingAnchor.constraint(equalTo: row.leadingAnchor),
      a.topAnchor.constraint(equalTo: row.topAnchor),
    ])
    row.beforeSuper = {
      let isWide = row.bounds.width >= 228
      LayoutConstraint.deactivate(isWide ? below : beside)
      LayoutConstraint.activate(isWide ? beside : below)
    }
    root.layoutIfNeeded()
    #expect((b.frame.minX, row.frame.height) == (108, 20))
    root.frame.size.width = 200
    root.layoutIfNeeded()
    #expect((b.frame.minX, b.frame.minY, row.frame.height) == (0, 28, 48))
    root.frame.size.width = 400
    root.layoutIfNeeded()
    #expect((b.frame.minX, row.frame.height) == (108, 20))
    #expect(root.layoutIssues.isEmpty)
  }

  @Test("a label's preferred width may be set from its frame between two calls of super")
  func manualSecondPass() {
    final class Column: View {
      let label = BlockLabel("aaaa bbbb cccc", lines: 0)
      override func layoutSubviews() {
        super.layoutSubviews()
        label.preferredMaxLayoutWidth = label.frame.width
        super.layoutSubviews()
      }
    }
    let column = Column(frame: rect(0, 0, 100, 300))
    column.addSubview(column.label)
    LayoutConstraint.activate([
      column.label.leftAnchor.constraint(equalTo: column.leftAnchor),
      column.label.rightAnchor.constraint(equalTo: column.rightAnchor),
    ])
    column.layoutIfNeeded()
    #expect(column.label.frame.height == 40)
  }

  @Test("constraints created in updateConstraints take effect in the same pass")
  func updating() {
    let container = Witness("container")
    let child = plain()
    let root = root(320, 480, container)
    container.addSubview(child)
    var made = false
    container.inUpdate = {
      guard !made else { return }
      made = true
      child.widthAnchor.constraint(equalToConstant: 33).isActive = true
    }
    root.layoutIfNeeded()
    #expect(child.frame.width == 33)
  }

  @Test("a loop is ended, and reported with the view and the reason")
  func loop() throws {
    let view = Witness("busy")
    let child = plain()
    let root = root(320, 480, view)
    view.addSubview(child)
    let width = child.widthAnchor.constraint(equalToConstant: 1)
    width.isActive = true
    view.afterSuper = { width.constant += 1 }
    root.layoutIfNeeded()
    let issue = try #require(root.layoutIssues.first)
    #expect(issue.kind == .layoutLoop)
    #expect(issue.views == ["busy"])
    #expect(issue.message.contains("constraints change while it is being laid out"))
    view.afterSuper = {}
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(root.layoutIssues.isEmpty)
  }

  @Test("a view that always asks for layout ends the pass as well")
  func selfInvalidation() {
    let view = Witness("busy")
    let root = root(320, 480, view)
    view.afterSuper = { view.setNeedsLayout() }
    root.layoutIfNeeded()
    #expect(root.layoutIssues.map(\.kind) == [.layoutLoop])
  }

  @Test("a loop of content whose height changes its own width is ended too")
  func oscillation() {
    final class Contrary: View {
      override var intrinsicContentSize: Size { Size(width: View.noIntrinsicMetric, height: 10) }
      override func intrinsicContentSize(forWidth width: Double) -> Size? {
        Size(width: width, height: width > 50 ? 10 : 100)
      }
    }
    let view = Contrary()
    view.translatesAutoresizingMaskIntoConstraints = false
    let root = root(320, 480, view)
    view.identifier = "contrary"
    let square = view.widthAnchor.constraint(equalTo: view.heightAnchor)
    square.isActive = true
    let label = BlockLabel("aaaa bbbb cccc", lines: 0)
    root.addSubview(label)
    label.widthAnchor.constraint(equalToConstant: 100).isActive = true
    root.layoutIfNeeded()
    #expect(root.layoutIssues.map(\.kind) == [.layoutLoop])
    // It keeps its previous frame, and everything else settles.
    #expect(root.layoutIssues.map(\.views) == [["contrary"]])
    #expect(view.frame.size == Size(width: 10, height: 10))
    #expect(label.frame.height == 40)
    // Another pass without a change still reports it, and a cure ends it.
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(root.layoutIssues.map(\.views) == [["contrary"]])
    square.isActive = false
    root.layoutIfNeeded()
    #expect(root.layoutIssues.isEmpty)
  }

  @Test("a pass that does not end keeps the frames of the last one that did")
  func keptFrames() throws {
    let view = Witness("busy")
    let child = plain()
    let root = root(320, 480, view)
    view.addSubview(child)
    let width = child.widthAnchor.constraint(equalToConstant: 40)
    width.isActive = true
    root.layoutIfNeeded()
    view.afterSuper = { width.constant += 1 }
    view.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(root.layoutIssues.map(\.kind) == [.layoutLoop])
    #expect(child.frame.width == 40)
  }

  @Test("a view that requests constraint updates endlessly is named")
  func constraintLoop() {
    let view = Witness("busy")
    let root = root(320, 480, view)
    view.inUpdate = { view.setNeedsUpdateConstraints() }
    root.layoutIfNeeded()
    #expect(root.layoutIssues.map(\.kind) == [.layoutLoop])
    #expect(root.layoutIssues.map(\.views) == [["busy"]])
  }

  @Test("a pass can be recorded step by step")
  func trace() {
    let label = BlockLabel("aaaa bbbb cccc", lines: 0)
    label.identifier = "label"
    let root = root(100, 100, label)
    root.setNeedsUpdateConstraints()
    LayoutConstraint.activate([
      label.leftAnchor.constraint(equalTo: root.leftAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
      label.rightAnchor.constraint(equalTo: root.rightAnchor),
    ])
    let trace = root.recordingLayout { root.layoutIfNeeded() }
    #expect(
      trace.events.filter { if case .solved = $0 { false } else { true } } == [
        .beganRound(1), .updatedConstraints("label"), .updatedConstraints("root"),
        .measured("label", width: 140, height: 20),
        .wrapped("label", width: 100, height: 40), .invalidated("root", by: "label"),
        .laidOutSubviews("root"),
        .moved("label", from: .zero, to: rect(0, 0, 100, 40)), .laidOutSubviews("label"),
      ])
  }

  @Test("C78: a transform changes the frame but not the layout")
  func transform() {
    let (view, neighbour) = (plain(), plain())
    let root = root(320, 480, view, neighbour)
    LayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalToConstant: 100),
      neighbour.leftAnchor.constraint(equalTo: view.rightAnchor),
    ])
    view.transform = AffineTransform(scaleX: 0.5, y: 0.5)
    root.layoutIfNeeded()
    #expect(view.frame == rect(135, 215, 50, 50))
    #expect(view.layoutFrame == rect(110, 190, 100, 100))
    #expect(neighbour.frame.minX == 210)
    view.frame = rect(0, 0, 40, 40)
    #expect(view.bounds.size == Size(width: 80, height: 80))
    #expect(view.center == Point(x: 20, y: 20))
  }

  @Test("a snapshot equals another of the same layout and no other")
  func snapshots() {
    func make(_ width: Double) -> LayoutSnapshot {
      let label = BlockLabel("aaaa bbbb cccc", lines: 0)
      label.identifier = "label"
      let root = root(width, 100, label)
      label.pin(to: root, inset: 10)
      return LayoutSnapshot(of: root)
    }
    #expect(make(110) == make(110))
    #expect(make(110) != make(120))
    let label = make(110).views[1]
    #expect(label.path == ["root", "label"])
    #expect(label.absoluteFrame == rect(10, 10, 90, 80))
    #expect(label.contentSize.height == 40)
    #expect(label.firstBaseline == 16)
    #expect(label.lastBaseline == 76)
  }
}
