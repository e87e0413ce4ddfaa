#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

extension [UInt8] {
  /// Whether a line starts with the bytes of a text.
  package func hasLine(startingWith text: StaticString) -> Bool {
    withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return false }
      let length = text.utf8CodeUnitCount
      var offset = 0
      while offset + length <= bytes.count {
        if memcmp(base + offset, text.utf8Start, length) == 0 { return true }
        guard let end = memchr(base + offset, 0x0A, bytes.count - offset) else { return false }
        offset = UnsafeRawPointer(end) - base + 1
      }
      return false
    }
  }
}
