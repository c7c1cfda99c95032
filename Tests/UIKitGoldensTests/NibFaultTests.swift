import Foundation
import Testing
import UIKit
import UIKitGoldens

@Suite(.serialized) @MainActor struct NibFaultTests {
  private static let nib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects>
        <view contentMode="scaleToFill" id="v">
          <rect key="frame" x="0.0" y="0.0" width="50" height="50"/>
          <connections>
            <outlet property="nothing" destination="v" id="o"/>
          </connections>
        </view>
      </objects>
    </document>
    """

  @Test func `What is wrong with a nib fails the next assertion about a view, and no other`() throws
  {
    let folder = NSTemporaryDirectory() + "faults-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Self.nib.write(toFile: "\(folder)/Faulty.xib", atomically: true, encoding: .utf8)
    AssetLibrary.use(folders: [folder])
    let objects = UINib(nibName: "Faulty", bundle: nil).instantiate(withOwner: nil)
    let view = try #require(objects.first as? UIView)
    var said: [String] = []
    withKnownIssue {
      assertLayout(of: view, named: "faulty", record: .never)
    } matching: { issue in
      said.append(issue.comments.map(\.rawValue).joined())
      return true
    }
    #expect(said.count == 1)
    #expect(said.first?.contains("Faulty.xib:7:9: error: UIView has no property 'nothing'") == true)
    said = []
    withKnownIssue {
      assertLayout(of: view, named: "faulty", record: .never)
    } matching: { issue in
      said.append(issue.comments.map(\.rawValue).joined())
      return true
    }
    #expect(said.first?.contains("Faulty.xib") == false, "the fault is told once")
  }
}
