import UIKit

/// A self-sizing cell: a bubble on one side, with its text wrapped at three quarters of the
/// width.
final class MessageCell: UITableViewCell {
  let bubble = UIView()
  let messageLabel = UILabel()
  private var outgoing: [NSLayoutConstraint] = []
  private var incoming: [NSLayoutConstraint] = []

  var isOutgoing = false {
    didSet {
      NSLayoutConstraint.deactivate(isOutgoing ? incoming : outgoing)
      NSLayoutConstraint.activate(isOutgoing ? outgoing : incoming)
    }
  }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    bubble.directionalLayoutMargins = .init(top: 6, leading: 10, bottom: 6, trailing: 10)
    messageLabel.numberOfLines = 0
    bubble.translatesAutoresizingMaskIntoConstraints = false
    messageLabel.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(bubble)
    bubble.addSubview(messageLabel)

    let views = ["bubble": bubble, "label": messageLabel]
    let metrics = ["gap": 4, "low": UILayoutPriority.defaultLow.rawValue]
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|-gap-[bubble]-gap-|", options: [], metrics: metrics, views: views))
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "|-[label]-|", options: .directionLeadingToTrailing, metrics: nil,
        views: views)
        + NSLayoutConstraint.constraints(
          withVisualFormat: "V:|-[label]-|", options: [], metrics: nil, views: views))
    NSLayoutConstraint(
      item: bubble, attribute: .width, relatedBy: .lessThanOrEqual, toItem: contentView,
      attribute: .width, multiplier: 0.75, constant: 0
    ).isActive = true
    incoming = [bubble.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8)]
    outgoing = [bubble.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8)]
    NSLayoutConstraint.activate(incoming)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  /// Returns the height in a table of a given width.
  func height(in width: CGFloat) -> CGFloat {
    systemLayoutSizeFitting(
      CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}

/// Tags that wrap into lines, laid out manually in `layoutSubviews`.
final class TagsView: UIView {
  private var heightConstraint: NSLayoutConstraint?

  var tags: [String] = [] {
    didSet {
      subviews.forEach { $0.removeFromSuperview() }
      for tag in tags {
        let label = UILabel(frame: .zero)
        label.text = tag
        label.sizeToFit()
        addSubview(label)
      }
      setNeedsLayout()
    }
  }

  override func updateConstraints() {
    if heightConstraint == nil {
      heightConstraint = heightAnchor.constraint(equalToConstant: 0)
      heightConstraint?.priority = .init(999)
      heightConstraint?.isActive = true
    }
    super.updateConstraints()
  }

  override func layoutSubviews() {
    var origin = CGPoint.zero
    for label in subviews {
      if origin.x > 0, origin.x + label.bounds.width > bounds.width {
        origin = CGPoint(x: 0, y: origin.y + label.bounds.height + 4)
      }
      label.frame = CGRect(origin: origin, size: label.bounds.size)
      origin.x += label.bounds.width + 4
    }
    heightConstraint?.constant = subviews.last?.frame.maxY ?? 0
    super.layoutSubviews()
  }
}
