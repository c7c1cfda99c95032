import UIKit

final class ContactsViewController: UITableViewController {
  private var contacts: [Contact]

  init(contacts: [Contact]) {
    self.contacts = contacts
    super.init(style: .plain)
    title = "Contacts"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(
      ContactCell.self, forCellReuseIdentifier: #keyPath(UITableViewCell.reuseIdentifier))
    tableView.rowHeight = UITableView.automaticDimension
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: #selector(addContact))
    NotificationCenter.default.addObserver(
      self, selector: #selector(contactsDidChange(_:)), name: .contactsDidChange, object: nil)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    contacts.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: #keyPath(UITableViewCell.reuseIdentifier), for: indexPath)
    (cell as? ContactCell)?.show(contacts[indexPath.row])
    return cell
  }

  @objc func addContact() {
    contacts.append(Contact(name: "New contact", note: "", rating: 0))
    NotificationCenter.default.post(name: .contactsDidChange, object: self)
  }

  @objc private func contactsDidChange(_ notification: Notification) {
    #if os(iOS)
      tableView.reloadData()
    #endif
  }
}

extension Notification.Name {
  static let contactsDidChange = Notification.Name("ContactsDidChange")
}
