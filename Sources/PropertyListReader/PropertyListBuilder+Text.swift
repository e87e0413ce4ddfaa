internal import CLibXML2
internal import SourceDiagnostics

/// Looks at the bytes.
extension PropertyListBuilder {
  /// The offset of the `<` that opens the tag in front of an offset.
  ///
  /// A raw `<` cannot stand inside a tag.
  func tagStart(before offset: Int) -> Int {
    var index = min(offset, bytes.count) - 1
    while index > 0, bytes[index] != UInt8(ascii: "<") {
      index -= 1
    }
    return max(index, 0)
  }

  /// The offset of the `<!--` in front of an offset; comments may hold `<`, but no `--`.
  func commentStart(before offset: Int) -> Int {
    var index = tagStart(before: offset)
    while index > 0, !bytes[index...].starts(with: "<!--".utf8) {
      index = tagStart(before: index)
    }
    return index
  }

  func textRange(of index: Int) -> SourceRange {
    let record = records[index]
    return record.contentStart < record.contentEnd
      ? SourceRange(record.contentStart, record.contentEnd) : SourceRange(record.start, record.end)
  }

  static func equals(_ name: UnsafePointer<xmlChar>, _ text: StaticString) -> Bool {
    var index = 0
    while index < text.utf8CodeUnitCount {
      if name[index] != text.utf8Start[index] { return false }
      index += 1
    }
    return name[index] == 0
  }

  static func element(named name: UnsafePointer<xmlChar>) -> PropertyListRecord.Element? {
    switch name[0] {
    case UInt8(ascii: "k"): equals(name, "key") ? .key : nil
    case UInt8(ascii: "s"): equals(name, "string") ? .string : nil
    case UInt8(ascii: "d"):
      equals(name, "dict") ? .dictionary : equals(name, "data") ? .data : equals(name, "date") ? .date : nil
    case UInt8(ascii: "a"): equals(name, "array") ? .array : nil
    case UInt8(ascii: "i"): equals(name, "integer") ? .integer : nil
    case UInt8(ascii: "r"): equals(name, "real") ? .real : nil
    case UInt8(ascii: "t"): equals(name, "true") ? .true : nil
    case UInt8(ascii: "f"): equals(name, "false") ? .false : nil
    default: nil
    }
  }

  static func name(of element: PropertyListRecord.Element) -> String {
    switch element {
    case .dictionary: "dict"
    case .array: "array"
    case .string: "string"
    case .integer: "integer"
    case .real: "real"
    case .data: "data"
    case .date: "date"
    case .true: "true"
    case .false: "false"
    case .key: "key"
    }
  }
}
