extension String {
  /// Whether the text is one word that people do not write, but programmers do.
  var looksLikeCode: Bool {
    let isWord = utf8.allSatisfy { byte in
      byte.isLowercaseLetter || byte.isUppercaseLetter || byte.isDigit || byte == UInt8(ascii: "_")
        || byte == UInt8(ascii: ".")
    }
    return isWord && (isDottedName || isInCapitals || isInLowerCamelCase)
  }

  /// For example `Strings.cookTitle`.
  private var isDottedName: Bool {
    let names = utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return names.count > 1 && names.allSatisfy { $0.first.map { !$0.isDigit } ?? false }
  }

  /// For example `COOK_TITLE`.
  private var isInCapitals: Bool {
    let words = utf8.split(separator: UInt8(ascii: "_"), omittingEmptySubsequences: false)
    return words.count > 1 && (utf8.first?.isUppercaseLetter ?? false)
      && words.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isUppercaseLetter || $0.isDigit } }
  }

  /// For example `cookTitle`, but not `iPhone`, whose first hump is one letter, nor `macOS`, whose last one is a word in
  /// capitals.
  private var isInLowerCamelCase: Bool {
    let bytes = Array(utf8)
    let firstHump = bytes.prefix { $0.isLowercaseLetter || $0.isDigit }
    guard firstHump.count > 1, firstHump.count < bytes.count, firstHump.first?.isLowercaseLetter ?? false else {
      return false
    }
    var position = firstHump.count
    while position < bytes.count {
      guard bytes[position].isUppercaseLetter else { return false }
      let hump = bytes[(position + 1)...].prefix { $0.isLowercaseLetter || $0.isDigit }
      guard !hump.isEmpty else { return false }
      position = hump.endIndex
    }
    return true
  }
}

extension UInt8 {
  fileprivate var isLowercaseLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
  fileprivate var isUppercaseLetter: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
