import ProjectModel
import SourceDiagnostics
import TestSupport
import Testing

/// Projects that a merge, a script or an enemy made.
@Suite struct HostileProjectTests {
  @Test(arguments: [
    ("{}", "1:1: error: not a valid Xcode project: there is no object for the project itself"),
    (
      "{objects = (); rootObject = P;}",
      "1:1: error: not a valid Xcode project: there is no object for the project itself"
    ),
    (
      "{objects = {P = x;}; rootObject = P;}",
      "1:1: error: not a valid Xcode project: there is no object for the project itself"
    ),
  ])
  func noProject(text: String, expected: String) {
    let reading = ProjectReading<XcodeProject>(text)
    #expect(reading.value == nil)
    #expect(reading.lines.contains(expected))
    #expect(reading.diagnostics.contains { $0.severity == .error })
    #expect(reading.diagnostics.allSatisfy { $0.id == .unreadableProjectFile })
  }

  @Test func danglingReferences() throws {
    let reading = ProjectReading<XcodeProject>(
      objects: """
        T = {isa = PBXNativeTarget; name = App; buildPhases = (S, gone); dependencies = (gone, D);
          buildConfigurationList = gone; fileSystemSynchronizedGroups = (gone); productReference = gone; };
        S = {isa = PBXSourcesBuildPhase; files = (gone, B, C); };
        B = {isa = PBXBuildFile; fileRef = gone; };
        C = {isa = PBXBuildFile; fileRef = T; };
        D = {isa = PBXTargetDependency; target = gone; targetProxy = gone; };
        """, targets: "T, gone, T", children: "gone")
    let project = try reading.required()
    #expect(reading.lines.isEmpty)
    #expect(project.targets.count == 1)
    #expect(project.targets[0].buildPhases.map(\.files.count) == [2])
    #expect(project.targets[0].files(in: .sources).flatMap(\.paths).isEmpty)
    #expect(project.targets[0].dependencyIDs.isEmpty)
    #expect(project.targets[0].configurations.isEmpty)
  }

