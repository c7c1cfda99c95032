import Foundation
import Testing
import UIKit

/// What `UIBackgroundConfiguration` documents, in buttons and cells.
@MainActor @Suite struct BackgroundConfigurations {
  private let red = "ffff0000"
  private let blue = "ff0000ff"

  private func button(
    _ style: UIButton.Configuration = .plain(),
    _ change: (inout UIBackgroundConfiguration) -> Void
  ) -> UIButton {
    var configuration = style
    change(&configuration.background)
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
    return button
  }

  @Test func `A button's background picture fills it as its mode says, below the title`() {
    let halves = UIImage.halves(CGSize(width: 20, height: 20))
    let filled = button { $0.image = halves }.picture
    #expect(filled.pixel(30, 20) == red && filled.pixel(50, 20) == blue)
    let centred = button {
      $0.image = halves
      $0.imageContentMode = .center
    }
    #expect(centred.picture.pixel(32, 20) == red && centred.picture.pixel(48, 20) == blue)
    #expect(UInt32(centred.picture.pixel(10, 20), radix: 16) == 0)
    // The title is drawn above the picture.
    let before = centred.picture.pngData()
    centred.configuration?.title = "Title"
    #expect(centred.picture.pngData() != before)
  }

  @Test func `A button's own view and insets`() {
    let own = UIView()
    own.backgroundColor = .red
    let shown = button(.filled()) {
      $0.customView = own
      $0.backgroundInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 0, trailing: 0)
    }
    shown.layoutIfNeeded()
    #expect(own.convert(own.bounds, to: shown) == CGRect(x: 10, y: 5, width: 70, height: 35))
    #expect(shown.picture.pixel(40, 20) == red)
    shown.semanticContentAttribute = .forceRightToLeft
    shown.setNeedsLayout()
    shown.layoutIfNeeded()
    #expect(own.convert(own.bounds, to: shown).minX == 0)
    shown.configuration?.background.customView = nil
    #expect(own.superview == nil)
  }

  @Test func `A plain button with a background has the corners of its style`() {
    let plain = button { $0.backgroundColor = .red }.picture
    #expect(plain.pixel(40, 1) == red && UInt32(plain.pixel(0, 0), radix: 16) != 0xffff_0000)
    var capsule = UIButton.Configuration.plain()
    capsule.cornerStyle = .capsule
    let round = button(capsule) { $0.backgroundColor = .red }.picture
    #expect(round.pixel(40, 1) == red && UInt32(round.pixel(4, 4), radix: 16) == 0)
  }

  @Test func `A stroke without a colour has the tint, and an outset moves it`() {
    let lined = button { $0.strokeWidth = 2 }
    lined.tintColor = .red
    #expect(lined.picture.pixel(40, 1) == red)
    let inset = button {
      $0.strokeWidth = 2
      $0.strokeColor = .red
      $0.strokeOutset = -10
    }.picture
    #expect(inset.pixel(40, 11) == red && UInt32(inset.pixel(40, 1), radix: 16) == 0)
  }

  @Test func `A cell's background has corners, insets, a stroke and a picture`() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = .red
    background.cornerRadius = 12
    background.backgroundInsets = NSDirectionalEdgeInsets(
      top: 4, leading: 4, bottom: 4, trailing: 4)
    cell.backgroundConfiguration = background
    #expect(cell.backgroundColor == nil)
    let inset = cell.picture
    #expect(inset.pixel(40, 20) == red && UInt32(inset.pixel(40, 1), radix: 16) == 0)
    #expect(UInt32(inset.pixel(5, 5), radix: 16) == 0)
    background.image = .halves(CGSize(width: 20, height: 20))
    cell.backgroundConfiguration = background
    #expect(cell.picture.pixel(60, 20) == blue && cell.subviews.count == 2)
    cell.backgroundConfiguration = nil
    #expect(UInt32(cell.picture.pixel(60, 20), radix: 16) == 0 && cell.subviews.count == 1)
  }

  @Test func `A background without a colour has the tint of its cell`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.tintColor = .red
    var background = UIBackgroundConfiguration.listPlainCell()
    background.backgroundColor = nil
    cell.backgroundConfiguration = background
    #expect(cell.backgroundColor == .red)
  }

  @Test func `A cell's content is above its background`() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var background = UIBackgroundConfiguration.clear()
    background.image = .halves(CGSize(width: 20, height: 20))
    background.edgesAddingLayoutMarginsToBackgroundInsets = [.leading]
    cell.contentConfiguration = cell.defaultContentConfiguration()
    cell.backgroundConfiguration = background
    cell.directionalLayoutMargins.leading = 30
    cell.layoutIfNeeded()
    let shown = try #require(cell.subviews.first)
    #expect(shown !== cell.contentView && shown.frame.minX == 30)
  }
}
