import HandlerBackend
import IntentSemantics
import SwiftCode
import Testing

@Suite("The methods that confirm and handle an intent")
struct HandlingTests {
  private static let parameters = [
    Sample.responseParameter("plant", Sample.plantReference), Sample.responseParameter("days", .integer),
  ]

  private func intent(_ codes: [ResponseCode], output: String? = nil, types: [String] = []) -> Intent {
    let intent = Sample.intent(responseParameters: Self.parameters, codes: codes)
    return Intent(
      name: intent.name, className: intent.className, category: intent.category, verb: intent.verb,
      title: intent.title, response: Response(parameters: Self.parameters, codes: codes, output: output),
      restriction: 0, range: intent.range)
  }

  @Test("know success and failure where the definition has no codes")
  func noCodes() {
    let text = ScaffoldText([intent([])])
    #expect(
      text.body(of: "handle") == """
        switch await outcome(of: intent) {
        case .success:
            return WaterPlantIntentResponse(code: .success, userActivity: nil)
        case .failure:
            return WaterPlantIntentResponse(code: .failure, userActivity: nil)
        case .other(let code):
            return WaterPlantIntentResponse(code: code, userActivity: nil)
        }
        """)
    #expect(text.statements(of: "outcome") == "return .failure")
    #expect(text.statements(of: "confirm") == "return WaterPlantIntentResponse(code: .ready, userActivity: nil)")
    #expect(
      text.statements(of: "Outcome") == "case success\ncase failure\ncase other(WaterPlantIntentResponseCode)")
  }

  @Test("keep the completion handler apart from a value of its name")
  func completionValue() {
    let codes = [ResponseCode(name: "failure", text: Sample.sentence("at $completion"))]
    let intent = Sample.intent(
      responseParameters: [Sample.responseParameter("completion", .string)], codes: codes)
    let text = ScaffoldText([intent], options: HandlerOptions(style: .completion))
    #expect(
      text.body(of: "handle")?.contains(
        """
        case .failure(let _completion):
                completion(.failure(completion: _completion))
        """) == true)
  }

  @Test("give each response with the values that its sentence speaks, and the result with a success")
  func codes() {
    let text = ScaffoldText([
      intent(
        [
          ResponseCode(name: "success", isSuccess: true, text: Sample.sentence("for $days")),
          ResponseCode(name: "failure", text: Sample.sentence("no $plant")),
          ResponseCode(name: "failureInvalidDays", text: Sample.sentence("not $days")),
          ResponseCode(name: "default", isSuccess: true),
        ], output: "plant")
    ])
    #expect(
      text.body(of: "handle") == """
        switch await outcome(of: intent) {
        case .success(let days, let plant):
            let response = WaterPlantIntentResponse.success(days: days)
            response.plant = plant
            return response
        case .failure(let plant):
            return .failure(plant: plant)
        case .failureInvalidDays(let days):
            return .failureInvalidDays(days)
        case .default(let plant):
            let response = WaterPlantIntentResponse(code: .default, userActivity: nil)
            response.plant = plant
            return response
        case .other(let code):
            return WaterPlantIntentResponse(code: code, userActivity: nil)
        }
        """)
    #expect(
      text.statements(of: "Outcome") == """
        case success(days: NSNumber, plant: Plant?)
        case failure(plant: Plant)
        case failureInvalidDays(days: NSNumber)
        case `default`(plant: Plant?)
        case other(WaterPlantIntentResponseCode)
        """)
    // A failure that speaks a value cannot be given without one.
    #expect(text.statements(of: "outcome") == "return .other(.failure)")
  }

  @Test("have other names where the definition has taken the usual ones")
  func names() {
    let codes = [ResponseCode(name: "other"), ResponseCode(name: "success", text: Sample.sentence("$response $code"))]
    let parameters = [Sample.responseParameter("response", .string), Sample.responseParameter("code", .string)]
    let text = ScaffoldText(
      [Sample.intent(responseParameters: parameters, codes: codes)],
      enumerations: [Sample.enumeration("Outcome", values: [("unknown", 0)])])
    #expect(text.statements(of: "HandlingOutcome")?.contains("case otherCode(WaterPlantIntentResponseCode)") == true)
    #expect(text.body(of: "handle")?.contains("return .success(response: response, code: code)") == true)
  }

  @Test("hand the outcome on by completion handlers where that is the style")
  func completion() {
    let text = ScaffoldText([intent([])], options: HandlerOptions(style: .completion))
    #expect(
      text.body(of: "handle") == """
        outcome(of: intent) { outcome in
            switch outcome {
            case .success:
                completion(WaterPlantIntentResponse(code: .success, userActivity: nil))
            case .failure:
                completion(WaterPlantIntentResponse(code: .failure, userActivity: nil))
            case .other(let code):
                completion(WaterPlantIntentResponse(code: code, userActivity: nil))
            }
        }
        """)
    #expect(text.statements(of: "outcome") == "completion(.failure)")
    #expect(
      text.statements(of: "confirm") == "completion(WaterPlantIntentResponse(code: .ready, userActivity: nil))")
  }

  @Test("are left out where only a widget is configured")
  func widgets() {
    let parameter = Sample.parameter("plant", Sample.plantReference, isDynamic: true)
    let text = ScaffoldText([Sample.intent(parameters: [parameter], isEligibleForWidgets: true)])
    #expect(text.body(of: "handle") == nil && text.body(of: "confirm") == nil && text.body(of: "Outcome") == nil)
    #expect(text.body(of: "providePlantOptionsCollection") != nil)
    #expect(
      text.text.contains("/// Lists the options of `WaterPlantIntent`, which configures a widget: “Water Plant”."))
  }
}
