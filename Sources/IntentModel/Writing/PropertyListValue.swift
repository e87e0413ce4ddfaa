/// A property list that is made rather than read, of the kinds of values that are needed.
package indirect enum PropertyListValue: Sendable, Equatable {
  /// A text.
  case string(String)
  /// Values in an order.
  case array([PropertyListValue])
  /// Values by keys, which are written in their own order.
  case dictionary([String: PropertyListValue])
  /// Values by keys that differ byte by byte, which are written in their own order.
  case members([PropertyListMember])
  /// A single value of any type.
  case scalar(PropertyListScalar)
  /// An element or entry on which two versions disagree.
  case conflict(PropertyListConflict)

  /// An array of texts.
  package static func strings(_ texts: [String]) -> PropertyListValue { .array(texts.map { .string($0) }) }
}
