/// The names of states that the format itself gives.
enum StateName {
  /// The scene without any change.
  static let base = "base"
}
