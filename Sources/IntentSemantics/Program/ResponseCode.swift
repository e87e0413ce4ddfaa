/// An outcome of an intent.
package struct ResponseCode: Sendable, Equatable {
  /// The name of the case, spelt as in the file.
  package let name: String

  /// Whether it counts as a success.
  package let isSuccess: Bool

  /// What Siri says.
  package let text: FormatText?

  /// What is printed.
  package let conciseText: FormatText?

  /// A value of the given parts.
  package init(name: String, isSuccess: Bool = false, text: FormatText? = nil, conciseText: FormatText? = nil) {
    self.name = name
    self.isSuccess = isSuccess
    self.text = text
    self.conciseText = conciseText
  }
}
