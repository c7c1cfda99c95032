import UIKit

/// A group of contacts, as laid out in `GroupCell.xib`.
final class GroupCell: UITableViewCell {
  @IBOutlet private weak var badge: UILabel!
  @IBOutlet private weak var titleLabel: UILabel!
  @IBOutlet private weak var countLabel: UILabel!
  @IBOutlet private var texts: [UILabel]!
  @IBOutlet private weak var muteSwitch: UISwitch!

  var onMute: ((Bool) -> Void)?

  override func awakeFromNib() {
    super.awakeFromNib()
    texts.forEach { $0.adjustsFontForContentSizeCategory = true }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    onMute = nil
    muteSwitch.isOn = false
  }

  func show(_ title: String, count: Int) {
    badge.text = String(title.prefix(1))
    titleLabel.text = title
    countLabel.text = "\(count) contacts"
  }

  @IBAction private func mute(_ sender: UISwitch) {
    onMute?(sender.isOn)
  }
}
