// Draws a view made in code for UIKit: DrawView FILE.png
import Foundation
import UIKit

let title = UILabel()
title.text = "A view made in code"
title.font = .preferredFont(forTextStyle: .headline)

let words = UILabel()
words.text = "It is laid out by constraints, set in the program's fonts and drawn off the Mac."
words.numberOfLines = 0

let stack = UIStackView(arrangedSubviews: [title, words])
stack.axis = .vertical
stack.spacing = 8

let card = UIView()
card.addSubview(stack)
stack.translatesAutoresizingMaskIntoConstraints = false
NSLayoutConstraint.activate([
  card.widthAnchor.constraint(equalToConstant: 280),
  stack.topAnchor.constraint(equalTo: card.topAnchor, constant: 16),
  stack.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
  stack.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
  stack.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -16),
])

let size = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
card.frame = CGRect(origin: .zero, size: size)
card.layoutIfNeeded()
let renderer = UIGraphicsImageRenderer(size: size)
let picture = renderer.pngData { _ in
  card.drawHierarchy(in: card.bounds, afterScreenUpdates: true)
}
try picture.write(to: URL(fileURLWithPath: CommandLine.arguments.last ?? "view.png"))
print("\(size.width) x \(size.height) points, \(stack.arrangedSubviews.count) labels")
