/// The types of a component's parameters.
package enum ParameterType: String, CaseIterable, Hashable, Sendable {
  case text, verbatim, number, flag, color, image, view, data

  /// The noun for a value in messages.
  var noun: String {
    switch self {
    case .text, .verbatim: "a string"
    case .number: "a number"
    case .flag: "true or false"
    case .color: "a colour"
    case .image: "the path of an image"
    case .view: "a view"
    case .data: "data"
    }
  }
}
