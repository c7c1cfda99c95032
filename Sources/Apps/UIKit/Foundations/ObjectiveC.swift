public import Foundation

// Features that Apple's systems have from Objective-C, and Foundation on Linux lacks.

/// Runs a closure; its objects are released by reference counting, as always in Swift.
public func autoreleasepool<Result, Failure: Error>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try body()
}

/// Returns the name of a class, with its module unless that is UIKit or Foundation. `port-uikit`
/// writes it for `type(of: object).description()`.
public func _classDescription(_ type: AnyClass) -> String {
  let name = String(reflecting: type)
  let module = name.prefix { $0 != "." }
  return module == "UIKit" || module == "Foundation" ? "\(type)" : name
}

/// Returns a boxed value; nil if the object is of another class. `port-uikit` writes it for
/// `(object as AnyObject).cgRectValue`.
public func _unbox<Box, Value>(_ object: Any?, _ member: KeyPath<Box, Value>) -> Value! {
  (object as? Box)?[keyPath: member]
}

/// Sends a selector to an object, if there is one. `port-uikit` writes it for
/// `object.performSelector(onMainThread:with:waitUntilDone:)`.
public func _perform(_ object: Any?, _ selector: Selector, _ sender: Any?) {
  if let object { selector.perform(on: object, with: sender) }
}

extension NSString {
  /// Returns a text made from a format, with numbers as the user writes them.
  public class func localizedStringWithFormat(
    _ format: NSString, _ arguments: any CVarArg...
  ) -> NSString {
    NSString(string: String(format: format.description, locale: .current, arguments: arguments))
  }
}

extension NSMutableString {
  /// Appends a text made from a format.
  public func appendFormat(_ format: String, _ arguments: any CVarArg...) {
    append(String(format: format, arguments: arguments))
  }
}

extension NotificationCenter {
  /// Sends a selector to an observer when a notification is posted, for as long as the observer
  /// exists.
  ///
  /// - Parameters:
  ///   - observer: the object that receives the selector, with the notification; it is not kept
  ///     alive.
  ///   - selector: the selector to send.
  ///   - name: the name of the notifications; nil for all.
  ///   - object: the object whose notifications to observe; nil for those of all objects.
  public func addObserver(
    _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any? = nil
  ) {
    let observer = observer as AnyObject
    let observations = SelectorObservations.of(observer)
    let token = addObserver(forName: name, object: object, queue: nil) {
      [weak observer] notification in
      if let observer { selector.perform(on: observer, with: notification) }
    }
    observations.add(SelectorObservations.Entry(center: self, token: token, name: name))
  }

  /// Stops sending selectors to an observer.
  public func removeObserver(_ observer: NSObject) {
    SelectorObservations.of(observer).remove(from: self) { _ in true }
    // The observer may itself be a token under which a closure was registered.
    removeObserver(observer as Any)
  }

  /// Stops sending selectors to an observer for notifications of a name.
  public func removeObserver(
    _ observer: NSObject, name: NSNotification.Name?, object: Any? = nil
  ) {
    SelectorObservations.of(observer).remove(from: self) { name == nil || $0.name == name }
    removeObserver(observer as Any, name: name, object: object)
  }
}

/// The notifications for which an object registered selectors; held with the object.
private final class SelectorObservations {
  struct Entry {
    let center: NotificationCenter
    let token: any NSObjectProtocol
    let name: NSNotification.Name?
  }

  private var entries: [Entry] = []

  func add(_ entry: Entry) { entries.append(entry) }

  func remove(from center: NotificationCenter, where isMeant: (Entry) -> Bool) {
    for entry in entries where entry.center === center && isMeant(entry) {
      center.removeObserver(entry.token as Any)
    }
    entries.removeAll { $0.center === center && isMeant($0) }
  }

  deinit { for entry in entries { entry.center.removeObserver(entry.token as Any) } }

  private static let key = UnsafeRawPointer(
    UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  static func of(_ object: AnyObject) -> SelectorObservations {
    if let known = objc_getAssociatedObject(object, key) as? SelectorObservations { return known }
    let made = SelectorObservations()
    objc_setAssociatedObject(object, key, made, .OBJC_ASSOCIATION_RETAIN)
    return made
  }
}

extension Timer {
  /// Makes a timer that sends a selector, with the timer, to a target; it keeps the target alive.
  public convenience init(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    self.init(timeInterval: timeInterval, repeats: repeats) { timer in
      selector.perform(on: target, with: timer)
    }
  }

  /// Starts a timer that sends a selector, with the timer, to a target; it keeps the target
  /// alive.
  @discardableResult
  public class func scheduledTimer(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    scheduledTimer(withTimeInterval: timeInterval, repeats: repeats) { timer in
      selector.perform(on: target, with: timer)
    }
  }
}
