import TestSupport

extension LibrarySample {
  static let intent = SwiftSource(
    name: "LendVolumeIntent.swift",
    text: """
      #if canImport(Intents)

      import Intents

      @objc(LendVolumeIntent)
      public class LendVolumeIntent: INIntent {

          @NSManaged public var volume: Volume?
          @NSManaged public var branch: Branch
          @NSManaged public var weeks: NSNumber?
          @NSManaged public var shelfMark: String?

          @available(iOS 13.0, macOS 10.16, watchOS 6.0, *)
          @NSManaged public var scans: [INFile]?

      }

      @objc(LendVolumeIntentHandling)
      public protocol LendVolumeIntentHandling: NSObjectProtocol {

          @available(*, renamed: "handle(intent:)")
          @objc(handleLendVolume:completion:)
          func handle(intent: LendVolumeIntent, completion: @escaping (LendVolumeIntentResponse) -> Swift.Void)

          @objc(handleLendVolume:completion:)
          func handle(intent: LendVolumeIntent) async -> LendVolumeIntentResponse

          @available(*, renamed: "resolveBranch(for:)")
          @objc(resolveBranchForLendVolume:withCompletion:)
          func resolveBranch(for intent: LendVolumeIntent, with completion: @escaping (BranchResolutionResult) -> Swift.Void)

          @objc(resolveBranchForLendVolume:withCompletion:)
          func resolveBranch(for intent: LendVolumeIntent) async -> BranchResolutionResult

          @available(*, renamed: "resolveWeeks(for:)")
          @objc(resolveWeeksForLendVolume:withCompletion:)
          func resolveWeeks(for intent: LendVolumeIntent, with completion: @escaping (LendVolumeWeeksResolutionResult) -> Swift.Void)

          @objc(resolveWeeksForLendVolume:withCompletion:)
          func resolveWeeks(for intent: LendVolumeIntent) async -> LendVolumeWeeksResolutionResult

          @available(*, renamed: "resolveScans(for:)")
          @objc(resolveScansForLendVolume:withCompletion:)
          func resolveScans(for intent: LendVolumeIntent, with completion: @escaping ([INFileResolutionResult]) -> Swift.Void)

          @objc(resolveScansForLendVolume:withCompletion:)
          func resolveScans(for intent: LendVolumeIntent) async -> [INFileResolutionResult]

          @available(*, renamed: "provideVolumeOptionsCollection(for:searchTerm:)")
          @objc(provideVolumeOptionsCollectionForLendVolume:searchTerm:withCompletion:)
          func provideVolumeOptionsCollection(for intent: LendVolumeIntent, searchTerm: String?, with completion: @escaping (INObjectCollection<Volume>?, Error?) -> Swift.Void)

          @objc(provideVolumeOptionsCollectionForLendVolume:searchTerm:withCompletion:)
          func provideVolumeOptionsCollection(for intent: LendVolumeIntent, searchTerm: String?) async throws -> INObjectCollection<Volume>

          @available(*, renamed: "provideShelfMarkOptionsCollection(for:)")
          @objc(provideShelfMarkOptionsCollectionForLendVolume:withCompletion:)
          func provideShelfMarkOptionsCollection(for intent: LendVolumeIntent, with completion: @escaping (INObjectCollection<NSString>?, Error?) -> Swift.Void)

          @objc(provideShelfMarkOptionsCollectionForLendVolume:withCompletion:)
          func provideShelfMarkOptionsCollection(for intent: LendVolumeIntent) async throws -> INObjectCollection<NSString>

          @available(*, renamed: "confirm(intent:)")
          @objc(confirmLendVolume:completion:)
          optional func confirm(intent: LendVolumeIntent, completion: @escaping (LendVolumeIntentResponse) -> Swift.Void)

          @objc(confirmLendVolume:completion:)
          optional func confirm(intent: LendVolumeIntent) async -> LendVolumeIntentResponse

          @objc(defaultVolumeForLendVolume:)
          optional func defaultVolume(for intent: LendVolumeIntent) -> Volume?

          @available(iOS, introduced: 13.0, deprecated: 14.0, message: "")
          @available(watchOS, introduced: 6.0, deprecated: 7.0, message: "")
          @objc(provideShelfMarkOptionsForLendVolume:withCompletion:)
          optional func provideShelfMarkOptions(for intent: LendVolumeIntent, with completion: @escaping ([String]?, Error?) -> Swift.Void)

      }

      @objc public enum LendVolumeIntentResponseCode: Int {
          case unspecified = 0
          case ready
          case success
          case failure
          case lentOut = 100
      }

      @objc(LendVolumeIntentResponse)
      public class LendVolumeIntentResponse: INIntentResponse {

          @NSManaged public var due: DateComponents?
          @NSManaged public var fee: INCurrencyAmount?

          @objc public fileprivate(set) var code: LendVolumeIntentResponseCode = .unspecified

          @objc(initWithCode:userActivity:)
          public convenience init(code: LendVolumeIntentResponseCode, userActivity: NSUserActivity?) {
              self.init()
              self.code = code
              self.userActivity = userActivity
          }

          @objc(successIntentResponseWithDue:fee:)
          public static func success(due: DateComponents, fee: INCurrencyAmount) -> LendVolumeIntentResponse {
              let intentResponse = LendVolumeIntentResponse(code: .success, userActivity: nil)
              intentResponse.due = due
              intentResponse.fee = fee
              return intentResponse
          }

      }

      @objc public enum LendVolumeWeeksUnsupportedReason: Int {
          case tooLong = 1
          case greaterThanMaximumValue
      }

      @objc(LendVolumeWeeksResolutionResult)
      public class LendVolumeWeeksResolutionResult: INIntegerResolutionResult {
          @objc(unsupportedForReason:)
          public class func unsupported(forReason reason: LendVolumeWeeksUnsupportedReason) -> Self {
              return __unsupported(withReason: reason.rawValue)
          }
      }

      #endif

      """)
}
