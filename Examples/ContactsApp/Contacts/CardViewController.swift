import UIKit

/// A contact on a card, as laid out in `Card.storyboard`.
final class CardViewController: UIViewController {
  @IBOutlet private weak var nameLabel: UILabel!
  @IBOutlet private weak var ratingControl: RatingControl!
  @IBOutlet private var ways: [UIButton]!
  @IBOutlet private weak var portraitHeight: NSLayoutConstraint!

  var contact = Contact.samples[0]
  private(set) var chosenWay: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    nameLabel.text = contact.name
    ways.forEach { $0.layer.cornerCurve = .continuous }
    if traitCollection.verticalSizeClass == .compact { portraitHeight.constant = 48 }
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    (segue.destination as? NoteViewController)?.contact = contact
  }

  @IBAction private func choose(_ sender: UIButton) {
    chosenWay = sender.configuration?.title
  }

  @IBAction private func rate(_ sender: RatingControl) {
    contact.rating = sender.rating
  }

  @IBAction func backToCard(_ segue: UIStoryboardSegue) {}
}

/// The note of a contact, shown inside its card or on a screen of its own.
final class NoteViewController: UIViewController {
  @IBOutlet private weak var noteLabel: UILabel!

  var contact: Contact?

  override func viewDidLoad() {
    super.viewDidLoad()
    noteLabel.text = contact?.note
  }
}
