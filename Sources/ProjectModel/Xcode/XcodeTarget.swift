package import SourceDiagnostics

/// A target of an Xcode project.
package struct XcodeTarget: Sendable {
  /// The id of the object in the project.
  package let id: String

  /// The place of the id, where the target is defined.
  package let range: SourceRange

  /// The name.
  package let name: Located<String>

  /// What the target makes.
  package let productType: XcodeProductType

  /// `productType` as it is written, for example `com.apple.product-type.application`; nil for aggregate targets.
  package let productTypeIdentifier: Located<String>?

  /// The id of the file reference to the product.
  package let productReferenceID: String?

  /// The file name of the product, for example `App.app`.
  package let productFileName: String?

  /// The build phases in the order of the project.
  package let buildPhases: [XcodeBuildPhase]

  /// The ids of the targets of this project that it depends on.
  package let dependencyIDs: [String]

  /// The names of the packages' products that it depends on.
  package let packageProducts: [Located<String>]

  /// The ids of the synchronised folders whose files belong to the target, at the places where the target lists them.
  package let synchronizedFolderIDs: [Located<String>]

  /// The build configurations in the order of the project.
  package let configurations: [XcodeConfiguration]

  /// The name of the configuration that command-line builds use.
  package let defaultConfigurationName: String?

  /// The configuration that command-line builds use, else the first one.
  package var defaultConfiguration: XcodeConfiguration? {
    configurations.first { $0.name.value == defaultConfigurationName } ?? configurations.first
  }

  /// The name of the Swift module, for example `My_App` for a product `My App`.
  package var moduleName: String? { setting("PRODUCT_MODULE_NAME")?.value }

  /// The name of the product without its suffix.
  package var productName: String? { setting("PRODUCT_NAME")?.value }

  /// The value of a setting in the default configuration, else in the first one that has it.
  package func setting(_ name: String) -> Located<String>? {
    defaultConfiguration?.value(of: name) ?? configurations.lazy.compactMap { $0.value(of: name) }.first
  }

  /// A setting that names a file in the default configuration, else in the first one that has it.
  package func path(_ name: String) -> Located<String>? {
    defaultConfiguration?.path(of: name) ?? configurations.lazy.compactMap { $0.path(of: name) }.first
  }

  /// The file that a setting names in each configuration, every path once.
  package func paths(_ name: String) -> [Located<String>] {
    var seen: Set<String> = []
    return configurations.compactMap { $0.path(of: name) }.filter { seen.insert($0.value).inserted }
  }

  /// The setting that fills in a key of a generated `Info.plist`, for example for `NSSiriUsageDescription`.
  package func infoPlistSetting(_ key: String) -> Located<String>? {
    setting("INFOPLIST_KEY_" + key)
  }

  /// Whether the `Info.plist` is made of build settings, at least in part.
  package var generatesInfoPlist: Bool {
    setting("GENERATE_INFOPLIST_FILE")?.value.uppercased() == "YES"
  }

  /// Whether settings may come from files that are not read.
  package var hasBaseConfiguration: Bool {
    configurations.contains { !$0.baseConfigurationPaths.isEmpty }
  }

  /// The files of all phases of a kind.
  package func files(in kind: XcodeBuildPhase.Kind) -> [XcodeBuildFile] {
    buildPhases.filter { $0.kind == kind }.flatMap(\.files)
  }
}
