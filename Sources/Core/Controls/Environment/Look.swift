/// The look of an interface by the generation of the system; raw values are those of scene files.
package enum Look: String, CaseIterable, Hashable, Sendable {
  /// That of iOS 13 to 18.
  case ios18
  /// That of iOS 26: capsules, glass above the content, higher rows.
  case ios26

  /// The sizes of controls, lists and bars.
  package var metrics: LookMetrics { self == .ios18 ? .ios18 : .ios26 }
}
