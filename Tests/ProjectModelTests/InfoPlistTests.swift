import ProjectModel
import PropertyListReader
import SourceDiagnostics
import Testing

@Suite struct InfoPlistTests {
  private static let extensionEntries = """
    <key>CFBundleDisplayName</key>
    <string>Kitchen &amp; Co</string>
    <key>CFBundlePackageType</key>
    <string>$(PRODUCT_BUNDLE_PACKAGE_TYPE)</string>
    <key>NSExtension</key>
    <dict>
      <key>NSExtensionAttributes</key>
      <dict>
        <key>IntentsRestrictedWhileLocked</key>
        <array/>
        <key>IntentsRestrictedWhileProtectedDataUnavailable</key>
        <array>
          <string>OrderSoupIntent</string>
        </array>
        <key>IntentsSupported</key>
        <array>
          <string>OrderSoupIntent</string>
          <string>INPlayMediaIntent</string>
          <string>OrderSoupIntent</string>
        </array>
        <key>SupportedMediaCategories</key>
        <array>
          <string>INMediaCategoryMusic</string>
        </array>
      </dict>
      <key>NSExtensionPointIdentifier</key>
      <string>com.apple.intents-service</string>
      <key>NSExtensionPrincipalClass</key>
      <string>$(PRODUCT_MODULE_NAME).IntentHandler</string>
    </dict>
    """

  @Test func handlerExtension() throws {
    let reading = ProjectReading<InfoPlist>(entries: Self.extensionEntries)
    let plist = try reading.required()
    #expect(reading.lines.isEmpty)
    #expect(plist.isExtension && plist.isIntentsExtension)
    #expect(!plist.isIntentsUIExtension && !plist.isApp)
    #expect(plist.displayName?.value == "Kitchen & Co")
    #expect(plist.principalClass?.value == "$(PRODUCT_MODULE_NAME).IntentHandler")
    #expect(plist.mainStoryboard == nil)
    #expect(plist.intents == plist.extensionIntents)
    #expect(plist.intents.supported?.names.map(\.value) == ["OrderSoupIntent", "INPlayMediaIntent", "OrderSoupIntent"])
    #expect(plist.intents.supported?.contains("INPlayMediaIntent") == true)
    #expect(plist.intents.supported?.contains("Soup") == false)
    #expect(plist.intents.restrictedWhileLocked?.names == [])
    #expect(plist.intents.restrictedWhileProtectedDataUnavailable?.names.count == 1)
    #expect(plist.intents.mediaCategories?.names.map(\.value) == ["INMediaCategoryMusic"])
    #expect(plist.appIntents.supported == nil)
  }

  @Test func places() throws {
    let plist = try ProjectReading<InfoPlist>(entries: Self.extensionEntries).required()
    let lines = LineTable(plist.source.bytes)
    let supported = try #require(plist.intents.supported)
    #expect(text(supported.range, in: plist.source) == "<array>")
    #expect(lines.position(at: Int(supported.range.lowerBound)) == SourcePosition(line: 19, column: 5))
    #expect(lines.position(at: Int(supported.names[1].range.lowerBound)) == SourcePosition(line: 21, column: 15))
    #expect(text(supported.names[1].range, in: plist.source) == "INPlayMediaIntent")
    let attributes = try #require(plist.extensionAttributesRange)
    #expect(lines.position(at: Int(attributes.lowerBound)) == SourcePosition(line: 11, column: 3))
    #expect(text(plist.range, in: plist.source) == "<dict>")
  }

  @Test func viewExtension() throws {
    let plist = try ProjectReading<InfoPlist>(
      entries: """
        <key>NSExtension</key>
        <dict>
          <key>NSExtensionMainStoryboard</key><string>MainInterface</string>
          <key>NSExtensionPointIdentifier</key><string>com.apple.intents-ui-service</string>
        </dict>
        """
    ).required()
    #expect(plist.isIntentsUIExtension && !plist.isIntentsExtension)
    #expect(plist.mainStoryboard?.value == "MainInterface")
  }

