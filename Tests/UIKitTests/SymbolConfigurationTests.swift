import Drawing
import Geometry
import Rendering
import Testing
import Typesetting

@testable import Controls
@testable import UIKit

@Suite("Symbols in code") @MainActor
struct SymbolConfigurationTests {
  /// The colours of what a view draws, with the opacity around it.
  private func colors(_ view: UIView) -> Set<Color> {
    func colors(_ list: DisplayList, _ opacity: Double) -> [Color] {
      list.items.flatMap { item -> [Color] in
        switch item {
        case .fill(_, .color(let color)): [color.multipliedAlpha(by: opacity)]
        case .stroke(_, let stroke): [stroke.color.multipliedAlpha(by: opacity)]
        case .group(let group, let inner): colors(inner, opacity * group.opacity)
        default: []
        }
      }
    }
    return Set(colors(TreePainter(grid: PixelGrid(scale: 3)).paint(view.layoutRoot), 1))
  }

  private func symbol(_ view: UIImageView) throws -> Symbol {
    guard case .symbol(let symbol) = try #require(view.face as? ImageView).picture else {
      throw Missing()
    }
    return symbol
  }

  private struct Missing: Error {}

  @Test("A palette gives each part its colour, one colour its shades")
  func palette() throws {
    let palette = UIImage.SymbolConfiguration(paletteColors: [.red, .green])
    let view = UIImageView(image: UIImage(systemName: "person.crop.circle.badge.plus"))
    view.preferredSymbolConfiguration = palette
    view.frame.size = CGSize(width: 40, height: 40)
    view.layoutIfNeeded()
    let red = UIColor.red.resolved(in: .current)
    let green = UIColor.green.resolved(in: .current)
    #expect(colors(view) == [red, green])
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(hierarchicalColor: .red)
    view.layoutIfNeeded()
    #expect(colors(view).isSuperset(of: [red, red.multipliedAlpha(by: 0.5)]))
  }

  @Test("Applying a configuration changes neither, and takes what the other specifies")
  func applying() {
    let large = UIImage.SymbolConfiguration(pointSize: 30, weight: .light)
    let bold = UIImage.SymbolConfiguration(weight: .bold)
    let both = large.applying(bold).applying(UIImage.SymbolConfiguration(scale: .small))
    #expect(both.pointSize == 30 && both.weight == .bold && both.scale == .small)
    #expect(large.weight == .light && bold.pointSize == nil)
    let image = UIImage(systemName: "star", withConfiguration: large)?
      .applyingSymbolConfiguration(bold)
    #expect(image?.symbolConfiguration?.pointSize == 30)
    #expect(image?.symbolConfiguration?.weight == .bold)
    let font = UIImage.SymbolConfiguration(font: .systemFont(ofSize: 20, weight: .heavy))
    #expect(font.pointSize == 20 && font.weight == .heavy)
  }

  @Test("A button, its configuration and a row prefer a size where the image has none")
  func preferred() throws {
    let size = UIImage.SymbolConfiguration(pointSize: 40)
    let star = UIImage(systemName: "star")
    let plain = UIButton(type: .system)
    plain.setImage(star, for: .normal)
    let before = plain.intrinsicContentSize.height
    plain.setPreferredSymbolConfiguration(size, forImageIn: .normal)
    #expect(plain.intrinsicContentSize.height > before + 10)
    var configuration = UIButton.Configuration.plain()
    configuration.image = star
    configuration.preferredSymbolConfigurationForImage = size
    #expect(UIButton(configuration: configuration).intrinsicContentSize.height > before + 10)
    var row = UIListContentConfiguration.cell()
    row.image = star
    let low = row.makeContentView().systemLayoutSizeFitting(.zero).height
    row.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 80)
    #expect(row.makeContentView().systemLayoutSizeFitting(.zero).height > low + 20)
    let own = UIImageView(
      image: UIImage(
        systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 10)))
    own.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 40, weight: .bold)
    own.layoutIfNeeded()
    let shown = try symbol(own)
    #expect(shown.pointSize == 10 && shown.weight == 700)
  }

  @Test("A configured button's symbol grows with the text size, and so does that of a text style")
  func textSizes() throws {
    let circle = UIImage(systemName: "circle")
    func button(_ size: UIButton.Configuration.Size = .medium) -> UIButton {
      var configuration = UIButton.Configuration.plain()
      (configuration.image, configuration.buttonSize) = (circle, size)
      configuration.contentInsets = .zero
      return UIButton(configuration: configuration)
    }
    let (small, set) = (button(.small), button())
    set.configuration?.image = nil
    set.setImage(circle, for: .normal)
    let plain = UIButton(type: .system)
    plain.setImage(circle, for: .normal)
    let stated = button()
    stated.configuration?.preferredSymbolConfigurationForImage = .init(pointSize: 17)
    let picture = UIImageView(image: circle)
    let styled = UIImageView(image: circle)
    styled.preferredSymbolConfiguration = .init(textStyle: .title1)
    let views = [button(), set, small, plain, stated, picture, styled]
    let outer = UIView()
    views.forEach(outer.addSubview)
    // A circle is 1.194 times as wide as its font.
    func sizes() -> [Double] {
      views.map { (Double($0.intrinsicContentSize.width) / 1.194).rounded() }
    }
    #expect(sizes() == [17, 17, 15, 17, 17, 17, 28])
    outer.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    #expect(sizes() == [53, 53, 49, 17, 17, 17, 58])
  }

  // cmux, issue 3421, and QuickTableViewController, issue 71: texts beside icons of other widths begin elsewhere.
  // Apple: symbols are centred in a room that scales with the text size, other images have their own
  // size; what is reserved changes no image, maximumSize does.
  @Test("Texts beside symbols of any width begin at the same place, and images have their room")
  func reservedRoom() throws {
    func places(
      _ image: UIImage?, _ change: (inout UIListContentConfiguration) -> Void = { _ in }
    ) throws -> (text: Double, picture: CGRect) {
      var row = UIListContentConfiguration.cell()
      (row.text, row.image) = ("Wi-Fi", image)
      change(&row)
      let view = row.makeContentView()
      view.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
      view.layoutIfNeeded()
      func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
      let label = try #require(all(view).first { ($0 as? UILabel)?.text == "Wi-Fi" })
      let picture = try #require(all(view).first { $0 is UIImageView })
      return (
        Double(label.convert(CGPoint.zero, to: view).x), picture.convert(picture.bounds, to: view)
      )
    }
    let symbols = try ["wifi", "chevron.right", "lock", "person.3"].map {
      try places(UIImage(systemName: $0))
    }
    #expect(Set(symbols.dropLast().map(\.text)).count == 1)
    #expect(symbols[3].text > symbols[0].text - 0.1)
    let middle = symbols[0].picture.midX
    #expect(symbols.dropLast().allSatisfy { abs($0.picture.midX - middle) < 0.4 })
    let photo = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 30)).image { _ in }
    let plain = try places(photo)
    #expect(plain.picture.size == CGSize(width: 60, height: 30))
    let small = try places(photo) { $0.imageProperties.maximumSize = CGSize(width: 20, height: 20) }
    #expect(small.picture.size == CGSize(width: 20, height: 10))
    #expect(plain.text - small.text == 40)
    let wide = try places(photo) { $0.imageProperties.reservedLayoutSize.width = 100 }
    #expect(wide.picture.size == plain.picture.size && wide.text - plain.text == 40)
    #expect(wide.picture.midX - plain.picture.midX == 20)
    let standard = try places(photo) {
      $0.imageProperties.maximumSize = CGSize(width: 10, height: 10)
      $0.imageProperties.reservedLayoutSize.width =
        UIListContentConfiguration.ImageProperties.standardDimension
    }
    #expect(standard.text == symbols[0].text)
  }

  @Test("The separator of a list begins where the text does, beside a symbol and a photo")
  func separators() throws {
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 300),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)))
    let photo = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30)).image { _ in }
    let images = [UIImage(systemName: "circle.fill"), UIImage(systemName: "wifi"), photo, nil]
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
      var content = UIListContentConfiguration.cell()
      content.text = "Sounds"
      content.image = images[item]
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(images.indices), toSection: 0)
    source.apply(snapshot)
    list.layoutIfNeeded()
    for item in images.indices.dropLast() {
      let cell = try #require(list.cellForItem(at: IndexPath(item: item, section: 0)))
      let line = try #require(cell.subviews.last { $0.bounds.height < 1 && !$0.isHidden })
      let text = try #require(label(in: cell))
      #expect(line.frame.minX == text.convert(text.bounds, to: cell).minX)
    }
  }

  private func label(in view: UIView) -> UILabel? {
    view as? UILabel ?? view.subviews.lazy.compactMap { self.label(in: $0) }.first
  }

  @Test("The disclosure of an outline points to the left from right to left")
  func disclosure() throws {
    func places(_ attribute: UISemanticContentAttribute) throws -> [Point] {
      let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
      cell.accessories = [.outlineDisclosure()]
      cell.semanticContentAttribute = attribute
      cell.layoutIfNeeded()
      let button = try #require(cell.subviews.first { $0 is UIButton })
      button.semanticContentAttribute = attribute
      let list = TreePainter(grid: PixelGrid(scale: 3)).paint(button.layoutRoot)
      return points(list)
    }
    let right = try places(.forceLeftToRight)
    let left = try places(.forceRightToLeft)
    #expect(right.count == 3 && left.count == 3)
    #expect(right[1].x > right[0].x && left[1].x < left[0].x)
  }

  @Test("A symbol that is flipped for right to left is drawn as its mirror image there")
  func flipped() throws {
    let arrow = try #require(UIImage(systemName: "chevron.right"))
      .imageFlippedForRightToLeftLayoutDirection()
    #expect(arrow.picture(in: .current)?.flipsForRightToLeft == true)
    // AKLanguageManager, issue 8: it was smaller in the other direction.
    #expect(arrow.size == UIImage(systemName: "chevron.right")?.size)
    #expect(arrow.withHorizontallyFlippedOrientation().size == arrow.size)
    guard case .image(let shown) = arrow.shown(in: .current) else { throw Missing() }
    #expect(shown.flipsForRightToLeft && shown.isTemplate)
    let tinted = try #require(UIImage(systemName: "chevron.forward")).withTintColor(.red)
    #expect(tinted.picture(in: .current)?.flipsForRightToLeft == true)
  }

  // react-native-bottom-tabs, issue 95: SwiftUI alone fills the symbols of its tabs.
  @Test("Bars show symbols as they are named, in their own size and weight")
  func bars() throws {
    func shown(_ image: UIImage?) throws -> Symbol {
      let item = UITabBarItem(title: "A", image: image, selectedImage: nil)
      guard case .symbol(let symbol) = item.shown(isSelected: true, in: .current).picture else {
        throw Missing()
      }
      return symbol
    }
    let star = try shown(UIImage(systemName: "star"))
    #expect(star.name == "star" && star.weight == 500 && star.pointSize == 20)
    let bold = UIImage.SymbolConfiguration(weight: .black)
    let heavy = try shown(UIImage(systemName: "star", withConfiguration: bold))
    #expect(heavy.weight == 900 && heavy.pointSize == 20)
  }

  /// The ends of the lines of a list's first stroke.
  private func points(_ list: DisplayList) -> [Point] {
    for item in list.items {
      switch item {
      case .stroke(.path(let path), _):
        return path.elements.compactMap { element in
          switch element {
          case .move(let point), .line(let point): point
          default: nil
          }
        }
      case .group(_, let inner):
        let found = points(inner)
        if !found.isEmpty { return found }
      default: break
      }
    }
    return []
  }
}
