public import Foundation

/// A controller whose view is a table.
@preconcurrency @MainActor
open class UITableViewController: _TableControllerNames,
  UITableViewDataSource, UITableViewDelegate
{
  private let style: UITableView.Style
  /// Makes a controller with a table of a style.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  /// Makes a controller with a plain table.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// Makes a controller with a plain table from an archive.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }
  /// The table.
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }
  /// The control that refreshes the rows.
  open var refreshControl: UIRefreshControl? {
    get { tableView?.refreshControl }
    set { tableView?.refreshControl = newValue }
  }
  /// Creates the table.
  open override func loadView() {
    if loadViewFromNib() {
      // The static rows of a storyboard come from the controller, without an outlet.
      if let table = tableView, table.staticSections != nil {
        if table.dataSource == nil { table.dataSource = self }
        if table.delegate == nil { table.delegate = self }
      }
      return
    }
    let table = UITableView(frame: UIScreen.main.bounds, style: style)
    view = table
    table.delegate = self
    table.dataSource = self
  }

  /// Clears the selection, unless that is turned off.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let table = tableView else { return }
    for path in table.indexPathsForSelectedRows ?? [] {
      table.deselectRow(at: path, animated: animated)
    }
  }
  /// Sets whether the table is in editing mode.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView?.setEditing(editing, animated: animated)
  }

  override func setOutlet(_ name: String, to value: Any) -> Bool {
    switch name {
    case "tableView": take(value as? UITableView) { tableView = $0 }
    default: super.setOutlet(name, to: value)
    }
  }
}
