import UIKit

final class ContactCell: UITableViewCell {
  @IBOutlet private(set) weak var nameLabel: UILabel!
  @IBOutlet private(set) weak var noteLabel: UILabel!
  @IBOutlet private(set) weak var ratingControl: RatingControl!

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let name = UILabel()
    name.font = .preferredFont(forTextStyle: .headline)
    name.adjustsFontForContentSizeCategory = true
    name.accessibilityIdentifier = "name"
    let note = UILabel()
    note.font = .preferredFont(forTextStyle: .subheadline)
    note.adjustsFontForContentSizeCategory = true
    note.textColor = .secondaryLabel
    note.numberOfLines = 0
    note.accessibilityIdentifier = "note"
    let rating = RatingControl()
    rating.accessibilityIdentifier = "rating"

    let column = UIStackView(arrangedSubviews: [name, note, rating])
    column.axis = .vertical
    column.alignment = .leading
    column.spacing = 4
    column.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(column)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      column.topAnchor.constraint(equalTo: margins.topAnchor),
      column.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
    (nameLabel, noteLabel, ratingControl) = (name, note, rating)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func show(_ contact: Contact) {
    nameLabel.text = contact.name
    noteLabel.text = contact.note
    noteLabel.isHidden = contact.note.isEmpty
    ratingControl.rating = contact.rating
  }
}
