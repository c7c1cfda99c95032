import Controls
import Testing
import Typesetting
import UIKit

@MainActor @Suite("Faces") struct FaceTests {
  @Test("Every property with a name in UIKit has a face, and every face has a row")
  func complete() {
    check(UISlider.self, .slider)
    check(UISwitch.self, .switch)
    check(UIProgressView.self, .progressView)
    check(UIStepper.self, .stepper)
    check(UIPageControl.self, .pageControl)
    check(UIActivityIndicatorView.self, .activityIndicator)
    check(UIDatePicker.self, .datePicker)
  }

  @Test("Every property of a configuration has a face, and every face has a row")
  func configurations() {
    let shown = ConfigurationFace.all.map { $0.row?.name }
    let rows = Button.properties.filter { $0.nib?.hasPrefix("configuration.") == true }
    #expect(rows.count >= 5)
    #expect(Set(shown) == Set(rows.map(\.name)))
    for row in rows { #expect(row.uikit == row.nib?.replacing(".", with: "?.")) }
  }

  private func check<Kit: UIView>(_ type: Kit.Type, _ kind: ViewKind) {
    let rows = type.faces.map { $0.row(kind) }
    // Only what all controls have is in no table yet: isEnabled.
    #expect(rows.filter { $0 == nil }.count <= 1)
    let shown = Set(rows.compactMap { $0?.name })
    for property in kind.properties where property.uikit != nil {
      #expect(shown.contains(property.name), "\(kind).\(property.name) has no face")
    }
    // The names are those of stored properties of the class.
    let names = Set(Mirror(reflecting: Kit(frame: .zero)).children.compactMap(\.label))
    for property in kind.properties {
      guard let name = property.uikit else { continue }
      #expect(names.contains(name), "\(Kit.self) has no property \(name)")
    }
  }

  @Test("A slider's colours in code are painted")
  func painted() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 31))
    slider.thumbTintColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    slider.maximumTrackTintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let face = slider.syncedFace as? Slider
    #expect(face?.knobColor == Color(red: 1, green: 0.5, blue: 0, alpha: 1))
    #expect(face?.trackColor == Color(red: 1, green: 0, blue: 0, alpha: 1))
  }
}

extension Nibs {
  @Test func `A slider of a nib is shown with its range and its colours`() throws {
    let slider = """
      <slider opaque="NO" value="3" minValue="2" maxValue="6" id="s1">
        <rect key="frame" x="0.0" y="0.0" width="118" height="31"/>
        <color key="thumbTintColor" red="1" green="0.5" blue="0" alpha="1" colorSpace="custom" \
      customColorSpace="sRGB"/>
      </slider>
      """
    let fixture = try NibFixture(["Knob.xib": NibFixture.xib(slider)])
    try withExtendedLifetime(fixture) {
      let objects = UINib(nibName: "Knob", bundle: nil).instantiate(withOwner: nil)
      let face = try #require((objects.first as? UISlider)?.syncedFace as? Slider)
      #expect([face.value, face.minimum, face.maximum] == [3, 2, 6])
      #expect(face.knobColor == Color(red: 1, green: 0.5, blue: 0, alpha: 1))
    }
  }
}
