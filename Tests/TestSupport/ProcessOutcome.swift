package import Foundation

/// What a finished program leaves behind.
package struct ProcessOutcome: Sendable, Equatable {
  /// How it ended.
  package let termination: ProcessTermination
  /// All that it wrote to its standard output.
  package let outputData: Data
  /// All that it wrote to its standard error.
  package let errorData: Data

  /// The returned status; `nil` if the program was killed.
  package var status: Int32? {
    if case .exited(let status) = termination { status } else { nil }
  }

  /// The signal that the program died of by itself; `nil` if it returned or ran out of time.
  package var signal: Int32? {
    if case .signalled(let signal) = termination { signal } else { nil }
  }

  /// The standard output as text; bytes that are not UTF-8 are replaced.
  package var output: String { String(decoding: outputData, as: UTF8.self) }

  /// The standard error as text; bytes that are not UTF-8 are replaced.
  package var errors: String { String(decoding: errorData, as: UTF8.self) }
}
