/// The kinds of products that matter for intents.
package enum XcodeProductType: Sendable, Hashable {
  case application
  case watchApplication
  case appClip
  /// An extension of any kind; its `Info.plist` tells which.
  case appExtension
  case framework
  case staticLibrary
  case dynamicLibrary
  case unitTests
  case uiTests
  case tool
  /// A target that only groups others or runs scripts.
  case aggregate
  case other

  /// The kind for an identifier such as `com.apple.product-type.app-extension`.
  init(identifier: String) {
    let prefix = "com.apple.product-type."
    let name = identifier.hasPrefix(prefix) ? String(identifier.dropFirst(prefix.count)) : identifier
    self =
      switch name {
      case "application", "application.messages": .application
      case "application.watchapp", "application.watchapp2", "application.watchapp2-container": .watchApplication
      case "application.on-demand-install-capable": .appClip
      case "app-extension", "extensionkit-extension", "tv-app-extension", "watchkit-extension", "watchkit2-extension":
        .appExtension
      case "framework", "framework.static": .framework
      case "library.static", "objfile": .staticLibrary
      case "library.dynamic": .dynamicLibrary
      case "bundle.unit-test": .unitTests
      case "bundle.ui-testing": .uiTests
      case "tool": .tool
      default: name.hasPrefix("app-extension.") ? .appExtension : .other
      }
  }

  /// Whether its code is linked or loaded into the processes of other products.
  package var isLibrary: Bool {
    switch self {
    case .framework, .staticLibrary, .dynamicLibrary: true
    default: false
    }
  }

  /// Whether it is an app that a user starts.
  package var isApplication: Bool {
    switch self {
    case .application, .watchApplication, .appClip: true
    default: false
    }
  }

  /// Whether it holds tests.
  package var isTest: Bool { self == .unitTests || self == .uiTests }
}
