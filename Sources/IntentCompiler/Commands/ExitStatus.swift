/// The exit statuses that tell success, findings, wrong use and failures apart; those above 1 are those of `sysexits`.
public enum ExitStatus {
  /// All went well; warnings and notes may have been found.
  public static let success: Int32 = 0

  /// There are findings that are errors.
  public static let findings: Int32 = 1

  /// The command line or the configuration makes no sense.
  public static let usage: Int32 = 64

  /// An input is not there or cannot be read.
  public static let unreadableInput: Int32 = 66

  /// The command could not do its work, for example because a report cannot be written.
  public static let failure: Int32 = 70
}
