internal import SourceDiagnostics

/// A value of a property list, whether it was written in XML or in the old style.
struct TableNode {
  /// What a table can have, and the name of what it cannot.
  enum Content {
    case text(String)
    case dictionary([TableMember])
    case other(name: String)
  }

  /// What it holds.
  let content: Content

  /// What a diagnostic points at: the text of a value that has one.
  let range: SourceRange

  /// The bytes between quotation marks or tags.
  let contentRange: SourceRange

  /// The text and its place; nil for anything else.
  var text: Located<String>? {
    if case .text(let text) = content { Located(text, at: contentRange) } else { nil }
  }

  /// The members of a dictionary; nil for anything else.
  var members: [TableMember]? {
    if case .dictionary(let members) = content { members } else { nil }
  }

  /// The type with an article, for messages.
  var kindName: String {
    switch content {
    case .text: "a string"
    case .dictionary: "a dictionary"
    case .other(let name): name
    }
  }
}
