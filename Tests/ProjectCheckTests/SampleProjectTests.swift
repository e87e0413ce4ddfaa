import Foundation
import IntentCompiler
import SourceDiagnostics
import TestSupport
import Testing

/// Rules about projects on projects as people have them.
@Suite("Sample projects") struct SampleProjectTests {
  /// What `intentc check` finds in the folder of a project.
  private func check(_ folder: String, fixing: CheckRequest.Fixing = .none) -> CommandOutcome {
    Compiler().check(CheckRequest(inputs: [folder], usesConfiguration: false, fixing: fixing, includesNotes: true))
  }

  @Test(
    "A sound project gives no finding at all, in its folder and in memory", arguments: [SampleProject.kitchen, .pantry])
  func sound(_ project: SampleProject) throws {
    let outcome = check(project.folder.path)
    #expect(outcome.report.diagnostics.map(\.line).isEmpty)
    #expect(outcome.exitStatus == 0)
    #expect(Compiler().findings(in: try project.files()).map(\.line).isEmpty)
  }

  @Test("A broken project gives these findings and no others") func broken() throws {
    let found = Compiler().findings(in: try SampleProject.diner.files()).map(\.line).sorted()
    #expect(found == Self.expected)
    #expect(check(SampleProject.diner.folder.path).report.diagnostics.count == Self.expected.count)
  }

  @Test("Fixes mend what they are for, and leave nothing to fix") func fixes() throws {
    try TemporaryDirectory.withDirectory { folder in
      try SampleProject.diner.write(to: folder)
      let before = Self.expected.count
      let fixed = check(folder.url.path, fixing: .apply).report.diagnostics
      #expect(fixed.filter { !$0.fixIts.isEmpty }.map(\.line).isEmpty)
      // Eight are mended; a class that is listed now turns out to have no handler.
      #expect(fixed.count == before - 8 + 1)
      #expect(check(folder.url.path).report.diagnostics.map(\.line) == fixed.map(\.line))
    }
  }

  /// The faults of the broken project, sorted.
  private static let expected = [
    "Diner.xcodeproj/project.pbxproj:173:12 error definition-not-compiled: 'Reviews.intentdefinition' is "
      + "not a member of app target 'Diner'",
    "Diner.xcodeproj/project.pbxproj:174:5 error classes-generated-twice: targets 'DinerKit' and 'Diner' "
      + "both generate classes for 'Orders.intentdefinition'",
    "Diner.xcodeproj/project.pbxproj:184:5 error definition-not-compiled: 'Tips.intentdefinition' is "
      + "only copied as a resource",
    "Diner/AppIntentVocabulary.plist:11:13 note invalid-vocabulary: sample phrase 'Play music' lacks the "
      + "name of the app",
    "Diner/AppIntentVocabulary.plist:12:13 warning invalid-vocabulary: sample phrase 'Play music in "
      + "Diner' is there twice",
    "Diner/AppIntentVocabulary.plist:13:5 warning invalid-vocabulary: sample phrase is empty",
    "Diner/AppIntentVocabulary.plist:18:3 warning invalid-vocabulary: entry of 'IntentPhrases' is blank",
    "Diner/AppIntentVocabulary.plist:1:1 note invalid-vocabulary: vocabulary is not localised",
    "Diner/AppIntentVocabulary.plist:32:12 warning invalid-vocabulary: 'OrderDish' is not an intent",
    "Diner/AppIntentVocabulary.plist:40:12 warning invalid-vocabulary: 'INPayBillIntent' is no longer "
      + "supported by Siri since iOS 15.0",
    "Diner/AppIntentVocabulary.plist:46:9 warning invalid-vocabulary: unknown key 'IntentExamples'",
    "Diner/AppIntentVocabulary.plist:56:13 warning invalid-vocabulary: 'INPlayMediaIntent' has no "
      + "property 'mediaitems'",
    "Diner/Diner.entitlements:4:1 warning system-intent-setup: 'INPlayMediaIntent' needs the entitlement "
      + "'com.apple.developer.siri'",
    "Diner/Info.plist:17:2 note missing-intents-supported: 'GiveTipIntent' is not among the "
      + "NSUserActivityTypes of the app",
    "Diner/Info.plist:19:11 warning unknown-supported-intent: 'OrderMealIntent' is not a known intent class",
    "Diner/Info.plist:24:3 warning missing-handler: the app cannot handle 'GiveTipIntent' itself without "
      + "multiple scenes",
    "Diner/Info.plist:4:1 warning system-intent-setup: 'INPlayMediaIntent' needs NSSiriUsageDescription",
    "Diner/Info.plist:9:11 error conflicting-intents-supported: 'PayBillIntent' is restricted but not supported",
    "Diner/TipHandler.swift:3:58 warning missing-handler: 'TipHandler' does not implement "
      + "'handle(intent:completion:)'",
    "DinerIntents/Info.plist:12:4 warning missing-intents-supported: 'CallWaiterIntent' is in no "
      + "IntentsSupported list",
    "DinerIntents/Info.plist:14:13 warning unknown-supported-intent: 'CancelOrdersIntent' is not a known "
      + "intent class",
    "DinerIntents/Info.plist:16:13 warning system-intent-setup: 'INPlayMediaIntent' needs "
      + "SupportedMediaCategories",
    "DinerIntents/Info.plist:17:13 error conflicting-intents-supported: 'OrderDishIntent' stands twice "
      + "in 'IntentsSupported'",
    "DinerIntents/Info.plist:18:13 warning missing-handler: no handler for 'INSetMessageAttributeIntent'",
    "DinerIntents/Info.plist:24:11 warning missing-handler: principal class 'IntentHandler' lacks its module",
    "DinerIntents/IntentHandler.swift:3:41 warning missing-handler: 'IntentHandler' does not implement "
      + "'provideDishOptionsCollection(for:with:)'",
    "DinerKit/Orders.intentdefinition:238:12 error output-name-collision: intent 'PayBillIntent' would "
      + "declare 'PayBillIntent', as 'DinerKit/Old/Payments.intentdefinition' does",
    "DinerPayments/Info.plist:11:13 error conflicting-intents-supported: 'PayBillIntent' is handled by "
      + "both 'DinerIntents' and 'DinerPayments'",
    "DinerPayments/Info.plist:6:2 warning missing-handler: extension has no principal class",
  ]
}
