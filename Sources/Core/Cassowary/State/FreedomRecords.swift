/// Which variables may be free, as far as this is known.
struct FreedomRecords {
  /// For each variable whether it may be free.
  var variables = Store<Freedom>()
  /// How many questions were asked since the last commit.
  var questions = 0

  func free() { variables.free() }
}
