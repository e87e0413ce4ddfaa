import SourceDiagnostics
import Testing

/// Which memberships of definitions in targets are reported, and which are not.
@Suite("Memberships of definitions") struct MembershipTests {
  private typealias Files = ProjectFiles

  private func files(targets: String, _ objects: String...) -> ProjectFiles {
    Files(Files.intent("OrderSoup"))
      .adding("App.xcodeproj/project.pbxproj", Files.xcode(targets: targets, objects.joined(separator: "\n")))
  }

  // MARK: Classes generated twice

  @Test("Tests that are loaded into an app may generate classes, too") func unitTests() {
    let project = files(
      targets: "A, T", Files.target("A", "application", file: ""),
      Files.target("T", "bundle.unit-test", file: "", dependencies: "AD"))
    #expect(project.findings("classes-generated-twice").isEmpty)
  }

  @Test("Frameworks of two platforms do not meet") func platforms() {
    func project(_ sdk: String) -> ProjectFiles {
      files(
        targets: "A, K",
        Files.target("A", "application", file: "", dependencies: "KD", settings: "SDKROOT = iphoneos; "),
        Files.target("K", "framework", file: "", settings: "SDKROOT = \(sdk); "))
    }
    #expect(project("macosx").findings("classes-generated-twice").isEmpty)
    #expect(project("iphoneos").findings("classes-generated-twice").count == 1)
  }

  @Test("A target whose code generation is off does not count") func codeGenerationIsOff() {
    let project = files(
      targets: "A, K",
      Files.target("A", "application", file: "", dependencies: "KD", settings: "INTENTS_CODEGEN_LANGUAGE = None; "),
      Files.target("K", "framework", file: ""))
    #expect(project.findings("classes-generated-twice").isEmpty)
  }

  @Test("Of two frameworks the one that the other depends on keeps the classes") func chain() throws {
    let project = files(
      targets: "A, K, L", Files.target("A", "application", dependencies: "KD"),
      Files.target("K", "framework", file: "", dependencies: "LD"), Files.target("L", "framework", file: ""))
    let finding = try #require(project.diagnostics("classes-generated-twice").first)
    #expect(finding.message.hasPrefix("targets 'L' and 'K' both"))
    #expect(project.findings("classes-generated-twice").count == 1)
  }

  @Test(
    "The attribute is added wherever it belongs",
    arguments: [
      ("", "KB = {isa = PBXBuildFile; fileRef = D; settings = {ATTRIBUTES = (no_codegen, ); }; };"),
      (
        "settings = {COMPILER_FLAGS = x; }; ",
        "KB = {isa = PBXBuildFile; fileRef = D; settings = {ATTRIBUTES = (no_codegen, ); COMPILER_FLAGS = x; }; };"
      ),
      (
        "settings = {ATTRIBUTES = (Public, ); }; ",
        "KB = {isa = PBXBuildFile; fileRef = D; settings = {ATTRIBUTES = (no_codegen, Public, ); }; };"
      ),
      (
        "settings = {ATTRIBUTES = (\"project_codegen\", ); }; ",
        "KB = {isa = PBXBuildFile; fileRef = D; settings = {ATTRIBUTES = (\"no_codegen\", ); }; };"
      ),
    ])
  func attributes(_ settings: String, _ expected: String) throws {
    let project = files(
      targets: "K, L", Files.target("K", "application", file: settings, dependencies: "LD"),
      Files.target("L", "framework", file: ""))
    let finding = try #require(project.diagnostics("classes-generated-twice").first)
    let source = try #require(finding.location?.file)
    let fixed = try FixItApplication(of: [finding], to: source).bytes
    #expect(String(decoding: fixed, as: UTF8.self).contains(expected))
  }

  // MARK: Definitions that are not compiled

  private let use = "import Intents\nlet intent = OrderSoupIntent()"

