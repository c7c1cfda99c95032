import Foundation

extension UIImage {
  /// Makes the image of a catalog; an empty one if there is none.
  public convenience init(resource: ImageResource) {
    self.init(imageLiteralResourceName: resource.name)
  }
}
