/// How a program came to its end.
package enum ProcessTermination: Sendable, Equatable {
  /// It returned this status.
  case exited(status: Int32)
  /// It died of this signal.
  case signalled(Int32)
  /// It was killed because its time was up.
  case timedOut
}