  @Test("Classes that something else makes need no target") func otherGenerators() {
    let project = files(targets: "A", Files.target("A", "application", file: Files.noClasses))
    let used = project.adding("App/Use.swift", use)
    #expect(project.findings("definition-not-compiled").isEmpty, "nobody uses them")
    #expect(used.findings("definition-not-compiled").count == 1)
    let text = "let text = \"one OrderSoupIntent\"\n/* class OrderSoupIntent */"
    #expect(project.adding("App/Text.swift", text).findings("definition-not-compiled").isEmpty, "a text is no use")
    let template = "let template = \"\"\"\n  class OrderSoupIntent {}\n  \"\"\""
    #expect(used.adding("App/Text.swift", template).findings("definition-not-compiled").count == 1)
    #expect(used.adding("Package.swift", "// intents").findings("definition-not-compiled").isEmpty)
    #expect(
      used.adding("App/I.swift", "class OrderSoupIntent: INIntent {}").findings("definition-not-compiled").isEmpty)
    #expect(
      used.adding("App/I.h", "@interface OrderSoupIntent : INIntent\n@end\n@protocol OrderSoupIntentHandling\n@end")
        .findings("definition-not-compiled").isEmpty)
    let scripted = files(
      targets: "A", Files.target("A", "application", file: Files.noClasses),
      "Z = {isa = PBXShellScriptBuildPhase; shellScript = \"intentc generate App\"; };")
    #expect(scripted.adding("App/Use.swift", use).findings("definition-not-compiled").isEmpty)
  }

  @Test("A project that does not know the definition says nothing of it") func unknownFile() {
    let files = Files(Files.intent("OrderSoup"), path: "Kit/Orders.intentdefinition")
      .adding("App.xcodeproj/project.pbxproj", Files.xcode(targets: "A", Files.target("A", "application", file: "")))
      .adding("Kit/Use.swift", use)
    #expect(files.findings("definition-not-compiled").isEmpty)
  }

  @Test("A localised definition in a synchronised folder is only copied") func synchronizedFolder() {
    let files = Files(Files.intent("OrderSoup"), path: "App/Base.lproj/Orders.intentdefinition")
      .adding("App/Use.swift", use)
      .adding(
        "App.xcodeproj/project.pbxproj",
        """
        {objects = {
          P = {isa = PBXProject; mainGroup = M; targets = (A); };
          M = {isa = PBXGroup; children = (F); };
          F = {isa = PBXFileSystemSynchronizedRootGroup; path = App; };
          A = {isa = PBXNativeTarget; name = A; productType = "com.apple.product-type.application";
            fileSystemSynchronizedGroups = (F); };
        }; rootObject = P; }
        """)
    #expect(
      files.findings("definition-not-compiled") == [
        "App.xcodeproj/project.pbxproj:6:37 error: 'Orders.intentdefinition' is only copied as a resource"
      ])
  }

  @Test("An app has a definition through its framework, or another one with the same intents") func throughFramework() {
    let framework = files(
      targets: "A, E, K", Files.target("A", "application", dependencies: "ED, KD"),
      Files.target("E", "app-extension", file: Files.noClasses), Files.target("K", "framework", file: ""))
    #expect(framework.findings("definition-not-compiled").isEmpty)
    let alone = files(
      targets: "A, E", Files.target("A", "application", dependencies: "ED"),
      Files.target("E", "app-extension", file: ""))
    #expect(alone.findings("definition-not-compiled").count == 1)
    let copy = Files(Files.intent("OrderSoup"))
      .adding("App/Copy.intentdefinition", Files.definition([Files.intent("OrderSoup")]))
      .adding(
        "App.xcodeproj/project.pbxproj",
        Files.xcode(
          targets: "A, E",
          Files.target("A", "application", dependencies: "ED") + Files.target("E", "app-extension", file: "")
            + """
            AS = {isa = PBXSourcesBuildPhase; files = (CB); };
            CB = {isa = PBXBuildFile; fileRef = C; };
            C = {isa = PBXFileReference; path = App/Copy.intentdefinition; };
            """))
    #expect(copy.findings("definition-not-compiled").isEmpty)
  }

  // MARK: Names

  @Test("Definitions of two targets may share names, those of one may not") func collisions() {
    func project(_ target: String) -> ProjectFiles {
      Files(Files.intent("OrderSoup"))
        .adding("App/Copy.intentdefinition", Files.definition([Files.intent("OrderSoup")]))
        .adding(
          "App.xcodeproj/project.pbxproj",
          Files.xcode(
            targets: "A, E",
            """
            A = {isa = PBXNativeTarget; name = A; productType = "com.apple.product-type.application"; buildPhases = (AS); };
            E = {isa = PBXNativeTarget; name = E; productType = "com.apple.product-type.application"; buildPhases = (ES); };
            AS = {isa = PBXSourcesBuildPhase; files = (B1, \(target == "A" ? "B2" : "")); };
            ES = {isa = PBXSourcesBuildPhase; files = (\(target == "E" ? "B2" : "")); };
            B1 = {isa = PBXBuildFile; fileRef = D; };
            B2 = {isa = PBXBuildFile; fileRef = C; };
            C = {isa = PBXFileReference; path = App/Copy.intentdefinition; };
            """))
    }
    #expect(project("E").findings("output-name-collision").isEmpty)
    #expect(
      project("A").findings("output-name-collision") == [
        "App/Orders.intentdefinition:5:91 error: intent 'OrderSoupIntent' would declare 'OrderSoupIntent', as "
          + "'App/Copy.intentdefinition' does"
      ])
  }
}
