import IntentCompiler
import SourceDiagnostics
import TestSupport
import Testing

/// The time of a check grows with the number of files, targets and intents and no faster.
@Suite("Large projects", .serialized) struct LargeProjectTests {
  /// Many definitions, bundles, targets and handlers that have to do with each other.
  private func project(_ count: Int) -> [SourceFile] {
    let intents = (0..<count).map { "<dict><key>INIntentName</key><string>Order\($0)</string></dict>" }
    let names = (0..<count).map { "<string>Order\($0 * 2)Intent</string>" }.joined()
    var files = [
      file("App/A.intentdefinition", "<dict><key>INIntents</key><array>\(intents.joined())</array></dict>"),
      file("App/Info.plist", "<dict><key>INIntentsSupported</key><array>\(names)</array></dict>"),
      SourceFile(path: "App.xcodeproj/project.pbxproj", bytes: Array(xcodeProject(count).utf8)),
    ]
    let phrases = (0..<count).map {
      """
      <dict><key>IntentName</key><string>Order\($0)Inten</string><key>IntentExamples</key>
      <array><string>Order \($0 / 2)</string></array></dict>
      """
    }
    files.append(
      file(
        "App/AppIntentVocabulary.plist", "<dict><key>IntentPhrases</key><array>\(phrases.joined())</array></dict>"))
    let handlers = (0..<count).map { "Order\($0)IntentHandling" }.joined(separator: ", ")
    let methods = (0..<count).map { "func handle(intent: Order\($0)Intent) async {}" }.joined(separator: "\n")
    files.append(SourceFile(path: "App/Handler.swift", bytes: Array("class H: \(handlers) {\n\(methods)\n}".utf8)))
    for number in 0..<min(count, 200) {
      files.append(
        file(
          "E\(number)/Info.plist",
          """
          <dict><key>NSExtension</key><dict><key>NSExtensionAttributes</key><dict><key>IntentsSupported</key>
          <array><string>INPlayMediaIntent</string><string>Order\(number)Intent</string></array></dict>
          <key>NSExtensionPointIdentifier</key><string>com.apple.intents-service</string></dict></dict>
          """))
    }
    return files
  }

  private func xcodeProject(_ count: Int) -> String {
    let range = 0..<count
    let targets = range.map {
      """
      E\($0) = {isa = PBXNativeTarget; name = E\($0); productType = "com.apple.product-type.app-extension"; \
      buildConfigurationList = L\($0); buildPhases = (S\($0)); };
      S\($0) = {isa = PBXSourcesBuildPhase; files = (B\($0)); };
      B\($0) = {isa = PBXBuildFile; fileRef = D; };
      L\($0) = {isa = XCConfigurationList; buildConfigurations = (C\($0)); };
      C\($0) = {isa = XCBuildConfiguration; name = R; buildSettings = {INFOPLIST_FILE = E\($0)/Info.plist; SDKROOT = iphoneos; }; };
      T\($0) = {isa = PBXTargetDependency; target = E\($0); };
      A\($0) = {isa = PBXNativeTarget; name = A\($0); productType = "com.apple.product-type.application"; \
      buildConfigurationList = L\($0); dependencies = (T\($0), T\(($0 + 1) % count)); };
      """
    }
    return """
      {
        objects = {
          P = {isa = PBXProject; mainGroup = M; targets = (\(range.map { "E\($0), A\($0)" }.joined(separator: ", "))); };
          M = {isa = PBXGroup; path = App; children = (D); };
          D = {isa = PBXFileReference; path = A.intentdefinition; };
          \(targets.joined(separator: "\n"))
        };
        rootObject = P;
      }
      """
  }

  private func file(_ path: String, _ root: String) -> SourceFile {
    SourceFile(path: path, bytes: Array("<plist version=\"1.0\">\(root)</plist>".utf8))
  }

  private func time(_ files: [SourceFile]) -> Double {
    var fastest = Double.infinity
    for _ in 0..<2 {
      fastest = min(fastest, ContinuousClock().measure { _ = Compiler().findings(in: files) }.seconds)
    }
    return fastest
  }

  @Test("Four times the size takes about four times as long") func growth() {
    let small = time(project(150))
    let large = time(project(600))
    #expect(large < small * 12 + 0.5, "\(small) s and \(large) s")
  }
}
