import Testing
import UIKit

/// How bars and safe areas affect the content of scroll views.
@MainActor @Suite struct ScrollInsetTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private final class Rows: UITableViewController {
    var count = 2
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.rowHeight = 50
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      count
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
  }

  private func show(_ controller: UIViewController) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  @Test func `Rows of a table begin below the bar, and keep their margins`() throws {
    let rows = Rows(style: .plain)
    let navigation = UINavigationController(rootViewController: rows)
    show(navigation)
    let bar = navigation.navigationBar.frame.maxY
    #expect(bar > 0)
    #expect(rows.tableView.adjustedContentInset.top == bar)
    #expect(rows.tableView.contentOffset.y == -bar)
    let cell = try #require(rows.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.convert(cell.bounds, to: window).minY == bar)
    #expect(cell.safeAreaInsets.top == 0)
  }

  @Test func `Content that fits makes room for a bar if it fills the controller's view`() {
    let (first, second) = (UIScrollView(), UIScrollView())
    let controller = UIViewController()
    for view in [first, second] {
      view.frame = controller.view.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      controller.view.addSubview(view)
    }
    let navigation = UINavigationController(rootViewController: controller)
    show(navigation)
    #expect(first.contentOffset.y == -navigation.navigationBar.frame.maxY)
    #expect(second.contentOffset.y == 0)
  }

  @Test func `A scroll view that never adjusts begins at the window's edge`() {
    let rows = Rows(style: .plain)
    rows.tableView.contentInsetAdjustmentBehavior = .never
    show(UINavigationController(rootViewController: rows))
    #expect(rows.tableView.contentOffset == .zero)
    #expect(rows.tableView.adjustedContentInset == .zero)
  }

  @Test func `What was scrolled stays where it is when the insets change`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 400)
    scroll.contentInset.top = 10
    #expect(scroll.contentOffset.y == -10)
    scroll.contentOffset.y = 80
    scroll.contentInset.top = 30
    scroll.layoutIfNeeded()
    #expect(scroll.contentOffset.y == 80)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 0, width: 10, height: 10), animated: false)
    #expect(scroll.contentOffset.y == -30)
  }

  @Test func `A row is scrolled to below the insets`() {
    let rows = Rows(style: .plain)
    rows.tableView.contentInset.top = 20
    rows.count = 40
    show(rows)
    rows.tableView.scrollToRow(at: IndexPath(row: 1, section: 0), at: .top, animated: false)
    #expect(rows.tableView.contentOffset.y == 30)
  }

  private final class Banner: UITableViewHeaderFooterView {
    override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
      let line = UIView()
      line.translatesAutoresizingMaskIntoConstraints = false
      addSubview(line)
      NSLayoutConstraint.activate([
        line.leadingAnchor.constraint(equalTo: leadingAnchor),
        line.trailingAnchor.constraint(equalTo: trailingAnchor),
        line.topAnchor.constraint(equalTo: topAnchor),
        line.bottomAnchor.constraint(equalTo: bottomAnchor),
        line.heightAnchor.constraint(equalToConstant: 33),
      ])
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test func `A header is as high as what stands beside its content view`() {
    let size = Banner(reuseIdentifier: nil).systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 320, height: 33))
  }

  @Test func `A navigation controller shows a controller by pushing it`() {
    let navigation = UINavigationController()
    let controller = UIViewController()
    navigation.show(controller, sender: nil)
    #expect(navigation.topViewController === controller)
  }

  @Test func `An arc once around is a circle in both directions`() {
    for clockwise in [true, false] {
      let path = CGMutablePath()
      path.addArc(
        center: CGPoint(x: 10, y: 10), radius: 5, startAngle: 0, endAngle: 2 * .pi,
        clockwise: clockwise)
      #expect(path.boundingBox.height.rounded() == 10)
    }
  }

  @Test func `A cell's content has the system's margins until it is given others`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.layoutIfNeeded()
    #expect(
      cell.contentView.layoutMargins == UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16))
    cell.accessoryType = .disclosureIndicator
    cell.layoutIfNeeded()
    #expect(cell.contentView.layoutMargins.right == 8)
    cell.contentView.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    #expect(cell.contentView.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }
}
