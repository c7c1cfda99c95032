public import Foundation
import UIKit

/// A view that would show a web page: it is empty.
@preconcurrency @MainActor open class WKWebView: _WebViewNames {
  /// Makes a view with the standard settings.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes a view with settings.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    super.init(frame: frame)
    self.configuration = configuration
  }
  /// Makes a view from a nib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
