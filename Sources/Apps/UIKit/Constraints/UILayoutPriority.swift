import AutoLayout
import Foundation

extension LayoutPriority {
  init(_ priority: UILayoutPriority) { self.init(Double(priority.rawValue)) }
}

extension UILayoutPriority {
  init(_ priority: LayoutPriority) { self.init(Float(priority.rawValue)) }
}
