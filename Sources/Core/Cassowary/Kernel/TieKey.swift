/// The first keys of the tie rule: higher keys are considered first.
///
/// The key of a constraint that can be violated is its priority.
enum TieKey {
  /// The key of required constraints, which the levels take care of: no tie involves them.
  @inline(__always)
  static var required: Double { 1000 }

  /// The key of an inequality's slack: after everything that can be violated, before nearness to
  /// 0.
  @inline(__always)
  static var slack: Double { 0 }

  /// The key of nearness to 0, which decides last.
  @inline(__always)
  static var nearness: Double { -.infinity }
}
