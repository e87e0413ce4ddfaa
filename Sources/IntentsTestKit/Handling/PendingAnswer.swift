import Foundation

/// The answer that a completion handler is waited for to give.
///
/// A handler that lets go of its completion handler without calling it would be waited for for ever, and one that calls
/// it twice has two opinions; both are mistakes.
final class PendingAnswer<Answer>: @unchecked Sendable {
  // The lock guards what follows.
  private let lock = NSLock()
  private var continuation: CheckedContinuation<Unchecked<Answer>, Never>?
  private var answer: Unchecked<Answer>?
  private var isCallOver = false

  private let method: HandlingMethod

  /// An answer of a method that has not come yet.
  init(_ continuation: CheckedContinuation<Unchecked<Answer>, Never>, from method: HandlingMethod) {
    self.continuation = continuation
    self.method = method
  }

  deinit {
    if let continuation {
      Abandoned.keep(continuation)
      method.report(.neverCompleted(method: method.name, handler: method.handlerName))
    }
  }

  /// Gives the answer.
  func give(_ answer: Answer) {
    let isFirst = lock.withLock {
      guard self.answer == nil else { return false }
      self.answer = Unchecked(answer)
      return true
    }
    guard isFirst else {
      return method.report(.completedTwice(method: method.name, handler: method.handlerName))
    }
    passOn()
  }

  /// Notes that the method has returned.
  ///
  /// An answer that came before goes no further until then, so that a second one is noticed in time.
  func endCall() {
    lock.withLock { isCallOver = true }
    passOn()
  }

  /// Gives the answer to whoever waits for it, once.
  private func passOn() {
    lock.lock()
    let waiting = isCallOver && answer != nil ? continuation : nil
    let answer = answer
    if waiting != nil { continuation = nil }
    lock.unlock()
    if let waiting, let answer { waiting.resume(returning: answer) }
  }
}
