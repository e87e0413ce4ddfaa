import SwiftCode
import Testing

@testable import AppIntentsBackend

@Suite("Checks of migrated code")
struct MigrationChecksTests {
  @Test(
    "find a planted mistake, and nothing else",
    arguments: PlantedFault.metadata + PlantedFault.declarations + PlantedFault.results + PlantedFault.summaries
      + PlantedFault.phrases + PlantedFault.availability)
  func finds(planted: PlantedFault) {
    let faults = planted.faults
    #expect(faults.contains { $0.check == planted.check && $0.message.contains(planted.words) }, "\(faults)")
    #expect(faults.allSatisfy { $0.check == planted.check }, "\(faults)")
  }

  @Test("find nothing in code without mistakes")
  func findsNothing() {
    let declarations: [Declaration] = [
      .intent(
        "Order", as: ["CustomIntentMigratedAppIntent"], .constant("intentClassName", nil, .string("OrderIntent")),
        .constant(
          "description", "IntentDescription?",
          .call(.name("IntentDescription"), [Argument(.string("Orders")), Argument("categoryName", .string("Food"))])),
        .parameter("size", .optional(.named("SizeAppEnum")), Argument("default", .implicitMember("small"))),
        .parameter(
          "bowls", .optional(.named("Int")), Argument("controlStyle", .implicitMember("field")),
          Argument("inclusiveRange", .tuple([.integer(1), .integer(9)]))),
        .summary(
          .expression(
            .when(
              [.projectedKeyPath("size"), .implicitMember("equalTo"), .implicitMember("small")],
              .summary("size", listed: "bowls"), otherwise: .switch("size", cases: ["large"])))),
        .perform(
          "IntentResult", "ReturnsValue", "ProvidesDialog",
          body: .if([.available(SystemVersion.iOS18.names())], [PlantedFault.confirmation]),
          .return(.result("value", "dialog")))),
      .size,
      .intent(
        "Show", as: ["WidgetConfigurationIntent"], from: .iOS17, .parameter("size", .optional(.named("SizeAppEnum")))),
      .shortcuts("Shortcuts", .shortcut(.phrase(), .phrase("size"))),
    ]
    #expect(PlantedFault.faults(in: declarations) == [])
  }

  @Test("take what stands behind a guard for conditioned")
  func guarded() {
    let body: [Statement] = [
      .guard([.available(SystemVersion.iOS18.names())], else: [.return(.result())]), PlantedFault.confirmation,
    ]
    let declaration = Declaration.intent(
      "Order", .perform("IntentResult", body: body[0], body[1], .return(.result())))
    #expect(PlantedFault.faults(in: [declaration]) == [])
  }

  @Test("let Xcode's converter have its variables in Swift 5")
  func compatible() {
    let title = Declaration.variable(
      VariableDeclaration(modifiers: [.static], .var, "title", value: .string("Order")))
    let options = MigrationOptions(form: .compatible, languageMode: .swift5)
    #expect(PlantedFault.faults(in: [.intent("Order", title)], options: options) == [])
  }

  @Test("each have a planted mistake")
  func everyCheck() {
    let planted =
      PlantedFault.metadata + PlantedFault.declarations + PlantedFault.results + PlantedFault.summaries
      + PlantedFault.phrases + PlantedFault.availability
    #expect(Set(planted.map(\.check)) == Set(CheckedCode.checks.map { "\($0)" }))
  }
}
