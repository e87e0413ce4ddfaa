package import SourceDiagnostics

/// Something that an entry says about itself.
package struct OutlineFact: Sendable, Equatable {
  /// A value as people read it.
  package enum Value: Sendable, Equatable {
    /// It holds; otherwise there would be no fact.
    case flag
    /// A name, a number or several of them.
    case plain(String)
    /// A text for people.
    case text(String)
  }

  /// The keys that lead to it within the entry; unique among the facts of the entry.
  package let path: String

  /// The words for it, for example `supports resolution`.
  package let term: String

  /// The value.
  package let value: Value

  /// What it is good for.
  package let role: KeyRole

  /// Where it stands.
  package let range: SourceRange

  /// The last of its keys.
  package var key: Substring { path.split(separator: "/").last ?? path[...] }
}

extension OutlineFact.Value: CustomStringConvertible {
  /// The value on one line; texts in double quotation marks, with escapes.
  package var description: String {
    switch self {
    case .flag: "yes"
    case .plain(let text): text.escapedForLine
    case .text(let text): text.quotedForLine
    }
  }
}

extension String {
  /// The text in double quotation marks, on one line.
  var quotedForLine: String {
    "\"" + replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").escapedForLine + "\""
  }

  /// The text with its line breaks and other control characters as escapes.
  var escapedForLine: String {
    guard unicodeScalars.contains(where: \.breaksLine) else { return self }
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      default:
        if scalar.breaksLine {
          text += "\\u{" + String(scalar.value, radix: 16) + "}"
        } else {
          text.unicodeScalars.append(scalar)
        }
      }
    }
    return text
  }
}

extension Unicode.Scalar {
  /// Whether it would end a line or disturb a terminal.
  fileprivate var breaksLine: Bool {
    value < 0x20 || (0x7F...0x9F).contains(value) || value == 0x2028 || value == 0x2029
  }
}
