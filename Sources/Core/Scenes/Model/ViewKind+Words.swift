package import Controls
import Documents

extension ViewKind {
  /// Reads a canonical name or an alias.
  package init?(named name: String) {
    switch name {
    case "image": self = .imageView
    case "stack": self = .stackView
    default: self.init(rawValue: name)
    }
  }

  /// All names that `init(named:)` knows.
  static var names: [String] { allCases.map(\.rawValue) + ["image", "stack"] }

  /// The types by all their names.
  static let words = WordMap(
    names.compactMap { name in
      ViewKind(named: name).map { (name: name, value: $0) }
    })

  /// Whether the type takes the text keys of labels.
  var carriesText: Bool {
    switch self {
    case .label, .button, .textField, .textView: true
    default: false
    }
  }

  /// Whether the type scrolls and so has guides for its content and its frame.
  var scrolls: Bool {
    switch self {
    case .scrollView, .tableView, .collectionView: true
    default: false
    }
  }

  /// The type with its article, for messages.
  var noun: String {
    switch self {
    case .imageView, .activityIndicator: "an \(rawValue)"
    default: "a \(rawValue)"
    }
  }
}
