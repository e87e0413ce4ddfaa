import IntentCompiler
import SourceDiagnostics
import Testing

@Suite("App Intents that are nearly what is missed")
struct IntendedSuccessorTests {
  private static func missing(_ definitions: [String], _ code: String) -> [String] {
    let old = definitions.map { name in
      SourceFile(
        path: "\(name).intentdefinition",
        bytes: Array(
          """
          <plist version="1.0"><dict><key>INIntents</key><array><dict>
          <key>INIntentName</key><string>\(name)</string><key>INIntentTitle</key><string>\(name)</string>
          </dict></array></dict></plist>
          """.utf8))
    }
    func line(_ location: SourceDiagnostics.SourceLocation?) -> Int {
      location.map { LineTable($0.file.bytes).position(at: Int($0.range.lowerBound)).line } ?? 0
    }
    let new = SourceFile(path: "New.swift", bytes: Array(("import AppIntents\n" + code).utf8))
    return Compiler().findings(in: old, migrated: [new]).filter { $0.id == "missing-migration" }.map { finding in
      ([finding.message, finding.hint ?? ""] + finding.notes.map { "\($0.message) \(line($0.location))" })
        .joined(separator: " | ")
    }
  }

  @Test(
    "are named, with what they lack",
    arguments: [
      (
        "struct OrderTea: AppIntent {}",
        "if 'OrderTea' is meant, let it conform to CustomIntentMigratedAppIntent, with "
          + "'static let intentClassName = \"OrderTeaIntent\"' | 'OrderTea' is declared here 2"
      ),
      (
        "struct OrderTea: CustomIntentMigratedAppIntent {}",
        "'OrderTea' lacks its name: write 'static let intentClassName = \"OrderTeaIntent\"' in it | "
          + "'OrderTea' is declared here 2"
      ),
      (
        "struct Tea: AppIntent { static let intentClassName = \"OrderTeaIntent\" }",
        "'Tea' has the name of the class: let it conform to CustomIntentMigratedAppIntent, too | 'Tea' is declared here 2"
      ),
      (
        "struct OrderTea: CustomIntentMigratedAppIntent { static let intentClassName = name }",
        "if 'OrderTea' is meant, write 'static let intentClassName = \"OrderTeaIntent\"' in it | "
          + "the class that is meant here cannot be told 2"
      ),
      (
        "struct OrderTea: View {}", "write one with 'intentc migrate', or silence this intent if it is to stay"
      ),
    ])
  func hints(code: String, hint: String) {
    #expect(Self.missing(["OrderTea"], code) == ["no App Intent migrates 'OrderTeaIntent' | " + hint])
  }

  @Test("do not hide what is said of others")
  func others() {
    let code = """
      struct Unclear: CustomIntentMigratedAppIntent { static let intentClassName = name }
      struct OrderSoup: CustomIntentMigratedAppIntent { static let intentClassName = "OrdersoupIntent" }
      """
    #expect(
      Self.missing(["OrderSoup", "OrderTea"], code) == [
        "no App Intent migrates 'OrderSoupIntent' | there is one for 'OrdersoupIntent', which no definition has",
        "no App Intent migrates 'OrderTeaIntent' | "
          + "write one with 'intentc migrate', or silence this intent if it is to stay",
      ])
  }
}
