/// The names of states that the format defines.
enum StateName {
  /// The scene without changes.
  static let base = "base"
}
