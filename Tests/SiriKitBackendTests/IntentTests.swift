import IntentSemantics
import SiriKitBackend
import Testing

@Suite("An intent")
struct IntentTests {
  private let program = Sample.program(
    intents: [
      Sample.intent(
        parameters: [
          Sample.parameter("plant", Sample.plantReference, resolves: true, isDynamic: true, searches: true),
          Sample.parameter("soil", Sample.soilReference, resolves: true),
          Sample.parameter(
            "helpers", .string, isArray: true, resolves: true, isDynamic: true,
            reasons: [
              UnsupportedReason(code: "tooFew"), UnsupportedReason(code: "asleep", text: Sample.sentence("Sleeps")),
            ]),
          Sample.parameter("litres", .decimal),
          Sample.parameter("withFood", .boolean),
        ],
        responseParameters: [
          Sample.responseParameter("plant", Sample.plantReference), Sample.responseParameter("photo", .file),
        ],
        codes: [
          ResponseCode(name: "failure"),
          ResponseCode(name: "success", isSuccess: true, text: Sample.sentence("The $plant.colour is wet $photo")),
          ResponseCode(name: "failureDryPlant", text: Sample.sentence("$plant is dry")),
        ])
    ])

  @Test("gives class, protocol, codes, response, reasons and result, in this order")
  func wholeFile() throws {
    #expect(
      try declarations(of: "WaterPlantIntent", in: program) == """
        @available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
        @objc(WaterPlantIntent)
        public class WaterPlantIntent: INIntent {
            @NSManaged public var plant: Plant?
            @NSManaged public var soil: Soil
            @NSManaged public var helpers: [String]?
            @NSManaged public var litres: NSNumber?
            @available(iOS 13.0, macOS 10.16, watchOS 6.0, *)
            @NSManaged public var withFood: NSNumber?
        }
        @available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
        @objc(WaterPlantIntentHandling)
        public protocol WaterPlantIntentHandling: NSObjectProtocol {
            @available(*, renamed: "handle(intent:)")
            @objc(handleWaterPlant:completion:)
            func handle(intent: WaterPlantIntent, completion: @escaping (WaterPlantIntentResponse) -> Swift.Void)
            @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
            @objc(handleWaterPlant:completion:)
            func handle(intent: WaterPlantIntent) async -> WaterPlantIntentResponse
            @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
            @available(*, renamed: "resolvePlant(for:)")
            @objc(resolvePlantForWaterPlant:withCompletion:)
            func resolvePlant(for intent: WaterPlantIntent, with completion: @escaping (PlantResolutionResult) -> Swift.Void)
            @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
            @objc(resolvePlantForWaterPlant:withCompletion:)
            func resolvePlant(for intent: WaterPlantIntent) async -> PlantResolutionResult
            @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
            @available(*, renamed: "resolveSoil(for:)")
            @objc(resolveSoilForWaterPlant:withCompletion:)
            func resolveSoil(for intent: WaterPlantIntent, with completion: @escaping (SoilResolutionResult) -> Swift.Void)
            @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
            @objc(resolveSoilForWaterPlant:withCompletion:)
            func resolveSoil(for intent: WaterPlantIntent) async -> SoilResolutionResult
            @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
            @available(*, renamed: "resolveHelpers(for:)")
            @objc(resolveHelpersForWaterPlant:withCompletion:)
            func resolveHelpers(for intent: WaterPlantIntent, with completion: @escaping ([WaterPlantHelpersResolutionResult]) -> Swift.Void)
            @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
            @objc(resolveHelpersForWaterPlant:withCompletion:)
            func resolveHelpers(for intent: WaterPlantIntent) async -> [WaterPlantHelpersResolutionResult]
            @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
            @available(*, renamed: "providePlantOptionsCollection(for:searchTerm:)")
            @objc(providePlantOptionsCollectionForWaterPlant:searchTerm:withCompletion:)
            func providePlantOptionsCollection(for intent: WaterPlantIntent, searchTerm: String?, with completion: @escaping (INObjectCollection<Plant>?, Error?) -> Swift.Void)
            @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
            @objc(providePlantOptionsCollectionForWaterPlant:searchTerm:withCompletion:)
            func providePlantOptionsCollection(for intent: WaterPlantIntent, searchTerm: String?) async throws -> INObjectCollection<Plant>
            @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
            @available(*, renamed: "provideHelpersOptionsCollection(for:)")
            @objc(provideHelpersOptionsCollectionForWaterPlant:withCompletion:)
            func provideHelpersOptionsCollection(for intent: WaterPlantIntent, with completion: @escaping (INObjectCollection<NSString>?, Error?) -> Swift.Void)
            @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
            @objc(provideHelpersOptionsCollectionForWaterPlant:withCompletion:)
            func provideHelpersOptionsCollection(for intent: WaterPlantIntent) async throws -> INObjectCollection<NSString>
            @available(*, renamed: "confirm(intent:)")
            @objc(confirmWaterPlant:completion:)
            optional func confirm(intent: WaterPlantIntent, completion: @escaping (WaterPlantIntentResponse) -> Swift.Void)
            @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
            @objc(confirmWaterPlant:completion:)
            optional func confirm(intent: WaterPlantIntent) async -> WaterPlantIntentResponse
            @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
            @objc(defaultPlantForWaterPlant:)
            optional func defaultPlant(for intent: WaterPlantIntent) -> Plant?
            @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
            @objc(defaultHelpersForWaterPlant:)
            optional func defaultHelpers(for intent: WaterPlantIntent) -> [String]?
            @available(iOS, introduced: 13.0, deprecated: 14.0, message: "")
            @available(watchOS, introduced: 6.0, deprecated: 7.0, message: "")
            @objc(providePlantOptionsForWaterPlant:withCompletion:)
            optional func providePlantOptions(for intent: WaterPlantIntent, with completion: @escaping ([Plant]?, Error?) -> Swift.Void)
            @available(iOS, introduced: 13.0, deprecated: 14.0, message: "")
            @available(watchOS, introduced: 6.0, deprecated: 7.0, message: "")
            @objc(provideHelpersOptionsForWaterPlant:withCompletion:)
            optional func provideHelpersOptions(for intent: WaterPlantIntent, with completion: @escaping ([String]?, Error?) -> Swift.Void)
        }
        @available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
        @objc public enum WaterPlantIntentResponseCode: Int {
            case unspecified = 0
            case ready
            case continueInApp
            case inProgress
            case success
            case failure
            case failureRequiringAppLaunch
            case failureDryPlant = 100
        }
        @available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
        @objc(WaterPlantIntentResponse)
        public class WaterPlantIntentResponse: INIntentResponse {
            @NSManaged public var plant: Plant?
            @available(iOS 13.0, macOS 10.16, watchOS 6.0, *)
            @NSManaged public var photo: INFile?
            @objc public fileprivate(set) var code: WaterPlantIntentResponseCode = .unspecified
            @objc(initWithCode:userActivity:)
            public convenience init(code: WaterPlantIntentResponseCode, userActivity: NSUserActivity?) {
                self.init()
                self.code = code
                self.userActivity = userActivity
            }
            @objc(successIntentResponseWithPlant:photo:)
            public static func success(plant: Plant, photo: INFile) -> WaterPlantIntentResponse {
                let intentResponse = WaterPlantIntentResponse(code: .success, userActivity: nil)
                intentResponse.plant = plant
                intentResponse.photo = photo
                return intentResponse
            }
            @objc(failureDryPlantIntentResponseWithPlant:)
            public static func failureDryPlant(_ plant: Plant) -> WaterPlantIntentResponse {
                let intentResponse = WaterPlantIntentResponse(code: .failureDryPlant, userActivity: nil)
                intentResponse.plant = plant
                return intentResponse
            }
        }
        @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
        @objc public enum WaterPlantHelpersUnsupportedReason: Int {
            case tooFew = 1
            case asleep
        }
        @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
        @objc(WaterPlantHelpersResolutionResult)
        public class WaterPlantHelpersResolutionResult: INStringResolutionResult {
            @objc(unsupportedForReason:)
            public class func unsupported(forReason reason: WaterPlantHelpersUnsupportedReason) -> Self {
                return __unsupported(withReason: reason.rawValue)
            }
        }
        """)
  }

  @Test("for widgets need not be handled: its method stands among the optional ones")
  func widgetIntent() throws {
    let intent = Sample.intent(
      parameters: [Sample.parameter("plant", Sample.plantReference, isDynamic: true)], isEligibleForWidgets: true)
    let text = try declarations(of: "WaterPlantIntent", in: Sample.program(intents: [intent]))
    let methods = text.split(separator: "\n").filter { $0.contains(" func ") }.prefix(8)
      .map { $0.prefix { $0 != "(" }.drop { $0 == " " } }
    #expect(
      methods == [
        "func providePlantOptionsCollection", "func providePlantOptionsCollection", "optional func confirm",
        "optional func confirm", "optional func handle", "optional func handle", "optional func defaultPlant",
        "optional func providePlantOptions",
      ])
  }

  @Test("with a class name of its own keeps its model name in selectors")
  func ownClassName() throws {
    let intent = Sample.intent(
      "Mow", className: "LawnTask",
      parameters: [Sample.parameter("area", .integer, resolves: true, reasons: [UnsupportedReason(code: "tooBig")])])
    let text = try declarations(of: "LawnTask", in: Sample.program(intents: [intent]))
    #expect(text.contains("public class LawnTask: INIntent {"))
    #expect(text.contains("@objc(LawnTaskHandling)\npublic protocol LawnTaskHandling: NSObjectProtocol {"))
    #expect(text.contains("@objc(handleMow:completion:)"))
    #expect(text.contains("@objc(resolveAreaForMow:withCompletion:)"))
    #expect(text.contains("public class LawnTaskAreaResolutionResult: INIntegerResolutionResult {"))
    #expect(text.contains("@objc public enum LawnTaskAreaUnsupportedReason: Int {"))
  }

  @Test("keeps the letters of parameter names in properties and raises only the first in methods")
  func parameterNames() throws {
    let intent = Sample.intent(
      parameters: [Sample.parameter("stop_id", .url, resolves: true), Sample.parameter("LED", .string, resolves: true)])
    let text = try declarations(of: "WaterPlantIntent", in: Sample.program(intents: [intent]))
    #expect(text.contains("var stop_id: URL?\n    @NSManaged public var LED: String?"))
    #expect(text.contains("func resolveStop_id(for intent:"))
    #expect(text.contains("@objc(resolveLEDForWaterPlant:withCompletion:)"))
  }

  @Test("takes no notice of reasons without resolution, nor of search without dynamic options")
  func keysWithoutEffect() throws {
    let plain = Sample.intent(parameters: [Sample.parameter("name", .string)])
    let marked = Sample.intent(
      parameters: [Sample.parameter("name", .string, searches: true, reasons: [UnsupportedReason(code: "rude")])])
    #expect(
      try declarations(of: "WaterPlantIntent", in: Sample.program(intents: [marked]))
        == declarations(of: "WaterPlantIntent", in: Sample.program(intents: [plain])))
  }
}
