/// Some files, with the places of the expected findings marked.
///
/// A `↓` stands in front of the first byte that a finding points at; an example that triggers has as many findings of
/// its rule as marks. What a definition needs beside the shown part is filled in, as `ExampleFile` tells.
package struct RuleExample: Sendable {
  /// What the example shows, as a phrase; nil where it speaks for itself.
  package let caption: String?

  /// The files; the definition comes first.
  package let files: [ExampleFile]

  /// The message of the first finding; nil where it is not told.
  package let message: String?

  /// One of the files after the fix-its of the rule were applied, without marks; nil where there is none.
  package let fixed: ExampleFile?

  /// An example of the given files.
  package init(_ files: ExampleFile..., message: String? = nil, fixed: ExampleFile? = nil) {
    caption = nil
    self.message = message
    self.files = files
    self.fixed = fixed
  }

  /// An example that shows something in particular.
  package init(_ caption: String, _ files: ExampleFile..., message: String? = nil, fixed: ExampleFile? = nil) {
    self.caption = caption
    self.message = message
    self.files = files
    self.fixed = fixed
  }
}
