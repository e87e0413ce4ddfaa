extension String {
  /// The text with its first character in upper case and the rest untouched, for example `cmLength` → `CmLength`.
  package var withUppercasedFirstLetter: String {
    guard let first = utf8.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) else { return self }
    return String(UnicodeScalar(first - 0x20)) + dropFirst()
  }

  /// The text with its first character in lower case and the rest untouched, for example `PUBG` → `pUBG`.
  package var withLowercasedFirstLetter: String {
    guard let first = utf8.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) else { return self }
    return String(UnicodeScalar(first + 0x20)) + dropFirst()
  }
}
