import Foundation

/// The answer that a completion handler is waited for to give.
///
/// A handler that lets go of its completion handler without calling it would be waited for for ever, and one that calls
/// it twice has two opinions; both are mistakes that end the program with the name of the method.
final class PendingAnswer<Answer>: @unchecked Sendable {
  // The lock guards the continuation.
  private let lock = NSLock()
  private var continuation: CheckedContinuation<Unchecked<Answer>, Never>?
  private let method: String

  /// An answer that has not come yet.
  init(_ continuation: CheckedContinuation<Unchecked<Answer>, Never>, from method: String) {
    self.continuation = continuation
    self.method = method
  }

  deinit {
    if continuation != nil {
      fatalError("\(method) let its completion handler go without calling it")
    }
  }

  /// Gives the answer to whoever waits for it.
  func give(_ answer: Answer) {
    let waiting = lock.withLock {
      let waiting = continuation
      continuation = nil
      return waiting
    }
    guard let waiting else { fatalError("\(method) called its completion handler twice") }
    waiting.resume(returning: Unchecked(answer))
  }
}
