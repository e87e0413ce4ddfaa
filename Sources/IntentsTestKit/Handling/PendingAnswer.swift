import Foundation

/// The answer that a completion handler is waited for to give.
///
/// A handler that lets go of its completion handler without calling it would be waited for for ever, and one that calls
/// it twice has two opinions; both are mistakes.
final class PendingAnswer<Answer>: @unchecked Sendable {
  // The lock guards the continuation.
  private let lock = NSLock()
  private var continuation: UnsafeContinuation<Unchecked<Answer>, Never>?
  private let method: HandlingMethod

  /// An answer of a method that has not come yet.
  init(_ continuation: UnsafeContinuation<Unchecked<Answer>, Never>, from method: HandlingMethod) {
    self.continuation = continuation
    self.method = method
  }

  deinit {
    if continuation != nil {
      method.report(.neverCompleted(method: method.name, handler: method.handlerName))
    }
  }

  /// Gives the answer to whoever waits for it.
  func give(_ answer: Answer) {
    let waiting = lock.withLock {
      let waiting = continuation
      continuation = nil
      return waiting
    }
    guard let waiting else {
      return method.report(.completedTwice(method: method.name, handler: method.handlerName))
    }
    waiting.resume(returning: Unchecked(answer))
  }
}
