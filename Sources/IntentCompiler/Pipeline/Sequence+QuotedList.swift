extension Sequence<String> {
  /// The names in quotation marks, for a message.
  var quotedList: String { map { "'\($0)'" }.joined(separator: ", ") }
}
