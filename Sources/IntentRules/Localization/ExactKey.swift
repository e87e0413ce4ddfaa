/// A key of a table or an ID of a definition, equal to another only when the bytes are the same.
///
/// The system compares them so, while equal strings may differ in how they write a character.
struct ExactKey: Sendable, Hashable {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  static func == (left: ExactKey, right: ExactKey) -> Bool {
    left.text.utf8.count == right.text.utf8.count && left.text.utf8.elementsEqual(right.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(text)
  }
}
