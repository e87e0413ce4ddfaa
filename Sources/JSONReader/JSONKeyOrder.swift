/// The keys of one object in the order of their bytes: finds those that are there twice, and serves look-ups.
struct JSONKeyOrder {
  private let records: [JSONRecord]
  private let bytes: [UInt8]
  private let decodedTexts: [UInt8]

  /// The records of the keys, in the order of the file until `duplicates()` has sorted them.
  private(set) var keys: [Int] = []

  /// The number of keys up to which comparing each with each is faster than sorting.
  private static let smallCount = 12

  /// The keys of a complete object.
  init(object: Int, records: [JSONRecord], bytes: [UInt8], decodedTexts: [UInt8]) {
    self.records = records
    self.bytes = bytes
    self.decodedTexts = decodedTexts
    var index = object + 1
    while index < records.count {
      keys.append(index)
      index = Int(records[index + 1].next)
    }
  }

  /// Whether a look-up should search the sorted keys.
  var isLarge: Bool { keys.count > Self.smallCount }

  /// The keys that have the text of an earlier one, each with the first; sorts the keys of a large object.
  mutating func duplicates() -> [JSONDuplicateKey] {
    isLarge ? duplicatesBySorting() : duplicatesByComparing()
  }

  private func duplicatesByComparing() -> [JSONDuplicateKey] {
    var duplicates: [JSONDuplicateKey] = []
    for (position, key) in keys.enumerated() {
      let length = self.length(of: key)
      let first = keys[..<position].first { self.length(of: $0) == length && text(at: $0).elementsEqual(text(at: key)) }
      if let first { duplicates.append(JSONDuplicateKey(first: first, repetition: key)) }
    }
    return duplicates
  }

  private mutating func duplicatesBySorting() -> [JSONDuplicateKey] {
    let texts = keys.map { (key: $0, text: text(at: $0)) }.sorted { left, right in
      if left.text.lexicographicallyPrecedes(right.text) { return true }
      return left.key < right.key && left.text.elementsEqual(right.text)
    }
    keys = texts.map(\.key)
    var duplicates: [JSONDuplicateKey] = []
    var first = texts[0]
    for next in texts.dropFirst() {
      if next.text.elementsEqual(first.text) {
        duplicates.append(JSONDuplicateKey(first: first.key, repetition: next.key))
      } else {
        first = next
      }
    }
    return duplicates
  }

  private func length(of key: Int) -> UInt32 { records[key].textEnd - records[key].textStart }

  private func text(at key: Int) -> ArraySlice<UInt8> {
    let range = Int(records[key].textStart)..<Int(records[key].textEnd)
    return records[key].isDecoded ? decodedTexts[range] : bytes[range]
  }
}
