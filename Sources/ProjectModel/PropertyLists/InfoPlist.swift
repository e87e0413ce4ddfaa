package import SourceDiagnostics

/// What an `Info.plist` says about intents.
///
/// A value is nil where the file lacks it. Texts stand as written, with build settings such as `$(PRODUCT_NAME)`.
package struct InfoPlist: Sendable, Equatable {
  /// The file.
  package let source: SourceFile

  /// The place of the whole dictionary, for what is missing in it.
  package let range: SourceRange

  /// `NSExtension`: the place of the dictionary; nil for anything but an extension.
  package let extensionRange: SourceRange?

  /// `NSExtensionPointIdentifier`, for example `com.apple.intents-service`.
  package let extensionPointIdentifier: Located<String>?

  /// `NSExtensionPrincipalClass`, for example `$(PRODUCT_MODULE_NAME).IntentHandler`.
  package let principalClass: Located<String>?

  /// `NSExtensionMainStoryboard`.
  package let mainStoryboard: Located<String>?

  /// `NSExtensionAttributes`: the place of the dictionary.
  package let extensionAttributesRange: SourceRange?

  /// The lists in the attributes of an extension.
  package let extensionIntents: IntentLists

  /// The lists of an app that handles intents itself.
  package let appIntents: IntentLists

  /// `NSUserActivityTypes`.
  package let userActivityTypes: LocatedNames?

  /// `NSSiriUsageDescription`.
  package let siriUsageDescription: Located<String>?

  /// The names in `INAlternativeAppNames`.
  package let alternativeAppNames: LocatedNames?

  /// `CFBundleDisplayName`.
  package let displayName: Located<String>?

  /// `CFBundleName`.
  package let bundleName: Located<String>?

  /// `CFBundlePackageType`, for example `APPL`.
  package let packageType: Located<String>?

  /// `CFBundleDevelopmentRegion`.
  package let developmentRegion: Located<String>?

  /// `CFBundleLocalizations`.
  package let localizations: LocatedNames?

  /// `UIApplicationSupportsMultipleScenes` of `UIApplicationSceneManifest`.
  package let supportsMultipleScenes: Located<Bool>?

  /// Whether there is a key that only apps have.
  let hasAppKey: Bool

  /// Whether the bundle is an extension that handles intents.
  package var isIntentsExtension: Bool {
    extensionPointIdentifier?.value == "com.apple.intents-service"
  }

  /// Whether the bundle is an extension that shows a view for intents.
  package var isIntentsUIExtension: Bool {
    extensionPointIdentifier?.value == "com.apple.intents-ui-service"
  }

  /// Whether the bundle is an extension of any kind.
  package var isExtension: Bool { extensionRange != nil }

  /// Whether the bundle looks like an app; the package type alone does not tell where the build fills it in.
  package var isApp: Bool {
    !isExtension && (packageType?.value == "APPL" || hasAppKey)
  }

  /// The lists that count for this kind of bundle.
  package var intents: IntentLists { isExtension ? extensionIntents : appIntents }
}
