public import Foundation

/// A log of one category of a subsystem. Messages from `.default` on are lines of standard error.
public struct Logger: Sendable {
  private let log: OSLog
  /// Makes a log of a category.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }
  /// Makes the default log.
  public init() { log = .default }
  /// Makes a log of an older one.
  public init(_ logObj: OSLog) { log = logObj }

  /// Writes a message at a level.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message, level) }
  /// Writes a message.
  public func log(_ message: OSLogMessage) { log.write(message, .default) }
  /// Writes nothing: traces are kept only while a debugger looks.
  public func trace(_ message: OSLogMessage) { log.write(message, .debug) }
  /// Writes nothing: such messages are kept only while a debugger looks.
  public func debug(_ message: OSLogMessage) { log.write(message, .debug) }
  /// Writes nothing: such messages are kept only in memory.
  public func info(_ message: OSLogMessage) { log.write(message, .info) }
  /// Writes a message.
  public func notice(_ message: OSLogMessage) { log.write(message, .default) }
  /// Writes a message about an error.
  public func warning(_ message: OSLogMessage) { log.write(message, .error) }
  /// Writes a message about an error.
  public func error(_ message: OSLogMessage) { log.write(message, .error) }
  /// Writes a message about an error of the program.
  public func critical(_ message: OSLogMessage) { log.write(message, .fault) }
  /// Writes a message about an error of the program.
  public func fault(_ message: OSLogMessage) { log.write(message, .fault) }
}

/// How serious a message is.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// Apple's number.
  public let rawValue: UInt8
  /// Makes a level of Apple's number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Makes a level of Apple's number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }
  /// A message that is kept.
  public static let `default` = OSLogType(0)
  /// A message that is kept in memory.
  public static let info = OSLogType(1)
  /// A message for a debugger.
  public static let debug = OSLogType(2)
  /// An error.
  public static let error = OSLogType(16)
  /// An error of the program.
  public static let fault = OSLogType(17)
}

/// A log of one category of a subsystem.
public final class OSLog: NSObject, Sendable {
  /// The category of points of interest and the like.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a category of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Points of interest.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// Tracing in detail.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
  }
  /// The log of messages without a category.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A log that drops its messages.
  public static let disabled = OSLog(subsystem: "", category: "", isOn: false)
  private let name: String
  private let isOn: Bool

  /// Makes a log of a category.
  public convenience init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, isOn: true)
  }
  /// Makes a log of one of Apple's categories.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue, isOn: true)
  }
  private init(subsystem: String, category: String, isOn: Bool) {
    name = subsystem.isEmpty ? "" : "[\(subsystem):\(category)] "
    self.isOn = isOn
  }
  /// Returns whether a message of a level is written.
  public func isEnabled(type: OSLogType) -> Bool { isOn && type != .debug && type != .info }

  func write(_ message: OSLogMessage, _ level: OSLogType) {
    guard isEnabled(type: level) else { return }
    FileHandle.standardError.write(Data("\(name)\(message.text)\n".utf8))
  }
}

/// Writes a message to a log.
public func os_log(
  _ level: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ args: any CVarArg...
) { log.write(OSLogMessage(format: "\(message)", args), level) }

/// Writes a message to a log.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ args: any CVarArg...
) { log.write(OSLogMessage(format: "\(message)", args), type) }

/// Writes a message to a log.
@_disfavoredOverload
public func os_log(_ level: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(message, level)
}
