package import PropertyListReader
package import SourceDiagnostics

extension InfoPlist {
  /// Keys that the property lists of frameworks, tests and extensions lack.
  private static let appKeys: Set<String> = [
    "INIntentsSupported", "LSApplicationCategoryType", "LSRequiresIPhoneOS", "NSMainNibFile", "NSMainStoryboardFile",
    "NSUserActivityTypes", "UIApplicationSceneManifest", "UILaunchScreen", "UILaunchStoryboardName",
    "UIMainStoryboardFile", "UISupportedInterfaceOrientations", "WKApplication", "WKWatchKitApp",
  ]

  /// What the file says, or nil when it cannot be read; which is an error; values of a wrong type are warnings.
  ///
  /// A binary property list is skipped with a note. Values of a wrong type are reported and left out.
  package static func read(
    _ source: SourceFile, limits: PropertyListLimits = PropertyListLimits(), diagnostics: inout DiagnosticEngine
  ) -> InfoPlist? {
    let document = ProjectDocument(source: source, subject: "Info.plist", limits: limits)
    guard let root = document.read(diagnostics: &diagnostics) else { return nil }
    var reader = ValueReader(source: source)
    let plist = InfoPlist(root: root, reader: &reader)
    diagnostics.report(contentsOf: reader.diagnostics)
    return plist
  }

  private init(root: ProjectNode, reader: inout ValueReader) {
    source = reader.source
    range = root.range

    let bundleExtension = reader.dictionary("NSExtension", in: root)
    let attributes = reader.dictionary("NSExtensionAttributes", in: bundleExtension)
    for dictionary in [root, bundleExtension, attributes] {
      reader.reportRepeatedKeys(in: dictionary)
    }
    extensionRange = bundleExtension?.range
    extensionPointIdentifier = reader.string("NSExtensionPointIdentifier", in: bundleExtension)
    principalClass = reader.string("NSExtensionPrincipalClass", in: bundleExtension)
    mainStoryboard = reader.string("NSExtensionMainStoryboard", in: bundleExtension)
    extensionAttributesRange = attributes?.range
    extensionIntents = IntentLists(in: attributes, keyPrefix: "", reader: &reader)

    appIntents = IntentLists(in: root, keyPrefix: "IN", reader: &reader)
    userActivityTypes = reader.names("NSUserActivityTypes", in: root)
    siriUsageDescription = reader.string("NSSiriUsageDescription", in: root)
    alternativeAppNames = Self.alternativeAppNames(in: root, reader: &reader)
    displayName = reader.string("CFBundleDisplayName", in: root)
    bundleName = reader.string("CFBundleName", in: root)
    packageType = reader.string("CFBundlePackageType", in: root)
    developmentRegion = reader.string("CFBundleDevelopmentRegion", in: root)
    localizations = reader.names("CFBundleLocalizations", in: root)
    let scenes = reader.dictionary("UIApplicationSceneManifest", in: root)
    supportsMultipleScenes = reader.boolean("UIApplicationSupportsMultipleScenes", in: scenes)
    hasAppKey = root.entries.contains { Self.appKeys.contains($0.key.value) }
  }

  private static func alternativeAppNames(in root: ProjectNode, reader: inout ValueReader) -> LocatedNames? {
    guard let node = reader.array("INAlternativeAppNames", in: root) else { return nil }
    var names: [Located<String>] = []
    for element in node.elements {
      if element.isDictionary {
        if let name = reader.string("INAlternativeAppName", in: element) { names.append(name) }
      } else {
        reader.report(
          "element of 'INAlternativeAppNames' is of type \(element.kindName), not dictionary", at: element.range)
      }
    }
    return LocatedNames(names, range: node.range)
  }
}
