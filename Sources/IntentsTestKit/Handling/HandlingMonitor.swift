import Foundation

/// Sees what goes wrong with a handler's methods while a conversation is led, so that the conversation fails and not the
/// whole program.
///
/// Where a method is called outside of a conversation there is none, and a mistake ends the program.
final class HandlingMonitor: @unchecked Sendable {
  /// The one of the conversation that the current task belongs to.
  @TaskLocal static var current: HandlingMonitor?

  // The lock guards what follows.
  private let lock = NSLock()
  private var failure: (any Error)?
  private var listener: ((any Error) -> Void)?
  private var isClosed = false

  /// Notes what is wrong; only the first mistake counts.
  func report(_ error: any Error) {
    let (listener, isLate) = lock.withLock {
      failure = failure ?? error
      return (self.listener, isClosed)
    }
    listener?(error)
    // The test is over as far as the conversation is concerned.
    if isLate { FileHandle.standardError.write(Data("IntentsTestKit: \(error)\n".utf8)) }
  }

  /// Ends the watch at the end of a conversation.
  ///
  /// - Throws: What went wrong and has not been thrown yet.
  func close() throws {
    let failure = lock.withLock {
      isClosed = true
      return self.failure
    }
    if let failure { throw failure }
  }

  /// Calls a method of a handler.
  ///
  /// - Parameters:
  ///   - method: The method's name, labels included.
  ///   - handler: The handler's type.
  ///   - limit: How long it may take.
  ///   - operation: The call.
  /// - Returns: The answer.
  /// - Throws: What the method throws or what is wrong with it; `CancellationError` if the test is cancelled.
  func watch<Answer>(
    _ method: String, of handler: String, limit: Duration, _ operation: @escaping () async throws -> Answer
  ) async throws -> Answer {
    let work = Unchecked(operation)
    let race = AnswerRace<Answer>()
    let known = lock.withLock {
      listener = { race.end(.failure($0)) }
      return failure
    }
    defer { lock.withLock { listener = nil } }
    if let known { throw known }
    let timer = Task {
      try await Task.sleep(for: limit)
      self.report(HandlingError.timedOut(method: method, handler: handler, limit: limit))
    }
    defer { timer.cancel() }
    return try await withTaskCancellationHandler {
      Task {
        await HandlingMonitor.$current.withValue(self) {
          do { race.end(.success(try await work.value())) } catch { race.end(.failure(error)) }
        }
      }
      return try await race.result().get()
    } onCancel: {
      race.end(.failure(CancellationError()))
    }
  }
}

/// The first of several ends of a call.
private final class AnswerRace<Answer>: @unchecked Sendable {
  // The lock guards what follows.
  private let lock = NSLock()
  private var end: Unchecked<Result<Answer, any Error>>?
  private var waiting: UnsafeContinuation<Unchecked<Result<Answer, any Error>>, Never>?

  /// Ends the call, unless it has ended already.
  func end(_ result: Result<Answer, any Error>) {
    let waiting = lock.withLock { () -> UnsafeContinuation<Unchecked<Result<Answer, any Error>>, Never>? in
      guard end == nil else { return nil }
      end = Unchecked(result)
      return self.waiting
    }
    waiting?.resume(returning: Unchecked(result))
  }

  /// How the call ended.
  func result() async -> Result<Answer, any Error> {
    await withUnsafeContinuation { continuation in
      let end = lock.withLock {
        waiting = continuation
        return self.end
      }
      if let end { continuation.resume(returning: end) }
    }.value
  }
}
