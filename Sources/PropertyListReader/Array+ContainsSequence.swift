extension [UInt8] {
  /// Whether the bytes of a text occur anywhere.
  func contains(sequence text: StaticString) -> Bool {
    let needle = Array(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    guard let first = needle.first else { return true }
    return withUnsafeBufferPointer { bytes in
      var index = 0
      let last = bytes.count - needle.count
      while index <= last {
        if bytes[index] == first {
          var matched = 1
          while matched < needle.count, bytes[index + matched] == needle[matched] {
            matched += 1
          }
          if matched == needle.count { return true }
        }
        index += 1
      }
      return false
    }
  }
}
