import ProjectModel
import SourceDiagnostics
import Testing

/// A project as Xcode has written them for many years, in a folder below the current one.
@Suite struct ClassicProjectTests {
  let project: XcodeProject
  let lines: [String]

  init() throws {
    let reading = ProjectReading<XcodeProject>(SampleProject.classic, path: "Apps/Kitchen.xcodeproj/project.pbxproj")
    project = try reading.required()
    lines = reading.lines
  }

  @Test func nothingIsWrong() {
    #expect(lines.isEmpty)
  }

  @Test func projectItself() {
    #expect(project.name == "Kitchen")
    #expect(project.folder == "Apps")
    #expect(project.objectVersion?.value == 55)
    #expect(project.developmentRegion?.value == "en")
    #expect(project.knownRegions?.names.map(\.value) == ["en", "Base", "de"])
    #expect(project.targets.map(\.name.value) == ["Kitchen", "KitchenIntents", "KitchenKit", "KitchenTests"])
    #expect(project.targets.map(\.productType) == [.application, .appExtension, .framework, .unitTests])
    #expect(project.target(named: "KitchenKit")?.productFileName == "KitchenKit.framework")
    #expect(project.target(id: "T0000002")?.name.value == "KitchenIntents")
    #expect(project.target(id: "T0000009") == nil)
  }

  @Test func definitionInAVariantGroup() throws {
    let memberships = project.targets(containing: "Apps/Shared/Base.lproj/Orders.intentdefinition")
    #expect(memberships.map(\.target.name.value) == ["Kitchen", "KitchenIntents", "KitchenKit"])
    #expect(memberships.map(\.phase) == [.sources, .sources, .sources])
    #expect(memberships.map { $0.codeGeneration?.value } == [.disabled, .disabled, .public])
    #expect(memberships.allSatisfy { $0.isLocalized && $0.origin == .buildPhase })
    #expect(memberships.map(\.generatesClasses) == [false, false, true])

    let kit = try #require(memberships.last)
    #expect(text(kit.range, in: project.source) == "B0000002")
    let codegen = try #require(kit.codeGeneration)
    #expect(text(codegen.range, in: project.source) == "codegen")
    let definition = try #require(kit.definitionRange)
    let start = LineTable(project.source.bytes).position(at: Int(definition.lowerBound))
    #expect(start == SourcePosition(line: 11, column: 3))
  }

  @Test func everyLanguageOfAVariantGroup() throws {
    let app = try #require(project.target(named: "Kitchen"))
    let file = try #require(app.files(in: .sources).first)
    #expect(file.paths == ["Apps/Shared/Base.lproj/Orders.intentdefinition", "Apps/Shared/de.lproj/Orders.strings"])
    #expect(file.references.map { $0.name?.value } == ["Base", "de"])
    #expect(project.targets(containing: "Apps/Shared/de.lproj/Orders.strings").count == 3)
  }

  @Test func definitionAmongTheResources() {
    let memberships = project.targets(containing: "Apps/Kitchen/Widgets.intentdefinition")
    #expect(memberships.map(\.target.name.value) == ["Kitchen"])
    #expect(memberships.map(\.phase) == [.resources])
    #expect(memberships.map(\.generatesClasses) == [false])
    #expect(memberships.map(\.attributes).flatMap { $0 }.isEmpty)
    #expect(memberships.allSatisfy { $0.codeGeneration == nil && !$0.isLocalized })
  }

  @Test(arguments: [
    "Apps/Orders.intentdefinition", "Shared/Base.lproj/Orders.intentdefinition", "Apps/Shared/Base.lproj", "", "/",
    "Apps/Shared/fr.lproj/Orders.intentdefinition", "Kitchen.app", "Apps/Kitchen.app",
  ])
  func filesOfNoTarget(path: String) {
    #expect(project.targets(containing: path).isEmpty)
  }

  @Test func pathsInOtherSpellings() {
    for path in [
      "./Apps/Shared/Base.lproj/Orders.intentdefinition", "Apps//Shared/x/../Base.lproj/Orders.intentdefinition",
    ] {
      #expect(project.targets(containing: path).count == 3)
    }
  }

  @Test func copiedFolders() {
    let memberships = project.targets(containing: "Content/Menu \"today\"/Specials/Late.intentdefinition")
    #expect(memberships.map(\.target.name.value) == ["Kitchen"])
    #expect(memberships.map(\.origin) == [.copiedFolder])
    #expect(memberships.map(\.phase) == [.resources])
  }

  @Test func phasesAndProducts() throws {
    let app = try #require(project.target(named: "Kitchen"))
    #expect(app.buildPhases.map(\.kind) == [.sources, .frameworks, .resources, .copyFiles, .copyFiles])
    #expect(app.buildPhases.compactMap { $0.destination?.value } == ["10", "13"])
    #expect(app.buildPhases.last?.name?.value == "Embed Foundation Extensions")
    #expect(app.packageProducts.map(\.value) == ["Collections"])
    #expect(app.files(in: .frameworks).map { $0.packageProduct?.value } == [nil, "Collections"])
    #expect(app.dependencyIDs == ["T0000002", "T0000003"])
    #expect(project.target(named: "KitchenTests")?.dependencyIDs == ["T0000001"])
  }

  @Test func settings() throws {
    let app = try #require(project.target(named: "Kitchen"))
    #expect(app.defaultConfiguration?.name.value == "Release")
    #expect(app.configurations.map(\.name.value) == ["Debug", "Release"])
    #expect(project.infoPlistPath(of: app) == "Apps/Kitchen/Info.plist")
    #expect(app.paths("INFOPLIST_FILE").map(\.value) == ["Apps/Kitchen/Info.plist"])
    #expect(project.entitlementsPath(of: app) == "Apps/Kitchen/Kitchen.entitlements")
    #expect(
      app.paths("CODE_SIGN_ENTITLEMENTS").map(\.value) == [
        "Apps/Kitchen/Debug.entitlements", "Apps/Kitchen/Kitchen.entitlements",
      ])
    let usage = try #require(app.infoPlistSetting("NSSiriUsageDescription"))
    #expect(usage.value == "Orders by voice")
    #expect(text(usage.range, in: project.source) == "Orders by voice")
    #expect(app.setting("PROJECT_CLASS_PREFIX")?.value == "KI")
    #expect(app.setting("INTENTS_CODEGEN_LANGUAGE")?.value == "Swift")
    #expect(app.configurations.first?.value(of: "PROJECT_CLASS_PREFIX") == nil)
    #expect(app.configurations.allSatisfy { $0.value(of: "SWIFT_VERSION")?.value == "5.0" })
    #expect(app.moduleName == "Kitchen")
    #expect(!app.generatesInfoPlist)

    let intents = try #require(project.target(named: "KitchenIntents"))
    #expect(project.infoPlistPath(of: intents) == "Apps/KitchenIntents/Info.plist")
    #expect(intents.productName == "Kitchen Intents")
    #expect(intents.moduleName == "Kitchen_Intents")
    #expect(intents.generatesInfoPlist)

    let kit = try #require(project.target(named: "KitchenKit"))
    #expect(project.infoPlistPath(of: kit) == nil)
    #expect(kit.moduleName == nil)
  }

  @Test func processes() {
    #expect(
      project.processes == [
        XcodeProcess(mainTargetID: "T0000001", targetIDs: ["T0000001", "T0000003"]),
        XcodeProcess(mainTargetID: "T0000002", targetIDs: ["T0000002", "T0000003"]),
        XcodeProcess(mainTargetID: "T0000004", targetIDs: ["T0000004", "T0000001", "T0000003"]),
      ])
  }
}
