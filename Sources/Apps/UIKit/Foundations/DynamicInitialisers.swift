import Foundation

// Objective-C can create an object of any class that it is given, with the class's own
// initialiser. Swift can do so only with `required` initialisers, which every subclass in every
// app would have to implement, and none does. A convenience initialiser, however, calls the
// designated one of the class that it was called on: calling it by its symbol, with the class as
// `self`, does what Objective-C would do. A class without the designated initialiser stops the
// process, as on Apple's systems.

// A protocol's initialiser cannot ask which class it is called on; a class method can. So each
// initialiser is declared without a body, and its symbol is that of the method below it.

extension _MadeByItsClass {
  /// Returns the object made for a class as an instance of that class.
  static func own(_ made: AnyObject) -> Self {
    guard let own = made as? Self else {
      preconditionFailure("The initializer of \(self) didn't return an instance of \(self).")
    }
    return own
  }
}