  @Test func app() throws {
    let reading = ProjectReading<InfoPlist>(
      entries: """
        <key>CFBundleDevelopmentRegion</key><string>en</string>
        <key>CFBundleLocalizations</key><array><string>en</string><string>de</string></array>
        <key>CFBundleName</key><string>$(PRODUCT_NAME)</string>
        <key>INAlternativeAppNames</key>
        <array>
          <dict><key>INAlternativeAppName</key><string>Cuisine</string></dict>
          <dict/>
        </array>
        <key>INIntentsSupported</key><array><string>OrderSoupIntent</string></array>
        <key>INIntentsRestrictedWhileLocked</key><array><string>A</string></array>
        <key>INIntentsRestrictedWhileProtectedDataUnavailable</key><array><string>B</string></array>
        <key>INSupportedMediaCategories</key><array><string>C</string></array>
        <key>NSSiriUsageDescription</key><string>Orders by voice</string>
        <key>NSUserActivityTypes</key><array><string>OrderSoupIntent</string></array>
        <key>UIApplicationSceneManifest</key>
        <dict><key>UIApplicationSupportsMultipleScenes</key><false/></dict>
        """)
    let plist = try reading.required()
    #expect(reading.lines.isEmpty)
    #expect(plist.isApp && !plist.isExtension)
    #expect(plist.intents == plist.appIntents)
    #expect(plist.intents.keyPrefix == "IN")
    #expect(plist.intents.supported?.names.map(\.value) == ["OrderSoupIntent"])
    #expect(plist.intents.restrictedWhileLocked?.names.map(\.value) == ["A"])
    #expect(plist.intents.restrictedWhileProtectedDataUnavailable?.names.map(\.value) == ["B"])
    #expect(plist.intents.mediaCategories?.names.map(\.value) == ["C"])
    #expect(plist.alternativeAppNames?.names.map(\.value) == ["Cuisine"])
    #expect(plist.siriUsageDescription?.value == "Orders by voice")
    #expect(plist.userActivityTypes?.names.map(\.value) == ["OrderSoupIntent"])
    #expect(plist.developmentRegion?.value == "en")
    #expect(plist.localizations?.names.map(\.value) == ["en", "de"])
    #expect(plist.bundleName?.value == "$(PRODUCT_NAME)")
    #expect(plist.supportsMultipleScenes?.value == false)
  }

