extension [UInt8] {
  /// The offset of the first byte that is not part of a UTF-8 character; nil where all are.
  package var firstOffsetOutsideUTF8: Int? {
    guard String(validating: self, as: UTF8.self) == nil else { return nil }
    var iterator = makeIterator()
    var parser = UTF8.ForwardParser()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let scalar): offset += scalar.count
      case .error: return offset
      case .emptyInput: return nil
      }
    }
  }
}
