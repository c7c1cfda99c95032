/// Which variables may be free, as far as that was found out.
struct FreedomRecords {
  /// For each variable whether it may be free.
  var variables = Store<Freedom>()
  /// How often that was asked since the last commit.
  var questions = 0

  func free() { variables.free() }
}