  @Test func frameworkIsNoApp() throws {
    let plist = try ProjectReading<InfoPlist>(
      entries: "<key>CFBundlePackageType</key><string>$(PRODUCT_BUNDLE_PACKAGE_TYPE)</string>"
    ).required()
    #expect(!plist.isApp && !plist.isExtension)
    #expect(
      try ProjectReading<InfoPlist>(entries: "<key>CFBundlePackageType</key><string>APPL</string>").required().isApp)
  }

  @Test func oldSyntax() throws {
    let reading = ProjectReading<InfoPlist>(
      """
      {
        INIntentsSupported = (OrderSoupIntent, "Other Intent");
        UIApplicationSceneManifest = { UIApplicationSupportsMultipleScenes = YES; };
      }
      """)
    let plist = try reading.required()
    #expect(reading.lines.isEmpty)
    #expect(plist.intents.supported?.names.map(\.value) == ["OrderSoupIntent", "Other Intent"])
    #expect(plist.intents.supported.map { text($0.range, in: plist.source) } == "(")
    #expect(plist.supportsMultipleScenes?.value == true)
  }

  @Test func wrongTypes() throws {
    let reading = ProjectReading<InfoPlist>(
      entries: """
        <key>INIntentsSupported</key><string>OrderSoupIntent</string>
        <key>NSSiriUsageDescription</key><true/>
        <key>NSUserActivityTypes</key><array><string>A</string><integer>1</integer></array>
        <key>NSExtension</key><array/>
        <key>INAlternativeAppNames</key><array><string>Cuisine</string></array>
        <key>UIApplicationSceneManifest</key>
        <dict><key>UIApplicationSupportsMultipleScenes</key><string>perhaps</string></dict>
        <key>SomethingElse</key><integer>1</integer>
        """)
    let plist = try reading.required()
    #expect(
      reading.lines == [
        "4:38: warning: 'INIntentsSupported' is of type string, not array",
        "5:34: warning: 'NSSiriUsageDescription' is of type boolean, not string",
        "6:65: warning: element of 'NSUserActivityTypes' is of type integer, not string",
        "7:23: warning: 'NSExtension' is of type array, not dictionary",
        "8:48: warning: element of 'INAlternativeAppNames' is of type string, not dictionary",
        "10:61: warning: 'UIApplicationSupportsMultipleScenes' is of type string, not boolean",
      ])
    #expect(reading.diagnostics.allSatisfy { $0.id == .unreadableProjectFile })
    #expect(plist.userActivityTypes?.names.map(\.value) == ["A"])
    #expect(plist.intents.supported == nil)
  }

  @Test func valuesThatABuildFillsIn() {
    let reading = ProjectReading<InfoPlist>(
      entries: """
        <key>UIApplicationSceneManifest</key>
        <dict><key>UIApplicationSupportsMultipleScenes</key><string>$(MULTIPLE)</string></dict>
        """)
    #expect(reading.lines.isEmpty)
    #expect(reading.value?.supportsMultipleScenes == nil)
  }

  @Test func repeatedKeys() throws {
    let reading = ProjectReading<InfoPlist>(
      entries: """
        <key>INIntentsSupported</key><array><string>First</string></array>
        <key>INIntentsSupported</key><array><string>Last</string></array>
        """)
    #expect(try reading.required().intents.supported?.names.map(\.value) == ["Last"])
    #expect(reading.lines == ["5:6: warning: key 'INIntentsSupported' is there twice; the last one counts"])
    #expect(reading.diagnostics.first?.notes.map(\.message) == ["previously here"])
  }

  @Test func manyFaultsAreCut() {
    let reading = ProjectReading<InfoPlist>(
      entries: "<key>NSUserActivityTypes</key><array>\(String(repeating: "<true/>", count: 5000))</array>")
    #expect(reading.diagnostics.count == 20)
    #expect(reading.diagnostics.last?.notes.map(\.message) == ["further problems of this file are not shown"])
  }

  @Test(arguments: [
    ("", "1:1: error: not a valid Info.plist: the file is empty"),
    (" \n", "1:1: error: not a valid Info.plist: the file is empty"),
    ("bplist00\u{1}", "1:1: warning: the file is a binary property list and is skipped"),
    ("(a, b)", "1:1: error: not a valid Info.plist: the file holds a value of type array, not a dictionary"),
    (
      "<plist version=\"1.0\"><string>x</string></plist>",
      "1:30: error: not a valid Info.plist: the file holds a value of type string, not a dictionary"
    ),
    ("<<<<<<< HEAD\n", "1:1: error: not a valid Info.plist: unresolved merge conflict"),
  ])
  func whatIsNoInfoPlist(text: String, expected: String) {
    let reading = ProjectReading<InfoPlist>(text)
    #expect(reading.value == nil)
    #expect(reading.lines == [expected])
    #expect(reading.diagnostics.allSatisfy { $0.id == .unreadableProjectFile })
  }

  @Test(arguments: [
    "<plist><dict>", "<dict></plist>", "<?xml version=\"1.0\"?>", "{a = b", "\u{FEFF}<plist>", "a = b;",
  ])
  func brokenFilesAreErrors(text: String) {
    let reading = ProjectReading<InfoPlist>(text)
    #expect(reading.value == nil)
    #expect(!reading.lines.isEmpty)
    #expect(reading.diagnostics.allSatisfy { $0.severity == .error && $0.id == .unreadableProjectFile })
  }

  @Test func entitlements() throws {
    let on = ProjectReading<Entitlements>(
      "<plist version=\"1.0\"><dict><key>com.apple.developer.siri</key><true/></dict></plist>")
    #expect(try on.required().siri?.value == true)
    #expect(on.lines.isEmpty)
    #expect(try ProjectReading<Entitlements>("<plist version=\"1.0\"><dict/></plist>").required().siri == nil)
    let wrong = ProjectReading<Entitlements>(
      "<plist version=\"1.0\"><dict><key>com.apple.developer.siri</key><array/></dict></plist>")
    #expect(wrong.lines == ["1:63: warning: 'com.apple.developer.siri' is of type array, not boolean"])
  }
}
