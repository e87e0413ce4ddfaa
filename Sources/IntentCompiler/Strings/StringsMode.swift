/// What is done with what has to change in definitions and tables.
public enum StringsMode: Sendable {
  /// The files are written.
  case write
  /// What has to change is reported as errors, and nothing is written.
  case check
  /// The changes are printed as a unified diff, and nothing is written.
  case preview
}
