// Swift Testing looks for this module beside one named UIKit; UIKit's own types need nothing from
// it.
@_exported public import UIKit
