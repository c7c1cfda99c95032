import Foundation

extension UITabBarController: MoreListMaking {
  func makeMoreList() -> UIViewController { MoreList(self) }
}

/// The list of a tab bar's controllers beyond the fourth.
private final class MoreList: UITableViewController {
  private weak var owner: UITabBarController?

  init(_ owner: UITabBarController) {
    self.owner = owner
    super.init(style: .plain)
    title = "More"
  }
  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    owner?.listed.count ?? 0
  }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let controller = owner.flatMap { owner in
      owner.listed.indices.contains(indexPath.row) ? owner.listed[indexPath.row] : nil
    }
    cell.textLabel?.text = controller?.tabBarItem.title ?? controller?.title
    cell.imageView?.image = controller?.tabBarItem.image
    cell.accessoryType = .disclosureIndicator
    return cell
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let listed = owner?.listed, listed.indices.contains(indexPath.row) else { return }
    owner?.selectedViewController = listed[indexPath.row]
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tableView.reloadData()
  }
}
