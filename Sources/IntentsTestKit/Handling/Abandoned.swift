import Foundation

/// What waits for an answer that will never come, because the conversation has failed.
///
/// It is kept for as long as the program runs: the run time would complain about what is let go, although everything about
/// it has been said.
final class Abandoned: @unchecked Sendable {
  private static let shared = Abandoned()

  // The lock guards the list.
  private let lock = NSLock()
  private var waiting: [Any] = []

  private init() {}

  /// Keeps something that waits.
  static func keep(_ waiting: Any) {
    shared.lock.withLock { shared.waiting.append(waiting) }
  }
}
