extension String {
  /// The path as a URI reference (RFC 3986): relative as it is, absolute with the scheme `file`.
  ///
  /// For example, `Küche/a b.intentdefinition` becomes `K%C3%BCche/a%20b.intentdefinition`. A leading `./` goes.
  var uriPath: String {
    var path = self[...]
    while path.hasPrefix("./") {
      path = path.dropFirst(2)
    }
    var bytes: [UInt8] = Array((path.hasPrefix("/") ? "file://" : "").utf8)
    let digits = Array("0123456789ABCDEF".utf8)
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        bytes.append(byte)
      default:
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 0xF)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
