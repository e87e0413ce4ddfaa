import ProjectModel
import SourceDiagnostics
import Testing

/// What rules about bundles ask a project.
struct ProductTests {
  private func project(_ objects: String, targets: String, children: String = "") throws -> XcodeProject {
    try ProjectReading<XcodeProject>(objects: objects, targets: targets, children: children).required()
  }

  private func target(_ name: String, _ type: String, settings: String = "", more: String = "") -> String {
    """
    \(name) = {isa = PBXNativeTarget; name = \(name); productType = "com.apple.product-type.\(type)"; \
    buildConfigurationList = \(name)L; \(more)};
    \(name)L = {isa = XCConfigurationList; buildConfigurations = (\(name)C); };
    \(name)C = {isa = XCBuildConfiguration; name = Release; buildSettings = {\(settings)}; };
    """
  }

  @Test func `an app has the extensions that it copies or depends on`() throws {
    let project = try project(
      target("A", "application", more: "dependencies = (D, DA); buildPhases = (X); ")
        + target("B", "application") + target("E", "app-extension")
        + target("F", "app-extension", more: "productReference = FR; ") + target("G", "app-extension")
          + """
          D = {isa = PBXTargetDependency; target = E; };
          DA = {isa = PBXTargetDependency; target = B; };
          X = {isa = PBXCopyFilesBuildPhase; files = (XF); };
          XF = {isa = PBXBuildFile; fileRef = FR; };
          FR = {isa = PBXFileReference; path = F.appex; sourceTree = BUILT_PRODUCTS_DIR; };
          """, targets: "A, B, E, F, G")
    let app = try #require(project.target(id: "A"))
    #expect(project.extensions(of: app).map(\.id) == ["E", "F"])
    #expect(project.apps(with: try #require(project.target(id: "F"))).map(\.id) == ["A"])
    #expect(project.apps(with: try #require(project.target(id: "G"))).isEmpty)
  }

  @Test func `property lists and entitlements are found whatever way their paths are written`() throws {
    let project = try project(
      target("A", "application", settings: "INFOPLIST_FILE = \"$(SRCROOT)/App/Info.plist\"; ")
        + target(
          "B", "application", settings: "INFOPLIST_FILE = ./App//Info.plist; CODE_SIGN_ENTITLEMENTS = B.entitlements; "),
      targets: "A, B")
    let owners = project.targets(withInfoPlists: ["App/Info.plist", "Other/Info.plist"])
    #expect(owners.mapValues { $0.map(\.id) } == ["App/Info.plist": ["A", "B"]])
    #expect(project.targets(withEntitlements: ["./B.entitlements"])["./B.entitlements"]?.map(\.id) == ["B"])
  }

  @Test(
    arguments: [
      ("SDKROOT = iphoneos; ", ["iphoneos"]), ("SDKROOT = macosx14.2; ", ["macosx"]), ("", nil),
      ("SDKROOT = auto; ", nil), ("SDKROOT = \"$(OTHER)\"; ", nil),
      ("SDKROOT = auto; SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator macosx\"; ", ["iphoneos", "macosx"]),
    ] as [(String, Set<String>?)])
  func `platforms are those of the SDK or the supported ones`(settings: String, platforms: Set<String>?) throws {
    let project = try project(target("A", "application", settings: settings), targets: "A")
    #expect(try #require(project.targets.first).platforms == platforms)
  }

  @Test func `a file in a group is known without being in a target`() throws {
    let project = try project(
      "G = {isa = PBXGroup; path = App; children = (F); }; F = {isa = PBXFileReference; path = A.intentdefinition; };",
      targets: "", children: "G")
    #expect(project.reference(to: "./App/A.intentdefinition")?.id == "F")
    #expect(project.reference(to: "A.intentdefinition") == nil)
  }

  @Test func `other generators and filters are seen in the text`() throws {
    let plain = try project("", targets: "")
    #expect(!plain.hasOtherGenerator && !plain.hasPlatformFilters)
    #expect(try project("S = {isa = X; shellScript = \"bin/intentc generate .\"; };", targets: "").hasOtherGenerator)
    #expect(try project("S = {isa = X; platformFilters = (ios, ); };", targets: "").hasPlatformFilters)
  }
}
