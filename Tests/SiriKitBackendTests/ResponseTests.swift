import IntentSemantics
import SiriKitBackend
import Testing

@Suite("A response")
struct ResponseTests {
  /// The declarations of an intent with the given response.
  private func text(_ parameters: [ResponseParameter], _ codes: [ResponseCode]) throws -> String {
    let intent = Sample.intent(responseParameters: parameters, codes: codes)
    return try declarations(of: "WaterPlantIntent", in: Sample.program(intents: [intent]))
  }

  /// The factories' heads.
  private func factories(_ parameters: [ResponseParameter], _ codes: [ResponseCode]) throws -> [String] {
    try text(parameters, codes).split(separator: "\n").filter { $0.contains("static func") }
      .map { String($0.trimmingPrefix("    public static func ").prefix { $0 != "-" }.dropLast()) }
  }

  @Test("of an intent without one has the system's codes and no factory")
  func empty() throws {
    let text = try text([], [])
    #expect(
      declaration(starting: "@objc public enum WaterPlantIntentResponseCode", in: text) == """
        @objc public enum WaterPlantIntentResponseCode: Int {
            case unspecified = 0
            case ready
            case continueInApp
            case inProgress
            case success
            case failure
            case failureRequiringAppLaunch
        }
        """)
    #expect(!text.contains("static func"))
  }

  @Test("numbers its own codes from 100 in file order, the system's left out")
  func ownCodes() throws {
    let text = try text([], ["dry", "success", "continueInApp", "wet"].map { ResponseCode(name: $0) })
    #expect(
      declaration(starting: "@objc public enum WaterPlantIntentResponseCode", in: text)
        .hasSuffix("    case failureRequiringAppLaunch\n    case dry = 100\n    case wet\n}"))
  }

  @Test("has factories with the values of both sentences, each once, in the order of their tokens")
  func arguments() throws {
    let parameters = [
      Sample.responseParameter("count", .integer),
      Sample.responseParameter("plants", Sample.plantReference, isArray: true),
      Sample.responseParameter("soil", Sample.soilReference),
    ]
    let codes = [
      ResponseCode(
        name: "success", text: Sample.sentence("$plants.name and $count of $plants and $stranger"),
        conciseText: Sample.sentence("$soil $count")),
      ResponseCode(name: "failure", conciseText: Sample.sentence("$soil")),
      ResponseCode(name: "silent", text: Sample.sentence("$stranger")), ResponseCode(name: "mute"),
    ]
    #expect(
      try factories(parameters, codes) == [
        "success(plants: [Plant], count: NSNumber, soil: Soil)", "failure(soil: Soil)",
      ])
    #expect(try text(parameters, codes).contains("@objc(successIntentResponseWithPlants:count:soil:)"))
  }

  @Test("drops the first label where the code's name ends with it, letter for letter")
  func labels() throws {
    let parameters = [Sample.responseParameter("item", .string), Sample.responseParameter("overview", .string)]
    func factory(_ code: String, _ sentence: String) throws -> [String] {
      try factories(parameters, [ResponseCode(name: code, text: Sample.sentence(sentence))])
    }
    #expect(
      try factory("failureInvalidItem", "$item $overview") == ["failureInvalidItem(_ item: String, overview: String)"])
    #expect(try factory("overview", "$overview") == ["overview(overview: String)"])
    #expect(try factory("showOverview", "$item $overview") == ["showOverview(item: String, overview: String)"])
    #expect(try factory("failureInvaliditem", "$item") == ["failureInvaliditem(item: String)"])
  }

  @Test("escapes names that Swift reserves where it must, and leaves selectors alone")
  func reservedNames() throws {
    let parameters = [Sample.responseParameter("default", .string), Sample.responseParameter("in", .integer)]
    let text = try text(parameters, [ResponseCode(name: "init", text: Sample.sentence("$default $in"))])
    #expect(text.contains("    case `init` = 100\n"))
    #expect(text.contains("@NSManaged public var `default`: String?\n    @NSManaged public var `in`: NSNumber?"))
    #expect(
      text.contains(
        """
            @objc(initIntentResponseWithDefault:in:)
            public static func `init`(default: String, in: NSNumber) -> WaterPlantIntentResponse {
                let intentResponse = WaterPlantIntentResponse(code: .`init`, userActivity: nil)
                intentResponse.default = `default`
                intentResponse.in = `in`
                return intentResponse
            }
        """))
  }

  @Test("keeps its local constant apart from an argument of that name")
  func shadowing() throws {
    let text = try text(
      [Sample.responseParameter("intentResponse", .string)],
      [ResponseCode(name: "success", text: Sample.sentence("$intentResponse"))])
    #expect(
      text.contains(
        """
                let _intentResponse = WaterPlantIntentResponse(code: .success, userActivity: nil)
                _intentResponse.intentResponse = intentResponse
                return _intentResponse
        """))
  }
}
