public import Foundation

/// A controller whose view is a collection view.
@preconcurrency @MainActor
open class UICollectionViewController: _CollectionControllerNames,
  UICollectionViewDataSource, UICollectionViewDelegate
{
  private var startingLayout: UICollectionViewLayout
  /// The layout of the items.
  open var collectionViewLayout: UICollectionViewLayout { collectionView.collectionViewLayout }
  /// Makes a controller with a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    startingLayout = layout
    super.init(nibName: nil, bundle: nil)
  }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    startingLayout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// Makes a controller with a flow layout from an archive.
  public required init?(coder: NSCoder) {
    startingLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }
  open lazy var collectionView: UICollectionView! = UICollectionView(
    frame: UIScreen.main.bounds, collectionViewLayout: startingLayout)
  open override func loadView() {
    if loadViewFromNib() {
      if let made = view as? UICollectionView { collectionView = made }
      return
    }
    view = collectionView
    collectionView.dataSource = self
    collectionView.delegate = self
  }

  /// Clears the selection, unless that is turned off.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let list = collectionView else { return }
    for path in list.indexPathsForSelectedItems ?? [] {
      list.deselectItem(at: path, animated: animated)
    }
  }

  override func setOutlet(_ name: String, to value: Any) -> Bool {
    switch name {
    case "collectionView": take(value as? UICollectionView) { collectionView = $0 }
    default: super.setOutlet(name, to: value)
    }
  }
}
