import UIKit

final class GroupsViewController: UITableViewController {
  private let groups = [("Family", 7), ("Friends of the mountain club in Graubünden", 132)]
  private(set) var muted: Set<Int> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Groups"
    tableView.register(UINib(nibName: "GroupCell", bundle: nil), forCellReuseIdentifier: "group")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    groups.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "group", for: indexPath) as! GroupCell
    cell.show(groups[indexPath.row].0, count: groups[indexPath.row].1)
    cell.onMute = { [weak self] isMuted in
      if isMuted { self?.muted.insert(indexPath.row) } else { self?.muted.remove(indexPath.row) }
    }
    return cell
  }
}
