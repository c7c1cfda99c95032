import Checking
import Documents
import Rendering
import Testing

/// Who made the lines of a log, and where the views are that masks place.
@Suite("Owners in console logs")
struct LogOwnerTests {
  // MARK: Masks

  /// MSSimpleGauge#10.
  @Test("a mask counts in the superview that the lines of a neighbour name, and says so")
  func neighbour() throws {
    let explanation = try explained(
      """
      "<NSLayoutConstraint:0x1 V:|-(5)-[UILabel:0xa]   (Names: '|':Gauge:0xc )>",
      "<NSLayoutConstraint:0x2 V:[UILabel:0xa(12)]>",
      "<NSLayoutConstraint:0x3 V:[UILabel:0xa]-(0)-[UILabel:0xb'3,74']>",
      "<NSLayoutConstraint:0x4 V:[UILabel:0xb'3,74'(32)]>",
      "<NSAutoresizingMaskLayoutConstraint:0x5 h=--& v=--& UILabel:0xb'3,74'.midY == + 39>"
      """)
    #expect(explanation.findings.first?.message.contains("< 39") == true)
    #expect(
      explanation.notes == [
        "line 5 places 'label2' in its superview, which the log does not list; 'gauge' is taken here"
      ])
    #expect(explanation.culprits.first?.contains("still true for 'label2'") == true)
  }

  /// TVOSToast#1: 140 high by the label, 150 by the view.
  @Test("a mask counts in the view to which another line ties it, if that view has others in it")
  func host() throws {
    let text = """
      "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIView:0xa.midY == + 70>",
      "<NSAutoresizingMaskLayoutConstraint:0x2 h=--& v=--& V:[UIView:0xa(140)]>",
      "<NSAutoresizingMaskLayoutConstraint:0x3 h=--& v=--& UILabel:0xb'Built'.midY == + 70>",
      "<NSLayoutConstraint:0x4 UIView:0xa.bottom == Toast:0xc.bottom - 10>",
      "<NSLayoutConstraint:0x5 V:|-(10)-[UILabel:0xb'Built']   (Names: '|':Toast:0xc )>",
      "<NSLayoutConstraint:0x6 UILabel:0xb'Built'.bottom == Toast:0xc.bottom - 10>"
      """
    #expect(try explained(text).findings.count == 1)
    // Without its neighbour nothing says where the view is.
    let alone = text.split(separator: "\n").filter { !$0.contains("UILabel") }
      .joined(separator: "\n")
    #expect(try explained(alone).findings.isEmpty)
  }

  /// UIBubbleTableView#9.
  @Test("the mask of a controller's root view is the system's to keep")
  func rootView() throws {
    let text = """
      "<NSAutoresizingMaskLayoutConstraint:0x1 h=--- v=--- V:[UIWindow:0xa(480)]>",
      "<NSAutoresizingMaskLayoutConstraint:0x2 h=-&- v=-&- UIView:0xb.height == UIWindow:0xa.height - 20>",
      "<NSLayoutConstraint:0x3 V:[UIView:0xb(462)]>"
      """
    let explanation = try explained(text)
    #expect(!explanation.culprits.contains { $0.contains("set it to false") })
    #expect(explanation.findings.first?.advice.isEmpty == false)
    // What an app lays over its window by a frame is its own.
    let overlay = try explained(text.replacing("h=-&- v=-&-", with: "h=--& v=--&"))
    #expect(overlay.culprits.contains { $0.contains("set it to false") })
  }

  /// Provenance#1344.
  @Test("the content view of a cell in an Interface Builder file is the system's to place")
  func contentView() throws {
    let explanation = try explained(
      """
      "<NSAutoresizingMaskLayoutConstraint:0x1 h=-&- v=-&- H:[UIView:0xa]-(0.4)-|   (active, names: '|':App.GameCell:0xb )>",
      "<NSLayoutConstraint:0x2 'UIIBSystemGenerated' H:[UIView:0xa]-(0)-|   (active, names: '|':App.GameCell:0xb )>"
      """)
    #expect(explanation.culprits.count == 1)
    #expect(explanation.culprits.first?.contains("give the cell a size in whole points") == true)
    #expect(explanation.text.contains("all lines are UIKit's own"))
  }

  // MARK: Players and bars

  /// react-native-video#160.
  @Test("a player's view is AVKit's where UIKit runs, and an app's on a Mac")
  func player() throws {
    func cures(_ prefix: String) throws -> Bool {
      let text = """
        "<NSLayoutConstraint:0x1 H:|-(0)-[\(prefix)View:0xa]   (Names: '|':AVPlayerView:0xb )>",
        "<NSLayoutConstraint:0x2 H:[\(prefix)View:0xa]-(20)-|   (Names: '|':AVPlayerView:0xb )>",
        "<NSLayoutConstraint:0x3 '\(prefix)View-Encapsulated-Layout-Width' H:[AVPlayerView:0xb(0)]>"
        """
      return try explained(text).findings.first?.advice.isEmpty == false
    }
    #expect(try !cures("UI"))
    #expect(try cures("NS"))
  }

  /// ionic-plugin-keyboard#86: the first sentence said that nothing is to be mended, the last one
  /// how.
  @Test("a toolbar without a size is the one culprit")
  func toolbar() throws {
    let explanation = try explained(
      """
      "<NSAutoresizingMaskLayoutConstraint:0x1 h=-&- v=-&- _UIToolbarContentView:0xa.width == UIToolbar:0xb.width (active)>",
      "<NSAutoresizingMaskLayoutConstraint:0x2 h=--& v=--& UIToolbar:0xb.width == 0 (active)>",
      "<NSLayoutConstraint:0x3 H:|-(8)-[_UIModernBarButton:0xc'Done'] (active, names: '|':_UIToolbarContentView:0xa )>",
      "<NSLayoutConstraint:0x4 H:[_UIModernBarButton:0xc'Done']-(16)-| (active, names: '|':_UIToolbarContentView:0xa )>"
      """)
    #expect(explanation.culprits.count == 1)
    #expect(explanation.culprits.first?.contains("with UIToolbar(frame:) or sizeToFit()") == true)
    #expect(!explanation.text.contains("nothing to mend"))
  }

  @Test("a stack is blamed for the views that the app constrains, not for their neighbours")
  func stack() throws {
    let explanation = try explained(
      """
      "<NSLayoutConstraint:0x1 UIStackView:0xa.height == 48   (active)>",
      "<NSLayoutConstraint:0x2 'UISV-canvas-connection' UIStackView:0xa.top == UILabel:0xb.top   (active)>",
      "<NSLayoutConstraint:0x3 'UISV-canvas-connection' V:[UIButton:0xc]-(0)-|   (active, names: '|':UIStackView:0xa )>",
      "<NSLayoutConstraint:0x4 'UISV-spacing' V:[UILabel:0xb]-(8)-[UIButton:0xc]   (active)>",
      "<NSLayoutConstraint:0x5 UIButton:0xc.height >= 44   (active)>"
      """)
    #expect(explanation.culprits.first?.hasPrefix("a stack already lays out 'button'") == true)
    #expect(!explanation.culprits.contains { $0.contains("'label'") })
    // A view that was tied to the stack before a second one was added.
    let field = try explained(
      """
      "<NSLayoutConstraint:0x1 H:[UIView:0xa]-(0)-|   (active, names: '|':UIStackView:0xc )>",
      "<NSLayoutConstraint:0x2 'UISV-canvas-connection' H:[UILabel:0xb]-(0)-|   (active, names: '|':UIStackView:0xc )>",
      "<NSLayoutConstraint:0x3 'UISV-spacing' H:[UIView:0xa]-(10)-[UILabel:0xb]   (active)>"
      """)
    #expect(field.culprits.first?.hasPrefix("a stack already lays out 'view'") == true)
  }

  /// A segmented control in a map of iOS 9 that has no size yet.
  @Test("a mask that is on comes before a view without room")
  func maskFirst() throws {
    let explanation = try explained(
      """
      "<NSLayoutConstraint:0x1 'UIView-Encapsulated-Layout-Width' H:[MKMapView:0xa(0)]>",
      "<NSLayoutConstraint:0x2 H:|-(0)-[UISegmentedControl:0xb]   (Names: '|':MKMapView:0xa )>",
      "<NSLayoutConstraint:0x3 H:[UISegmentedControl:0xb]-(0)-|   (Names: '|':MKMapView:0xa )>",
      "<NSAutoresizingMaskLayoutConstraint:0x4 h=--& v=--& H:[UISegmentedControl:0xb(212)]>"
      """)
    #expect(explanation.culprits.first?.contains("still true for 'segmentedControl'") == true)
  }

  /// The lines of a stack of equal widths, from an iPad, and of VisionKit's DataScannerViewController.
  @Test("a width of 0 comes first among the culprits")
  func nothing() throws {
    let stack = try explained(
      """
      "<NSLayoutConstraint:0x1 'UISV-canvas-connection' UIStackView:0xa.leading == UILabel:0xb.leading   (active)>",
      "<NSLayoutConstraint:0x2 'UISV-canvas-connection' H:[UILabel:0xc]-(0)-|   (active, names: '|':UIStackView:0xa )>",
      "<NSLayoutConstraint:0x3 'UISV-fill-equally' UILabel:0xc.width == UILabel:0xb.width   (active)>",
      "<NSLayoutConstraint:0x4 'UISV-spacing' H:[UILabel:0xb]-(2)-[UILabel:0xc]   (active)>",
      "<NSLayoutConstraint:0x5 'UIView-Encapsulated-Layout-Width' UIStackView:0xa.width == 0   (active)>"
      """)
    #expect(stack.culprits.first?.hasPrefix("'stackView' is laid out with a width of 0") == true)
    let scanner = try explained(
      """
      "<NSLayoutConstraint:0x1 H:|-(10)-[UILabel:0xa](LTR) (active, names: '|':VKKeyboardCameraGuidanceView:0xb )>",
      "<NSLayoutConstraint:0x2 H:[UILabel:0xa]-(10)-|(LTR) (active, names: '|':VKKeyboardCameraGuidanceView:0xb )>",
      "<NSLayoutConstraint:0x3 VKKeyboardCameraGuidanceView:0xb.width <= 0.666667*VKAVCapturePreviewView:0xc.width (active)>",
      "<NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Width' VKAVCapturePreviewView:0xc.width == 0 (active)>"
      """)
    #expect(scanner.findings.first?.advice.isEmpty == true)
    #expect(scanner.text.contains("all lines are UIKit's own"))
    #expect(scanner.culprits.first?.hasSuffix("give what holds it a size first") == true)
  }

  @Test("the list around a cell is named by what the log knows of it")
  func lists() throws {
    func culprit(_ cell: String) throws -> String? {
      try explained(
        """
        "<NSLayoutConstraint:0x1 'UIView-Encapsulated-Layout-Height' \(cell):0xa.height == 20   (active)>",
        "<NSLayoutConstraint:0x2 \(cell):0xa.height == 40   (active)>"
        """
      ).culprits.first
    }
    #expect(try culprit("UITableViewCellContentView")?.hasPrefix("the table gave") == true)
    #expect(try culprit("PhotoCollectionCell")?.hasPrefix("the collection view gave") == true)
    #expect(try culprit("PhotoCell")?.hasPrefix("the list gave") == true)
  }

  // MARK: Other lines of the system

  private func editable(_ text: String) throws -> [Int] {
    let log = ConsoleLog(text)
    let explanation = try explained(text)
    let lines = explanation.text.split(separator: "\n").last { $0.contains("own, not for editing") }
    return log.conflicts[0].constraints.map(\.line).filter { line in
      guard let lines else { return true }
      return !lines.contains("all lines")
        && !lines.split { !$0.isNumber }.contains { Int($0) == line }
    }
  }

  /// wtfautolayout#5.
  @Test("lines with a stack's spacers are the stack's")
  func spacers() throws {
    #expect(
      try editable(
        """
        "<NSLayoutConstraint:0x1 Badge:0xa.trailing == _UILayoutSpacer:0xb.trailing>",
        "<NSLayoutConstraint:0x2 Badge:0xa.centerX == UIImageView:0xc.centerX>",
        "<NSLayoutConstraint:0x3 Badge:0xa.width == 0>",
        "<NSLayoutConstraint:0x4 UIImageView:0xc.width == 20>",
        "<NSLayoutConstraint:0x5 _UILayoutSpacer:0xb.trailing >= UIImageView:0xc.trailing>"
        """) == [2, 3, 4])
  }

  /// stackoverflow.com/questions/79625345: the tab bar of iPadOS 18.
  @Test("a bar's guides are its own")
  func guides() throws {
    let text = """
      "<NSLayoutConstraint:0x1 UILayoutGuide:0xa'TitleView(layout=0x1)'.trailing <= UILayoutGuide:0xb'UIViewLayoutMarginsGuide'.trailing   (active)>",
      "<NSLayoutConstraint:0x2 H:|-(338)-[UILayoutGuide:0xc'TabBarGuide(0x2)'](LTR)   (active, names: '|':_UINavigationBarContentView:0xd )>",
      "<NSLayoutConstraint:0x3 UILayoutGuide:0xa'TitleView(layout=0x1)'.trailing >= UILayoutGuide:0xc'TabBarGuide(0x2)'.trailing   (active)>",
      "<NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Width' _UINavigationBarContentView:0xd.width == 0   (active)>",
      "<NSLayoutConstraint:0x5 'UIView-rightMargin-guide-constraint' H:[UILayoutGuide:0xb'UIViewLayoutMarginsGuide']-(0)-|(LTR)   (active, names: '|':_UINavigationBarContentView:0xd )>"
      """
    #expect(try editable(text).isEmpty)
    #expect(try explained(text).culprits.first?.contains("nothing to mend in the app") == true)
  }

  @Test("the hosts of a keyboard are its own, and the safe area of its window is for all")
  func keyboardHosts() throws {
    #expect(
      try editable(
        """
        "<NSLayoutConstraint:0x1 UIView:0xa.bottom <= UILayoutGuide:0xb'UIViewSafeAreaLayoutGuide'.bottom   (active)>",
        "<NSLayoutConstraint:0x2 UIView:0xa.height >= 44   (active)>",
        "<NSLayoutConstraint:0x3 V:|-(0)-[UIView:0xa]   (active, names: '|':Demo.InputBar:0xc )>",
        "<NSLayoutConstraint:0x4 V:|-(0)-[Demo.InputBar:0xc]   (active, names: '|':UIInputSetHostView:0xd )>",
        "<NSLayoutConstraint:0x5 UITextEffectsWindow:0xe.bottom == UIInputSetHostView:0xd.top   (active)>",
        "<NSLayoutConstraint:0x6 'UIViewSafeAreaLayoutGuide-bottom' V:[UILayoutGuide:0xb'UIViewSafeAreaLayoutGuide']-(0)-|   (active, names: '|':UITextEffectsWindow:0xe )>"
        """) == [1, 2, 3])
  }

  @Test("an alert, a table and a text view lay out their own views")
  func others() throws {
    // A report about UIAlertController in iOS 8.
    let alert = try explained(
      """
      "<NSLayoutConstraint:0x1 H:[UIView:0xa(304)]>",
      "<NSLayoutConstraint:0x2 _UIAlertControllerView:0xb'Issue'.width >= UIView:0xa.width>",
      "<NSLayoutConstraint:0x3 _UIAlertControllerView:0xb'Issue'.width == UIView:0xc.width>",
      "<NSAutoresizingMaskLayoutConstraint:0x4 h=--& v=--& H:[UIView:0xc(0)]>"
      """)
    #expect(alert.culprits.first?.contains("nothing to mend in the app") == true)
    #expect(alert.culprits.count == 1)
    // A cell of iOS 7 that changes its own frame.
    let table = try explained(
      """
      "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& H:[UITableViewWrapperView:0xa(768)]>",
      "<NSAutoresizingMaskLayoutConstraint:0x2 h=-&- v=--& Line:0xb.width == UITableViewWrapperView:0xa.width - 972>"
      """)
    #expect(!table.culprits.contains { $0.contains("set it to false") })
    // transmission#6644.
    let text = try explained(
      """
      "<NSAutoresizingMaskLayoutConstraint:0x1 h=-&- v=-&- _NSTextContentView:0xa.minX == 0   (active, names: '|':NSTextView:0xb )>",
      "<NSAutoresizingMaskLayoutConstraint:0x2 h=-&- v=-&- H:[_NSTextContentView:0xa]-(49)-|   (active, names: '|':NSTextView:0xb )>",
      "<NSAutoresizingMaskLayoutConstraint:0x3 h=--& v=--& NSTextView:0xb.width == 2   (active)>"
      """)
    #expect(
      text.culprits == [
        "'textView' is 2 wide by its frame, which its own views do not fit; give it a size first"
      ])
  }

  // MARK: What is the app's

  /// ind.ie 2015/03: the cure is a lower 560.
  @Test(
    "views in a container of the system's are the app's, and those of its classes wherever they are",
    arguments: [
      ["_NSSplitViewItemViewWrapper", "NSView", "NSBox"],
      ["_UIAlertControllerView", "App.Sidebar", "App.Box"],
      ["AVPlayerViewControllerContentView", "UIView", "UILabel"],
      ["_UIRefreshControlModernContentView", "UIView", "App.Box"],
      ["NSToolbarItemViewer", "NSView", "NSButton"],
    ])
  func containers(classes: [String]) throws {
    let explanation = try explained(
      """
      "<NSLayoutConstraint:0x1 H:[\(classes[0]):0xa(50)]>",
      "<NSLayoutConstraint:0x2 H:|-(0)-[\(classes[1]):0xb] (Names: '|':\(classes[0]):0xa )>",
      "<NSLayoutConstraint:0x3 H:[\(classes[1]):0xb]-(0)-| (Names: '|':\(classes[0]):0xa )>",
      "<NSLayoutConstraint:0x4 H:[\(classes[2]):0xc(560)]>",
      "<NSLayoutConstraint:0x5 H:|-(20)-[\(classes[2]):0xc] (Names: '|':\(classes[1]):0xb )>",
      "<NSLayoutConstraint:0x6 H:[\(classes[2]):0xc]-(20)-| (Names: '|':\(classes[1]):0xb )>"
      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x4 H:[\(classes[2]):0xc(560)]>
      """)
    #expect(explanation.findings.first?.advice.isEmpty == false)
    #expect(explanation.text.contains("line 4: "))
    #expect(!explanation.text.contains("nothing to mend"))
    #expect(!explanation.text.contains("only one of these that"))
  }

  /// CSNotificationView#72; names that only begin as Apple's do.
  @Test(
    "a spinner and an app's own prefix are no part of the system's",
    arguments: ["UIActivityIndicatorView", "AVCardView", "UIActivityButton"])
  func names(className: String) throws {
    let explanation = try explained(
      """
      "<NSLayoutConstraint:0x1 H:[\(className):0xa(44)]>",
      "<NSLayoutConstraint:0x2 H:[\(className):0xa(20)]>"
      """)
    #expect(explanation.culprits.first?.contains("is set twice") == true)
  }

  /// Vienna#771: a document view in a clip view lives by its mask.
  @Test("the mask of a scroll view's document is not to be turned off")
  func document() throws {
    let explanation = try explained(
      """
      "<NSAutoresizingMaskLayoutConstraint:0x1 h=-&- v=-&- V:|-(17)-[List:0xa]   (Names: '|':NSClipView:0xb )>",
      "<NSAutoresizingMaskLayoutConstraint:0x2 h=-&- v=-&- V:[List:0xa]-(0)-|   (Names: '|':NSClipView:0xb )>",
      "<NSAutoresizingMaskLayoutConstraint:0x3 h=--& v=--& V:[NSClipView:0xb(8)]>"
      """)
    #expect(!explanation.text.contains("set it to false"))
  }

  /// haomeiwen: `shopLabel4.left == shopLabel4.right`.
  @Test("a view that is tied to itself is the culprit")
  func itself() throws {
    let explanation = try explained(
      """
      "<MASLayoutConstraint:0x1 UILabel:0xa.left == UILabel:0xa.right>",
      "<MASLayoutConstraint:0x2 UILabel:0xa.width == 40>"
      """)
    #expect(
      explanation.culprits.first?.hasPrefix("the left edge of 'label' is tied to its own right")
        == true)
  }
}
