import TestSupport

/// A hand-written output for a made-up lending library: the shapes of generated code, each at least once.
enum LibrarySample {
  /// Every file of the sample.
  static let sources = [intent, branch, volume]

  /// The types that the files declare.
  static let types = [
    "LendVolumeIntent", "LendVolumeIntentHandling", "LendVolumeIntentResponse", "LendVolumeIntentResponseCode",
    "LendVolumeWeeksUnsupportedReason", "LendVolumeWeeksResolutionResult", "Branch", "BranchResolutionResult",
    "Volume", "VolumeResolutionResult",
  ]

  private static let attributes = """
    @available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
    """

  private static let resultAttributes = """
    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *) @available(tvOS, unavailable)
    """

  static let branch = SwiftSource(
    name: "Branch.swift",
    text: """
      #if canImport(Intents)

      import Intents

      \(attributes)
      @objc public enum Branch: Int {
          case `unknown` = 0
          case `mainHall` = 1
          case `default` = 7
      }

      \(resultAttributes)
      @objc(BranchResolutionResult)
      public class BranchResolutionResult: INEnumResolutionResult {

          @objc(successWithResolvedBranch:)
          public class func success(with resolvedValue: Branch) -> Self {
              return __success(withResolvedValue: resolvedValue.rawValue)
          }

          @objc(confirmationRequiredWithBranchToConfirm:)
          public class func confirmationRequired(with valueToConfirm: Branch) -> Self {
              return __confirmationRequiredWithValue(toConfirm: valueToConfirm.rawValue)
          }
      }

      #endif

      """)

  static let volume = SwiftSource(
    name: "Volume.swift",
    text: """
      #if canImport(Intents)

      import Intents

      \(attributes)
      @objc(Volume)
      public class Volume: INObject {

          @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
          @NSManaged public var authors: [String]?

          @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
          @NSManaged public var home: Branch

          override public class var supportsSecureCoding: Bool { true }

      }

      \(resultAttributes)
      @objc(VolumeResolutionResult)
      public class VolumeResolutionResult: INObjectResolutionResult {

          @objc(successWithResolvedVolume:)
          public class func success(with resolvedObject: Volume) -> Self {
              return super.success(with: resolvedObject)
          }

          @objc(disambiguationWithVolumesToDisambiguate:)
          public class func disambiguation(with objectsToDisambiguate: [Volume]) -> Self {
              return super.disambiguation(with: objectsToDisambiguate)
          }

          @objc(confirmationRequiredWithVolumeToConfirm:)
          public class func confirmationRequired(with objectToConfirm: Volume?) -> Self {
              return super.confirmationRequired(with: objectToConfirm)
          }

          @available(*, unavailable)
          override public class func success(with resolvedObject: INObject) -> Self {
              fatalError()
          }

          @available(*, unavailable)
          override public class func disambiguation(with objectsToDisambiguate: [INObject]) -> Self {
              fatalError()
          }

          @available(*, unavailable)
          override public class func confirmationRequired(with objectToConfirm: INObject?) -> Self {
              fatalError()
          }

      }

      #endif

      """)
}
