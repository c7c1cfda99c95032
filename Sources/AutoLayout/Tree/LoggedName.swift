/// What logs call a view.
package enum LoggedName: Hashable, Sendable {
  /// Its identifier, where it has one.
  case identifier
  /// A name that its author gave it beside the identifier.
  case name(String)
  /// Words that describe it, such as its text: people call it so, logs have class and text.
  case described(String)
  /// Nothing: class and text describe it.
  case none
}

extension View {
  /// The name that logs use; nil for a view that class and text describe.
  package var nameInLogs: String? {
    switch loggedName {
    case .identifier: identifier
    case .name(let name): name
    case .described, .none: nil
    }
  }

  /// What traces and descriptions of a tree show where UIKit has the accessibility identifier: the
  /// name that people give the view beside its identifier, else the identifier.
  var nameInDumps: String? {
    switch loggedName {
    case .identifier, .none: identifier
    case .name(let name), .described(let name): name
    }
  }
}
