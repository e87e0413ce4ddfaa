import ProjectModel
import SourceDiagnostics
import Testing

/// Projects that other programs than Xcode wrote.
@Suite struct GeneratedProjectTests {
  @Test func xcodeGen() throws {
    let reading = ProjectReading<XcodeProject>(SampleProject.xcodeGen, path: "Timer.xcodeproj/project.pbxproj")
    let project = try reading.required()
    #expect(reading.lines.isEmpty)
    #expect(project.folder == "Sources/App")

    let memberships = project.targets(containing: "Common/Intents.intentdefinition")
    #expect(memberships.map(\.target.name.value) == ["Timer", "Core"])
    #expect(memberships.map(\.phase) == [.resources, .sources])
    #expect(memberships.map { $0.codeGeneration?.value } == [nil, .project])
    #expect(project.targets.map(\.productType) == [.application, .framework, .staticLibrary, .aggregate])
    #expect(project.processes.map(\.targetIDs.count) == [3])

    let timer = try #require(project.target(named: "Timer"))
    #expect(timer.hasBaseConfiguration)
    #expect(timer.configurations.first?.baseConfigurationPaths == ["Sources/App/Config/Base.xcconfig"])
    #expect(project.infoPlistPath(of: timer) == "Sources/App/Timer/timer.plist")
    #expect(timer.defaultConfiguration?.values(of: "INFOPLIST_FILE").map(\.condition) == ["[sdk=macosx*]", ""])
    #expect(project.entitlementsPath(of: timer) == "Sources/App/Timer/Mac.entitlements")
    #expect(timer.moduleName == "Egg_Timer_2")
    #expect(
      timer.setting("LD_RUNPATH_SEARCH_PATHS")?.value == "/usr/lib/swift @executable_path/Frameworks")
  }

  @Test func tuist() throws {
    let reading = ProjectReading<XcodeProject>(SampleProject.tuist, path: "/Users/me/Notes.xcodeproj/project.pbxproj")
    let project = try reading.required()
    #expect(reading.lines.isEmpty)
    #expect(project.folder == "/Users/me")
    let memberships = project.targets(containing: "/Users/me/Targets/Notes/Resources/Notes.intentdefinition")
    #expect(memberships.map(\.target.name.value) == ["Notes", "NotesKit"])
    #expect(memberships.map { $0.codeGeneration?.value } == [.disabled, nil])
    // The app links a reference to the framework that is not the product of the target, but has its name.
    #expect(project.processes.map(\.targetIDs) == [["00AA", "00AB"], ["00AC"]])
  }

  @Test func xml() throws {
    let reading = ProjectReading<XcodeProject>(SampleProject.xml, path: "Spices.xcodeproj/project.pbxproj")
    let project = try reading.required()
    #expect(reading.lines.isEmpty)
    #expect(project.objectVersion?.value == 46)
    let membership = try #require(project.targets(containing: "Salt & Pepper.intentdefinition").first)
    #expect(membership.codeGeneration?.value == .disabled)
    #expect(text(membership.range, in: project.source) == "AA04")
    #expect(project.targets.map(\.name.value) == ["Spices"])
  }

  @Test func projectsInOddPlaces() throws {
    let inside = try ProjectReading<XcodeProject>(SampleProject.tuist, path: "project.pbxproj").required()
    #expect(inside.folder == "..")
    #expect(inside.targets(containing: "../Targets/Notes/Resources/Notes.intentdefinition").count == 2)
    let above = try ProjectReading<XcodeProject>(SampleProject.tuist, path: "../A.xcodeproj/project.pbxproj").required()
    #expect(above.name == "A")
    #expect(above.targets(containing: "../Targets/Notes/Resources/Notes.intentdefinition").count == 2)
  }
}
