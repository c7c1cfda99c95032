public import Foundation

/// A pasteboard, held in the process.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  /// The general pasteboard.
  public static let general = UIPasteboard()
  private static var named: [Name: UIPasteboard] = [:]
  /// Returns the pasteboard with a name.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    guard create || Self.named[pasteboardName] != nil else { return nil }
    self.init()
    name = pasteboardName
    Self.named[pasteboardName] = self
  }
  /// Makes a pasteboard with a unique name.
  open class func withUniqueName() -> UIPasteboard {
    let made = UIPasteboard()
    made.name = Name(UUID().uuidString)
    named[made.name] = made
    return made
  }
  /// Removes the pasteboard with a name.
  open class func remove(withName pasteboardName: Name) { named[pasteboardName] = nil }
  open private(set) var name = Name.general
  /// The number of times the contents have changed.
  open private(set) var changeCount = 0

  /// The items: values by the names of their types.
  open var items: [[String: Any]] = [] {
    didSet {
      changeCount += 1
      NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }
  }
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    self.items = items
  }
  open func addItems(_ items: [[String: Any]]) { self.items += items }
  open var numberOfItems: Int { items.count }
  /// The types of the first item.
  open var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }
  open func contains(pasteboardTypes: [String]) -> Bool {
    items.contains { item in pasteboardTypes.contains { item[$0] != nil } }
  }
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    items.first?[pasteboardType]
  }
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    value(forPasteboardType: pasteboardType) as? Data
  }
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: value]]
  }
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: data]]
  }

  private func all<Value>(_ type: String) -> [Value]? {
    let found = items.compactMap { $0[type] as? Value }
    return found.isEmpty ? nil : found
  }
  private func set(_ values: [Any]?, _ type: String) { items = (values ?? []).map { [type: $0] } }
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  open var strings: [String]? {
    get { all("public.utf8-plain-text") }
    set { set(newValue, "public.utf8-plain-text") }
  }
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }
  open var urls: [URL]? {
    get { all("public.url") }
    set { set(newValue, "public.url") }
  }
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }
  open var images: [UIImage]? {
    get { all("public.image") }
    set { set(newValue, "public.image") }
  }
  open var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }
  open var colors: [UIColor]? {
    get { all("com.apple.uikit.color") }
    set { set(newValue, "com.apple.uikit.color") }
  }
  open var hasStrings: Bool { strings != nil }
  open var hasURLs: Bool { urls != nil }
  open var hasImages: Bool { images != nil }
  open var hasColors: Bool { colors != nil }
}
