/// A file that will be generated: its name is known before its text is made.
struct GeneratedOutput: Sendable {
  /// The flat file name.
  let name: String

  /// Makes the text of the file, in UTF-8.
  let render: @Sendable () -> [UInt8]
}
