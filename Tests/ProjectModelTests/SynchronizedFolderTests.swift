import ProjectModel
import SourceDiagnostics
import Testing

/// A project whose files are not listed, since Xcode 16.
@Suite struct SynchronizedFolderTests {
  let project: XcodeProject

  init() throws {
    let reading = ProjectReading<XcodeProject>(SampleProject.synchronized, path: "Pantry.xcodeproj/project.pbxproj")
    project = try reading.required()
    #expect(reading.lines.isEmpty)
  }

  private func summary(_ path: String) -> [String] {
    project.targets(containing: path).map {
      "\($0.target.name.value) \($0.phase)" + ($0.codeGeneration.map { " " + $0.value.rawValue } ?? "")
        + ($0.isLocalized ? " localized" : "")
    }
  }

  @Test func folders() {
    #expect(project.objectVersion?.value == 77)
    #expect(project.synchronizedFolders.map(\.path) == ["Pantry", "Extension/Handlers"])
  }

  @Test func everyFileBelow() {
    #expect(summary("Pantry/Intents.intentdefinition") == ["Pantry sources"])
    #expect(summary("Pantry/A/B/C/Intents.intentdefinition") == ["Pantry sources"])
    #expect(summary("Extension/Handlers/Handler.swift") == ["PantryIntents sources"])
    #expect(summary("Extension/Handler.swift") == [])
    #expect(summary("Pantry") == [])
    #expect(summary("PantryMore/Intents.intentdefinition") == [])
  }

  @Test func placesAreThoseOfTheTarget() throws {
    let membership = try #require(project.targets(containing: "Pantry/Intents.intentdefinition").first)
    #expect(membership.origin == .synchronizedFolder)
    #expect(text(membership.range, in: project.source) == "A10000000000000000000020")
    let line = LineTable(project.source.bytes).position(at: Int(membership.range.lowerBound)).line
    #expect(
      text(SourceRange(membership.range.lowerBound, membership.range.upperBound + 13), in: project.source)
        .hasSuffix("/* Pantry */"))
    #expect(line > 60)
    #expect(membership.definitionRange == nil)
  }

  @Test func generatedClasses() {
    func generating(_ path: String) -> [String] {
      project.targets(containing: path).filter(\.generatesClasses).map(\.target.name.value)
    }
    #expect(generating("Pantry/Intents.intentdefinition") == ["Pantry"])
    #expect(generating("Pantry/Base.lproj/Intents.intentdefinition") == [])
    #expect(generating("Pantry/Shared/Stock.intentdefinition") == ["Pantry"])
    #expect(generating("Pantry/Samples/Sample.intentdefinition") == [])
  }

  @Test func localizedDefinitions() {
    #expect(summary("Pantry/Base.lproj/Intents.intentdefinition") == ["Pantry sources localized"])
    #expect(summary("Pantry/Drafts/Base.lproj/Later.intentdefinition") == [])
    #expect(summary("Pantry/Drafts/Later.intentdefinition") == [])
    #expect(summary("Pantry/Drafts/Other/Later.intentdefinition") == ["Pantry sources"])
    #expect(
      summary("Pantry/Shared/es.lproj/Shelves.intentdefinition") == [
        "Pantry sources localized", "PantryIntents sources localized",
      ])
  }

  @Test func exceptionsTakeOutOfTheTargetsOfTheFolder() {
    #expect(summary("Pantry/Info.plist") == [])
    #expect(summary("Pantry/Old/Very/Intents.intentdefinition") == [])
    #expect(summary("Pantry/Older/Intents.intentdefinition") == ["Pantry sources"])
    #expect(summary("Pantry/Sub/Info.plist") == ["Pantry sources"])
  }

  @Test func exceptionsTakeIntoOtherTargets() {
    #expect(
      summary("Pantry/Shared/Stock.intentdefinition") == [
        "Pantry sources codegen", "PantryIntents sources no_codegen",
      ])
  }

  @Test func filesThatAreSentToAPhase() {
    #expect(summary("Pantry/Samples/Sample.intentdefinition") == ["Pantry resources"])
  }

  @Test func foldersThatAreCopied() {
    #expect(summary("Pantry/Templates/A/Intents.intentdefinition") == ["Pantry resources"])
    #expect(project.targets(containing: "Pantry/Templates/X.intentdefinition").first?.origin == .copiedFolder)
  }
}
