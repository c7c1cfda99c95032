// Draws a view made in code, using UIKit's names throughout: DrawView FILE.png
import Foundation
import Rendering
import UIKitNames

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

let layout = SceneRenderer(fonts: try SceneFonts()).layOut(card, scale: 2)
try Data(try layout.png()).write(to: URL(fileURLWithPath: CommandLine.arguments.last ?? "view.png"))
print("\(layout.size.width) x \(layout.size.height) points, \(layout.views.count) views")
