import IntentSemantics
import SiriKitBackend
import SwiftCode
import Testing

@Suite("An option")
struct OptionTests {
  private let program = Sample.program(
    intents: [
      Sample.intent(
        parameters: [
          Sample.parameter(
            "plant", Sample.plantReference, resolves: true, isDynamic: true, reasons: [UnsupportedReason(code: "dead")])
        ],
        responseParameters: [Sample.responseParameter("plant", Sample.plantReference)],
        codes: [ResponseCode(name: "success", text: Sample.sentence("$plant"))])
    ],
    enumerations: [Sample.enumeration("Soil", values: [("unknown", 0)])],
    types: [Sample.type("Plant", properties: [Sample.property("colour", .string)])])

  private func text(_ options: SiriKitOptions) -> String {
    declarations(SiriKitBackend(options: options).render(program))
  }

  @Test("of access replaces every access word but the setter's", arguments: [AccessLevel.package, .internal])
  func access(level: AccessLevel) {
    let standard = text(SiriKitOptions())
    #expect(standard.contains("@objc public fileprivate(set) var code"))
    #expect(text(SiriKitOptions(access: level)) == standard.replacing("public ", with: "\(level.rawValue) "))
  }

  @Test("of isolation marks every type and nothing else")
  func nonisolated() {
    let standard = text(SiriKitOptions())
    let marked = text(SiriKitOptions(isNonisolated: true))
    let expected = standard.split(separator: "\n").map { line in
      line.hasPrefix("public ") || line.hasPrefix("@objc public enum")
        ? String(line).replacing("public ", with: "nonisolated public ") : String(line)
    }
    #expect(marked == expected.joined(separator: "\n"))
    #expect(marked.split(separator: "\n").filter { $0.contains("nonisolated") }.count == 10)
  }

  @Test("of completions marks every completion handler and nothing else")
  func sendableCompletions() {
    let standard = text(SiriKitOptions())
    let marked = text(SiriKitOptions(usesSendableCompletions: true))
    #expect(marked == standard.replacing("@escaping (", with: "@escaping @Sendable ("))
    #expect(marked != standard)
  }
}
