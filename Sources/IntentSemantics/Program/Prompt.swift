/// A sentence with which Siri asks for a value.
package struct Prompt: Sendable, Equatable {
  /// The occasion, for example `Primary`.
  package let type: String

  /// The sentence; nil for the system's own wording.
  package let text: FormatText?

  /// A value of the given parts.
  package init(type: String, text: FormatText? = nil) {
    self.type = type
    self.text = text
  }
}
