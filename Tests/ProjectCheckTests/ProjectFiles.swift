import IntentCompiler
import SourceDiagnostics

/// The files of a small project.
struct ProjectFiles {
  private var files: [SourceFile] = []

  /// Nothing but a definition with the intents.
  init(_ intents: String..., path: String = "App/Orders.intentdefinition") {
    add(path, Self.definition(intents))
  }

  /// Adds a file.
  mutating func add(_ path: String, _ text: String) {
    files.append(SourceFile(path: path, bytes: Array(text.utf8)))
  }

  /// The project with another file.
  func adding(_ path: String, _ text: String) -> ProjectFiles {
    var copy = self
    copy.add(path, text)
    return copy
  }

  /// What a rule finds, as lines.
  func findings(_ rule: DiagnosticID) -> [String] {
    Compiler().findings(in: files).filter { $0.id == rule }.map { finding in
      finding.line.replacing(" \(finding.severity) \(rule):", with: " \(finding.severity):")
    }
  }

  /// What a rule finds, as findings.
  func diagnostics(_ rule: DiagnosticID) -> [Diagnostic] {
    Compiler().findings(in: files).filter { $0.id == rule }
  }

  // MARK: Texts

  /// An intent of a name, with further keys.
  static func intent(_ name: String, _ keys: String = "") -> String {
    """
    <dict><key>INIntentCategory</key><string>generic</string><key>INIntentConfigurable</key><true/>
    <key>INIntentDescriptionID</key><string>d\(name)</string><key>INIntentName</key><string>\(name)</string>
    <key>INIntentTitle</key><string>\(name)</string><key>INIntentTitleID</key><string>t\(name)</string>
    <key>INIntentType</key><string>Custom</string><key>INIntentVerb</key><string>Do</string>\(keys)</dict>
    """
  }

  /// A definition with intents.
  static func definition(_ intents: [String]) -> String {
    """
    <plist version="1.0"><dict><key>INEnums</key><array/>
    <key>INIntentDefinitionModelVersion</key><string>1.2</string>
    <key>INIntentDefinitionNamespace</key><string>abcdef</string>
    <key>INIntents</key><array>\(intents.joined())</array><key>INTypes</key><array/></dict></plist>
    """
  }

  /// The `Info.plist` of an app.
  static func app(_ names: String..., entries: String = "") -> String {
    """
    <plist version="1.0"><dict><key>CFBundlePackageType</key><string>APPL</string>
    <key>INIntentsSupported</key><array>\(strings(names))</array>\(entries)</dict></plist>
    """
  }

  /// The `Info.plist` of an extension.
  static func appExtension(
    _ names: String..., principalClass: String = "$(PRODUCT_MODULE_NAME).IntentHandler"
  ) -> String {
    """
    <plist version="1.0"><dict><key>NSExtension</key><dict><key>NSExtensionAttributes</key><dict>
    <key>IntentsSupported</key><array>\(strings(names))</array></dict>
    <key>NSExtensionPointIdentifier</key><string>com.apple.intents-service</string>
    <key>NSExtensionPrincipalClass</key><string>\(principalClass)</string></dict></dict></plist>
    """
  }

  private static func strings(_ names: [String]) -> String {
    names.map { "\n<string>\($0)</string>" }.joined()
  }

  /// A project with the definition in groups and the given further objects.
  static func xcode(targets: String, path: String = "App/Orders.intentdefinition", _ objects: String) -> String {
    """
    {
      objects = {
        P = {isa = PBXProject; mainGroup = M; targets = (\(targets)); };
        M = {isa = PBXGroup; children = (D); };
        D = {isa = PBXFileReference; path = "\(path)"; };
    \(objects)
      };
      rootObject = P;
    }
    """
  }

  /// A target that has the definition in its sources if a build file is given, with settings.
  static func target(
    _ name: String, _ type: String, file: String? = nil, dependencies: String = "", settings: String = ""
  ) -> String {
    """
    \(name) = {isa = PBXNativeTarget; name = \(name); productType = "com.apple.product-type.\(type)"; \
    buildPhases = (\(name)S); buildConfigurationList = \(name)L; dependencies = (\(dependencies)); };
    \(name)S = {isa = PBXSourcesBuildPhase; files = (\(file == nil ? "" : name + "B")); };
    \(name)B = {isa = PBXBuildFile; fileRef = D; \(file ?? "")};
    \(name)L = {isa = XCConfigurationList; buildConfigurations = (\(name)C); };
    \(name)C = {isa = XCBuildConfiguration; name = Release; buildSettings = {\(settings)}; };
    \(name)D = {isa = PBXTargetDependency; target = \(name); };
    """
  }

  /// The attribute that switches generated classes off.
  static let noClasses = "settings = {ATTRIBUTES = (no_codegen, ); }; "
}
