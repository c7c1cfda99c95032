extension View {
  /// The name of the view's class in descriptions: `name` for the class itself, and for a subclass
  /// its own name after its module's, as UIKit prints classes written in Swift.
  ///
  /// - Parameters:
  ///   - type: The class of the library that asks.
  ///   - name: What UIKit calls that class.
  package func name(as type: View.Type, _ name: String) -> String {
    if let client { return client.className }
    return Swift.type(of: self) == type ? name : Self.describe(Swift.type(of: self))
  }

  /// `Module.Class`, without the types or functions around a nested class: what stands for those
  /// may be an address, which changes with every run.
  private static func describe(_ type: View.Type) -> String {
    let full = String(reflecting: type)
    let module = full.prefix { $0 != "." }
    return "\(module).\(type)"
  }
}
