extension JSONValue {
  /// How a JSON text is laid out.
  package enum Layout: Sendable, Hashable {
    /// Everything on one line, without blanks.
    case compact
    /// One value per line, indented by two blanks; empty arrays and objects stay on their line.
    case indented
    /// As Xcode writes string catalogues: indented, a blank on both sides of a colon, the end of what is empty on a line of
    /// its own below a blank one, and nothing escaped but what has to be.
    case catalogue
  }

  /// The JSON text (RFC 8259), without a line end behind it.
  package func text(_ layout: Layout = .compact) -> String {
    var bytes: [UInt8] = []
    append(to: &bytes, layout: layout, depth: 0)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func append(to bytes: inout [UInt8], layout: Layout, depth: Int) {
    switch self {
    case .null: bytes.append(contentsOf: "null".utf8)
    case .bool(let value): bytes.append(contentsOf: (value ? "true" : "false").utf8)
    case .integer(let value): bytes.append(contentsOf: String(value).utf8)
    case .string(let value): Self.appendQuoted(value, to: &bytes, layout: layout)
    case .array(let elements):
      Self.appendList(elements, between: "[", and: "]", to: &bytes, layout: layout, depth: depth) { element, bytes in
        element.append(to: &bytes, layout: layout, depth: depth + 1)
      }
    case .object(let members):
      Self.appendList(members, between: "{", and: "}", to: &bytes, layout: layout, depth: depth) { member, bytes in
        Self.appendQuoted(member.key, to: &bytes, layout: layout)
        bytes.append(contentsOf: layout.separator.utf8)
        member.value.append(to: &bytes, layout: layout, depth: depth + 1)
      }
    }
  }

  private static func appendList<Element>(
    _ elements: [Element], between open: Unicode.Scalar, and close: Unicode.Scalar, to bytes: inout [UInt8],
    layout: Layout, depth: Int, appendElement: (Element, inout [UInt8]) -> Void
  ) {
    func breakLine(_ depth: Int) {
      guard layout != .compact, layout == .catalogue || !elements.isEmpty else { return }
      bytes.append(UInt8(ascii: "\n"))
      bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
    }
    bytes.append(UInt8(ascii: open))
    if layout == .catalogue, elements.isEmpty { bytes.append(UInt8(ascii: "\n")) }
    for (index, element) in elements.enumerated() {
      if index > 0 {
        bytes.append(UInt8(ascii: ","))
      }
      breakLine(depth + 1)
      appendElement(element, &bytes)
    }
    breakLine(depth)
    bytes.append(UInt8(ascii: close))
  }

  /// Besides what JSON demands, DEL, the C1 controls and the two line separators are escaped, except in catalogues.
  ///
  /// A terminal obeys the former, and JavaScript before 2019 took the latter for the end of a line.
  private static func appendQuoted(_ string: String, to bytes: inout [UInt8], layout: Layout) {
    bytes.append(UInt8(ascii: "\""))
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": bytes.append(contentsOf: #"\""#.utf8)
      case "\\": bytes.append(contentsOf: #"\\"#.utf8)
      case "\n": bytes.append(contentsOf: #"\n"#.utf8)
      case "\r": bytes.append(contentsOf: #"\r"#.utf8)
      case "\t": bytes.append(contentsOf: #"\t"#.utf8)
      case "\u{8}" where layout == .catalogue: bytes.append(contentsOf: #"\b"#.utf8)
      case "\u{C}" where layout == .catalogue: bytes.append(contentsOf: #"\f"#.utf8)
      case "\u{7F}"..."\u{9F}" where layout != .catalogue, "\u{2028}" where layout != .catalogue,
        "\u{2029}" where layout != .catalogue, "\u{0}"..."\u{1F}":
        let digits = String(scalar.value, radix: 16)
        bytes.append(contentsOf: #"\u"#.utf8)
        bytes.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: 4 - digits.utf8.count))
        bytes.append(contentsOf: digits.utf8)
      default:
        bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}

extension JSONValue.Layout {
  /// What stands between a key and its value.
  fileprivate var separator: String {
    switch self {
    case .compact: ":"
    case .indented: ": "
    case .catalogue: " : "
    }
  }
}
