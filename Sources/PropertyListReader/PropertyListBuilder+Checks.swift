internal import SourceDiagnostics

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// What property lists demand beyond XML.
extension PropertyListBuilder {
  /// Refuses texts that are no value of their type.
  mutating func checkText(of index: Int, at range: Range<Int>) {
    let element = records[index].element
    if element == .string { return }
    let place = range.isEmpty ? Int(records[index].start)..<Int(records[index].end) : range
    let content = String(decoding: text, as: UTF8.self)
    switch element {
    case .true, .false:
      if !text.allSatisfy(\.isPropertyListBlank) {
        reportProblem("a boolean holds text", at: place, hint: "write <\(Self.name(of: element))/>")
      }
    case .integer where PropertyListInteger(text: content) == nil:
      if PropertyListInteger.isNumeral(content) {
        reportProblem("integer \(content.shortened) does not fit into 64 bits", at: place)
      } else {
        reportProblem("'\(content.shortened)' is not an integer", at: place)
      }
    case .real where Double(propertyListText: content) == nil:
      reportProblem("'\(content.shortened)' is not a real number", at: place)
    case .date where PropertyListDate(text: content) == nil:
      reportProblem(
        "'\(content.shortened)' is not a date", at: place, hint: "the form is 2019-06-03T17:00:00Z")
    case .data where text.withUnsafeBufferPointer({ Base64.decode($0) }) == nil:
      reportProblem("the data is not Base64", at: place)
    default:
      break
    }
  }

  mutating func compareWithPreviousKey(_ index: Int) {
    guard let last = frames.indices.last, frames[last].keysAscend else { return }
    if let previous = frames[last].previousKey, !precedesText(previous) {
      frames[last].keysAscend = false
    }
    frames[last].previousKey = index
  }

  /// Whether a key stands before the text of the current one in the order of their bytes.
  func precedesText(_ index: Int) -> Bool {
    let record = records[index]
    if record.hasDecodedText { return keyText(index).lexicographicallyPrecedes(text) }
    let start = Int(record.contentStart)
    let count = Int(record.contentEnd) - start
    return text.withUnsafeBufferPointer { text in
      guard let key = bytes.baseAddress, let current = text.baseAddress else { return count < text.count }
      let order = memcmp(key + start, current, min(count, text.count))
      return order < 0 || (order == 0 && count < text.count)
    }
  }

  /// Whether a text stands at an offset of the bytes; generic comparisons cost more than the parse.
  static func hasSameBytes(
    _ text: UnsafeBufferPointer<UInt8>, _ bytes: UnsafeBufferPointer<UInt8>, at start: Int
  ) -> Bool {
    guard start + text.count <= bytes.count else { return false }
    guard let expected = text.baseAddress, let found = bytes.baseAddress else { return text.isEmpty }
    return memcmp(expected, found + start, text.count) == 0
  }

  func keyText(_ index: Int) -> [UInt8] {
    let record = records[index]
    if record.hasDecodedText, let decoded = decodedTexts[UInt32(index)] { return decoded }
    return Array(bytes[Int(record.contentStart)..<Int(record.contentEnd)])
  }

  mutating func reportDuplicateKeys(in dictionary: Int) {
    var first: [[UInt8]: Int] = [:]
    var index = dictionary + 1
    while index < records.count {
      if records[index].element == .key {
        let key = keyText(index)
        if let earlier = first[key] {
          let name = String(decoding: key, as: UTF8.self)
          report(
            SyntaxProblem(
              id: kind.problemID, message: "key '\(name)' appears twice in the same dictionary",
              range: textRange(of: index), hint: "delete one of the two entries",
              note: ("first used here", textRange(of: earlier))))
          if isStopped { return }
        } else {
          first[key] = index
        }
        index += 1
      } else {
        index = Int(records[index].next)
      }
    }
  }

  /// Reports what can only be known at the end.
  mutating func checkOutcome() {
    if problems.isEmpty, !hasRoot {
      reportProblem(
        hasPropertyListElement ? "<plist> holds no value" : "the file holds no element", at: bytes.count..<bytes.count)
    }
  }
}
