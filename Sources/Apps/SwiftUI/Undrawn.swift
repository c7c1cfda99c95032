import Documents
import UIKit

/// The views of SwiftUI that a UIKit view would show.
enum Undrawn {
  /// Says that a view stays empty, with its type, and fails the next assertion.
  static func report(_ type: Any.Type) {
    NibDiagnostic.report(
      .undrawn, "\(type) can't be drawn: SwiftUI isn't available on Linux", file: "",
      hint: Hint("put a view of UIKit in its place for the picture"))
  }
}
