/// Why findings could not be written to a file.
public struct ReportFileError: Error, Sendable, Equatable {
  /// The file.
  let path: String

  /// The reason in words, for example `permission denied`.
  let reason: String

  /// The whole error in one line, for example `cannot write 'a/b.json': 'a' is no folder`.
  public var message: String { "cannot write '\(path)': \(reason)" }
}
