/// How a conflict was settled.
package enum ConflictRecovery: Sendable, Equatable {
  /// As the layout at hand settles it.
  case layout
  /// By breaking the member with an index, elsewhere.
  case member(Int)
  /// By breaking a constraint that isn't a member of the smallest conflict.
  case elsewhere(String)
  /// Elsewhere, without a word about how.
  case unknown
  /// In a way that doesn't matter here.
  case untold
}
