/// The first keys of the tie rule: what has a higher one is looked at first.
///
/// What can be violated has its priority as its key.
enum TieKey {
  /// Of what must hold, which the levels see to: no tie is about it.
  @inline(__always)
  static var required: Double { 1000 }

  /// Of what an inequality leaves: after all that can be violated, before nearness to 0.
  @inline(__always)
  static var slack: Double { 0 }

  /// Of nearness to 0, which decides last.
  @inline(__always)
  static var nearness: Double { -.infinity }
}
