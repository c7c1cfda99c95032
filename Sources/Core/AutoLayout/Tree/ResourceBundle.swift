/// A placeholder for the places from which UIKit loads nibs (`Bundle`); there are none here.
public final class ResourceBundle {
  private init() {}
}
