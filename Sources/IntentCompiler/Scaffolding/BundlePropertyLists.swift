internal import IntentModel
internal import IntentSemantics
internal import SiriKitInterface

/// The keys that bundles need in their Info.plist, as property lists.
struct BundlePropertyLists {
  /// The intents.
  let intents: ExtensionContent

  /// Who is asked to handle them.
  let host: ScaffoldOptions.Host

  /// The class that gives intents to their handlers.
  let principalClass: String

  /// Whether that class is in Swift, where its name has that of its module in front.
  let isInSwift: Bool

  /// Whether the view controller is in Swift.
  let isViewInSwift: Bool

  /// The files that are wanted.
  func files(for parts: Set<ScaffoldOptions.Part>) -> [GeneratedFile] {
    guard parts.contains(.infoPlist) else { return [] }
    var files: [GeneratedFile] = []
    if host == .extension, !intents.isEmpty { files.append(handlerExtension) }
    if parts.contains(.ui), intents.hasConfirmations { files.append(viewExtension) }
    return files + (app.map { [$0] } ?? [])
  }

  /// The text that an app has to replace before anybody reads it.
  static let usageDescription =
    "TODO: Tell people what they can ask Siri to do with the app, and why it needs to know."

  /// The file for the extension that handles intents.
  private var handlerExtension: GeneratedFile {
    file(
      "IntentsExtension-Info.plist",
      bundleExtension(
        intents.handling, point: "com.apple.intents-service", principalClass: principalClass, isInSwift: isInSwift))
  }

  /// The file for the extension that shows intents.
  private var viewExtension: GeneratedFile {
    file(
      "IntentsUIExtension-Info.plist",
      bundleExtension(
        intents.confirmation, point: "com.apple.intents-ui-service", principalClass: ExtensionTypes.viewController,
        isInSwift: isViewInSwift))
  }

  /// The file for the app; nil where an app needs no key.
  private var app: GeneratedFile? {
    var entries = host == .app && !intents.isEmpty ? lists(of: intents.handling, prefix: "IN") : [:]
    if !intents.activityTypes.isEmpty {
      entries["NSUserActivityTypes"] = .strings(intents.activityTypes)
    }
    if intents.needsUsageDescription {
      entries["NSSiriUsageDescription"] = .string(Self.usageDescription)
    }
    return entries.isEmpty ? nil : file("App-Info.plist", entries)
  }

  private func bundleExtension(
    _ intents: BundleIntents, point: String, principalClass: String, isInSwift: Bool
  ) -> [String: PropertyListValue] {
    [
      "NSExtension": .dictionary([
        "NSExtensionAttributes": .dictionary(lists(of: intents, prefix: "")),
        "NSExtensionPointIdentifier": .string(point),
        "NSExtensionPrincipalClass": .string((isInSwift ? "$(PRODUCT_MODULE_NAME)." : "") + principalClass),
      ])
    ]
  }

  /// The lists under the names that they have in an app, with the prefix `IN`, or in an extension, without.
  private func lists(of intents: BundleIntents, prefix: String) -> [String: PropertyListValue] {
    var lists = [
      "IntentsSupported": intents.supported, "IntentsRestrictedWhileLocked": intents.restrictedWhileLocked,
      "IntentsRestrictedWhileProtectedDataUnavailable": intents.restrictedWhileProtectedDataUnavailable,
    ]
    if intents.playsMedia {
      // The one that promises nothing; the app knows whether it plays music or podcasts.
      lists["SupportedMediaCategories"] = ["INMediaCategoryGeneral"]
    }
    return Dictionary(
      uniqueKeysWithValues: lists.filter { !$0.value.isEmpty || $0.key == "IntentsSupported" }
        .map { (prefix + $0.key, .strings($0.value)) })
  }

  private func file(_ name: String, _ entries: [String: PropertyListValue]) -> GeneratedFile {
    GeneratedFile(name: name, bytes: CanonicalWriter.write(.dictionary(entries)))
  }
}
