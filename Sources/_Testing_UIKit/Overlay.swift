// Swift Testing looks for this module beside one named UIKit; UIKit's own types need nothing of it.
@_exported public import UIKit
