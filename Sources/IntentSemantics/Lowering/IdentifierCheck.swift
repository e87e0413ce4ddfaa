internal import IntentModel
internal import SourceDiagnostics

extension LoweringContext {
  /// Whether a name can be an identifier; reports it otherwise.
  mutating func checkIdentifier(_ name: Located<String>) -> Bool {
    guard !name.value.isIdentifier else { return true }
    error(
      .invalidIdentifier, "'\(name.value.shortenedForMessage)' is not a valid identifier", at: name.range,
      hint: "use letters, digits and '_', and start with a letter")
    return false
  }

  /// Whether a name and, where there is one, an explicit class name can be identifiers; reports those that cannot.
  mutating func checkIdentifiers(_ name: Located<String>, _ className: Located<String>?) -> Bool {
    let isWellNamed = checkIdentifier(name)
    return (className.nonEmpty.map { checkIdentifier($0) } ?? true) && isWellNamed
  }
}

extension String {
  /// Whether the text is `[A-Za-z_][A-Za-z0-9_]*`, the form of every name in real definitions, and not `_` alone.
  package var isIdentifier: Bool {
    guard let first = utf8.first, !(0x30...0x39).contains(first) else { return false }
    var hasOtherThanUnderscore = false
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        hasOtherThanUnderscore = true
      case UInt8(ascii: "_"):
        break
      default:
        return false
      }
    }
    return hasOtherThanUnderscore
  }

  /// The text cut to 60 characters, for messages.
  package var shortenedForMessage: String {
    count <= 60 ? self : String(prefix(59)) + "…"
  }
}
