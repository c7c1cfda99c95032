/// Stands for the places that UIKit loads nibs from (`Bundle`): there are none to name here.
public final class ResourceBundle {
  private init() {}
}
