internal import PropertyListReader

extension InputLimits {
  /// The limits as the readers have them.
  var propertyListLimits: PropertyListLimits {
    PropertyListLimits(byteCount: byteCount, depth: depth, textByteCount: textByteCount, elementCount: elementCount)
  }
}
