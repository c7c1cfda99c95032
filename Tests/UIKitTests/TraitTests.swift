import Foundation
import Testing
import UIKit

private struct Density: UITraitDefinition {
  static let defaultValue = 1
}

extension UITraitCollection {
  fileprivate var density: Int { self[Density.self] }
}
extension UIMutableTraits {
  fileprivate var density: Int {
    get { self[Density.self] }
    set { self[Density.self] = newValue }
  }
}

/// A view that registers as in Apple's documentation.
private class Asking: UIView {
  var heard = 0
  override init(frame: CGRect) {
    super.init(frame: frame)
    registerForTraitChanges([Density.self]) { (self: Self, _: UITraitCollection) in
      self.heard += 1
    }
    registerForTraitChanges([Density.self]) { view, _ in view.heard += 1 }
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A view that notes what it is told about its traits.
private final class Told: UIView {
  var heard: [UITraitCollection?] = []
  override func traitCollectionDidChange(_ previous: UITraitCollection?) { heard.append(previous) }
}

/// `UIView.traitCollectionDidChange`, as swift-snapshot-testing's pictures of traits record it: UIKit tells
/// a view when it is first shown with other traits than those it was made with.
@MainActor @Suite struct FirstTraits {
  @Test func `A view is told of its traits when it is first shown with others, once`() {
    let view = Told(frame: .zero)
    let outer = UIView()
    outer.traitOverrides.userInterfaceStyle = .dark
    #expect(view.heard.isEmpty)
    outer.addSubview(view)
    _ = view.traitCollection
    #expect(view.heard.count == 1)
    #expect(view.heard.first??.userInterfaceStyle == .light)
    outer.addSubview(view)
    #expect(view.heard.count == 1)
  }

  @Test func `A view that is shown with the traits it was made with is told nothing`() {
    let (view, outer) = (Told(frame: .zero), UIView())
    outer.addSubview(view)
    _ = view.traitCollection
    #expect(view.heard.isEmpty)
  }
}

@MainActor @Suite struct CustomTraits {
  @Test func `A closure may name its view by Self, or leave its type out`() {
    let view = Asking(frame: .zero)
    _ = view.traitCollection
    view.traitOverrides.density = 2
    #expect(view.heard == 2)
  }

  @Test func `A trait of an app's own goes down the tree, and who asked hears of it`() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    _ = inner.traitCollection
    #expect(inner.traitCollection.density == 1)
    var heard: [Int] = []
    inner.registerForTraitChanges([Density.self]) { (view: UIView, old: UITraitCollection) in
      heard.append(old.density)
    }
    outer.traitOverrides.density = 3
    #expect(inner.traitCollection.density == 3)
    #expect(heard == [1])
    outer.traitOverrides.remove(Density.self)
    #expect(inner.traitCollection.density == 1)
  }

  @Test func `A trait is read by its type`() {
    let traits = UITraitCollection { $0.userInterfaceStyle = .dark }
    #expect(traits[UITraitUserInterfaceStyle.self] == .dark)
    #expect(traits[UITraitHorizontalSizeClass.self] == .unspecified)
    #expect(traits.changedTraits(from: nil).count == 1)
    #expect(traits.replacing(Density.self, value: 5).density == 5)
  }

  @Test func `A view keeps the text size of all below it within limits`() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    outer.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    #expect(inner.traitCollection.preferredContentSizeCategory == .accessibilityExtraLarge)
    inner.maximumContentSizeCategory = .extraLarge
    #expect(inner.traitCollection.preferredContentSizeCategory == .extraLarge)
    #expect(outer.traitCollection.preferredContentSizeCategory == .accessibilityExtraLarge)
    outer.traitOverrides.preferredContentSizeCategory = .small
    #expect(inner.traitCollection.preferredContentSizeCategory == .small)
  }

  @Test func `A custom detent is resolved in its room, no higher than it`() {
    final class Room: NSObject, UISheetPresentationControllerDetentResolutionContext {
      var containerTraitCollection = UITraitCollection()
      var maximumDetentValue: CGFloat = 700
    }
    let room = Room()
    typealias Detent = UISheetPresentationController.Detent
    #expect(Detent.medium().resolvedValue(in: room) == 350)
    #expect(Detent.custom { $0.maximumDetentValue * 0.3 }.resolvedValue(in: room) == 210)
    #expect(Detent.custom { _ in 9000 }.resolvedValue(in: room) == 700)
    #expect(Detent.custom { _ in Detent.inactive }.resolvedValue(in: room) == nil)
    room.containerTraitCollection = UITraitCollection(verticalSizeClass: .compact)
    #expect(Detent.medium().resolvedValue(in: room) == nil)
  }
}

/// Apple's documentation of `systemTraitsAffectingColorAppearance` and `affectsColorAppearance`.
@MainActor @Suite struct ColorTraits {
  @Test func `Colours depend on style, contrast, level and gamut, in whichever way one asks`() {
    let asked = UITraitCollection.systemTraitsAffectingColorAppearance.map { "\($0)" }
    #expect(
      asked.sorted() == [
        "UITraitAccessibilityContrast", "UITraitDisplayGamut", "UITraitUserInterfaceLevel",
        "UITraitUserInterfaceStyle",
      ])
    #expect(UITraitDisplayGamut.affectsColorAppearance)
    #expect(!UITraitDisplayScale.affectsColorAppearance)
    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect(
      light.hasDifferentColorAppearance(comparedTo: light.modifyingTraits { $0.displayGamut = .P3 })
    )
    #expect(
      !light.hasDifferentColorAppearance(
        comparedTo: light.modifyingTraits { $0.layoutDirection = .rightToLeft }))
  }

  @Test func `A trait that is made, changed or merged is the same trait`() {
    let compact = UITraitCollection(horizontalSizeClass: .compact)
    let changed = UITraitCollection { $0.horizontalSizeClass = .compact }
    let merged = UITraitCollection(traitsFrom: [UITraitCollection(displayScale: 3), compact])
    for collection in [compact, changed, merged] {
      #expect(collection.horizontalSizeClass == .compact)
      #expect(collection[UITraitHorizontalSizeClass.self] == .compact)
      #expect(collection.verticalSizeClass == .unspecified)
    }
    #expect(merged.displayScale == 3)
    #expect(merged.changedTraits(from: compact).map { "\($0.trait)" } == ["UITraitDisplayScale"])
  }
}
