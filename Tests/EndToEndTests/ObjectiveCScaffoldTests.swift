import Foundation
import TestSupport
import Testing

@Suite("intentc scaffold --language objc")
struct ObjectiveCScaffoldTests {
  private static let definition = ["Home.intentdefinition": "Home/Home.intentdefinition"]
  private static let scaffold = ["scaffold", "Home.intentdefinition", "-o", "out", "--language", "objc"]

  @Test("writes what clang compiles beside the generated classes, each file once")
  func writes() throws {
    try Workspace.with(Self.definition) { workspace throws in
      let preview = try workspace.run(Self.scaffold + ["--dry-run"])
      #expect(preview.status == 0 && preview.output.contains("+++ out/IntentHandler.m") && !workspace.exists("out"))
      #expect(try workspace.run(Self.scaffold + ["--parts", "all", "--sections"]).status == 0)
      let names = workspace.names(in: "out") ?? []
      #expect(Set(names).isSuperset(of: ["IntentDonations.h", "IntentShortcuts.m", "App-Info.plist"]))
      #expect(names.contains("SetLightIntentHandler.h") && names.contains("IntentHandler.m"))
      #expect(try workspace.read("out/IntentsExtension-Info.plist").contains("<string>IntentHandler</string>"))
      #expect(
        try workspace.run(["generate", "Home.intentdefinition", "-o", "out", "--language", "objc"]).status == 0)
      let files = (workspace.names(in: "out") ?? []).filter { $0.hasSuffix(".m") }
      #expect(try ObjectiveCChecker().check(files, in: workspace.folder.file("out")).isClean)
      // By its protocol, a handler is known under another name and in another folder, too.
      try workspace.folder.write(
        "@interface Lamp : NSObject <NSCopying,SetLightIntentHandling>\n@end\n", to: "App/Lamp.h")
      try FileManager.default.removeItem(at: workspace.folder.file("out/SetLightIntentHandler.h"))
      try FileManager.default.removeItem(at: workspace.folder.file("out/SetLightIntentHandler.m"))
      let again = try workspace.run(Self.scaffold + ["--sources", "App"])
      #expect(again.status == 0 && again.output == "2 handlers in step, 1 not known well enough\n", "\(again.output)")
      #expect(again.errors.contains("App/Lamp.h:1:39: warning: nothing is known of 'Lamp'"), "\(again.errors)")
      #expect(try workspace.run(Self.scaffold + ["--check", "--sources", "App"]).status == 1)
      // An extension in Swift may be what implements it.
      try workspace.folder.write("@objc @implementation extension Lamp {}\n", to: "App/Lamp.swift")
      let bridged = try workspace.run(Self.scaffold + ["--check", "--sources", "App"])
      #expect(bridged.status == 0, "\(bridged.errors)")
      #expect(bridged.errors.contains("'Lamp' is a class in Objective-C that handles 'SetLightIntent' by an extension"))
      let check = try workspace.run(Self.scaffold + ["--check"])
      #expect(check.status == 1 && check.errors.contains("no handler for 'SetLightIntent'"), "\(check.errors)")
    }
  }

  @Test("an update adds what is missing and nothing else, to each class in its own way, and clang compiles it")
  func update() throws {
    try Workspace.with(Self.definition) { workspace throws in
      #expect(try workspace.run(Self.scaffold).status == 0)
      #expect(
        try workspace.run(["generate", "Home.intentdefinition", "-o", "out", "--language", "objc"]).status == 0)
      let whole = try workspace.contents()
      // One class in one file, with the line ends of another system and without a method.
      try FileManager.default.removeItem(at: workspace.folder.file("out/SetClimateIntentHandler.h"))
      try workspace.folder.write(
        """
        #import "SetClimateIntent.h"\r
        @interface SetClimateIntentHandler : NSObject\r
        @end\r
        @interface SetClimateIntentHandler () <SetClimateIntentHandling>\r
        @end\r
        @implementation SetClimateIntentHandler @end\r

        """, to: "out/SetClimateIntentHandler.m")
      // One that nothing gives its intent to.
      let dispatcher = try workspace.read("out/IntentHandler.m")
      let question = try #require(
        dispatcher.firstMatch(of: #/ +if \(\[intent isKindOfClass:\[ToggleDeviceIntent class\]\]\) \{[^}]+\}\n/#))
      try workspace.folder.write(
        dispatcher.replacing(question.0, with: "").replacing("#import \"ToggleDeviceIntentHandler.h\"\n", with: ""),
        to: "out/IntentHandler.m")
      let before = try workspace.contents()
      let check = try workspace.run(Self.scaffold + ["--check"])
      #expect(check.status == 1)
      for text in [
        "out/SetClimateIntentHandler.m:4:40: error: 'SetClimateIntentHandler' does not implement 'handleSetClimate:comp",
        "out/IntentHandler.h:11:12: error: 'IntentHandler' does not name 'ToggleDeviceIntent', so its handler is never",
        "note: '--update' adds it\n",
      ] {
        #expect(check.errors.contains(text), "\(text): \(check.errors)")
      }
      #expect(try workspace.contents() == before)
      let update = try workspace.run(Self.scaffold + ["--update", "--optional"])
      #expect(update.status == 0 && update.errors.isEmpty, "\(update.errors)")
      #expect(update.output == "1 handler updated, 2 in step, 'IntentHandler' updated\n")
      let text = try workspace.read("out/SetClimateIntentHandler.m")
      #expect(text.hasSuffix("}\r\n@end\r\n") && text.utf8.count { $0 == 10 } == text.utf8.count { $0 == 13 })
      #expect(try workspace.run(Self.scaffold + ["--check", "--optional"]).status == 0)
      // What was taken out is back, in another place.
      let lines = { (text: String) in Set(text.split(separator: "\n")) }
      #expect(lines(try workspace.read("out/IntentHandler.m")) == lines(dispatcher))
      #expect(text.contains(try Self.methods(of: whole["out/SetClimateIntentHandler.m"])))
      let files = (workspace.names(in: "out") ?? []).filter { $0.hasSuffix(".m") }
      try workspace.folder.write(
        "#import \"SetClimateIntent.h\"\n@interface SetClimateIntentHandler : NSObject\n@end\n",
        to: "out/SetClimateIntentHandler.h")
      #expect(try ObjectiveCChecker().check(files, in: workspace.folder.file("out")).isClean)
    }
  }

  /// The first method of a scaffolded implementation, with the line ends of another system.
  private static func methods(of bytes: Data?) throws -> String {
    let text = String(decoding: try #require(bytes), as: UTF8.self)
    let start = try #require(text.firstRange(of: "/// Resolves")).lowerBound
    let end = try #require(text[start...].firstRange(of: "\n}\n")).upperBound
    return String(text[start..<end]).replacing("\n", with: "\r\n")
  }

  /// The handler of a light by hand, with mistakes in place of a mark.
  private static func light(_ method: String) -> String {
    """
    #import "SetLightIntent.h"
    @interface Base : NSObject
    @end
    @interface Light : Base <SetLightIntentHandling>
    @end
    @implementation Base
    - (void)confirmSetLight:(SetLightIntent *)intent completion:(void (^)(SetLightIntentResponse *))completion {}
    @end
    @implementation Light
    - (void)handleSetLight:(SetLightIntent *)intent completion:(void (^)(SetLightIntentResponse *))completion {}
    \(method)
    @end

    """
  }

  /// Mistakes in a handler, each with what is said of it.
  private static let knownFlaws: [(method: String, expected: String?)] = [
    (
      "- (void)resolveLampForSetLight:(SetLightIntent *)intent withCompletion:(void (^)(INStringResolutionResult *))done {}",
      "11:9: error: 'SetLightIntentHandling' has no method 'resolveLampForSetLight:withCompletion:'"
    ),
    (
      "+ (void)confirmSetLight:(SetLightIntent *)intent completion:(void (^)(SetLightIntentResponse *))done {}", nil
    ),
    (
      "- (void)resolveBrightnessForSetLight:(SetLightIntent *)intent withCompletion:(void (^)(INStringResolutionResult *))done {}",
      "11:9: error: 'resolveBrightnessForSetLight:withCompletion:' answers with 'INStringResolutionResult *' and not"
    ),
    (
      "- (BOOL)resolveBrightnessForSetLight:(SetLightIntent *)intent withCompletion:(id)done { return YES; }",
      "11:9: error: 'resolveBrightnessForSetLight:withCompletion:' gives 'BOOL' and not 'void'"
    ),
    (
      "- (void)resolveBrightnessForSetLight:(id)intent withCompletion:(Done)done {}", nil
    ),
    (
      "#if A\n- (void)resolveBrightnessForSetLight:(id)intent withCompletion:(Done)done {}\n#endif",
      "12:9: warning: 'resolveBrightnessForSetLight:withCompletion:' is there under '#if A' only"
    ),
    (
      "#if A\n- (void)resolveBrightnessForSetLight:(id)intent withCompletion:(Done)done {}\n#else\n"
        + "- (void)resolveBrightnessForSetLight:(id)intent withCompletion:(Done)done {}\n#endif", nil
    ),
    (
      "static void give(void) { SetLightIntentResponseCode code = SetLightIntentResponseCodeSuccesss; }",
      "there is no response code 'SetLightIntentResponseCodeSuccesss'"
    ),
    (
      "static SetLightIntentResponseCode SetLightIntentResponseCodeFor(NSError *e) { return 0; }\n"
        + "#define SetLightIntentResponseCodeNow 5\n"
        + "static int give(void) { return SetLightIntentResponseCodeFor(nil) + SetLightIntentResponseCodeNow; }", nil
    ),
    (
      "- (void)resolveBrightnessForSetLight:(__kindof INIntent *)intent withCompletion:(Done)done {}", nil
    ),
    (
      "- (void)resolveBrightnessForSetLight:(NSString *)intent withCompletion:(Done)done {}",
      "11:9: error: 'resolveBrightnessForSetLight:withCompletion:' takes 'NSString *' and not 'SetLightIntent *'"
    ),
    (
      "- (void)resolveBrightnessForSetLight:(id)intent\n#if A\nwithCompletion:(Done)done\n#else\n"
        + "withCompletion:(id)done\n#endif\n{}", nil
    ),
    ("#include \"More.inc\"", "4:26: warning: 'Light' may lack 'resolve"),
    ("- (void)other { if (1) { }", "11:15: error: 'Light' cannot be read to its end: this has no partner"),
    (
      "@end\n#if A\n@implementation Light (More)\n"
        + "- (void)resolveBrightnessForSetLight:(id)intent withCompletion:(Done)done {}\n@end\n#else\n"
        + "@implementation Light (Less)\n@end\n#endif\n@implementation Other",
      "14:9: warning: 'resolveBrightnessForSetLight:withCompletion:' is there under '#if A' only"
    ),
  ]

  @Test("what is not as the definition has it is reported with its place", arguments: knownFlaws)
  func flaws(method: String, expected: String?) throws {
    try Workspace.with(Self.definition) { workspace throws in
      try workspace.folder.write(Self.light(method), to: "out/Light.m")
      let outcome = try workspace.run(Self.scaffold + ["--check"])
      #expect(outcome.status == 1)
      let own = outcome.errors.split(separator: "\n").filter {
        $0.hasPrefix("out/Light.m") && !$0.contains(" note: ") && !$0.contains("does not implement")
      }
      if let expected {
        #expect(own.count == 1 && own.allSatisfy { $0.contains(expected) }, "\(own)")
      } else {
        #expect(own == [])
      }
    }
  }

  @Test("a handler in the other language is none that is missing, and is kept in step in its own")
  func mixed() throws {
    try Workspace.with(Self.definition) { workspace throws in
      try workspace.folder.write(Self.light(""), to: "App/Light.m")
      try workspace.folder.write(
        "class Switch: NSObject, ToggleDeviceIntentHandling {\n}\n", to: "App/Switch.swift")
      for language in ["swift", "objc"] {
        let options = ["scaffold", "Home.intentdefinition", "-o", language, "--sources", "App", "--language", language]
        let outcome = try workspace.run(options)
        #expect(outcome.status == 0 && outcome.errors.contains("App/Light.m:4:26: warning: 'Light' does not implement"))
        #expect(outcome.errors.contains("App/Switch.swift:1:25: warning: 'Switch' does not implement"))
        #expect(workspace.names(in: language)?.allSatisfy { $0.hasPrefix("SetClimateIntentHandler.") } == true)
        try FileManager.default.removeItem(at: workspace.folder.file(language))
        let update = try workspace.run(options + ["--update", "--dry-run"])
        #expect(update.output.contains("+++ App/Light.m") && update.output.contains("+++ App/Switch.swift"))
        #expect(update.output.contains("+- (void)resolveBrightnessForSetLight:"))
        #expect(update.output.contains("+    func handle("))
      }
    }
  }

  @Test("handlers of all intents of the system compile, and are in step", arguments: ObjectiveCChecker.System.allCases)
  func system(system: ObjectiveCChecker.System) throws {
    let header = try String(
      contentsOf: ObjectiveCChecker.standIns.appending(path: "Intents/SystemIntents.h"), encoding: .utf8)
    let names = header.matches(of: #/@protocol (IN\w+Intent)Handling /#).map { String($0.1) }
    #expect(names.count > 50)
    try Workspace.with { workspace throws in
      let scaffold = [
        "scaffold", "--system", names.joined(separator: ","), "-o", "out", "--language", "objc", "--optional",
        "--parts", "handlers,extension,donations",
      ]
      #expect(try workspace.run(scaffold).status == 0)
      let check = try workspace.run(scaffold + ["--check"])
      #expect(check.status == 0 && check.output == "\(names.count) handlers in step\n", "\(check.errors)")
      let files = (workspace.names(in: "out") ?? []).filter { $0.hasSuffix(".m") }
      #expect(files.count == names.count + 2)
      try workspace.folder.write(files.map { "#import \"\($0)\"\n" }.joined(), to: "out/All.m")
      let folder = workspace.folder.file("out")
      let standIns = ObjectiveCChecker.systemIntents
      let checker = try ObjectiveCChecker()
      #expect(try checker.check(["All.m"], in: folder, for: system, options: standIns).isClean)
      // A method that is missing comes back under its condition, and a mistake is found out.
      let path = "out/SendMessageIntentHandler.m"
      let whole = try workspace.read(path)
      let method = try #require(
        whole.firstMatch(of: #/#if !TARGET_OS_OSX\n\n\/\/\/ Resolves `speakableGroupName`[^}]+}[^}]+}\n\n#endif\n\n/#))
      try workspace.folder.write(whole.replacing(method.0, with: ""), to: path)
      #expect(try workspace.run(scaffold + ["--update"]).status == 0)
      let lines = { (text: String) in text.split(separator: "\n").sorted() }
      #expect(lines(try workspace.read(path)) == lines(whole))
      #expect(try checker.check(["All.m"], in: folder, for: system, options: standIns).isClean)
      try workspace.folder.write(whole.replacing("successWithResolvedPerson:", with: "successWithPerson:"), to: path)
      let mistake = try checker.check(["All.m"], in: folder, for: system, options: standIns)
      #expect(mistake.isRefusal(saying: "successWithPerson:"))
    }
  }

  @Test("a file whose brackets have no partners is not changed, and neither is any other")
  func unbalanced() throws {
    try Workspace.with(Self.definition) { workspace throws in
      try workspace.folder.write(Self.light("static int a[] = {1;"), to: "out/Light.m")
      try workspace.folder.write("class Switch: NSObject, ToggleDeviceIntentHandling {\n}\n", to: "out/Switch.swift")
      let before = try workspace.contents()
      let check = try workspace.run(Self.scaffold + ["--check"])
      #expect(check.errors.contains("Light.m:4:26: note: '--update' adds it once the class can be read to its end"))
      let outcome = try workspace.run(Self.scaffold + ["--update"])
      #expect(outcome.status == 1, "\(outcome.errors)")
      #expect(try workspace.contents() == before)
    }
  }

  @Test(
    "what cannot be read is an error for a check, as in Swift",
    arguments: [
      (Data("@implementation Light\n- (void)a {}\n".utf8), "out/Light.m:1:1: error: 'Light' cannot be read to its end"),
      (Data([0xFF, 0xFE, 0x40, 0]), "out/Light.m:1:1: error: the file is UTF-16, and Objective-C is UTF-8"),
      (Data("\"".utf8), "out/Light.h:2:26: error: nothing is known of 'Light'"),
    ])
  func unreadable(implementation: Data, message: String) throws {
    try Workspace.with(Self.definition) { workspace throws in
      try workspace.folder.write("\n@interface Light : Base <SetLightIntentHandling>\n@end\n", to: "out/Light.h")
      try workspace.folder.write("", to: "out/Light.m")
      try implementation.write(to: workspace.folder.file("out/Light.m"))
      let outcome = try workspace.run(Self.scaffold + ["--check"])
      #expect(outcome.status == 1 && outcome.errors.contains(message), "\(outcome.errors)")
    }
  }

  /// Handlers whose methods stand in several parts of a class: under conditions, and in categories of which one adopts the
  /// protocol.
  private static let parted = """
    #import "SetLightIntent.h"
    #import "ToggleDeviceIntent.h"
    /*
       A comment has other indentation.
    */
    #define TWICE(a) \\
      (a) + (a)
    @interface Light : NSObject <SetLightIntentHandling>
    @end
    #if LARGE
    @implementation Light
    - (void)confirmSetLight:(INIntent *)intent completion:(void (^)(SetLightIntentResponse *))completion {
        completion(nil);
    }
    @end
    #else
    @implementation Light
    @end
    #endif
    @interface Switch : NSObject
    @end
    @implementation Switch
    @end
    @interface Switch (Handling) <ToggleDeviceIntentHandling>
    @end
    @implementation Switch (Handling)
    @end
    @interface Switch (More)
    @end
    @implementation Switch (More)
    - (void)confirmToggleDevice:(ToggleDeviceIntent *)intent completion:(void (^)(ToggleDeviceIntentResponse *))done {
    }
    @end

    """

  @Test("an update adds to each alternative, and to the category that adopts the protocol, as clang expects")
  func parts() throws {
    try Workspace.with(Self.definition) { workspace throws in
      #expect(
        try workspace.run(["generate", "Home.intentdefinition", "-o", "out", "--language", "objc"]).status == 0)
      try workspace.folder.write(Self.parted, to: "out/Parts.m")
      let checker = try ObjectiveCChecker()
      #expect(try !checker.check(["Parts.m"], in: workspace.folder.file("out")).isClean)
      let outcome = try workspace.run(Self.scaffold + ["--update", "--parts", "handlers"])
      #expect(outcome.status == 0, "\(outcome.errors)")
      let text = try workspace.read("out/Parts.m")
      #expect(text.matches(of: #/- \(void\)handleSetLight:/#).count == 2)
      #expect(text.firstMatch(of: #/\n {2,3}[^ (A]/#) == nil, "\(text)")
      let folder = workspace.folder.file("out")
      #expect(try checker.check(["Parts.m"], in: folder).isClean)
      #expect(try checker.check(["Parts.m"], in: folder, options: ["-D", "LARGE"]).isClean)
    }
  }

  @Test(
    "a file in the way stays as it is, and nothing is written",
    arguments: ["SetClimateIntentHandler.m", "IntentHandler.h", "IntentHandler.m"])
  func obstacle(name: String) throws {
    try Workspace.with(Self.definition) { workspace throws in
      try workspace.folder.write("by hand", to: "out/\(name)")
      let outcome = try workspace.run(Self.scaffold)
      #expect(outcome.status == 1 && outcome.errors.contains("out/\(name):1:1: error: "), "\(outcome.errors)")
      #expect(workspace.names(in: "out") == [name])
      #expect(try workspace.read("out/\(name)") == "by hand")
    }
  }

  @Test(
    "what there is in Swift only is refused",
    arguments: [
      ["--style", "async"], ["--layout", "single"], ["--access", "public"], ["--isolation", "main-actor"],
      ["--sendable"],
    ])
  func refuses(options: [String]) throws {
    try Workspace.with(Self.definition) { workspace throws in
      let outcome = try workspace.run(Self.scaffold + options)
      #expect(outcome.status == 64 && outcome.errors.contains("'\(options[0])' is for handlers in Swift: "))
      #expect(!workspace.exists("out"))
    }
  }
}
