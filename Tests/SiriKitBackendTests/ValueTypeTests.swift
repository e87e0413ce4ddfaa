import IntentSemantics
import SiriKitBackend
import Testing

@Suite("A value of each type")
struct ValueTypeTests {
  @Test("has the original's types in every place", arguments: ValueTypeRow.all, [false, true])
  func types(row: ValueTypeRow, isArray: Bool) throws {
    let parameter = Sample.parameter("value", row.type, isArray: isArray, resolves: true, isDynamic: true)
    let intent = Sample.intent(
      parameters: [parameter], responseParameters: [Sample.responseParameter("value", row.type, isArray: isArray)],
      codes: [ResponseCode(name: "success", text: Sample.sentence("$value"))])
    let type = Sample.type("Shed", properties: [Sample.property("value", row.type, isArray: isArray)])
    let text = try declarations(of: "WaterPlantIntent", in: Sample.program(intents: [intent]))
    let typeText = try declarations(of: "Shed", in: Sample.program(types: [type]))

    let property = isArray ? row.array : row.property
    let argument = property.hasSuffix("?") ? String(property.dropLast()) : property
    let result = isArray ? "[\(row.result)]" : row.result
    let later = row.isLater ? "    @available(iOS 13.0, macOS 10.16, watchOS 6.0, *)\n" : ""
    let storage = "    @NSManaged public var value: \(property)\n"
    #expect(text.contains("public class WaterPlantIntent: INIntent {\n\(later)\(storage)}\n"))
    #expect(
      text.contains("public class WaterPlantIntentResponse: INIntentResponse {\n\(later)\(storage)    @objc public"))
    #expect(typeText.contains("INObject {\n    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)\n\(storage)"))
    #expect(text.contains("with completion: @escaping (\(result)) -> Swift.Void)"))
    #expect(text.contains("func resolveValue(for intent: WaterPlantIntent) async -> \(result)\n"))
    #expect(text.contains("@escaping (INObjectCollection<\(row.collectionElement)>?, Error?) -> Swift.Void)"))
    #expect(text.contains("async throws -> INObjectCollection<\(row.collectionElement)>\n"))
    #expect(text.contains("optional func defaultValue(for intent: WaterPlantIntent) -> \(property)\n"))
    #expect(text.contains("@escaping ([\(row.optionsElement)]?, Error?) -> Swift.Void)"))
    #expect(text.contains("public static func success(value: \(argument)) -> WaterPlantIntentResponse {"))
  }

  @Test("with reasons has a result that inherits from its type's", arguments: ValueTypeRow.all)
  func reasons(row: ValueTypeRow) throws {
    let intent = Sample.intent(
      parameters: [Sample.parameter("value", row.type, resolves: true, reasons: [UnsupportedReason(code: "odd")])])
    let text = try declarations(of: "WaterPlantIntent", in: Sample.program(intents: [intent]))
    #expect(text.contains("public class WaterPlantValueResolutionResult: \(row.result) {"))
    #expect(text.contains("func resolveValue(for intent: WaterPlantIntent) async -> WaterPlantValueResolutionResult\n"))
  }
}
