public import Foundation

/// A note.
open class INNote: NSObject {
  /// The title.
  public let title: INSpeakableString

  /// What is in it.
  public let contents: [INNoteContent]

  /// What the app knows it by.
  public let identifier: String?

  /// A note for a test.
  public init(title: INSpeakableString, contents: [INNoteContent], identifier: String?) {
    self.title = title
    self.contents = contents
    self.identifier = identifier
  }
}
