import AutoLayout
import Controls
import Documents
import Geometry

extension SceneBuilder {
  /// Makes a view with its guides and subviews.
  ///
  /// The function calls itself for each level of a scene, on threads with a stack of half a
  /// megabyte: anything that needs much stack is in functions of its own.
  mutating func makeView(_ stated: SceneView) -> any Paintable {
    let view = makeViewAlone(stated)
    for index in stated.subviews.indices {
      let isRow = stated.kind == .tableView && stated.subviews[index].listRole == .item
      rowTable = isRow ? view as? TableScrollView : nil
      // A method called with what another returns would have a copy of the builder, and each view
      // would copy the names of all views before it.
      let child = makeView(stated.subviews[index])
      Self.add(child, to: view, isArranged: stated.subviews[index].isArranged)
    }
    finish(view, stated)
    return view
  }

  /// Makes a view with its guides; the views made until it is finished are its descendants.
  private mutating func makeViewAlone(_ stated: SceneView) -> any Paintable {
    let view = makeControl(stated)
    view.identifier = stated.id
    view.pathName = pathName(of: stated.id)
    openIDs.append(stated.id)
    count(pathOf: view, stated)
    items.items[stated.id] = view
    if let slot = stated.slot { items.items[slot.value] = view }
    for attribute in stated.attributes {
      if case .property(let value) = attribute.value {
        // A cell was made with them.
        guard stated.kind != .tableCell else { continue }
        stated.kind.property(attribute.key)?.write(view, resolve(value))
      } else if case .accessibility(let properties) = attribute.value {
        view.accessibility = accessibility(properties, of: stated, at: attribute.place)
      } else {
        apply(attribute.value, to: view)
      }
    }
    setFrame(of: view, stated)
    for name in stated.guides {
      let guide = LayoutGuide(identifier: name.value)
      view.addLayoutGuide(guide)
      items.items[name.value] = guide
    }
    return view
  }

  private static func add(
    _ child: any Paintable, to view: any Paintable, isArranged: Bool
  ) {
    if isArranged, let stack = view as? StackView {
      stack.addArrangedSubview(child)
    } else {
      view.addSubview(child)
    }
  }

  private mutating func finish(_ view: any Paintable, _ stated: SceneView) {
    if stated.kind.isBar { setGround(of: view) }
    switch stated.kind {
    case .stackView: if let stack = view as? StackView { setCustomSpacing(of: stack, stated) }
    case .tableView: if let table = view as? TableScrollView { finish(table, stated) }
    case .collectionView: if let list = view as? CollectionScrollView { finish(list, stated) }
    default: break
    }
    openIDs.removeLast()
    openPaths.removeLast()
  }

  /// The paths of a scene's views, each of which names all views around it, have so many bytes in all.
  static let mostPaths = 32_000_000

  /// Adds the path of a view, which results name it by; the first that is too much is reported.
  private mutating func count(pathOf view: View, _ stated: SceneView) {
    let path = (openPaths.last ?? 0) + 1 + (view.pathName ?? stated.id).utf8.count
    openPaths.append(path)
    let had = pathBytes <= Self.mostPaths
    pathBytes += path
    if had, pathBytes > Self.mostPaths {
      errors.append(scene.error(.pathsTooLong(Self.mostPaths), at: stated.place))
    }
  }

  /// Returns the name of an instance's view in paths: `rows.0.badge` is `badge` in `rows.0`.
  private func pathName(of id: String) -> String? {
    let dot = UInt8(ascii: ".")
    guard id.utf8.contains(dot) else { return nil }
    let instance = openIDs.last { outer in
      id.utf8.starts(with: outer.utf8) && id.utf8.dropFirst(outer.utf8.count).first == dot
    }
    let local = id.utf8.dropFirst(instance.map { $0.utf8.count + 1 } ?? 0)
    return String(decoding: local.map { $0 == dot ? UInt8(ascii: "/") : $0 }, as: UTF8.self)
  }

  private mutating func makeControl(_ stated: SceneView) -> any Paintable {
    if let table = rowTable {
      rowTable = nil
      // A row is a cell, whatever type a component's view has.
      if [.view, .tableCell].contains(stated.kind) { return makeRow(stated, of: table) }
    }
    return makeControl(ofKind: stated)
  }

  private mutating func makeControl(ofKind stated: SceneView) -> any Paintable {
    switch stated.kind {
    case .view: PlainView(environment)
    case .tableCell: makeCell(stated)
    case .scrollView: makeScrollView(stated)
    case .stackView: PaintedStackView(environment)
    case .label: makeLabel(stated)
    case .button: makeButton(stated)
    case .textField: makeTextField(stated)
    case .textView: makeTextView(stated)
    case .imageView: makeImageView(stated)
    case .switch, .slider, .stepper, .progressView, .pageControl, .activityIndicator:
      makeControl(stated.kind)
    case .segmentedControl: makeSegments(stated)
    case .searchBar: makeSearchBar(stated)
    case .datePicker: makeDatePicker(stated)
    case .pickerView: makePicker(stated)
    case .navigationBar: makeNavigationBar(stated)
    case .toolbar: makeToolbar(stated)
    case .tabBar: makeTabBar(stated)
    case .tableView: makeTable(stated)
    case .collectionView: makeCollection(stated)
    }
  }

  /// Lets a view with a frame or a mask be placed by its autoresizing mask.
  func setFrame(of view: View, _ stated: SceneView) {
    var frame: Rect?
    var designSize: Size?
    var mask: View.AutoresizingMask?
    for attribute in stated.attributes {
      switch attribute.value {
      case .frame(let rect): frame = rect
      case .designSize(let size): designSize = size
      case .autoresizing(let bits): mask = bits.reduce(into: []) { $0.formUnion($1.mask) }
      default: break
      }
    }
    guard frame != nil || mask != nil else { return }
    view.translatesAutoresizingMaskIntoConstraints = true
    view.autoresizingMask = mask ?? []
    view.setAutoresizingReference(frame: frame ?? .zero, superviewSize: designSize)
  }
}

extension SceneAutoresizing {
  /// The corresponding option of UIKit.
  fileprivate var mask: View.AutoresizingMask {
    switch self {
    case .flexibleLeftMargin: .flexibleLeftMargin
    case .flexibleWidth: .flexibleWidth
    case .flexibleRightMargin: .flexibleRightMargin
    case .flexibleTopMargin: .flexibleTopMargin
    case .flexibleHeight: .flexibleHeight
    case .flexibleBottomMargin: .flexibleBottomMargin
    }
  }
}
