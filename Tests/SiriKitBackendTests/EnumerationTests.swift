import IntentSemantics
import SiriKitBackend
import Testing

@Suite("An enumeration")
struct EnumerationTests {
  @Test("gives the values as they are numbered and a resolution result")
  func wholeFile() throws {
    let enumeration = Sample.enumeration(
      "Soil", values: [("unknown", 0), ("Loamy", 1), ("sandy", 2), ("Type", 4), ("init", 7)])
    #expect(
      try declarations(of: "Soil", in: Sample.program(enumerations: [enumeration])) == """
        @available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
        @objc public enum Soil: Int {
            case `unknown` = 0
            case `loamy` = 1
            case `sandy` = 2
            case `type` = 4
            case `init` = 7
        }
        @available(iOS 13.0, macOS 11.0, watchOS 6.0, *) @available(tvOS, unavailable)
        @objc(SoilResolutionResult)
        public class SoilResolutionResult: INEnumResolutionResult {
            @objc(successWithResolvedSoil:)
            public class func success(with resolvedValue: Soil) -> Self {
                return __success(withResolvedValue: resolvedValue.rawValue)
            }
            @objc(confirmationRequiredWithSoilToConfirm:)
            public class func confirmationRequired(with valueToConfirm: Soil) -> Self {
                return __confirmationRequiredWithValue(toConfirm: valueToConfirm.rawValue)
            }
        }
        """)
  }

  @Test("with a class name of its own keeps its model name in selectors")
  func ownClassName() throws {
    let enumeration = Sample.enumeration("Kind", className: "GardenKind", values: [("unknown", 0)])
    let text = try declarations(of: "GardenKind", in: Sample.program(enumerations: [enumeration]))
    #expect(text.contains("@objc public enum GardenKind: Int {\n    case `unknown` = 0\n}"))
    #expect(text.contains("@objc(GardenKindResolutionResult)"))
    #expect(text.contains("@objc(successWithResolvedKind:)"))
    #expect(text.contains("(with valueToConfirm: GardenKind)"))
  }
}
