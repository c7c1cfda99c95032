import Foundation
import Testing
import UIKit

/// A folder of nibs and storyboards that exists during a test.
@MainActor final class NibFixture {
  let folder: String

  init(_ files: [String: String]) throws {
    folder = NSTemporaryDirectory() + "nibs-\(UUID().uuidString)"
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    for (name, text) in files {
      let path = "\(folder)/\(name)"
      try FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    }
    AssetLibrary.use(folders: [folder])
    _ = NibDiagnostic.take()
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// Returns a nib with objects after the usual placeholders.
  static func xib(_ objects: String, owner: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1">\(owner)</placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        \(objects)
      </objects>
    </document>
    """
  }

  /// Returns a storyboard with scenes.
  static func storyboard(initial: String, _ scenes: [String]) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
    initialViewController="\(initial)">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes>\(scenes.map { "<scene><objects>\($0)</objects></scene>" }.joined())</scenes>
    </document>
    """
  }

  /// Returns a label with an id and a text.
  static func label(_ id: String, _ text: String, more: String = "") -> String {
    """
    <label opaque="NO" text="\(text)" lineBreakMode="tailTruncation" id="\(id)" \
    translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="8" y="8" width="100" height="20"/>
      <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="20"/>
      \(more)
    </label>
    """
  }
}

/// A cell as `port-uikit` writes it, with two outlets, a collection, an action and an inspectable
/// value.
final class NibCell: UITableViewCell {
  weak var title: UILabel!
  weak var button: UIButton!
  var labels: [UILabel] = []
  var level = 0
  private(set) var events: [String] = []

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    events.append("init with \(contentView.subviews.count) subviews")
    // The initialiser's value overrides the document's.
    tag = 7
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    events.append("awake with \(title?.text ?? "nothing")")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    events.append("reuse")
  }

  func save(_ sender: UIButton) { events.append("save \(sender.currentTitle ?? "")") }

  override func _setFromNib(_ name: String, _ value: Any) -> _NibOutcome {
    switch name {
    case "title": return _nibSet(value) { (new: UILabel) in self.title = new }
    case "button": return _nibSet(value) { (new: UIButton) in self.button = new }
    case "labels": return _nibSet(value) { (new: [UILabel]) in self.labels = new }
    case "level": return _nibSet(value) { (new: Int) in self.level = new }
    default: return super._setFromNib(name, value)
    }
  }

  override func _nibAction(_ name: String) -> Selector? {
    name == "save:" ? Selector("save:", NibCell.save(_:)) : super._nibAction(name)
  }
}
