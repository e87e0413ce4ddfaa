import TestSupport

extension LibrarySample {
  /// A handler in the style of the time before `async`.
  static let completionHandler = SwiftSource(
    name: "CompletionHandler.swift",
    text: """
      import Intents

      final class CompletionHandler: NSObject, LendVolumeIntentHandling {
        func handle(intent: LendVolumeIntent, completion: @escaping (LendVolumeIntentResponse) -> Void) {
          completion(.success(due: DateComponents(), fee: INCurrencyAmount(amount: 1, currencyCode: "EUR")))
        }
        func confirm(intent: LendVolumeIntent, completion: @escaping (LendVolumeIntentResponse) -> Void) {
          completion(LendVolumeIntentResponse(code: .ready, userActivity: nil))
        }
        func resolveBranch(for intent: LendVolumeIntent, with completion: @escaping (BranchResolutionResult) -> Void) {
          completion(intent.branch == .unknown ? .needsValue() : .success(with: intent.branch))
        }
        func resolveWeeks(
          for intent: LendVolumeIntent, with completion: @escaping (LendVolumeWeeksResolutionResult) -> Void
        ) {
          guard let weeks = intent.weeks?.intValue else { return completion(.needsValue()) }
          completion(weeks > 4 ? .unsupported(forReason: .tooLong) : .success(with: weeks))
        }
        func resolveScans(
          for intent: LendVolumeIntent, with completion: @escaping ([INFileResolutionResult]) -> Void
        ) {
          completion((intent.scans ?? []).map { .success(with: $0) })
        }
        func provideVolumeOptionsCollection(
          for intent: LendVolumeIntent, searchTerm: String?,
          with completion: @escaping (INObjectCollection<Volume>?, (any Error)?) -> Void
        ) {
          let volume = Volume(identifier: "1", display: searchTerm ?? "")
          volume.authors = ["Anon"]
          completion(INObjectCollection(items: [volume]), nil)
        }
        func provideShelfMarkOptionsCollection(
          for intent: LendVolumeIntent,
          with completion: @escaping (INObjectCollection<NSString>?, (any Error)?) -> Void
        ) {
          completion(INObjectCollection(sections: [INObjectSection(title: nil, items: ["A 1"])]), nil)
        }
        func defaultVolume(for intent: LendVolumeIntent) -> Volume? { nil }
      }

      """)

  /// A handler with the methods that must be there, in their `async` form.
  static let asyncHandler = SwiftSource(
    name: "AsyncHandler.swift",
    text: """
      import Intents

      final class AsyncHandler: NSObject, LendVolumeIntentHandling {
        func handle(intent: LendVolumeIntent) async -> LendVolumeIntentResponse {
          LendVolumeIntentResponse(code: .lentOut, userActivity: nil)
        }
        func resolveBranch(for intent: LendVolumeIntent) async -> BranchResolutionResult {
          .confirmationRequired(with: .mainHall)
        }
        func resolveWeeks(for intent: LendVolumeIntent) async -> LendVolumeWeeksResolutionResult { .notRequired() }
        func resolveScans(for intent: LendVolumeIntent) async -> [INFileResolutionResult] { [] }
        func provideVolumeOptionsCollection(
          for intent: LendVolumeIntent, searchTerm: String?
        ) async throws -> INObjectCollection<Volume> {
          INObjectCollection(items: [])
        }
        func provideShelfMarkOptionsCollection(
          for intent: LendVolumeIntent
        ) async throws -> INObjectCollection<NSString> {
          INObjectCollection(items: [])
        }
      }

      final class Extension: INExtension {
        override func handler(for intent: INIntent) -> Any {
          intent is LendVolumeIntent ? AsyncHandler() : self
        }
      }

      func confirmation(_ handler: any LendVolumeIntentHandling, of intent: LendVolumeIntent) {
        handler.confirm?(intent: intent) { response in _ = response.code }
      }

      """)
}
