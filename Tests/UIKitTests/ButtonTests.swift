import Testing
import UIKit

@MainActor @Suite struct ConfiguredButtons {
  /// Returns the colours at points of a view.
  private func colors(of view: UIView, _ points: CGPoint...) -> [UIColor] {
    let picture = UIGraphicsImageRenderer(size: view.bounds.size).image {
      view.layer.render(in: $0.cgContext)
    }
    return points.map { point in
      let pixel = picture.cgImage?.cropping(
        to: CGRect(
          x: point.x * picture.scale, y: point.y * picture.scale, width: 1, height: 1))
      return pixel.map { UIColor(patternImage: UIImage(cgImage: $0)) } ?? .clear
    }
  }

  private func square(_ side: CGFloat) -> UIImage {
    let size = CGSize(width: side, height: side)
    return UIGraphicsImageRenderer(size: size).image { context in
      UIColor.black.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }.withRenderingMode(.alwaysTemplate)
  }

  private func button(_ change: (inout UIButton.Configuration) -> Void) -> UIButton {
    var configuration = UIButton.Configuration.filled()
    change(&configuration)
    let button = UIButton(configuration: configuration)
    button.frame.size = button.intrinsicContentSize
    return button
  }

  // Seen in a disabled button of an app.
  @Test func `A transformer has the last word on the colour of a disabled title`() {
    func ink(_ color: UIColor?) -> Data? {
      let shown = button {
        $0.title = "Title"
        guard let color else { return }
        $0.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { given in
          var changed = given
          changed.foregroundColor = color
          return changed
        }
      }
      shown.isEnabled = false
      return shown.picture.pngData()
    }
    #expect(ink(.red) != ink(nil) && ink(.tertiaryLabel) == ink(nil))
  }

  @Test func `A filled button's picture is as white as its title, or as its transformer says`() {
    let plain = button { $0.image = square(20) }
    let middle = CGPoint(x: plain.bounds.midX, y: plain.bounds.midY)
    #expect(colors(of: plain, middle)[0].cgColor == UIColor.white.cgColor)
    let changed = button {
      $0.image = square(20)
      $0.imageColorTransformer = UIConfigurationColorTransformer { _ in .red }
    }
    #expect(colors(of: changed, middle)[0].cgColor == UIColor.red.cgColor)
  }

  @Test func `A subtitle stands below the title, and both grow with the reader's text size`() {
    let (one, two) = (
      button { $0.title = "Save" },
      button {
        $0.title = "Save"
        $0.subtitle = "to this device"
        $0.titlePadding = 3
      }
    )
    let line = UIFont.preferredFont(forTextStyle: .footnote).lineHeight
    #expect(abs(two.bounds.height - one.bounds.height - line - 3) < 0.7)
    #expect(two.bounds.width > one.bounds.width)
    one.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    #expect(one.intrinsicContentSize.height > one.bounds.height + 10)
  }

  @Test func `A picture may stand above the title`() {
    let above = button {
      $0.title = "Save"
      $0.image = square(20)
      $0.imagePlacement = .top
      $0.imagePadding = 4
    }
    let alone = button { $0.title = "Save" }
    #expect(abs(above.bounds.height - alone.bounds.height - 24) < 0.5)
    #expect(abs(above.bounds.width - alone.bounds.width) < 0.5)
  }

  @Test func `A title takes its transformer's font and colour`() {
    let large = button {
      $0.title = "Save"
      $0.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { old in
        var new = old
        new.font = .systemFont(ofSize: 34)
        return new
      }
    }
    #expect(large.bounds.height > button { $0.title = "Save" }.bounds.height + 15)
  }

  @Test func `The chosen segment is white whatever the tint, or of its own colour`() {
    let control = UISegmentedControl(items: ["A", "B"])
    control.tintColor = .red
    control.frame = CGRect(x: 0, y: 0, width: 100, height: 32)
    control.selectedSegmentIndex = 0
    let edge = CGPoint(x: 10, y: 16)
    #expect(colors(of: control, edge)[0].cgColor == UIColor.white.cgColor)
    control.selectedSegmentTintColor = .green
    #expect(colors(of: control, edge)[0].cgColor == UIColor.green.cgColor)
  }

  @Test func `Segments show pictures, and are as wide as their titles where they shall be`() {
    let control = UISegmentedControl(items: [square(10), "A much longer title"])
    let equal = control.intrinsicContentSize.width
    control.apportionsSegmentWidthsByContent = true
    #expect(control.intrinsicContentSize.width < equal - 40)
  }
}
