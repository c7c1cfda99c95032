import Documents
public import Foundation

/// The contents of a `.xib` file, instantiated anew each time.
@preconcurrency @MainActor open class UINib: NSObject {
  /// The source of the elements.
  private enum Source {
    case file(String, Bundle?)
    /// The elements of a prototype, in the file of the view that contains it.
    case prototype(NibFile, Bundle?, [XMLElement], module: AnyClass?)
  }

  private let source: Source

  /// Makes a nib from a file name without its extension. The file must be below the working
  /// directory or in the resources of the bundle.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    source = .file(name, bundleOrNil)
    super.init()
  }

  /// Makes a nib from a prototype.
  init(_ loader: NibReader, _ elements: [XMLElement]) {
    let type: AnyClass? = loader.owner.map { Swift.type(of: $0) }
    source = .prototype(loader.file, loader.bundle, elements, module: type)
    super.init()
  }

  /// Makes the objects of the file, connects them with the owner and each other, and returns the
  /// top-level ones in the file's order. External objects in the options replace the proxies with
  /// their names.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil)
    -> [Any]
  {
    let owner = ownerOrNil.map { $0 as AnyObject }
    switch source {
    case .prototype(let file, let bundle, let elements, let module):
      if let module { NibClasses.note(module) }
      let loader = NibLoader(file, bundle, owner: nil)
      return loader.load(elements)
    case .file(let name, let bundle):
      guard let file = NibLibrary.shared.nib(name, bundle) else { return [] }
      let loader = NibLoader(file, bundle, owner: owner)
      loader.externals = optionsOrNil?[.externalObjects] as? [String: AnyObject] ?? [:]
      let document = file.document(for: .current)
      let tops = loader.load(document.list("objects"))
      loader.reportDangling()
      return tops
    }
  }

  /// Returns the first of the nib's objects that is of a class, for cells registered with an
  /// identifier.
  func make<Kind: UIView>(_ type: Kind.Type) -> Kind? {
    instantiate(withOwner: nil).lazy.compactMap { $0 as? Kind }.first
  }
}

extension Bundle {
  /// Makes the objects of a `.xib` file, connected with the owner; nil if there is no such file.
  @MainActor @preconcurrency
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    let objects = UINib(nibName: name, bundle: self).instantiate(
      withOwner: owner, options: options)
    return objects.isEmpty ? nil : objects
  }
}
