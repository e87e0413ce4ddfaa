import IntentCompiler
import Testing

@Suite("The compiler in memory")
struct CompilerTests {
  private func definition(intents: String = "", enums: String = "") -> [UInt8] {
    Array(
      """
      <plist version="1.0">
      <dict>
      <key>INEnums</key><array>\(enums)</array>
      <key>INIntentDefinitionModelVersion</key><string>1.2</string>
      <key>INIntentDefinitionNamespace</key><string>aB3dE6</string>
      <key>INIntents</key><array>\(intents)</array>
      <key>INTypes</key><array/>
      </dict>
      </plist>
      """.utf8)
  }

  private func enumeration(_ name: String) -> String {
    """
    <dict><key>INEnumName</key><string>\(name)</string><key>INEnumType</key><string>Regular</string>
    <key>INEnumValues</key><array><dict><key>INEnumValueDisplayName</key><string>Unknown</string>
    <key>INEnumValueDisplayNameID</key><string>uNkn0w</string><key>INEnumValueName</key><string>unknown</string>
    </dict></array></dict>
    """
  }

  @Test("One file per declaration, with the class prefix")
  func files() {
    let compiler = Compiler(options: CompilerOptions(classPrefix: "TE"))
    let source = DefinitionSource(
      path: "some/folder/Tea.intentdefinition", bytes: definition(enums: enumeration("Cup") + enumeration("Leaf")))
    let result = compiler.compile([source])
    #expect(result.report.findings == [])
    #expect(result.files.map(\.name) == ["TECup.swift", "TELeaf.swift"])
    let text = String(decoding: result.files.first?.bytes ?? [], as: UTF8.self)
    #expect(text.contains("@objc public enum TECup: Int {"))
    #expect(!text.contains("some/folder"), "output depends on no path")
  }

  @Test("The single layout has one file of a known name, also for a definition without declarations")
  func singleLayout() {
    let compiler = Compiler(options: CompilerOptions(access: .internal, layout: .single))
    let full = DefinitionSource(path: "Tea.intentdefinition", bytes: definition(enums: enumeration("Cup")))
    let empty = DefinitionSource(path: "None.intentdefinition", bytes: definition())
    let result = compiler.compile([full, empty])
    #expect(result.files.map(\.name) == ["Tea.intentdefinition.swift", "None.intentdefinition.swift"])
    #expect(String(decoding: result.files[0].bytes, as: UTF8.self).contains("@objc internal enum Cup: Int {"))
  }

  @Test("An error in one definition leaves nothing of the others")
  func errors() {
    let good = DefinitionSource(path: "Good.intentdefinition", bytes: definition(enums: enumeration("Cup")))
    let bad = DefinitionSource(path: "Bad.intentdefinition", bytes: Array("<plist>".utf8))
    let result = Compiler().compile([good, bad])
    #expect(result.files == [])
    #expect(result.report.hasErrors)
    #expect(result.report.findings.map(\.path) == ["Bad.intentdefinition"])
  }

  @Test("Names of two definitions collide whatever their case, and the finding points at both")
  func collisions() {
    let first = DefinitionSource(path: "A.intentdefinition", bytes: definition(enums: enumeration("Cup")))
    let second = DefinitionSource(path: "B.intentdefinition", bytes: definition(enums: enumeration("CUP")))
    let report = Compiler().compile([first, second]).report
    #expect(report.findings.map(\.id) == ["output-name-collision"])
    #expect(report.rendered(as: .line).contains("A.intentdefinition:3:"))
    #expect(report.rendered(as: .line).hasPrefix("B.intentdefinition:3:"))
  }

  @Test("A derived name of one definition collides with a class of another")
  func derivedCollisions() {
    let first = DefinitionSource(
      path: "A.intentdefinition", bytes: definition(enums: enumeration("CupResolutionResult")))
    let second = DefinitionSource(path: "B.intentdefinition", bytes: definition(enums: enumeration("Cup")))
    for sources in [[first, second], [second, first]] {
      #expect(Compiler().compile(sources).report.findings.map(\.id) == ["output-name-collision"])
    }
  }

  @Test("A class prefix must be an identifier")
  func classPrefix() {
    let source = DefinitionSource(path: "A.intentdefinition", bytes: definition(enums: enumeration("Cup")))
    let result = Compiler(options: CompilerOptions(classPrefix: "../")).compile([source])
    #expect(result.files == [])
    #expect(result.report.findings.map(\.id) == ["invalid-identifier"])
  }

  @Test("Definitions of one path have positions of their own")
  func positions() {
    let early = DefinitionSource(
      path: "X.intentdefinition", bytes: Array("<plist>\n<dict>\n<key>a</key></dict></plist>".utf8))
    let late = DefinitionSource(
      path: "X.intentdefinition", bytes: Array("<plist>\n\n\n\n<dict><key>a</key></dict></plist>".utf8))
    let lines = Compiler().compile([early, late]).report.findings.map(\.line)
    #expect(Set(lines) == [3, 5])
  }

  @Test("Limits are the caller's")
  func limits() {
    let source = DefinitionSource(path: "A.intentdefinition", bytes: definition(enums: enumeration("Cup")))
    let report = Compiler(options: CompilerOptions(limits: InputLimits(depth: 4))).compile([source]).report
    #expect(report.findings.map(\.id) == ["nesting-too-deep"])
  }
}
