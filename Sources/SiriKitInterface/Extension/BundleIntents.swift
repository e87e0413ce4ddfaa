import IntentSemantics

/// What a bundle says about intents in its Info.plist.
package struct BundleIntents: Sendable, Equatable {
  /// The classes that the bundle is asked about.
  package let supported: [String]

  /// Those of them that it is not asked about while the device is locked.
  package let restrictedWhileLocked: [String]

  /// Those of them that it is not asked about while protected data cannot be read.
  package let restrictedWhileProtectedDataUnavailable: [String]

  /// Whether one of them plays media, of kinds that the bundle has to tell.
  package let playsMedia: Bool
}

extension ExtensionContent {
  /// What the bundle says that handles the intents.
  package var handling: BundleIntents {
    let custom = handledCustom.map(\.intent)
    return BundleIntents(
      supported: custom.map(\.className) + system.map(\.intent.className),
      restrictedWhileLocked: custom.filter { $0.restriction > 0 }.map(\.className),
      // The stricter of the two levels includes the other.
      restrictedWhileProtectedDataUnavailable: custom.filter { $0.restriction > 1 }.map(\.className),
      playsMedia: system.contains { $0.intent.className == "INPlayMediaIntent" })
  }

  /// What the bundle says that shows intents while Siri asks for a confirmation.
  package var confirmation: BundleIntents {
    BundleIntents(
      supported: custom.map(\.intent).filter(\.asksForConfirmation).map(\.className), restrictedWhileLocked: [],
      restrictedWhileProtectedDataUnavailable: [], playsMedia: false)
  }

  /// The classes that the app is opened with, or that it donates.
  package var activityTypes: [String] {
    custom.map(\.intent).filter(\.isCarriedOut).map(\.className) + system.map(\.intent.className)
  }

  /// Whether the app has to say what it uses Siri for, as it does for intents of the system.
  package var needsUsageDescription: Bool { !system.isEmpty }
}
