import ProjectModel
import SourceDiagnostics
import Testing

/// How build settings refer to each other.
@Suite struct SettingTests {
  /// A target with settings over those of the project.
  private func target(_ settings: String, project: String = "") throws -> XcodeTarget {
    let reading = ProjectReading<XcodeProject>(
      """
      {
        objects = {
          P = {isa = PBXProject; targets = (T); buildConfigurationList = PL; };
          T = {isa = PBXNativeTarget; name = "My App"; buildConfigurationList = TL; };
          PL = {isa = XCConfigurationList; buildConfigurations = (PC); };
          TL = {isa = XCConfigurationList; buildConfigurations = (TC); };
          PC = {isa = XCBuildConfiguration; name = Release; buildSettings = {\(project)}; };
          TC = {isa = XCBuildConfiguration; name = Release; buildSettings = {\(settings)}; };
        };
        rootObject = P;
      }
      """, path: "Sub/Shop.xcodeproj/project.pbxproj")
    return try #require(reading.required().targets.first)
  }

  @Test(arguments: [
    ("plain", "plain"),
    ("$(TARGET_NAME)", "My App"),
    ("${TARGET_NAME}/$(PROJECT_NAME)", "My App/Shop"),
    ("$(PRODUCT_NAME:c99extidentifier)", "My_App"),
    ("$(PRODUCT_NAME:rfc1034identifier)", "My-App"),
    ("$(PRODUCT_NAME:upper)-$(PRODUCT_NAME:lower)", "MY APP-my app"),
    ("$(PRODUCT_NAME:lower:c99extidentifier)", "my_app"),
    ("$(CONFIGURATION)", "Release"),
    ("$(SRCROOT)/x", "./x"),
    ("$(UNKNOWN)", "$(UNKNOWN)"),
    ("$(UNKNOWN:default=x)", "x"),
    ("$(TARGET_NAME:default=x)", "My App"),
    ("$(TARGET_NAME:unheard)", "$(TARGET_NAME:unheard)"),
    ("$(OTHER)", "from project"),
    ("$(inherited) and more", "base and more"),
    ("$(X) and more", "base and more"),
    ("$(TARGET_NAME", "$(TARGET_NAME"),
    ("$($(TARGET_NAME))", "$(My App)"),
    ("$", "$"),
    ("$(", "$("),
    ("$()", "$()"),
    ("100 $ and $x", "100 $ and $x"),
    ("é $(TARGET_NAME) é", "é My App é"),
  ])
  func references(text: String, expected: String) throws {
    let target = try target("X = \"\(text)\";", project: "X = base; OTHER = \"from $(SOURCE)\"; SOURCE = project;")
    #expect(target.setting("X")?.value == expected)
  }

  @Test func whatIsInheritedWithoutABase() throws {
    #expect(try target("X = \"a $(inherited)\";").setting("X")?.value == "a ")
    #expect(try target("X = \"a $(X)\";").setting("X")?.value == "a $(X)")
    #expect(try target("PRODUCT_NAME = \"$(PRODUCT_NAME)-2\";").productName == "My App-2")
  }

  @Test func moduleNames() throws {
    #expect(try target("").moduleName == "My_App")
    #expect(try target("PRODUCT_NAME = \"2048 & Co\";").moduleName == "_048___Co")
    #expect(try target("PRODUCT_MODULE_NAME = Kit; PRODUCT_NAME = X;").moduleName == "Kit")
    #expect(try target("PRODUCT_NAME = \"Café-日本\";").moduleName == "Café_日本")
  }

  @Test(arguments: [
    ("App/Info.plist", "Sub/App/Info.plist"),
    ("$(SRCROOT)/App/Info.plist", "Sub/App/Info.plist"),
    ("$(PROJECT_DIR)/../Info.plist", "Info.plist"),
    ("../../Info.plist", "../Info.plist"),
    ("/abs/Info.plist", "/abs/Info.plist"),
    ("$(TARGET_NAME)/Info.plist", "Sub/My App/Info.plist"),
    ("$(MISSING)/Info.plist", nil),
    ("", nil),
  ])
  func paths(text: String, expected: String?) throws {
    #expect(try target("INFOPLIST_FILE = \"\(text)\";").path("INFOPLIST_FILE")?.value == expected)
  }

  @Test func placesAreThoseOfTheText() throws {
    let reading = ProjectReading<XcodeProject>(SampleProject.xcodeGen)
    let project = try reading.required()
    let setting = try #require(project.targets.first?.setting("INFOPLIST_FILE"))
    #expect(setting.value == "Timer/app.plist")
    #expect(text(setting.range, in: project.source) == "Timer/$(PLIST_NAME)")
  }

  @Test func conditions() throws {
    let target = try target(
      "\"X[sdk=a][arch=*]\" = one; X = two; \"Y[sdk=a]\" = three; \"Z[config=Debug]\" = four;", project: "Z = five;")
    #expect(target.setting("X")?.value == "two")
    #expect(target.setting("Y")?.value == "three")
    #expect(target.setting("Z")?.value == "four")
    #expect(target.configurations[0].values(of: "X").map(\.condition) == ["[sdk=a][arch=*]", ""])
    #expect(target.configurations[0].values(of: "Z").map(\.text.value) == ["four"])
  }

  @Test
  func circlesAndGrowth() throws {
    #expect(try target("A = \"$(B)\"; B = \"$(A)\";").setting("A")?.value.hasPrefix("$(") == true)
    #expect(try target("A = \"$(A:lower)$(A:upper)\";", project: "A = \"$(A)x$(A)\";").setting("A") != nil)
    let levels = (0..<40).map { "L\($0) = \"\(String(repeating: "$(L\($0 + 1))", count: 10))\";" }.joined()
    let growing = try target(levels + "L40 = x;")
    #expect((growing.setting("L0")?.value.utf8.count ?? 0) < 10_000_000)
    let empty = try target(levels + "L40 = \"\";")
    #expect((empty.setting("L0")?.value.utf8.count ?? 0) < 10_000_000)
    let long = String(repeating: "$(", count: 500_000)
    #expect(try target("X = \"\(long)\";").setting("X")?.value == long)
  }
}
