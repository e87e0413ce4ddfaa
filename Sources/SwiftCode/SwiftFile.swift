/// A Swift source file as data.
package struct SwiftFile: Sendable, Equatable {
  /// The comment lines at the top that keep formatters and linters away.
  package static let unformattedHeader = [
    "swift-format-ignore-file", "swiftlint:disable all", "swiftformat:disable all",
  ]

  /// The comment lines at the end: what was switched off is switched on again.
  package static let unformattedFooter = ["swiftformat:enable all", "swiftlint:enable all"]

  /// The comment lines at the top, without their slashes; each stays on one line however long it is.
  ///
  /// For example: `Generated from Menu.definition.`, `swift-format-ignore-file`.
  package let header: [String]

  /// The condition under which everything between header and footer is compiled.
  ///
  /// For example: `canImport(Intents)`
  package let condition: String?

  /// The imports.
  ///
  /// For example: `import Intents`
  package let imports: [ImportDeclaration]

  /// The imports of which a platform has one or another.
  package let importChoices: [ImportChoice]

  /// The declarations at file level.
  package let declarations: [Declaration]

  /// Further parts, each with what it needs.
  ///
  /// For example: declarations under `#if canImport(CoreSpotlight)`
  package let sections: [SwiftFileSection]

  /// The comment lines at the end, without their slashes.
  ///
  /// For example: `swiftlint:enable all`
  package let footer: [String]

  /// A file of the given parts.
  package init(
    header: [String] = [], condition: String? = nil, imports: [ImportDeclaration] = [],
    importChoices: [ImportChoice] = [], declarations: [Declaration], sections: [SwiftFileSection] = [],
    footer: [String] = []
  ) {
    self.header = header
    self.condition = condition
    self.imports = imports
    self.importChoices = importChoices
    self.declarations = declarations
    self.sections = sections
    self.footer = footer
  }
}
