/// The comments around a generated file.
enum FileComments {
  /// The lines at the top; the first tells a generated file from one that was written by hand.
  static func opening(_ mark: GenerationMark) -> [String] {
    [mark.text, "swift-format-ignore-file", "swiftlint:disable all", "swiftformat:disable all"]
  }

  /// The lines at the end: what was switched off is switched on again.
  static let closing = ["swiftformat:enable all", "swiftlint:enable all"]
}
