/// What a definition says about a truth value.
package struct BooleanOptions: Sendable, Equatable {
  /// The value at first; nil where the file says nothing.
  package let defaultValue: Bool?

  /// The word for true.
  package let trueName: LocalizedText?

  /// The word for false.
  package let falseName: LocalizedText?

  /// A value of the given parts.
  package init(defaultValue: Bool? = nil, trueName: LocalizedText? = nil, falseName: LocalizedText? = nil) {
    self.defaultValue = defaultValue
    self.trueName = trueName
    self.falseName = falseName
  }
}
