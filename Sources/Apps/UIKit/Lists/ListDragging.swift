import Foundation

/// The proposed result of a drop on a table.
@preconcurrency @MainActor open class UITableViewDropProposal: UIDropProposal {
  open private(set) var intent = Intent.unspecified
  /// Makes a proposal with an intent.
  public convenience init(operation: UIDropOperation, intent: Intent) {
    self.init(operation: operation)
    self.intent = intent
  }
}
/// The proposed result of a drop on a collection view.
@preconcurrency @MainActor open class UICollectionViewDropProposal: UIDropProposal {
  open private(set) var intent = Intent.unspecified
  /// Makes a proposal with an intent.
  public convenience init(operation: UIDropOperation, intent: Intent) {
    self.init(operation: operation)
    self.intent = intent
  }
}
