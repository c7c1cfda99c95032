import AutoLayout
import Documents
import Geometry

/// The sizes of controls in the system that a document was drawn for.
///
/// Apple changed them with iOS 13, which came with Xcode 11 (tools version 14800); a search bar grew
/// with iOS 11 (13000). All of them are read off recorded frames.
struct ControlMetrics {
  /// The build of Interface Builder that saved the document.
  let toolsVersion: Int

  private var isModern: Bool { toolsVersion >= 14_800 }

  /// The size that replaces the natural one; nil where that is right. -1 stands for no metric.
  func size(of element: XMLElement, natural: Size) -> Size? {
    let none = View.noIntrinsicMetric
    switch element.name {
    case "datePicker" where ["compact", "inline"].contains(element["style"]):
      // Their sizes depend on Apple's own texts.
      return element.recordedFrame?.size
    case "colorWell", "calendarView": return element.recordedFrame?.size
    case "pickerView", "datePicker": return Size(width: 320, height: 216)
    case "searchBar": return Size(width: none, height: toolsVersion >= 13_000 ? 56 : 44)
    case "toolbar": return Size(width: none, height: isModern ? 49 : 44)
    case "navigationBar": return Size(width: none, height: 44)
    case "tabBar": return Size(width: none, height: 49)
    case "pageControl": return Size(width: natural.width, height: toolsVersion >= 17_000 ? 26 : 37)
    case "progressView": return isModern ? nil : Size(width: none, height: 2)
    case "segmentedControl": return isModern ? nil : Size(width: natural.width, height: 28)
    case "textField" where element["borderStyle"] == "roundedRect":
      // At any smaller font the field keeps the height that it has at its default one.
      return Size(width: natural.width, height: max(natural.height, isModern ? 34 : 30))
    default: return nil
    }
  }
}
