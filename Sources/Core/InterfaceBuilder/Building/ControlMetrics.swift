import AutoLayout
import Controls
import Documents
import Geometry
import Typesetting

/// The sizes of controls in the system version that a document was designed for.
///
/// Apple changed them with iOS 11 (Xcode 9, tools version 13000), 13 (Xcode 11, 14800), 14 (Xcode
/// 12, 17000) and 26 (23700 to 24127). All are derived from recorded frames.
struct ControlMetrics {
  /// The version that saved the document.
  let era: NibEra
  /// Whether the document's device has a home button.
  let hasHomeButton: Bool
  /// The heights of bars on the device that is drawn.
  let bars: BarMetrics
  /// The preferred text size.
  let textSize: ContentSizeCategory

  /// Whether controls look as they do since iOS 13.
  var isModern: Bool { era.hasSheets }

  /// Returns the size that replaces the natural one; nil if that is correct. -1 means no
  /// intrinsic metric.
  func size(of element: XMLElement, natural: Size) -> Size? {
    let none = View.noIntrinsicMetric
    switch element.name {
    case "datePicker" where ["compact", "inline"].contains(element["style"]):
      // Their sizes depend on Apple's own strings.
      return element.recordedFrame?.size
    case "colorWell", "calendarView": return element.recordedFrame?.size
    case "pickerView", "datePicker":
      return Size(width: 320, height: era.hasNarrowMargins ? 162 : 216)
    case "searchBar":
      return Size(width: none, height: era.isOf26 ? 64 : era.hasSafeAreas ? 56 : 44)
    case "button" where element["buttonType"] == "close":
      return element.child(key: "configuration") == nil ? Size(width: 30, height: 30) : nil
    case "button" where isModern && element["buttonType"].flatMap(Button.glyph) != nil:
      return glyphSize(of: element)
    case "switch": return era.build >= 24_127 ? Size(width: 61, height: 28) : nil
    case "slider": return era.build >= 23_700 ? Size(width: none, height: 33) : nil
    case "toolbar" where bars == .compact, "navigationBar" where bars == .compact,
      "tabBar" where bars == .compact:
      return nil
    case "toolbar": return Size(width: none, height: isModern && !hasHomeButton ? 49 : 44)
    case "navigationBar": return Size(width: none, height: 44)
    case "tabBar": return Size(width: none, height: 49)
    case "pageControl":
      return era.build >= 17_000
        ? nil : PageControl.classicSize(pages: Int(element.number("numberOfPages") ?? 0))
    case "progressView": return era.build >= 17_000 ? nil : Size(width: none, height: 2)
    case "segmentedControl":
      return isModern ? nil : Size(width: natural.width, height: 28)
    case "stepper": return isModern ? nil : Size(width: natural.width, height: 29)
    case "textField" where element["borderStyle"] == "roundedRect":
      return isModern ? nil : Size(width: natural.width, height: 30)
    case "textField" where (element["borderStyle"] ?? "none") == "none":
      return bareFieldHeight(element, natural.height).map {
        Size(width: natural.width, height: $0)
      }
    default: return nil
    }
  }

  /// Returns the height of a field without a border; nil for that of its line.
  ///
  /// Until Xcode 10 there is room for a clear button of 19 points; later documents record 22 at 14
  /// points, the size that Interface Builder gives to fields.
  private func bareFieldHeight(_ field: XMLElement, _ natural: Double) -> Double? {
    if !isModern {
      return ["never", nil].contains(field["clearButtonMode"]) ? nil : max(natural, 19)
    }
    let font = field.child(key: "fontDescription")
    let isUsual = font?["type"] == "system" && font?.number("pointSize") == 14
    return isUsual && era.build >= 23_700 ? 22 : nil
  }

  /// Returns the size of a button that shows a symbol of its type, which follows the text size;
  /// nil for one with a title or a picture.
  private func glyphSize(of element: XMLElement) -> Size? {
    let content = element.child(key: "configuration") ?? element.normalState
    guard content?["title"] == nil, content?["image"] == nil else { return nil }
    if element.child(key: "configuration") != nil { return Size(width: 50, height: 34) }
    let side: Double = textSize == .xSmall ? 20 : 26
    return Size(width: side, height: side)
  }
}
