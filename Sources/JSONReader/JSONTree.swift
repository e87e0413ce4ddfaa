internal import SourceDiagnostics

/// The values of a file in the order of the file, over the bytes that they were read from.
///
/// Texts are not copied: a record holds offsets, and only a text with escapes is kept apart. It is a class since every
/// node refers to it; it never changes once it is read.
final class JSONTree: Sendable {
  let source: SourceFile
  let records: [JSONRecord]

  /// The texts with escapes, resolved, one behind the other.
  let decodedTexts: [UInt8]

  /// The keys of large objects in the order of their bytes, by the record of the object.
  let sortedKeys: [UInt32: [UInt32]]

  init(source: SourceFile, records: [JSONRecord], decodedTexts: [UInt8], sortedKeys: [UInt32: [UInt32]]) {
    self.source = source
    self.records = records
    self.decodedTexts = decodedTexts
    self.sortedKeys = sortedKeys
  }

  /// The UTF-8 bytes of the text of a string or key.
  func text(at index: Int) -> ArraySlice<UInt8> {
    let record = records[index]
    let range = Int(record.textStart)..<Int(record.textEnd)
    return record.isDecoded ? decodedTexts[range] : source.bytes[range]
  }

  /// The value of a member of an object; nil where there is none.
  func value(of key: some Collection<UInt8>, in object: Int) -> Int? {
    if let keys = sortedKeys[UInt32(object)] {
      var low = 0
      var high = keys.count
      while low < high {
        let middle = (low + high) / 2
        if text(at: Int(keys[middle])).lexicographicallyPrecedes(key) {
          low = middle + 1
        } else {
          high = middle
        }
      }
      guard low < keys.count, text(at: Int(keys[low])).elementsEqual(key) else { return nil }
      return Int(keys[low]) + 1
    }
    var index = object + 1
    while index < Int(records[object].next) {
      if text(at: index).elementsEqual(key) { return index + 1 }
      index = Int(records[index + 1].next)
    }
    return nil
  }
}
