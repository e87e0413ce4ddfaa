internal import IntentCompiler
internal import SourceDiagnostics

/// Checks the bytes behind the first one as a file of the kind that the first one tells, beside a sound definition.
///
/// Apart from crashes, these count as failures: a finding outside of its file, fix-its that reach behind it, and a
/// definition that the fix-its of its findings make unreadable.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzCheck(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard let kind = bytes.first else { return 0 }
  let path = paths[Int(kind) % paths.count]
  let source = SourceFile(path: path, bytes: Array(bytes.dropFirst()))
  let definition = SourceFile(path: "App/Base.lproj/Example.intentdefinition", bytes: Array(sample.utf8))
  let isMigrated = path.hasPrefix("New/")
  let files = path == definition.path ? [source] : isMigrated ? [definition] : [definition, source]
  let findings = Compiler().findings(in: files, migrated: isMigrated ? [source, shortcuts] : [])
  for finding in findings {
    for location in [finding.location].compactMap(\.self) + finding.notes.compactMap(\.location) {
      precondition(Int(location.range.upperBound) <= location.file.bytes.count, "a place is inside of its file")
    }
  }
  if path == definition.path, let application = try? FixItApplication(of: findings, to: source),
    !application.mended.isEmpty, !findings.contains(where: { $0.id == "malformed-definition" })
  {
    let mended = Compiler().findings(in: [SourceFile(path: path, bytes: application.bytes)])
    precondition(!mended.contains { $0.id == "malformed-definition" }, "a mended definition can be read")
  }
  return 0
}

private let paths = [
  "App/Base.lproj/Example.intentdefinition", "App/de.lproj/Example.strings", "App/de.lproj/Example.stringsdict",
  "App/Example.xcstrings", "App/Info.plist", "App.xcodeproj/project.pbxproj", "App/App.entitlements",
  "App/de.lproj/AppIntentVocabulary.plist", "App/Handler.swift", "App/Handler.m", "New/Intents.swift",
  "New/de.lproj/AppShortcuts.strings", "New/AppShortcuts.xcstrings",
]

/// The code that tables of phrases belong to.
private let shortcuts = SourceFile(
  path: "New/Shortcuts.swift",
  bytes: Array(
    """
    struct Shortcuts: AppShortcutsProvider {
      static var appShortcuts: [AppShortcut] {
        AppShortcut(intent: OrderSoup(), phrases: ["Order \\(\\.$soup) in \\(.applicationName)"], shortTitle: "Order")
      }
    }
    """.utf8))

private let sample = """
  <?xml version="1.0" encoding="UTF-8"?>
  <plist version="1.0">
  <dict>
  <key>INEnums</key><array/>
  <key>INIntentDefinitionModelVersion</key><string>1.2</string>
  <key>INIntents</key>
  <array><dict>
  <key>INIntentCategory</key><string>generic</string>
  <key>INIntentConfigurable</key><true/>
  <key>INIntentDescriptionID</key><string>d1</string>
  <key>INIntentManagedParameterCombinations</key>
  <dict><key>soup</key><dict>
  <key>INIntentParameterCombinationSupportsBackgroundExecution</key><true/>
  <key>INIntentParameterCombinationTitle</key><string>Order ${soup}</string>
  <key>INIntentParameterCombinationTitleID</key><string>s1</string>
  </dict></dict>
  <key>INIntentName</key><string>OrderSoup</string>
  <key>INIntentParameters</key>
  <array><dict>
  <key>INIntentParameterConfigurable</key><true/>
  <key>INIntentParameterDisplayPriority</key><integer>1</integer>
  <key>INIntentParameterName</key><string>soup</string>
  <key>INIntentParameterSupportsResolution</key><true/>
  <key>INIntentParameterTag</key><integer>1</integer>
  <key>INIntentParameterType</key><string>String</string>
  </dict></array>
  <key>INIntentTitle</key><string>Order Soup</string>
  <key>INIntentTitleID</key><string>t1</string>
  <key>INIntentType</key><string>Custom</string>
  <key>INIntentVerb</key><string>Do</string>
  </dict></array>
  </dict>
  </plist>
  """
