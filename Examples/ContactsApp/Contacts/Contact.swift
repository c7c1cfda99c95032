import Foundation

struct Contact: Hashable {
  var name: String
  var note: String
  var rating: Int

  static let samples = [
    Contact(name: "Ada Lovelace", note: "Asks for the second draft of the notes.", rating: 5),
    Contact(
      name: "Grace Hopper",
      note: "Found what was wrong with the relay. Call back about the compiler.",
      rating: 4),
    Contact(name: "Annie Easley", note: "", rating: 3),
  ]
}
