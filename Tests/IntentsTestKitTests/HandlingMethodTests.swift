import Foundation
import IntentsTestKit
import Testing

/// A handling protocol with defaults as they are generated.
private protocol CookIntentHandling: NSObjectProtocol {
  func handle(intent: CookIntent, completion: @escaping (CookIntentResponse) -> Void)
  func handle(intent: CookIntent) async -> CookIntentResponse
  func confirm(intent: CookIntent, completion: @escaping (CookIntentResponse) -> Void)
  func confirm(intent: CookIntent) async -> CookIntentResponse
  func provide(for intent: CookIntent, with completion: @escaping (INObjectCollection<Dish>?, (any Error)?) -> Void)
  func provide(for intent: CookIntent) async throws -> INObjectCollection<Dish>
}

extension CookIntentHandling {
  func handle(intent: CookIntent, completion: @escaping (CookIntentResponse) -> Void) {
    HandlingMethod("handle(intent:)", of: self, for: intent).complete(completion) {
      await self.handle(intent: intent)
    }
  }

  func handle(intent: CookIntent) async -> CookIntentResponse {
    return await HandlingMethod("handle(intent:)", of: self, for: intent).answer {
      self.handle(intent: intent, completion: $0)
    }
  }

  func confirm(intent: CookIntent, completion: @escaping (CookIntentResponse) -> Void) {
    HandlingMethod("confirm(intent:)", of: self, for: intent).complete(
      completion, otherwise: CookIntentResponse(code: .ready, userActivity: nil)
    ) {
      await self.confirm(intent: intent)
    }
  }

  func confirm(intent: CookIntent) async -> CookIntentResponse {
    return await HandlingMethod("confirm(intent:)", of: self, for: intent).answer(
      otherwise: CookIntentResponse(code: .ready, userActivity: nil)
    ) {
      self.confirm(intent: intent, completion: $0)
    }
  }

  func provide(for intent: CookIntent, with completion: @escaping (INObjectCollection<Dish>?, (any Error)?) -> Void) {
    HandlingMethod("provide(for:)", of: self, for: intent).completeOptions(completion) {
      try await self.provide(for: intent)
    }
  }

  func provide(for intent: CookIntent) async throws -> INObjectCollection<Dish> {
    return try await HandlingMethod("provide(for:)", of: self, for: intent).options {
      self.provide(for: intent, with: $0)
    }
  }
}

private final class AsyncCook: NSObject, CookIntentHandling {
  func handle(intent: CookIntent) async -> CookIntentResponse {
    await Task.yield()
    return CookIntentResponse(code: .success, userActivity: nil)
  }

  func provide(for intent: CookIntent) async throws -> INObjectCollection<Dish> {
    throw CocoaError(.fileNoSuchFile)
  }
}

private final class CompletionCook: NSObject, CookIntentHandling {
  func handle(intent: CookIntent, completion: @escaping (CookIntentResponse) -> Void) {
    let completion = Sent(value: completion)
    DispatchQueue.global().async { completion.value(CookIntentResponse(code: .success, userActivity: nil)) }
  }

  func confirm(intent: CookIntent, completion: @escaping (CookIntentResponse) -> Void) {
    completion(CookIntentResponse(code: .unspecified, userActivity: nil))
  }

  func provide(for intent: CookIntent, with completion: @escaping (INObjectCollection<Dish>?, (any Error)?) -> Void) {
    completion(nil, nil)
  }
}

private struct Sent<Value>: @unchecked Sendable {
  let value: Value
}

private final class LazyCook: NSObject, CookIntentHandling {}

private final class ForgetfulCook: NSObject, CookIntentHandling {
  func handle(intent: CookIntent, completion: @escaping (CookIntentResponse) -> Void) {}
}

private final class HastyCook: NSObject, CookIntentHandling {
  func handle(intent: CookIntent, completion: @escaping (CookIntentResponse) -> Void) {
    completion(CookIntentResponse(code: .success, userActivity: nil))
    completion(CookIntentResponse(code: .success, userActivity: nil))
  }
}

@Suite("Forms of a handling method")
struct HandlingMethodTests {
  @Test("a handler with the asynchronous form has the other one as well")
  func asynchronous() async {
    let cook: any CookIntentHandling = AsyncCook()
    #expect(await cook.handle(intent: CookIntent()).code == .success)
    let code = await withCheckedContinuation { continuation in
      cook.handle(intent: CookIntent()) { continuation.resume(returning: $0.code) }
    }
    #expect(code == .success)
  }

  @Test("a handler with the form with a completion handler has the other one as well")
  func completion() async {
    let cook: any CookIntentHandling = CompletionCook()
    #expect(await cook.handle(intent: CookIntent()).code == .success)
    #expect(await cook.confirm(intent: CookIntent()).code == .unspecified)
  }

  @Test("a method that may be left out answers for itself, in either form")
  func leftOut() async {
    let cook: any CookIntentHandling = AsyncCook()
    #expect(await cook.confirm(intent: CookIntent()).code == .ready)
    let code = await withCheckedContinuation { continuation in
      cook.confirm(intent: CookIntent()) { continuation.resume(returning: $0.code) }
    }
    #expect(code == .ready)
  }

  @Test("options that fail fail in either form, and so do none without an error")
  func options() async throws {
    let failing: any CookIntentHandling = AsyncCook()
    let error = await withCheckedContinuation { continuation in
      failing.provide(for: CookIntent()) { _, error in continuation.resume(returning: error is CocoaError) }
    }
    #expect(error)
    let empty: any CookIntentHandling = CompletionCook()
    await #expect(throws: HandlingError.noOptions(method: "provide(for:)")) {
      _ = try await empty.provide(for: CookIntent())
    }
  }

  @Test("a handler with neither form ends the program, instead of running for ever")
  func neither() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = await LazyCook().handle(intent: CookIntent())
    }
    #expect(try message(of: result).contains("LazyCook implements neither form of 'handle(intent:)'"))
  }

  @Test("a completion handler that is forgotten ends the program, instead of being waited for")
  func forgotten() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = await ForgetfulCook().handle(intent: CookIntent())
    }
    #expect(
      try message(of: result).contains(
        "'handle(intent:)' of ForgetfulCook let its completion handler go without calling it"))
  }

  @Test("a completion handler that is called twice ends the program")
  func twice() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = await HastyCook().handle(intent: CookIntent())
      // The handler goes on there after its first call, which is what was waited for.
      await MainActor.run {}
    }
    #expect(try message(of: result).contains("called its completion handler twice"))
  }

  private func message(of result: ExitTest.Result?) throws -> String {
    String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
  }
}
