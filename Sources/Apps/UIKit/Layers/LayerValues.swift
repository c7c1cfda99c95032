import Drawing
public import Foundation

/// How a layer's contents fill its box.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String
  /// Makes a value from Core Animation's name.
  public init(rawValue: String) { self.rawValue = rawValue }

  var mode: ContentMode {
    switch self {
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    case .resizeAspect: .scaleAspectFit
    case .resizeAspectFill: .scaleAspectFill
    default: .scaleToFill
    }
  }
}
/// The alignment of text in a text layer.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String
  /// Makes a value from Core Animation's name.
  public init(rawValue: String) { self.rawValue = rawValue }

  var alignment: NSTextAlignment {
    switch self {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .natural
    }
  }
}

extension NSValue {
  /// Wraps a transform in three dimensions.
  public convenience init(caTransform3D transform: CATransform3D) {
    self.init(structure: transform)
  }
  /// The wrapped transform in three dimensions.
  public var caTransform3DValue: CATransform3D { structure() ?? CATransform3DIdentity }
}
