import Foundation
import IntentsTestKit
import PortableSamples
import Testing

/// A handler whose methods do what a test wants.
private final class Desk: NSObject, RequestRefundIntentHandling {
  let resolve: (@escaping (CoffeeOrderResolutionResult) -> Void) -> Void
  let list: () async throws -> [CoffeeOrder]
  let handling: () async -> Void

  init(
    resolve: @escaping (@escaping (CoffeeOrderResolutionResult) -> Void) -> Void = { $0(.needsValue()) },
    list: @escaping () async throws -> [CoffeeOrder] = { [] }, handling: @escaping () async -> Void = {}
  ) {
    self.resolve = resolve
    self.list = list
    self.handling = handling
  }

  func resolveOrder(
    for intent: RequestRefundIntent, with completion: @escaping (CoffeeOrderResolutionResult) -> Void
  ) {
    if let order = intent.order { completion(.success(with: order)) } else { resolve(completion) }
  }

  func resolveReason(for intent: RequestRefundIntent) async -> RefundReasonResolutionResult {
    .success(with: .cold)
  }

  func provideOrderOptionsCollection(
    for intent: RequestRefundIntent
  ) async throws -> INObjectCollection<CoffeeOrder> {
    INObjectCollection(items: try await list())
  }

  func handle(intent: RequestRefundIntent) async -> RequestRefundIntentResponse {
    await handling()
    return RequestRefundIntentResponse(code: .success, userActivity: nil)
  }
}

/// A handler without methods.
private final class EmptyDesk: NSObject, RequestRefundIntentHandling {}

@Suite("Mistakes of handlers fail the conversation, and nothing else")
struct HandlerMistakeTests {
  @Test("a completion handler that is forgotten")
  func forgotten() async {
    await expect(.neverCompleted(method: "resolveOrder(for:)", handler: "Desk"), of: Desk(resolve: { _ in }))
  }

  @Test("a completion handler that is called twice")
  func twice() async {
    let desk = Desk(resolve: { completion in
      completion(.success(with: CoffeeOrder(identifier: "1", display: "Monday")))
      completion(.needsValue())
    })
    await expect(.completedTwice(method: "resolveOrder(for:)", handler: "Desk"), of: desk)
  }

  @Test("a completion handler that is kept, and never called")
  func kept() async {
    nonisolated(unsafe) var kept: ((CoffeeOrderResolutionResult) -> Void)?
    await expectTimeout(of: Desk(resolve: { kept = $0 }))
    // What comes too late is of no use, and does no harm.
    kept?(.needsValue())
  }

  @Test("an asynchronous method that does not come to its end")
  func endless() async {
    await expectTimeout(of: Desk(handling: { try? await Task.sleep(for: .seconds(3600)) }))
  }

  @Test("a method that is missing")
  func missing() async {
    await expect(.notImplemented(method: "resolveOrder(for:)", handler: "EmptyDesk"), of: EmptyDesk())
    let error = HandlingError.notImplemented(method: "resolveOrder(for:)", handler: "EmptyDesk")
    #expect(error.description == "EmptyDesk implements neither form of 'resolveOrder(for:)'")
  }

  @Test("options that cannot be listed fail it with the handler's own error")
  func failingOptions() async {
    await #expect(throws: CocoaError.self) {
      _ = try await IntentConversation(
        with: Desk(list: { throw CocoaError(.fileNoSuchFile) }), about: RequestRefundIntent(), answers: [.cancel])
    }
  }

  @Test("a test that is cancelled waits no longer")
  func cancelled() async {
    let test = Task {
      _ = try await IntentConversation(
        with: Desk(handling: { try? await Task.sleep(for: .seconds(3600)) }), about: RequestRefundIntent(),
        answers: [.text("Monday"), .yes])
    }
    test.cancel()
    await #expect(throws: CancellationError.self) { try await test.value }
  }

  @Test("after one conversation has failed, another one goes well")
  func next() async throws {
    await forgotten()
    let conversation = try await IntentConversation(
      with: Desk(), about: RequestRefundIntent(), answers: [.text("Monday"), .yes])
    #expect(conversation.response.code == .success)
  }

  private func expect(
    _ error: HandlingError, of handler: any RequestRefundIntentHandling, location: SourceLocation = #_sourceLocation
  ) async {
    await #expect(throws: error, sourceLocation: location) {
      _ = try await IntentConversation(
        with: handler, about: RequestRefundIntent(), answers: [.text("Monday"), .yes])
    }
  }

  /// On a busy machine any method may be the one that takes too long.
  private func expectTimeout(of handler: Desk) async {
    let error = await #expect(throws: HandlingError.self) {
      _ = try await IntentConversation(
        with: handler, about: RequestRefundIntent(), answers: [.text("Monday"), .yes], timeLimit: .milliseconds(50))
    }
    guard case .timedOut(_, "Desk", .milliseconds(50)) = error else {
      Issue.record("not \(String(describing: error))")
      return
    }
  }
}