  @Test func wrongTypes() throws {
    let reading = ProjectReading<XcodeProject>(
      """
      {
        objectVersion = (77);
        objects = {
          P = {isa = PBXProject; targets = (T, {a = b;}); knownRegions = en; };
          T = {isa = PBXNativeTarget; name = (App); buildPhases = {}; };
        };
      }
      """)
    let project = try reading.required()
    #expect(
      reading.lines == [
        "4:42: warning: element of 'targets' is of type dictionary, not string",
        "4:68: warning: 'knownRegions' is of type string, not array",
        "5:40: warning: 'name' is of type array, not string",
        "5:61: warning: 'buildPhases' is of type dictionary, not array",
      ])
    #expect(project.targets.map(\.name.value) == ["T"])
    #expect(project.objectVersion == nil)
    #expect(project.knownRegions == nil)
  }

  @Test func groupsInCircles() throws {
    let reading = ProjectReading<XcodeProject>(
      objects: """
        A = {isa = PBXGroup; children = (B, M, A, F); path = a; };
        B = {isa = PBXGroup; children = (A, M, V); path = b; };
        V = {isa = PBXVariantGroup; children = (V, F); };
        F = {isa = PBXFileReference; path = f; };
        """, children: "A, A, M")
    #expect(reading.value != nil)
  }

  @Test func deepGroups() throws {
    let count = 10_000
    let groups = (0..<count).map { "G\($0) = {isa = PBXGroup; path = g; children = (G\($0 + 1)); };" }.joined(
      separator: "\n")
    let reading = ProjectReading<XcodeProject>(objects: groups, children: "G0")
    #expect(reading.value != nil)
    #expect(reading.lines.map { String($0.drop { $0 != "w" }) } == ["warning: groups below level 64 are not read"])
  }

  @Test func longPaths() throws {
    let name = String(repeating: "x", count: 5000)
    let reading = ProjectReading<XcodeProject>(
      objects: """
        G = {isa = PBXGroup; path = \(name); children = (F); };
        F = {isa = PBXFileReference; path = f.intentdefinition; };
        B = {isa = PBXBuildFile; fileRef = F; };
        S = {isa = PBXSourcesBuildPhase; files = (B); };
        T = {isa = PBXNativeTarget; buildPhases = (S); };
        """, targets: "T", children: "G")
    let project = try reading.required()
    #expect(project.targets[0].files(in: .sources).flatMap(\.paths).isEmpty)
    #expect(project.targets(containing: "\(name)/f.intentdefinition").isEmpty)
  }

  @Test func largeProjectsAreReadInFull() throws {
    let count = 20_000
    let files = (0..<count).map {
      "F\($0) = {isa = PBXFileReference; path = f\($0).swift; sourceTree = \"<group>\"; };\n"
        + "B\($0) = {isa = PBXBuildFile; fileRef = F\($0); settings = {ATTRIBUTES = (no_codegen, ); }; };"
    }
    let text = files.joined(separator: "\n")
    let names = (0..<count).map { "F\($0)" }.joined(separator: ",")
    let builds = (0..<count).map { "B\($0)" }.joined(separator: ",")
    let objects =
      text + "S = {isa = PBXSourcesBuildPhase; files = (\(builds)); };\n"
      + "T = {isa = PBXNativeTarget; buildPhases = (S); };"
    let project = ProjectReading<XcodeProject>(objects: objects, targets: "T", children: names).value
    #expect(project?.targets(containing: "f\(count - 1).swift").count == 1)
  }

  @Test func objectsThatEverythingRefersTo() throws {
    let count = 20_000
    let ids = (0..<count).map { "B\($0)" }
    var objects = ids.map { "\($0) = {isa = PBXBuildFile; fileRef = V; productRef = K; };" }.joined(separator: "\n")
    objects += "K = {isa = X; \(ids.map { "\($0) = x; " }.joined())};\n"
    objects += "V = {isa = PBXVariantGroup; children = (\(ids.map { "F\($0)" }.joined(separator: ","))); };\n"
    objects += ids.map { "F\($0) = {isa = PBXFileReference; path = \"f.intentdefinition\"; };" }.joined(separator: "\n")
    objects += "S = {isa = PBXSourcesBuildPhase; files = (\(ids.joined(separator: ","))); };\n"
    let targets = (0..<2000).map { "T\($0)" }
    objects += targets.map {
      "\($0) = {isa = PBXNativeTarget; buildPhases = (S); buildConfigurationList = L; fileSystemSynchronizedGroups = (Y); };"
    }.joined(separator: "\n")
    objects += "L = {isa = XCConfigurationList; buildConfigurations = (\(ids.joined(separator: ","))); };\n"
    objects +=
      "Y = {isa = PBXFileSystemSynchronizedRootGroup; path = y; exceptions = (\(ids.joined(separator: ","))); };"
    let reading = ProjectReading<XcodeProject>(
      objects: objects, targets: targets.joined(separator: ","), children: "V, Y")
    let project = try reading.required()
    #expect(
      reading.diagnostics.map(\.message) == [
        "object has more than 1000 keys and is not read",
        "variant group has more than 500 files; the rest is not read",
      ])
    #expect(project.targets(containing: "f.intentdefinition").count == count)
    #expect(project.targets(containing: "y/f.intentdefinition").count == 2000)
  }

  @Test(arguments: 0..<8)
  func mutationsNeverStopTheReader(part: UInt64) {
    for index in 0..<150 as Range<UInt64> {
      var generator = SeededGenerator(seed: part * 10_000 + index)
      let original = SampleProject.all[Int(index) % SampleProject.all.count]
      var bytes = Array(original.utf8)
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        guard let mutation = Mutation.allCases.randomElement(using: &generator) else { continue }
        bytes = mutation.applied(to: bytes, using: &generator)
      }
      let reading = ProjectReading<XcodeProject>(bytes: bytes)
      #expect(reading.value != nil || reading.diagnostics.contains { $0.severity == .error })
      for diagnostic in reading.diagnostics {
        #expect(diagnostic.id == .unreadableProjectFile)
        let end = diagnostic.location.map { Int($0.range.upperBound) } ?? 0
        #expect(end <= bytes.count)
      }
      guard let project = reading.value else { continue }
      for path in ["Shared/Base.lproj/Orders.intentdefinition", "Pantry/Shared/Stock.intentdefinition", ""] {
        #expect(project.targets(containing: path).allSatisfy { Int($0.range.upperBound) <= bytes.count })
      }
      for target in project.targets {
        _ = (project.infoPlistPath(of: target), target.moduleName, target.files(in: .sources).flatMap(\.paths))
      }
    }
  }
}
