public import Foundation

// Names of Apple's other frameworks whose initialisers keep what they are given; the others are in the
// table. Nothing is behind them.

/// Where an error is put, as Objective-C's methods do.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

/// A video or a sound in a file.
open class AVURLAsset: AVAsset {
  /// The file.
  public let url: URL
  /// Makes the video or sound of a file.
  public init(url URL: URL, options: [String: Any]? = nil) { url = URL }
}

/// A time of a video.
public struct CMTime: Hashable, Sendable {
  /// The number of parts of a second.
  public var value: Int64
  /// How many parts a second has.
  public var timescale: Int32
  /// The beginning.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// Makes a time of parts of a second.
  public init(value: Int64, timescale: Int32) { (self.value, self.timescale) = (value, timescale) }
  /// Makes a time of seconds.
  public init(seconds: Double, preferredTimescale: Int32) {
    let parts = seconds * Double(preferredTimescale)
    self.init(value: Int64(exactly: parts.rounded()) ?? 0, timescale: preferredTimescale)
  }
  /// The time in seconds.
  public var seconds: Double { timescale == 0 ? 0 : Double(value) / Double(timescale) }
}

/// A place on the earth at a time.
open class CLLocation: NSObject {
  /// The place.
  public let coordinate: CLLocationCoordinate2D
  /// The time.
  public let timestamp: Date
  /// The height.
  public let altitude: CLLocationDistance
  /// How far from the place the device may be.
  public let horizontalAccuracy: CLLocationAccuracy
  /// Makes a place.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    (timestamp, altitude, horizontalAccuracy) = (Date(), 0, 0)
  }
  /// Makes a place at a time.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    (self.coordinate, self.altitude) = (coordinate, altitude)
    (self.horizontalAccuracy, self.timestamp) = (horizontalAccuracy, timestamp)
  }
  /// Returns the distance along the surface of a sphere as large as the earth.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    let (here, there) = (coordinate, location.coordinate)
    let part = Double.pi / 180
    let (up, along) = (
      sin((there.latitude - here.latitude) * part / 2),
      sin((there.longitude - here.longitude) * part / 2)
    )
    let share =
      up * up + cos(here.latitude * part) * cos(there.latitude * part) * along * along
    return 2 * 6_371_000 * asin(min(1, share.squareRoot()))
  }
}

/// A filter of Core Image: there is none.
open class CIFilter: NSObject {
  /// Finds no filter.
  public init?(name: String) { nil }
  /// The picture: none.
  open var outputImage: CIImage? { nil }
}

/// The mark of a place on a map.
@preconcurrency @MainActor open class MKAnnotationView: UIView {
  /// The place.
  open var annotation: (any MKAnnotation)?
  /// The identifier for using the view again.
  public let reuseIdentifier: String?
  /// The picture.
  open var image: UIImage?
  /// Whether more is told when the mark is chosen.
  open var canShowCallout = false
  /// Where the mark stands beside its place.
  open var centerOffset = CGPoint.zero
  /// The view after what is told.
  open var rightCalloutAccessoryView: UIView?
  /// The view before what is told.
  open var leftCalloutAccessoryView: UIView?
  /// Makes the mark of a place.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
    super.init(frame: .zero)
  }
  /// Makes a mark from an archive.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }
  /// Called before the view is used again.
  open func prepareForReuse() {}
}

/// The ground of a keyboard.
@preconcurrency @MainActor open class UIInputView: UIView {
  /// How the ground looks.
  public enum Style: Int, Sendable { case `default`, keyboard }
  /// How the ground looks.
  public let inputViewStyle: Style
  /// Whether the ground is as high as its constraints ask for.
  open var allowsSelfSizing = false
  /// Makes the ground of a keyboard.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }
  /// Makes the ground of a keyboard from an archive.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}

extension UNTextInputNotificationAction {
  /// Makes an answer to a notification.
  public convenience init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    textInputButtonTitle: String, textInputPlaceholder: String
  ) { self.init(identifier: identifier, title: title, options: options) }
}
extension AVPlayerItem {
  /// Makes an item of a video.
  public convenience init(asset: AVAsset) {
    self.init()
    self.asset = asset
  }
}
extension AVPlayer {
  /// Makes a player of a video.
  public convenience init(playerItem item: AVPlayerItem?) {
    self.init()
    currentItem = item
  }
}
extension AVPlayerLayer {
  /// Makes the layer of a player.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}
extension AVCaptureVideoPreviewLayer {
  /// Makes the layer of a recording.
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }
}
