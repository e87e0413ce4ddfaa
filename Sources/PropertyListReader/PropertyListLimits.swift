/// How large an input the reader accepts.
///
/// libxml2's own limits are only partly applied to a SAX handler, so these guard memory and stack. The largest public
/// definition has 604 kB, 16 702 elements, 10 levels and texts of 341 bytes.
package struct PropertyListLimits: Sendable, Equatable {
  /// The largest file, in bytes; at most 2 GiB.
  package var byteCount: Int

  /// The deepest nesting of elements; at most 250, where libxml2 stops by itself.
  package var depth: Int

  /// The longest text of one element, in bytes.
  package var textByteCount: Int

  /// The largest number of elements, keys included.
  package var elementCount: Int

  /// The number of syntax errors after which the reader stops reporting.
  package var syntaxErrorCount: Int

  /// Limits far above every real file and far below what a machine can hold.
  package init(
    byteCount: Int = 512 << 20, depth: Int = 64, textByteCount: Int = 1 << 20, elementCount: Int = 20_000_000,
    syntaxErrorCount: Int = 20
  ) {
    self.byteCount = min(byteCount, Int(Int32.max))
    self.depth = min(depth, 250)
    self.textByteCount = textByteCount
    self.elementCount = elementCount
    self.syntaxErrorCount = syntaxErrorCount
  }
}
