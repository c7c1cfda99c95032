extension View {
  /// Returns the name of the view's class in descriptions: `name` for the class itself, and for a
  /// subclass its own name qualified by its module's, as UIKit prints classes written in Swift.
  ///
  /// - Parameters:
  ///   - type: The library class that asks.
  ///   - name: UIKit's name for that class.
  package func name(as type: View.Type, _ name: String) -> String {
    if let client { return client.className }
    return Swift.type(of: self) == type ? name : Self.describe(Swift.type(of: self))
  }

  /// Returns `Module.Class`, without the types or functions around a nested class: their
  /// descriptions may contain an address, which changes with every run.
  private static func describe(_ type: View.Type) -> String {
    let full = String(reflecting: type)
    let module = full.prefix { $0 != "." }
    return "\(module).\(type)"
  }
}
