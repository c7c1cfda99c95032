/// The name that logs use for a view.
package enum LoggedName: Hashable, Sendable {
  /// Its identifier, if it has one.
  case identifier
  /// A name that its author gave it in addition to the identifier.
  case name(String)
  /// A descriptive phrase, such as its text, that people use for it; logs show class and text
  /// instead.
  case described(String)
  /// No name: class and text describe it.
  case none
}

extension View {
  /// The name used in logs; nil for a view described by class and text.
  package var nameInLogs: String? {
    switch loggedName {
    case .identifier: identifier
    case .name(let name): name
    case .described, .none: nil
    }
  }

  /// The name that traces and descriptions of a tree show where UIKit has the accessibility
  /// identifier: the name that people give the view in addition to its identifier, or else the
  /// identifier.
  var nameInDumps: String? {
    switch loggedName {
    case .identifier, .none: identifier
    case .name(let name), .described(let name): name
    }
  }
}
