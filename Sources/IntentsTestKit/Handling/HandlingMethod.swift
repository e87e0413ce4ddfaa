/// A method of a handling protocol whose two forms, with a completion handler and asynchronous, stand for each other.
///
/// Generated code has a default for each form that calls the other, so that a handler writes one of them, as on Apple's
/// systems. Where a handler has written neither, the defaults would call each other for ever: that is noticed, and is a
/// mistake, or for a method that may be left out the moment for its fallback.
///
/// A mistake of a handler fails the conversation that called it. Where there is none, it ends the program.
public struct HandlingMethod {
  /// The method, the handler and the intent of a call that is under way.
  private struct Call: Hashable {
    let name: String
    let handler: ObjectIdentifier
    let intent: ObjectIdentifier
  }

  /// The calls for which one of the two defaults has already called the other.
  @TaskLocal private static var callsUnderWay: Set<Call> = []

  private let call: Call

  /// The conversation that the call belongs to.
  private let monitor: HandlingMonitor?

  /// The type of the handler.
  let handlerName: String

  /// The name with labels.
  var name: String { call.name }

  /// A call of the method with the given name, labels included.
  public init(_ name: String, of handler: AnyObject, for intent: INIntent) {
    call = Call(name: name, handler: ObjectIdentifier(handler), intent: ObjectIdentifier(intent))
    handlerName = String(describing: type(of: handler))
    monitor = HandlingMonitor.current
  }

  /// The default of the form with a completion handler.
  ///
  /// - Parameters:
  ///   - completion: What is called with the answer.
  ///   - fallback: The answer where the handler has neither form; none for a method that must not be left out.
  ///   - asynchronousForm: Calls the other form.
  public func complete<Answer>(
    _ completion: @escaping (Answer) -> Void, otherwise fallback: @autoclosure () -> Answer? = nil,
    from asynchronousForm: @escaping () async -> Answer
  ) {
    if isUnderWay {
      guard let fallback = fallback() else { return reportMissing() }
      return completion(fallback)
    }
    start(asynchronousForm, completion)
  }

  /// The default of the asynchronous form.
  ///
  /// - Parameters:
  ///   - fallback: The answer where the handler has neither form; none for a method that must not be left out.
  ///   - completionForm: Calls the other form with the completion handler that it is given.
  /// - Returns: What the completion handler was called with.
  public func answer<Answer>(
    otherwise fallback: @autoclosure () -> Answer? = nil,
    from completionForm: @escaping (@escaping @Sendable (Answer) -> Void) -> Void
  ) async -> Answer {
    if isUnderWay {
      if let fallback = fallback() { return fallback }
      reportMissing()
      return await Self.never()
    }
    return await wait { pending in completionForm { pending.give($0) } }
  }

  /// The default of the form with a completion handler that takes options or an error.
  ///
  /// - Parameters:
  ///   - completion: What is called with the options or the error.
  ///   - asynchronousForm: Calls the other form.
  public func completeOptions<Options>(
    _ completion: @escaping (Options?, (any Error)?) -> Void,
    from asynchronousForm: @escaping () async throws -> Options
  ) {
    guard !isUnderWay else { return reportMissing() }
    start {
      do { return Result<Options, any Error>.success(try await asynchronousForm()) } catch { return .failure(error) }
    } _: { result in
      switch result {
      case .success(let options): completion(options, nil)
      case .failure(let error): completion(nil, error)
      }
    }
  }

  /// The default of the asynchronous form that gives options.
  ///
  /// - Parameter completionForm: Calls the other form with the completion handler that it is given.
  /// - Returns: The options that the completion handler was called with.
  /// - Throws: The error that it was called with, or `HandlingError.noOptions` if it got neither.
  public func options<Options>(
    from completionForm: @escaping (@escaping @Sendable (Options?, (any Error)?) -> Void) -> Void
  ) async throws -> Options {
    guard !isUnderWay else {
      reportMissing()
      return await Self.never()
    }
    let name = name
    let result: Result<Options, any Error> = await wait { pending in
      completionForm { options, error in
        pending.give(options.map { .success($0) } ?? .failure(error ?? HandlingError.noOptions(method: name)))
      }
    }
    return try result.get()
  }

  /// Whether the default of the other form has called this one, so that the handler has neither.
  private var isUnderWay: Bool { Self.callsUnderWay.contains(call) }

  /// The answer that `begin` arranges to be given.
  ///
  /// It runs on the main actor: a handler that belongs to it can be called nowhere else, and any other one can there.
  private func wait<Answer>(for begin: @escaping (PendingAnswer<Answer>) -> Void) async -> Answer {
    let begin = Unchecked(begin)
    let answer = await HandlingMethod.$callsUnderWay.withValue(Self.callsUnderWay.union([call])) {
      await withUnsafeContinuation { continuation in
        let pending = PendingAnswer<Answer>(continuation, from: self)
        Task { @MainActor in begin.value(pending) }
      }
    }
    return answer.value
  }

  /// Calls the asynchronous form, then the completion handler.
  private func start<Answer>(_ operation: @escaping () async -> Answer, _ completion: @escaping (Answer) -> Void) {
    let work = Unchecked((operation: operation, completion: completion))
    let calls = Self.callsUnderWay.union([call])
    Task {
      let answer = await HandlingMethod.$callsUnderWay.withValue(calls) { await work.value.operation() }
      work.value.completion(answer)
    }
  }

  /// Tells what is wrong with the handler.
  func report(_ error: HandlingError) {
    guard let monitor else { fatalError(error.description) }
    monitor.report(error)
  }

  private func reportMissing() {
    report(.notImplemented(method: name, handler: handlerName))
  }

  /// What a call waits for whose conversation has failed.
  private static func never<Answer>() async -> Answer {
    await withUnsafeContinuation { (_: UnsafeContinuation<Unchecked<Answer>, Never>) in }.value
  }
}
