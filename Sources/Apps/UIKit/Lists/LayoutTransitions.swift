public import Foundation

extension UICollectionView {
  /// What runs after an interactive transition: whether it went to its end, and whether it was finished.
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

  /// Takes the layout with which the view was made, which is invalid at first; nothing is scrolled.
  func takeFirstLayout() {
    collectionViewLayout.collectionView = self
    collectionViewLayout.invalidateLayout()
    contentOffset = .zero
  }

  /// Exchanges the layout; cells stay, and move to where it has them.
  func exchangeLayout(for old: UICollectionViewLayout) {
    let new = collectionViewLayout
    guard new !== old else { return }
    let isShown = counts != nil
    if isShown {
      old.prepareForTransition(to: new)
      new.prepareForTransition(from: old)
    }
    let isKept = (new as? UICollectionViewTransitionLayout)?.currentLayout === old
    if old.collectionView === self, !isKept { old.collectionView = nil }
    new.collectionView = self
    (new as? UICollectionViewTransitionLayout)?.nextLayout.collectionView = self
    for item in shown { item.view.willTransition(from: old, to: new) }
    layoutDidChange()
    guard isShown else { return }
    prepare()
    scrollToTarget()
    old.finalizeLayoutTransition()
    new.finalizeLayoutTransition()
    for item in shown { item.view.didTransition(from: old, to: new) }
  }

  /// Scrolls to where the layout, and then the delegate, wants the content after a change.
  func scrollToTarget() {
    let proposed = collectionViewLayout.targetContentOffset(
      forProposedContentOffset: contentOffset)
    let target = delegate?.collectionView(
      self, targetContentOffsetForProposedContentOffset: proposed)
    contentOffset = target ?? proposed
  }

  private var transitionCompletion: LayoutInteractiveTransitionCompletion? {
    get { kept() }
    set { keep(newValue) }
  }
  /// Begins a transition to another layout, which the app drives by its progress.
  @discardableResult
  public func startInteractiveTransition(
    to layout: UICollectionViewLayout,
    completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    let old = collectionViewLayout
    let transition =
      delegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: layout)
      ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
    transitionCompletion = completion
    collectionViewLayout = transition
    return transition
  }
  /// Ends a transition with the layout to which it leads.
  public func finishInteractiveTransition() { endTransition(isFinished: true) }
  /// Ends a transition with the layout from which it came.
  public func cancelInteractiveTransition() { endTransition(isFinished: false) }
  private func endTransition(isFinished: Bool) {
    guard let transition = collectionViewLayout as? UICollectionViewTransitionLayout else { return }
    let (next, other) = (transition.nextLayout, transition.currentLayout)
    collectionViewLayout = isFinished ? next : other
    (isFinished ? other : next).collectionView = nil
    let completion = transitionCompletion
    transitionCompletion = nil
    if let completion { NextTurn.then { completion(true, isFinished) } }
  }
}

extension ListChanges {
  /// The changes as layouts are told of them.
  @MainActor var updateItems: [UICollectionViewUpdateItem] {
    func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    typealias Item = UICollectionViewUpdateItem
    let reloads = reloadedSections.sorted().map(whole) + reloaded.sorted()
    let deletions = deletedSections.sorted().map(whole) + deleted.sorted()
    let insertions = insertedSections.sorted().map(whole) + inserted.sorted()
    let moves = movedSections.map { (from: whole($0.from), to: whole($0.to)) } + moved
    return reloads.map { Item(.reload, $0, $0) } + deletions.map { Item(.delete, $0, nil) }
      + insertions.map { Item(.insert, nil, $0) } + moves.map { Item(.move, $0.from, $0.to) }
  }
}
