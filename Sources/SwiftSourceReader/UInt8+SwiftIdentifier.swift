extension UInt8 {
  /// Whether an identifier may start with the byte; characters beyond ASCII are taken for letters.
  var isSwiftIdentifierHead: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: "$"), 0x80...:
      true
    default:
      false
    }
  }

  /// Whether an identifier may go on with the byte.
  var isSwiftIdentifierBody: Bool {
    isSwiftIdentifierHead || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
  }

  /// Whether the byte is one of the characters of ASCII that operators consist of.
  var isSwiftOperator: Bool {
    "/=-+!*%<>&|^~?.".utf8.contains(self)
  }
}
